# Что неверно в файле этажей и где.

cc3k-place-floor = этаж { $floor }
cc3k-place-row = этаж { $floor }, строка { $row }
cc3k-place-tile = этаж { $floor }, строка { $row }, столбец { $column }
cc3k-place-here = строка { $row }, столбец { $column }
cc3k-plan-nothing = файл пуст: на этаже строк { $rows }, столбцов { $columns }
cc3k-plan-floors = этажей больше, чем { $most }
cc3k-plan-row = столбцов в этой строке { NUMBER($columns, useGrouping: 0) }, а на этаже их { $most }
cc3k-plan-second-player = это второй «@»; первый здесь: { $place }
cc3k-plan-short = этаж обрывается: строк { $drawn } из { $rows }
cc3k-plan-which-potion = «P» не говорит, какое зелье: пиши 0 RH, 1 BA, 2 BD, 3 PH, 4 WA или 5 WD
cc3k-plan-how-much-gold = «G» не говорит, сколько золота: пиши 6 обычная, 7 малая кучка, 8 или 9 клад
cc3k-plan-symbol = «{ $symbol }» на этаже ничего не значит
cc3k-plan-character = «знак { NUMBER($number, useGrouping: 0) }» на этаже ничего не значит
cc3k-plan-generated = «{ $symbol }» стоит на этаже, который ещё предстоит наполнить
cc3k-plan-more-faults = и ещё ошибок в чертеже: { NUMBER($count, useGrouping: 0) }
cc3k-plan-no-room =
    { $missing ->
        [player] нет свободной клетки пола для героя
        [stairs] нет свободной клетки пола для лестницы
       *[both] нет свободной клетки пола для героя и для лестницы
    }
cc3k-plan-second-stairs = это второй «\», он тоже ведёт вниз; первый здесь: { $place }
cc3k-plan-little-room = клеток пола мало, всего { NUMBER($tiles, useGrouping: 0) }: не всё, что полагается, найдёт место
cc3k-plan-lone-hoard = рядом с этим кладом нет своего дракона: его можно взять сразу
cc3k-plan-lone-dragon = рядом с этим драконом нет своего клада: он сторожит сам себя
cc3k-plan-open = рядом с этой клеткой нет ни стены, ни прохода
cc3k-plan-stairs-unreached = от героя к этой лестнице нет пути
cc3k-plan-unreached = из первого зала сюда нет пути
