### Wünsche, die kein Plan erfüllen kann.

labyrinth-make-least = { labyrinth-limit }: ein Labyrinth braucht mindestens { $least }, nicht { $wanted }
labyrinth-make-too-many =
    die verlangten Waffenkammern, Krankenhäuser, Schätze und Zecken brauchen { $needed } Felder; diese Form hat nur { $cells }
labyrinth-make-exits = { $exits } Ausgänge passen nicht an { $sides } Außenseiten
labyrinth-make-walls = { NUMBER($walls, useGrouping: 0) } Innenwände passen nicht zwischen { $cells } Felder
labyrinth-make-none =
    kein Plan von { $width }x{ $height } Feldern { $shape ->
        [rectangle] in Form eines Rechtecks
        [no-corners] ohne Ecken
        [plus] in Form eines Kreuzes
        [l-shape] in Form eines L
        [ring] in Form eines Rings
       *[blob] in Form eines Kleckses
    } passt zu diesen Einstellungen: { $why }
labyrinth-make-out-of-reach = manche Felder bleiben unerreichbar
labyrinth-make-no-room-treasures = { $count } Schätze finden keinen Platz
labyrinth-make-no-room-mites = { $count } Zecken finden keinen Platz
labyrinth-make-no-room-houses = { $count } Krankenhäuser und Waffenkammern finden keinen Platz
labyrinth-make-no-room-walls =
    nur { NUMBER($possible, useGrouping: 0) } von { NUMBER($wanted, useGrouping: 0) } Innenwänden finden Platz
