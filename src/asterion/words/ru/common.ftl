# Общее для всех книг: перечисления и игрок в середине предложения.

list-join = { $before }, { $next }
list-and = { $before } и { $next }
list-or = { $before } или { $next }

# Имена игроков не склоняются.
person =
    { $whoIs ->
        [you] ты
        [master] ведущий
        [public] зрители
       *[other] { $who }
    }
    .genitive =
        { $whoIs ->
            [you] тебя
            [master] ведущего
            [public] зрителей
           *[other] { $who }
        }
    .dative =
        { $whoIs ->
            [you] тебе
            [master] ведущему
            [public] зрителям
           *[other] { $who }
        }
    .accusative =
        { $whoIs ->
            [you] тебя
            [master] ведущего
            [public] зрителей
           *[other] { $who }
        }
    .instrumental =
        { $whoIs ->
            [you] тобой
            [master] ведущим
            [public] зрителями
           *[other] { $who }
        }
    .prepositional =
        { $whoIs ->
            [you] тебе
            [master] ведущем
            [public] зрителях
           *[other] { $who }
        }

# Before what to do next
core-label-goal = Цель
