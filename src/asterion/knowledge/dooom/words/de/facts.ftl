# Was von einem Verlies bekannt ist: Sätze ohne Punkt, denn sie stehen in anderen.

knowledge-start = das Startfeld
    .dative = dem Startfeld
knowledge-from-start = das Feld { LIST($ways, type: "and") } vom Start
    .dative = dem Feld { LIST($ways, type: "and") } vom Start
knowledge-tile =
    { $tile ->
        [wall] eine Wand
        [exit] ein Ausgang
       *[floor] Boden
    }
knowledge-tile-is = { $cell } ist { $tile }
knowledge-thing-lies = auf { FORM($cell, "dative") } liegt { $thing }
knowledge-may-win = alles, was zum Sieg nötig ist, liegt auf bekanntem Boden, und der Ausgang ist { $cell }
knowledge-taken =
    { $whoIs ->
        [you] du hast auf { FORM($cell, "dative") } aufgehoben: { $thing }
       *[other] { $who } hat auf { FORM($cell, "dative") } aufgehoben: { $thing }
    }
knowledge-carries =
    { $has ->
        [true] { $who } hat dabei: { $thing }
       *[false] { $who } hat nicht dabei: { $thing }
    }

## Warum etwas sicher ist

knowledge-steps = du bist { LIST($steps, type: "join") } gegangen.
knowledge-straight =
    { $count } { $way ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    }
knowledge-sights =
    { $count ->
        [one] { $count } Mitteilung darüber, was in Sicht und wer am Zug war.
       *[other] { $count } Mitteilungen darüber, was in Sicht und wer am Zug war.
    }

## Was nur möglich ist

knowledge-many-tiles =
    { $whoIs ->
        [you] du kannst auf jedem von { $count } Feldern sein
       *[other] { $who } kann auf jedem von { $count } Feldern sein
    }

## Wie viel sicher ist

knowledge-tiles-known =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }
knowledge-tiles-by-answer = Sichere Felder nach jeder Antwort
knowledge-exits-known =
    { $count ->
        [one] ein Ausgang
       *[other] { $count } Ausgänge
    }
