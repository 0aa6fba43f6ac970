# О чём стол может условиться.

dungeonlab-option-landings = число высадок у каждого; 0 — у одиночки по книге, у нескольких без предела
    .name = высадки
    .agreed =
        { $value ->
            [0] высадки по книге
            [one] { $value } высадка
            [few] { $value } высадки
           *[many] { $value } высадок
        }
dungeonlab-option-round-limit = сколько кругов длится партия без победителя; 0 — без предела
    .name = предел кругов
    .agreed =
        { $value ->
            [0] круги без предела
            [one] не больше { $value } круга
           *[many] не больше { $value } кругов
        }
dungeonlab-option-hearing = кто слышит ходы игрока и ответы на них
    .name = кто слышит
    .value-everyone = все
    .value-nobody = никто
    .agreed =
        { $value ->
            [nobody] других не слышит никто
           *[everyone] все слышат всё
        }
dungeonlab-option-dynamite = в магазинах есть динамит, он действует как граната
    .name = динамит
    .agreed =
        { $value ->
            [true] динамит
           *[false] без динамита
        }
dungeonlab-option-kits = комплектов при высадке; 0 — 3 в малом подземелье и 5 в большом
    .name = комплекты
    .agreed =
        { $value ->
            [0] комплекты по размеру
            [one] { $value } комплект
            [few] { $value } комплекта
           *[many] { $value } комплектов
        }
dungeonlab-option-kit-bullets = пуль в комплекте
    .name = пули в комплекте
    .agreed =
        { $value ->
            [one] { $value } пуля в комплекте
            [few] { $value } пули в комплекте
           *[many] { $value } пуль в комплекте
        }
dungeonlab-option-skins-as-money = шкурами можно платить повсюду
    .name = шкуры вместо денег
    .agreed =
        { $value ->
            [true] шкуры вместо денег
           *[false] шкуры не деньги
        }
dungeonlab-option-deadly = укусы, уколы и ожоги убивают, когда предел достигнут или превышен
    .name = раны убивают
    .value-reached = при достижении предела
    .value-exceeded = сверх предела
    .agreed =
        { $value ->
            [exceeded] раны убивают сверх предела
           *[reached] смерть при достижении предела
        }
dungeonlab-option-waiting = ходов пропускает погибший
    .name = пропуск ходов после смерти
    .agreed =
        { $value ->
            [0] после смерти без пропусков
            [one] { $value } ход пропуска после смерти
            [few] { $value } хода пропуска после смерти
           *[many] { $value } ходов пропуска после смерти
        }
dungeonlab-option-name-walls = если упереться в стену, скажут, какая она
    .name = вид стены объявляют
    .agreed =
        { $value ->
            [true] вид стены объявляют
           *[false] вид стены не объявляют
        }
dungeonlab-option-see-players = игроков видно из соседней клетки
    .name = игроков видно
    .agreed =
        { $value ->
            [true] игроков видно
           *[false] игроков не видно
        }
dungeonlab-option-free-climbing = у дерева сразу спросят, полезешь ли, и ход не тратится
    .name = лезть без хода
    .agreed =
        { $value ->
            [true] лезть на дерево можно, не тратя хода
           *[false] лезть на дерево стоит хода
        }
dungeonlab-option-free-skinning = о шкуре сразу спросят, и ход не тратится
    .name = снимать шкуру без хода
    .agreed =
        { $value ->
            [true] снять шкуру можно, не тратя хода
           *[false] снять шкуру стоит хода
        }
dungeonlab-option-maps = в магазинах есть карты 1×1 и 3×3
    .name = карты в магазинах
    .agreed =
        { $value ->
            [true] карты в магазинах
           *[false] без карт в магазинах
        }
dungeonlab-option-prison-turns = ходов в тюрьме, если игроков несколько
    .name = ходы в тюрьме
    .agreed =
        { $value ->
            [one] { $value } ход в тюрьме
            [few] { $value } хода в тюрьме
           *[many] { $value } ходов в тюрьме
        }
dungeonlab-option-fine = штраф в тюрьме для того, кто играет один
    .name = штраф
    .agreed = штраф ${ $value }
dungeonlab-option-demolition = две гранаты разрушают тюрьму
    .name = подрыв тюрем
    .agreed =
        { $value ->
            [true] тюрьму можно взорвать
           *[false] тюрьму не взорвать
        }
dungeonlab-option-political-turns = ходов в политической тюрьме, если игроков несколько
    .name = ходы в политической тюрьме
    .agreed =
        { $value ->
            [one] { $value } ход в политической тюрьме
            [few] { $value } хода в политической тюрьме
           *[many] { $value } ходов в политической тюрьме
        }
dungeonlab-option-center = центр управления показывает карту или клетку с выходом и одну рядом
    .name = центр управления показывает
    .value-map = карту
    .value-peek = выход
    .agreed =
        { $value ->
            [peek] центр показывает выход
           *[map] центр показывает карту
        }
dungeonlab-option-center-again = центр управления помогает раз за высадку, а не раз за партию
    .name = центр помогает снова
    .agreed =
        { $value ->
            [true] центр помогает раз за высадку
           *[false] центр помогает раз за партию
        }
dungeonlab-option-blasters-kill = бластер убивает и зеленоглазых зверей
    .name = бластеры убивают зверей
    .agreed =
        { $value ->
            [true] бластер убивает зверей
           *[false] бластер зверей не убивает
        }
dungeonlab-option-orc-fine = магазин штрафует за шкуры орков и урхов
    .name = штраф за шкуры орков
    .agreed =
        { $value ->
            [true] штраф за шкуру орка
           *[false] без штрафа за шкуру орка
        }
dungeonlab-option-werewolves = бывают оборотни
    .name = оборотни
    .agreed =
        { $value ->
            [true] оборотни
           *[false] без оборотней
        }
dungeonlab-option-exote-beasts = бывают звери-экзоты
    .name = звери-экзоты
    .agreed =
        { $value ->
            [true] звери-экзоты
           *[false] без зверей-экзотов
        }
dungeonlab-option-wounds = какие раны зверя остаются до следующего хода
    .name = какие раны остаются
    .value-all = все
    .value-bullets = от пуль
    .agreed =
        { $value ->
            [bullets] остаются только раны от пуль
           *[all] все раны зверей остаются
        }
dungeonlab-option-arnor = эльфийские клинки только защищают; чёрных всадников убивают арнорские
    .name = арнорские клинки
    .agreed =
        { $value ->
            [true] арнорские клинки
           *[false] без арнорских клинков
        }
dungeonlab-option-exote-ontifutlai = онтифутлас в гурме тоже становится экзотом
    .name = онтифутласы-экзоты
    .agreed =
        { $value ->
            [true] гурм меняет и онтифутласов
           *[false] гурм не меняет онтифутласов
        }
dungeonlab-option-water-in-flight = вода рядом с клеткой под прыжком тоже пугает онтифутласа
    .name = вода пугает в полёте
    .agreed =
        { $value ->
            [true] вода пугает и в прыжке
           *[false] вода не пугает в прыжке
        }
dungeonlab-option-marmars = бывают мармары
    .name = мармары
    .agreed =
        { $value ->
            [true] мармары
           *[false] без мармаров
        }
dungeonlab-option-cops = бывают полицейские, которые ни о чём не спрашивают
    .name = полицейские без вопросов
    .agreed =
        { $value ->
            [true] полицейские без вопросов
           *[false] без простых полицейских
        }
dungeonlab-option-lokhs = бывают лохи
    .name = лохи
    .agreed =
        { $value ->
            [true] лохи
           *[false] без лохов
        }
dungeonlab-option-glimpse = упавший в яму замечает, что вокруг неё
    .name = взгляд при падении
    .agreed =
        { $value ->
            [true] взгляд при падении
           *[false] без взгляда при падении
        }
dungeonlab-option-waterfalls = реки могут падать на уровень ниже
    .name = водопады
    .agreed =
        { $value ->
            [true] водопады
           *[false] без водопадов
        }

# Каким должен быть план, сделанный жребием.

dungeonlab-setting-width = столбцов основного прямоугольника
    .name = ширина
dungeonlab-setting-height = строк основного прямоугольника
    .name = высота
dungeonlab-setting-levels = уровней
    .name = уровни
    .value-1 = один
    .value-2 = два
    .value-4 = четыре
dungeonlab-setting-difficulty = сколько стен и обитателей и каких
    .name = сложность
    .value-easy = лёгкая
    .value-normal = обычная
    .value-hard = трудная
dungeonlab-setting-branches = число отростков на восток или юг
    .name = отростки
dungeonlab-setting-walls = доля стен между клетками, %
    .name = стены
dungeonlab-setting-filled = доля занятых мест, %
    .name = обитатели
dungeonlab-setting-rivers = число рек
    .name = реки
dungeonlab-setting-pits = число ям
    .name = ямы
dungeonlab-setting-kits = для партии, где столько комплектов при высадке; 0 — по размеру
    .name = комплекты
dungeonlab-setting-werewolves = бывают оборотни
    .name = оборотни
dungeonlab-setting-exote-beasts = бывают звери-экзоты
    .name = звери-экзоты
dungeonlab-setting-arnor = на плане могут быть арнорские клинки
    .name = арнорские клинки
dungeonlab-setting-marmars = бывают мармары
    .name = мармары
dungeonlab-setting-cops = бывают полицейские, которые ни о чём не спрашивают
    .name = полицейские без вопросов
dungeonlab-setting-lokhs = бывают лохи
    .name = лохи
dungeonlab-setting-waterfalls = реки могут падать на уровень ниже
    .name = водопады
dungeonlab-setting-maps = на плане могут быть карты
    .name = карты
dungeonlab-setting-dynamite = на плане может быть динамит
    .name = динамит

## Заголовки условий

dungeonlab-group-frame = Основное
dungeonlab-group-walls = Стены и зрение
dungeonlab-group-turn = Ход
dungeonlab-group-lights = Огни
dungeonlab-group-beasts = Звери
dungeonlab-group-rest = Чудовища, деревья и прочее

## Наборы условий: имя и три строки на карточке

dungeonlab-preset-classic = классика
    .lines =
        Как играют на бумаге.
        Все слышат всё.
        Дерево и шкура стоят хода.
dungeonlab-preset-computer = компьютерный
    .lines =
        Как в старой компьютерной версии.
        Других не слышит никто.
        Дерево и шкура хода не стоят.
dungeonlab-preset-everything = всё сразу
    .lines =
        Оборотни, мармары, лохи, звери-экзоты.
        Карты, динамит и арнорские клинки.
        Есть всё, о чём упоминает книга.
