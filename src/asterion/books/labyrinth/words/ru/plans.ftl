### Что не так с планом, что могло бы быть лучше, и свидетельство, которое показывают после партии.

## Требования. $cell — клетка, например b3.

labyrinth-problem-no-kind = тип клетки { $cell } не указан
labyrinth-problem-mite = { $cell } — энцефалитная клетка, а играют без них
labyrinth-problem-landmine = на { $cell } лежит мина, а играют без мин
labyrinth-problem-missing-kind =
    { $kind ->
        [L] нет суши
        [H] нет госпиталя
       *[W] нет арсенала
    }
labyrinth-problem-treasure-not-on-land = на { $cell } лежит клад, но это не суша
labyrinth-problem-no-true-treasure = нет настоящего клада
labyrinth-problem-true-treasure-not-on-land = на { $cell } лежит настоящий клад, но это не суша
labyrinth-problem-second-true-treasure = на { $cell } лежит второй настоящий клад
labyrinth-problem-exits =
    { $count ->
        [0] лабиринту нужны два выхода, а здесь нет ни одного
       *[other] лабиринту нужны два выхода, а здесь { $count }
    }
labyrinth-problem-exit-out-of-reach = у { $cell } есть выход, но остановиться там нельзя
labyrinth-problem-no-open-exit = в начале не открыт ни один выход
labyrinth-problem-unreachable = до { $cell } не добраться от { $other } без гранат
labyrinth-problem-no-way-back = от { $cell } не добраться до { $other } без гранат

## Советы

labyrinth-problem-exits-for-mines =
    если есть мины, выходов должно быть больше, чем игроков ({ $players }); здесь { $count }
labyrinth-problem-weaponries =
    { $count ->
        [0] лучше два арсенала, чем ни одного
       *[other] лучше два арсенала, чем { $count }
    }
labyrinth-problem-hospitals =
    { $count ->
        [0] лучше два госпиталя, чем ни одного
       *[other] лучше два госпиталя, чем { $count }
    }
labyrinth-problem-hospital-beside-weaponry = госпиталь { $cell } стоит рядом с арсеналом { $other }
labyrinth-problem-fakes =
    { $count ->
        [0] ложных кладов должно быть от 1 до { $players }, по числу игроков; здесь ни одного
       *[other] ложных кладов должно быть от 1 до { $players }, по числу игроков; здесь { $count }
    }
labyrinth-problem-delta =
    { $ways ->
        [0] из дельты { $cell } нет пути
       *[other] из дельты { $cell } есть только один путь
    }
labyrinth-problem-deltas = дельта { $cell } — рядом с дельтой { $other }
labyrinth-problem-unguarded = ни река, ни клещ не сторожат ни настоящий клад, ни выход
labyrinth-problem-plain-edge = вдоль внешней стены нет ни ямы, ни реки
labyrinth-problem-treasure-near-exit =
    { $true ->
        [true] настоящий клад на { $cell } лежит близко к выходу
       *[false] ложный клад на { $cell } лежит близко к выходу
    }

## О чём договорился стол

labyrinth-problem-limit = { labyrinth-limit }: условлено { $agreed }, в плане { $found }
labyrinth-limit =
    { $limit ->
        [most_pits] максимум ям
        [most_loops] максимум циклов
        [longest_loop] ям в самом длинном цикле
        [most_rivers] максимум рек
        [most_branches] максимум рукавов
        [longest_river] длина самой длинной реки
        [mites] клещи
        [weaponries] арсеналы
        [hospitals] госпитали
        [treasures] клады
        [inner_walls] внутренние стены
       *[exits] выходы
    }
labyrinth-problem-closed-exit = у { $cell } закрытый выход, а играют без закрытых выходов
labyrinth-problem-safe-chain = противоположные стороны не соединены цепью безопасных клеток

## Ошибки чертежа. $drawn — что там стоит.

labyrinth-drawing-player = «{ $player }» — это игрок, а игроки сами выбирают, где начать
labyrinth-drawing-player-twice = игрок { $player } уже есть на чертеже
labyrinth-drawing-no-player = игрока 0 нет
labyrinth-drawing-more-faults =
    и ещё { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    } в чертеже
labyrinth-drawing-pits-numbered = ямы нумеруют в цикле с единицы: P1, P2, …
labyrinth-drawing-pit-twice = в цикле { $loop } уже есть яма { $order }
labyrinth-drawing-pit-gap = в цикле { $loop } перед ямой { $order } пропуск: нет ямы { $missing }
labyrinth-drawing-loop-of-one = в цикле { $loop } должно быть хотя бы две ямы
labyrinth-drawing-river-out = эта река вытекает из лабиринта
labyrinth-drawing-river-onto =
    эта река течёт { $kind ->
        [L] на сушу
        [H] в госпиталь
        [W] в арсенал
        [P] в яму
       *[E] на энцефалитную клетку
    }, а не в реку или дельту
labyrinth-drawing-river-wall = на пути этой реки стоит стена
labyrinth-drawing-river-circle = эта река течёт по кругу
labyrinth-drawing-delta-unfed = в эту дельту не впадает ни одна река
labyrinth-drawing-wall = стена здесь — «{ $drawn }», проход — пробел
labyrinth-drawing-closed-exit = закрытый выход (=) может быть только во внешней стене
labyrinth-drawing-wall-alone = рядом с этой стеной нет клетки; сушу рисуют как «.»
labyrinth-drawing-post-missing = здесь не хватает столбика (+)
labyrinth-drawing-post-alone = здесь нет угла ни одной клетки
labyrinth-drawing-no-cell-drawn = не нарисовано ни одной клетки; сушу рисуют как «.»
labyrinth-drawing-apart = эта часть отделена от { $other }
labyrinth-drawing-no-such-cell = нет клетки «{ $drawn }»
labyrinth-drawing-no-item = «{ $drawn }» — это не предмет; пиши, например, «2 bullets» или «a grenade»
labyrinth-drawing-item-twice =
    { $item ->
        [bullet] пули на { $where } названы дважды
        [grenade] гранаты на { $where } названы дважды
       *[landmine] мины на { $where } названы дважды
    }
labyrinth-drawing-two-kinds = «{ $drawn }»: у клетки только один тип
labyrinth-drawing-not-a-cell =
    «{ $drawn }» — не клетка; бывают . H W E D P1 P2 < > ^ v, а для кладов T F
labyrinth-drawing-name-twice = у плана уже есть название
labyrinth-drawing-name-too-long =
    в названии может быть не больше { $most } { $most ->
        [one] печатного знака
       *[many] печатных знаков
    }
labyrinth-drawing-missing = чертежа нет: рисуй клетки между стенами, так: +--+
labyrinth-drawing-width = первая строка должна показать ширину клетки, так: +--+
labyrinth-drawing-pitch =
    столбик (+) должен стоять через каждые { $pitch } { $pitch ->
        [one] знак
        [few] знака
       *[many] знаков
    }, как в первой строке
labyrinth-drawing-too-large =
    лабиринт { NUMBER($columns, useGrouping: 0) }×{ NUMBER($rows, useGrouping: 0) } слишком велик; самое большее — { $most }×{ $most }
labyrinth-drawing-cells-expected = здесь должна быть строка клеток, без +
labyrinth-drawing-walls-expected = здесь должна быть строка стен, с + на каждом углу
labyrinth-drawing-cells-follow = дальше должна идти строка клеток
labyrinth-drawing-walls-last = чертёж должен кончаться строкой стен

labyrinth-kind-name =
    { $kind ->
        [L] суша
        [H] госпиталь
       *[W] арсенал
    }

## Свидетельство

labyrinth-certificate = { $name } ({ labyrinth-certificate-size })
labyrinth-certificate-nameless = План без названия ({ labyrinth-certificate-size })
labyrinth-certificate-size =
    { $columns }×{ $rows }, { $cells ->
        [one] { NUMBER($cells, useGrouping: 0) } клетка
        [few] { NUMBER($cells, useGrouping: 0) } клетки
       *[many] { NUMBER($cells, useGrouping: 0) } клеток
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
# Столбцы: у трёх слов одна ширина, вместе с пробелами.
labyrinth-certificate-line = { $rule }{ $kept }  { $promise }
labyrinth-certificate-met = да{ "       " }
labyrinth-certificate-not-met = нет{ "      " }
labyrinth-certificate-broken = нарушено{ " " }
labyrinth-certificate-below = { "                " }{ $text }
labyrinth-certificate-announced =
    ходов на лечение: { $healing ->
        [unlimited] без ограничения
       *[limited] { NUMBER($moves, useGrouping: 0) }
    }; кругов до ничьей: { NUMBER($rounds, useGrouping: 0) }
labyrinth-certificate-L89 = у каждой клетки один тип
labyrinth-certificate-L80 = нет того, без чего решено играть
labyrinth-certificate-L90 = есть арсенал, госпиталь и суша
labyrinth-certificate-L33 = клады лежат на суше
labyrinth-certificate-L91 = настоящий клад один, и он на суше
labyrinth-certificate-L92 = есть два доступных выхода, один из них открыт
labyrinth-certificate-L93 = от любой клетки до любой другой можно дойти без гранат
labyrinth-certificate-L94 = объявлены ходы на лечение и круги до ничьей
labyrinth-certificate-L78 = если есть мины, выходов больше, чем игроков
labyrinth-certificate-L95 = есть два арсенала и два госпиталя
labyrinth-certificate-L96 = ни один госпиталь не стоит рядом с арсеналом
labyrinth-certificate-L97 = ложные клады есть, и их не больше, чем игроков
labyrinth-certificate-L98 = ни одна дельта не ловушка
labyrinth-certificate-L99 = клад и выходы под охраной, край угадать трудно
labyrinth-certificate-L100 = ни один клад не лежит близко к выходу
