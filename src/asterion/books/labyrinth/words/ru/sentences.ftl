### Что ведущий говорит за столом. О других — в настоящем времени: оно не выдаёт рода.

## Ход игры

labyrinth-began =
    Лабиринт { $columns }×{ $rows }; { $healing ->
        [unlimited] срок лечения не ограничен
       *[limited] на лечение { labyrinth-moves }
    }; { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 0) } круг
        [few] { NUMBER($rounds, useGrouping: 0) } круга
       *[many] { NUMBER($rounds, useGrouping: 0) } кругов
    } без изменений — ничья.
labyrinth-chose-start = { $who } хочет начать с клетки { $cell }.
labyrinth-cell-told = { $who } спрашивает о клетке { $cell }: { labyrinth-kind }.
labyrinth-voided = Выбор недействителен; каждый выбирает новую клетку.
# $why (list): labyrinth-voided-why
labyrinth-voided-by = Выбор недействителен: { LIST($why) }. Каждый выбирает новую клетку.
# $why (same, treasure, inaccessible, near)
labyrinth-voided-why =
    { $why ->
        [same] двое выбрали одну клетку
        [treasure] на выбранной клетке лежит клад
        [inaccessible] на выбранной клетке исток реки
       *[near] выбранная клетка рядом с кладом или у выхода
    }
labyrinth-confirmed = Начальные клетки подтверждены.
labyrinth-placed = { LIST($clauses, type: "join") }.
labyrinth-is-placed = { $who } — { labyrinth-place }
labyrinth-turn-began = Круг { NUMBER($round, useGrouping: 0) }: ходит { $who }.
labyrinth-told-wounded =
    { $whoGender ->
        [she] { $who } ранена{ $order ->
            [true] {" "}и может заказать новую клетку.
           *[false] .
        }
        [he] { $who } ранен{ $order ->
            [true] {" "}и может заказать новую клетку.
           *[false] .
        }
       *[none] Игрок { $who } ранен{ $order ->
            [true] {" "}и может заказать новую клетку.
           *[false] .
        }
    }
labyrinth-died =
    { $whoGender ->
        [she] { $who } погибла.
        [he] { $who } погиб.
       *[none] Игрок { $who } погиб.
    }
labyrinth-lost =
    { $whoGender ->
        [she] { $who } пропала без вести.
        [he] { $who } пропал без вести.
       *[none] Игрок { $who } пропал без вести.
    }
labyrinth-asked = { $who }: { CAPITAL($request) }.
labyrinth-skipped = { $who } пропускает ход.
labyrinth-skipped-and = { $who } пропускает ход. { $answer }
labyrinth-showed-cell = { $who } показывает клетку { $cell }.
labyrinth-choice-asked = { $who }, какой клад берёшь: { LIST($ranks, type: "or") }?
labyrinth-choice-asked-old = { $who }, какой клад берёшь: старый, { LIST($ranks, type: "or") }?
labyrinth-choice-asked-two = { $who }, какой клад берёшь: старый или найденный?
labyrinth-chose = { $who } берёт { $rank } клад.
labyrinth-status-told = { CAPITAL(LIST($parts, type: "join")) }.
labyrinth-recalls = { $who }: { $moves }
labyrinth-recalled = «{ CAPITAL($request) }». { $answer }
labyrinth-counted = { CAPITAL(labyrinth-rounds) } без изменений, известных всем.
labyrinth-declared = { CAPITAL(labyrinth-rounds) } без изменений.
labyrinth-rounds =
    { $n ->
        [0] ни одного круга
        [one] { labyrinth-number } круг
        [few] { labyrinth-number } круга
       *[many] { labyrinth-number } кругов
    }
labyrinth-play-on = Играем дальше.
labyrinth-alone =
    В игре остаётся только { $who }; чтобы вынести настоящий клад, есть { labyrinth-moves }.
labyrinth-resigned = { $who } сдаётся.
labyrinth-flagged = Время вышло: { $who } проигрывает.
labyrinth-break-taken = { $who } берёт перерыв на пять минут.
labyrinth-break-held = За столом перерыв на пять минут.
labyrinth-break-voted =
    { $yes ->
        [true] { $who } голосует за перерыв.
       *[false] { $who } голосует против перерыва.
    }
labyrinth-break-voted-master =
    { $yes ->
        [true] Ведущий голосует за перерыв.
       *[false] Ведущий голосует против перерыва.
    }
labyrinth-clock-started = { $who }, на ход одна минута.
labyrinth-clock-called = { $who }, на ход одна минута, когда кончится перерыв.
labyrinth-break-ended = Перерыв окончен.

labyrinth-ended-treasure =
    { $who } выносит настоящий клад и побеждает! Следующий лабиринт может составить { $who }.
labyrinth-ended-survivor =
    Победа: в живых остаётся только { $who }. Следующий лабиринт может составить { $who }.
labyrinth-ended-lost-treasure = Настоящий клад потерян навсегда — ничья!
labyrinth-ended-nobody-left = Никого не осталось — ничья!
labyrinth-ended-skipped = Все пропустили ход — ничья!
labyrinth-ended-nstop = Слишком много кругов без изменений — ничья!
labyrinth-ended-rounds = { CAPITAL(labyrinth-rounds) } без изменений — ничья!
labyrinth-ended-survivor-failed = Клад не вынесен в срок — ничья!

## Что слышит только ведущий

labyrinth-truth = Что на самом деле с игроком { $who }: { $answer }
labyrinth-stood-nowhere = { $who } больше не ходит по лабиринту.
labyrinth-stood = { $who } стоит на клетке { $cell }.
labyrinth-stood-outside =
    { $who } стоит снаружи, { $way ->
        [up] сверху
        [right] справа
        [down] снизу
       *[left] слева
    } от клетки { $cell }.
labyrinth-fared =
    { $who }: { $standing }{ $true ->
        [true] {" "}(настоящий).
       *[false] .
    }
labyrinth-lay = Теперь на клетке { $cell }: { $lying }.
labyrinth-lying =
    { $things }{ $true ->
        [true] {" "}(настоящий здесь)
       *[false] {""}
    }{ $n ->
        [0] {""}
        [one] , поставлена { labyrinth-number.feminine } мина
        [few] , поставлены { labyrinth-number.feminine } мины
       *[many] , поставлено { labyrinth-number.feminine } мин
    }
labyrinth-wall-gone =
    { $way ->
        [up] Верхней
        [right] Правой
        [down] Нижней
       *[left] Левой
    } стены клетки { $cell } больше нет.
