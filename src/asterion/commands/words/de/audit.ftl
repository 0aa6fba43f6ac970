# `asterion audit`

commands-help-audit =
    Von jedem Spieler, der in RECORDS mit Text geantwortet hat: Züge, verbotene Züge, Antworten ohne
    Zug, weitere Versuche, dadurch verlorene Spiele, und die Zeit.

    Die Antworten liegen neben der Aufzeichnung: game.answers.jsonl gehört zu game.jsonl. Ein Geist
    ist ein Zug in der Aufzeichnung, den der Spieler nie gesagt hat; es darf keinen geben, sonst ist
    der Exit-Status 1.
    .summary = Wie Spieler in aufgezeichneten Spielen mit Text antworteten.
commands-option-audit-answers = Die Antworten, wenn sie nicht neben der Aufzeichnung liegen.
commands-audit-one = --answers ist für eine Aufzeichnung
commands-audit-unreadable = { $path } ist keine Datei mit Antworten: { $why }
commands-audit-moves = { $name }: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }; Antworten wurden nicht gespeichert
commands-audited = { $name }: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $illegal } verboten, { $unreadable } unlesbar{ $unreadable ->
        [0] {""}
       *[other] {" "}({ $kinds })
    }, { $retries ->
        [one] { $retries } weiterer Versuch
       *[other] { $retries } weitere Versuche
    }, { $forfeits } verloren gegeben, { $ghosts ->
        [one] { $ghosts } Geist
       *[other] { $ghosts } Geister
    }, { $lost } verschwunden, { $seconds } s
