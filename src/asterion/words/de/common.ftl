# Was jedes Buch sagen kann: Aufzählungen, und ein Spieler mitten im Satz.

list-join = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }

person =
    { $whoIs ->
        [you] du
        [master] die Spielleitung
        [public] das Publikum
       *[other] { $who }
    }
    .accusative =
        { $whoIs ->
            [you] dich
            [master] die Spielleitung
            [public] das Publikum
           *[other] { $who }
        }
    .dative =
        { $whoIs ->
            [you] dir
            [master] der Spielleitung
            [public] dem Publikum
           *[other] { $who }
        }

# Before what to do next
core-label-goal = Ziel
