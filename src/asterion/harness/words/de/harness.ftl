harness-opening =
    Du spielst { $title } als Spieler { NUMBER($seat, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) }. Dir wird gesagt, was dein Platz wissen darf, und
    sonst nichts. Züge sagt man so:
harness-asked = { $asks } Antworte mit einem Zug in eckigen Klammern oder nur mit dem Zug.
harness-offered =
    Du könntest sagen: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
harness-saying = [{ $saying }]
harness-illegal =
    „{ $move }“ ist ein Zug, aber jetzt nicht erlaubt: { $why }. { $left ->
        [0] Es gibt keinen Versuch mehr: Das Spiel ist verloren.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
harness-unreadable =
    In deiner Antwort ist kein Zug: { $how ->
        [nothing] Sie ist leer
        [several] Sie hat verschiedene Züge in eckigen Klammern
        [prose] Sie hat mehrere Zeilen und nichts in eckigen Klammern
       *[unknown] „{ $said }“ ist kein Zug dieses Spiels
    }. Antworte mit einem Zug in eckigen Klammern. { $left ->
        [0] Es gibt keinen Versuch mehr: Das Spiel ist verloren.
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
