# Die Spiele für Lernende.

envs-opening =
    Du spielst { $title } als Spieler { NUMBER($seat, useGrouping: 0) } von { NUMBER($players, useGrouping: 0) }. Dir wird gesagt, was dein Platz wissen darf, und
    sonst nichts. Antworte mit einem Zug, in eckigen Klammern oder allein in der letzten Zeile. Züge sagt man so:
envs-asked =
    { $asks } Du könntest sagen: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}und { $more } mehr.
    }
envs-saying = [{ $saying }]
envs-refused = Das geht nicht: { $why } Noch einmal, sonst ist das Spiel verloren.
envs-lost = Zweimal abgelehnt: { $why }
envs-cut = Das Spiel wurde abgebrochen: es dauerte zu lange.
