# О чём может договориться стол Dooom, по строке на условие.

dooom-option-hit-points = очков здоровья в начале
    .name = очки здоровья
    .agreed =
        { $value ->
            [one] { $value } очко здоровья
            [few] { $value } очка здоровья
           *[many] { $value } очков здоровья
        }
dooom-option-action-points = очков действия на ход
    .name = очки действия
    .agreed =
        { $value ->
            [one] { $value } очко действия на ход
            [few] { $value } очка действия на ход
           *[many] { $value } очков действия на ход
        }
dooom-option-sight = как далеко видит игрок
    .name = обзор
    .agreed = обзор: { $value }
dooom-option-lantern-sight = как далеко видно с фонарём
    .name = обзор с фонарём
    .agreed = обзор с фонарём: { $value }
dooom-option-sight-shape = что видно: квадрат книги со срезанными углами, весь квадрат или ромб
    .name = форма обзора
    .value-book = как в книге
    .value-square = квадрат
    .value-diamond = ромб
    .agreed =
        { $value ->
            [square] обзор — весь квадрат
            [diamond] обзор — ромб
           *[book] обзор по книге
        }
dooom-option-hit-chance = сколько ударов из ста попадают
    .name = меткость удара
    .agreed =
        { $value ->
            [one] из ста ударов попадает { $value }
           *[many] из ста ударов попадают { $value }
        }
dooom-option-disconnect = ушедший игрок погибает, или его ходы пропускают до возвращения
    .name = кто уходит
    .value-death = погибает
    .value-skip = пропускает ходы
    .agreed =
        { $value ->
            [skip] ходы ушедшего пропускают
           *[death] уход — это смерть
        }
dooom-option-dead-talk = кто слышит мёртвых: все или только мёртвые
    .name = кто слышит мёртвых
    .value-everyone = все
    .value-dead = только мёртвые
    .agreed =
        { $value ->
            [dead] мёртвых слышат только мёртвые
           *[everyone] мёртвых слышат все
        }
dooom-option-round-limit = сколько кругов длится игра без победителя; 0 — без предела
    .name = предел кругов
    .agreed =
        { $value ->
            [0] число кругов не ограничено
            [one] не больше { $value } круга
           *[many] не больше { $value } кругов
        }
dooom-option-late-joining = вступать можно и когда игра уже идёт
    .name = вступление по ходу игры
    .agreed =
        { $value ->
            [true] можно вступать по ходу игры
           *[false] позже никто не вступает
        }
dooom-option-wait-for = сколько игроков нужно для первого хода
    .name = скольких игроков ждать
    .agreed =
        { $value ->
            [one] первый ход ждёт { $value } игрока
           *[many] первый ход ждёт { $value } игроков
        }

## Каким должен быть план, составленный случаем

dooom-setting-width = столбцы
    .name = ширина
dooom-setting-height = строки
    .name = высота
dooom-setting-style = извилистые пещеры, комнаты с коридорами или лабиринт
    .name = вид
    .value-caves = пещеры
    .value-rooms = комнаты
    .value-maze = лабиринт
dooom-setting-walls = доля стен, не считая края, %
    .name = стены
dooom-setting-border = вокруг карты идёт стена
    .name = стены по краю
dooom-setting-players = число игроков, которым нужно место для начала
    .name = игроки
dooom-setting-treasure = сколько сокровищ разложено
    .name = сокровища
dooom-setting-target = сколько сокровищ нужно для победы
    .name = сокровищ для победы
dooom-setting-exits = выходы
    .name = выходы
dooom-setting-potions = зелья здоровья
    .name = зелья
dooom-setting-swords = мечи
    .name = мечи
dooom-setting-armours = доспехи
    .name = доспехи
dooom-setting-lanterns = фонари
    .name = фонари

## Настройки, которым не отвечает ни один план; $rule — номер правила

dooom-unmet-exit = плану нужен выход: «exits» не может быть 0 ({ $rule })

dooom-unmet-target = цель { NUMBER($target, useGrouping: 0) } недостижима: сокровищ только { NUMBER($treasure, useGrouping: 0) } ({ $rule })

dooom-unmet-room =
    при размере { $width }×{ $height } и { $walls } % стен остаётся { $room ->
        [one] { NUMBER($room, useGrouping: 0) } клетка пола
        [few] { NUMBER($room, useGrouping: 0) } клетки пола
       *[many] { NUMBER($room, useGrouping: 0) } клеток пола
    }, а нужно { NUMBER($needed, useGrouping: 0) } ({ $rule })
