# Was in Dooom herumliegt. Das Attribut .some ist das Ding mit seinem Artikel, .accusative im Akkusativ.

dooom-treasure = Schatz
    .some =
        { $amount ->
            [one] { $amount } Schatz
           *[other] { $amount } Schätze
        }
    .accusative =
        { $amount ->
            [one] { $amount } Schatz
           *[other] { $amount } Schätze
        }
dooom-potion = Heiltrank
    .some = ein Heiltrank
    .accusative = einen Heiltrank
dooom-sword = Schwert
    .some = ein Schwert
    .accusative = ein Schwert
dooom-armour = Rüstung
    .some = eine Rüstung
    .accusative = eine Rüstung
dooom-lantern = Laterne
    .some = eine Laterne
    .accusative = eine Laterne
dooom-exit = Ausgang
dooom-nothing = nichts
