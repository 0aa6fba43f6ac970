### Ответ ведущего на ход и части, из которых он складывается.
###
### Ведущий называет клетку и то, что случилось: так ответ не зависит от рода. Кто сказал, как о нём
### говорить, слышит прошедшее время; краткая игра называет только клетку.

## Предложения из частей

labyrinth-sentence = { CAPITAL(LIST($clauses, type: "join")) }.
labyrinth-loud-sentence = { CAPITAL($clause) }
labyrinth-sentences = { $before } { $next }
labyrinth-done = Сделано.
labyrinth-done-in-the-dark = { CAPITAL($request) } — сделано.
labyrinth-numbered = { $n }. { $sentence }
labyrinth-done-as-first = 1. { CAPITAL($request) } — сделано.

labyrinth-part-answered = { $asked } — { LIST($clauses, type: "join") }
labyrinth-clauses = { LIST($clauses, type: "join") }
labyrinth-parts-answered = { $before }; { $next }
labyrinth-whole-answer = { CAPITAL($answer) }.

## Перемещение

labyrinth-walked =
    { $whoGender ->
        [she] { $entered ->
            [L] перешла на сушу
            [H] вошла в госпиталь
            [W] вошла в арсенал
            [P] упала в яму
            [R] вошла в реку, снесло течением
            [D] попала в дельту
            [E] попала на энцефалитную клетку
            [O] вышла из лабиринта
           *[B] прошла вброд по реке
        }
        [he] { $entered ->
            [L] перешёл на сушу
            [H] вошёл в госпиталь
            [W] вошёл в арсенал
            [P] упал в яму
            [R] вошёл в реку, снесло течением
            [D] попал в дельту
            [E] попал на энцефалитную клетку
            [O] вышел из лабиринта
           *[B] прошёл вброд по реке
        }
       *[none] { $entered ->
            [L] суша
            [H] госпиталь
            [W] арсенал
            [P] яма
            [R] река, снесло течением
            [D] дельта
            [E] энцефалитная клетка
            [O] выход наружу
           *[B] вброд по реке
        }
    }{ $reached ->
        [D] {" "}в дельту
       *[other] {""}
    }
labyrinth-walked-short =
    { $entered ->
        [L] суша
        [H] госпиталь
        [W] арсенал
        [P] яма, переброс в следующую по циклу
        [R] река, снесло
        [D] дельта
        [E] энцефалитная клетка
        [O] выход наружу
       *[B] вброд по реке
    }{ $reached ->
        [D] {" "}в дельту
       *[other] {""}
    }
labyrinth-fell-into-pit = яма
labyrinth-walked-by-flow =
    { $kind ->
        [R] по течению дальше по реке
       *[D] по течению { labyrinth-kind.into }
    }
labyrinth-moved-by-loop = по циклу в следующую яму
labyrinth-stopped =
    { $blocked ->
        [wall] не пройти: стена
        [way] так отсюда не пойти
       *[river] не пройти: навстречу течёт река
    }
labyrinth-stopped-short =
    { $blocked ->
        [wall] стена
        [way] так отсюда не пойти
       *[river] не пройти: навстречу течёт река
    }
labyrinth-stopped-carried =
    { $blocked ->
        [wall] туда не пройти: стена
        [way] так отсюда не пойти
       *[river] не пройти: навстречу течёт река
    }; { $kind ->
        [R] снесло дальше по реке
       *[D] снесло { labyrinth-kind.into }
    }
labyrinth-stopped-carried-short =
    { labyrinth-stopped-short }; { $kind ->
        [R] снесло дальше по реке
       *[D] снесло { labyrinth-kind.into }
    }

## Что к нему добавляется

labyrinth-healed =
    { $whoGender ->
        [she] вылечена
        [he] вылечен
       *[none] вылечили
    }
labyrinth-cremated = труп кремирован
labyrinth-woke =
    { $whoGender ->
        [she] разбудила клеща
        [he] разбудил клеща
       *[none] клещ проснулся
    }
labyrinth-ashes = клад рассыпался в прах
labyrinth-found =
    { $whoGender ->
        [she] { FORM($things, "gender") ->
            [nothing] ничего не нашла
           *[plural] нашла { FORM($things, "accusative") }
        }
        [he] { FORM($things, "gender") ->
            [nothing] ничего не нашёл
           *[plural] нашёл { FORM($things, "accusative") }
        }
       *[none] { FORM($things, "gender") ->
            [nothing] ничего не найдено
            [masculine] найден { $things }
            [feminine] найдена { $things }
            [neuter] найдено { $things }
           *[plural] найдены { $things }
        }
    }
labyrinth-stocked =
    в запасе { $bullets ->
        [one] { $bullets } пуля
        [few] { $bullets } пули
       *[many] { $bullets } пуль
    }{ $load ->
        [corpse] ,
        [landmine] ,
        [treasure] ,
       *[nothing] {" и"}
    } { labyrinth-stock-of-grenades }
labyrinth-stocked-grenades = в запасе { labyrinth-stock-of-grenades }
labyrinth-stock-of-grenades =
    { $grenades ->
        [one] { $grenades } граната
        [few] { $grenades } гранаты
       *[many] { $grenades } гранат
    }{ $load ->
        [corpse] {" "}и труп
        [landmine] {" "}и мина
        [treasure] {" "}и клад
       *[nothing] {""}
    }

## Что говорится отдельно

labyrinth-blew-up =
    { $whoGender ->
        [she] { $killed ->
            [true] подорвалась на мине и погибла
           *[false] подорвалась на мине, ранена
        }
        [he] { $killed ->
            [true] подорвался на мине и погиб
           *[false] подорвался на мине, ранен
        }
       *[none] { $killed ->
            [true] взрыв мины, смерть
           *[false] взрыв мины, ранение
        }
    }
labyrinth-screamed = слышен крик!
labyrinth-infected-killed =
    { $whoGender ->
        [she] заражена и погибает
        [he] заражён и погибает
       *[none] смертельное заражение
    }
labyrinth-infected-unlimited =
    { $whoGender ->
        [she] заражена
        [he] заражён
       *[none] заражение
    }
labyrinth-infected = { labyrinth-infected-unlimited }, на лечение { labyrinth-moves }
labyrinth-died-sick =
    { $whoGender ->
        [she] не вылечилась в срок и погибла
        [he] не вылечился в срок и погиб
       *[none] срок лечения вышел — смерть от энцефалита
    }
labyrinth-got-lost =
    { $whoGender ->
        [she] не смогла вернуться в лабиринт и пропала без вести
        [he] не смог вернуться в лабиринт и пропал без вести
       *[none] вернуться в лабиринт не удалось, игрок пропал без вести
    }
labyrinth-shot-missed = крика нет
labyrinth-shot-and-fell =
    { $scream ->
        [true] слышен крик! Под ноги
       *[false] крика нет; под ноги
    } { FORM($things, "gender") ->
        [masculine] упал
        [feminine] упала
        [neuter] упало
       *[plural] упали
    } { $things }
labyrinth-threw-grenade =
    { $wall ->
        [missing] стены там не было
        [gone] стены больше нет
       *[there] стена стоит
    }
labyrinth-grenade-thrown = граната брошена
labyrinth-set-landmine = мина поставлена
labyrinth-left-thing =
    { FORM($thing, "gender") ->
        [masculine] оставлен
        [feminine] оставлена
        [neuter] оставлено
       *[plural] оставлены
    } { $thing }
labyrinth-threw-thing =
    { FORM($thing, "gender") ->
        [masculine] брошен
        [feminine] брошена
        [neuter] брошено
       *[plural] брошены
    } { $thing } { labyrinth-to-way }{ $feet ->
        [true] {" "}— и снова под ногами
       *[false] {""}
    }{ $cremated ->
        [true] , труп кремирован
       *[false] {""}
    }{ $explosion ->
        [true] , слышен взрыв
       *[false] {""}
    }
labyrinth-threw-thing-scream = { labyrinth-threw-thing }, слышен крик!
labyrinth-took-thing =
    { FORM($things, "gender") ->
        [masculine] взят
        [feminine] взята
        [neuter] взято
       *[plural] взяты
    } { $things }
labyrinth-no-luck = { $asked } — { labyrinth-why-not }
labyrinth-why-not =
    { $why ->
        [none] { $thing ->
            [bullet] увы, ты забываешь: пули давно кончились
            [grenade] увы, ты забываешь: гранаты давно кончились
            [landmine] увы, ты забываешь: мины давно нет
            [treasure] увы, ты забываешь: клада у тебя нет
           *[corpse] увы, ты забываешь: трупа у тебя нет
        }
        [unwell] увы, не в твоём состоянии
        [forbidden] увы, отсюда не стреляют
        [damp] увы, порох отсырел
       *[nothing-there] увы, брать нечего
    }
labyrinth-you-are = ты { labyrinth-place }
labyrinth-part-done = сделано

## Выстрел в ответе на условный ход

labyrinth-shot =
    { $n ->
        [0] пуль не осталось
        [one] осталась { labyrinth-bullets-held }
       *[many] осталось { labyrinth-bullets-held }
    }{ $ground ->
        [0] {""}
       *[other] , на земле { FORM($lying, "feminine") }
    }, { $scream ->
        [true] слышен крик
       *[false] крика нет
    }{ $fell }
labyrinth-shot-again =
    { $scream ->
        [true] слышен крик
       *[false] крика нет
    }{ $fell }, по-прежнему { labyrinth-bullets-held }
labyrinth-shot-fell =
    {" "}(под ноги { FORM($things, "gender") ->
        [masculine] упал
        [feminine] упала
        [neuter] упало
       *[plural] упали
    } { $things })

## Части полутёмного хода

labyrinth-told-wall =
    { $value ->
        [yes] Там стена.
       *[no] Стены нет.
    }
labyrinth-told-carried =
    { $value ->
        [yes] Снесло течением.
       *[no] Не снесло.
    }
labyrinth-told-scream =
    { $value ->
        [yes] Слышен крик!
       *[no] Крика нет.
    }
labyrinth-told-blast =
    { $value ->
        [wounded] Взрыв мины, ранение.
        [killed] Взрыв мины, смерть.
       *[no] Взрыва нет.
    }
labyrinth-told-same-cell = Та же клетка, что и раньше.

## Как дела у игрока

labyrinth-standing = { LIST($parts, type: "join") }
labyrinth-health =
    { $health ->
        [healthy] здоровье в порядке
        [wounded] ранение
        [infected] заражение
        [dead] нет в живых
       *[lost] без вести
    }
labyrinth-immune = иммунитет
labyrinth-load =
    { $load ->
        [corpse] труп
        [landmine] мина
        [treasure] клад
       *[nothing] ничего
    }
labyrinth-load-nothing-else = больше ничего
labyrinth-moves-to-heal =
    { $n ->
        [one] { labyrinth-number } ход на лечение
        [few] { labyrinth-number } хода на лечение
       *[many] { labyrinth-number } ходов на лечение
    }
labyrinth-moves-to-heal-unlimited = срок лечения не ограничен
