### Настройки, которым не отвечает ни один план. $cells — клеток в этой форме.

labyrinth-make-least = { labyrinth-limit }: лабиринту нужно хотя бы { $least }, а не { $wanted }
labyrinth-make-too-many = арсеналы, госпитали, клады и клещи займут столько клеток: { $needed }, а в этой форме их всего { $cells }
labyrinth-make-exits =
    { $exits ->
        [one] { $exits } выход не поместится
        [few] { $exits } выхода не поместятся
       *[many] { $exits } выходов не поместятся
    }: внешних сторон { $sides }
labyrinth-make-walls =
    { $walls ->
        [one] { NUMBER($walls, useGrouping: 0) } внутренняя стена не поместится
        [few] { NUMBER($walls, useGrouping: 0) } внутренние стены не поместятся
       *[many] { NUMBER($walls, useGrouping: 0) } внутренних стен не поместятся
    }: клеток { $cells }
labyrinth-make-none =
    ни один план { $width }×{ $height } ({ $shape ->
        [rectangle] прямоугольник
        [no-corners] без углов
        [plus] крест
        [l-shape] буква Г
        [ring] кольцо
       *[blob] клякса
    }) не отвечает этим настройкам: { $why }
labyrinth-make-out-of-reach = до некоторых клеток не добраться
labyrinth-make-no-room-treasures = нет места кладам ({ $count })
labyrinth-make-no-room-mites = нет места клещам ({ $count })
labyrinth-make-no-room-houses = нет места госпиталям и арсеналам ({ $count })
labyrinth-make-no-room-walls =
    внутренних стен помещается только { NUMBER($possible, useGrouping: 0) } из { NUMBER($wanted, useGrouping: 0) }
