# Warum ein Befehl abgelehnt wird. $rule ist die Nummer der Regel.

dooom-refuse-over = das Spiel ist aus
dooom-refuse-spectator = wer zuschaut, kann nicht ziehen
dooom-refuse-masters-word = das kann nur die Spielleitung sagen
dooom-refuse-dead = du bist tot: du darfst schauen und reden, sonst nichts ({ $rule })

dooom-refuse-waiting = das Spiel wartet auf { $players } Spieler ({ $rule })

dooom-refuse-turn = du bist nicht am Zug, sondern { $who }

dooom-refuse-player = dort steht jemand, da kannst du nicht hin ({ $rule })
dooom-refuse-wall = dort ist eine Wand, da kannst du nicht hin ({ $rule })
dooom-refuse-nothing-here = hier gibt es nichts aufzuheben ({ $rule })

dooom-refuse-second = du hast schon { FORM($what, "accusative") } ({ $rule })

dooom-refuse-nobody-there = dort ist niemand, den du angreifen könntest ({ $rule })

## Was die Spielleitung sagt

dooom-refuse-master = die Spielleitung spielt nicht mit; sie kann „beitritt“, „geht“, „zurückgekehrt“, „Zeit“, „stelle“ oder „Entscheidung:“ sagen

dooom-refuse-not-a-player = { $name } spielt hier nicht mit

dooom-refuse-is-dead = { $who } ist tot
dooom-refuse-not-their-turn = { $who } ist nicht am Zug
dooom-refuse-away-already = { $who } ist schon abwesend
dooom-refuse-not-away = { $who } ist am Tisch

dooom-refuse-off-the-map = die Karte hat { NUMBER($columns, useGrouping: 0) } Spalten und { NUMBER($rows, useGrouping: 0) } Zeilen

dooom-refuse-put-into-wall = niemand kann in eine Wand gesetzt werden ({ $rule })
dooom-refuse-put-onto-player = dort steht schon jemand ({ $rule })
dooom-refuse-begun = das Spiel hat begonnen, niemand kann mehr dazukommen ({ $rule })
dooom-refuse-full = die Karte ist voll ({ $rule })

dooom-refuse-start =
    { $tiles ->
        [one] { $players } Spieler können hier nicht beginnen: nur von { $tiles } Feld aus sind ein Ausgang und das Ziel erreichbar
       *[other] { $players } Spieler können hier nicht beginnen: nur von { $tiles } Feldern aus sind ein Ausgang und das Ziel erreichbar
    }

## Was nicht verstanden wird

dooom-refuse-whom =
    sag, wen: { $word ->
        [time] Zeit
       *[other] { $word }
    } NAME

dooom-refuse-where = „{ $said }“, aber wohin? Nach Norden, Osten, Süden oder Westen

dooom-refuse-empty-talk = sag etwas nach dem Wort

dooom-refuse-long-talk = zu lang: höchstens { $most } Zeichen auf einmal

dooom-refuse-strange-talk = nur druckbare Zeichen lassen sich sagen
dooom-refuse-place = sag, wen und wohin: stelle NAME SPALTE ZEILE
