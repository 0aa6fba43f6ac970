### Wünsche, die kein Plan erfüllen kann.

labyrinth-make-least = { labyrinth-limit }: ein Labyrinth braucht mindestens { $least }, nicht { $wanted }
labyrinth-make-too-many =
    die verlangten Waffenkammern, Krankenhäuser, Schätze und Zecken brauchen { $needed } Felder; diese Form hat nur { $cells }
labyrinth-make-exits = { $exits } Ausgänge passen nicht an { $sides } Außenseiten
labyrinth-make-walls = { NUMBER($walls, useGrouping: 0) } Innenwände passen nicht zwischen { $cells } Felder
labyrinth-make-none =
    kein Plan { $width }x{ $height } { $shape ->
        [rectangle] als Rechteck
        [no-corners] ohne Ecken
        [plus] als Kreuz
        [l-shape] als L
        [ring] als Ring
       *[blob] als Klecks
    } erfüllt diese Wünsche: { $why }
labyrinth-make-out-of-reach = Felder bleiben unerreichbar
labyrinth-make-no-room-treasures = { $count } Schätze finden keinen Platz
labyrinth-make-no-room-mites = { $count } Zecken finden keinen Platz
labyrinth-make-no-room-houses = { $count } Krankenhäuser und Waffenkammern finden keinen Platz
labyrinth-make-no-room-walls =
    nur { NUMBER($possible, useGrouping: 0) } von { NUMBER($wanted, useGrouping: 0) } Innenwänden finden Platz
