### Wie Dinge, Felder, Richtungen und Zahlen heißen.

# Zahlwort bei einem weiblichen Wort
labyrinth-number =
    { $n ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { NUMBER($n, useGrouping: 0) }
    }
labyrinth-moves =
    { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } Zug
       *[other] { NUMBER($moves, useGrouping: 0) } Züge
    }

# .into: wohin
labyrinth-kind =
    { $kind ->
        [L] Land
        [H] ein Krankenhaus
        [W] eine Waffenkammer
        [P] eine Grube
        [R] ein Fluss
        [D] ein Delta
        [E] das Zeckenfeld
       *[O] draußen
    }
    .into =
        { $kind ->
            [L] auf Land
            [H] in ein Krankenhaus
            [W] in eine Waffenkammer
            [P] in eine Grube
            [R] in einen Fluss
            [D] in ein Delta
            [E] auf das Zeckenfeld
           *[O] nach draußen
        }
labyrinth-place =
    { $kind ->
        [L] an Land
        [H] in einem Krankenhaus
        [W] in einer Waffenkammer
        [P] in einer Grube
        [R] in einem Fluss
        [D] in einem Delta
        [E] auf dem Zeckenfeld
       *[O] draußen
    }

labyrinth-way =
    { $way ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
        [left] nach links
        [flow] mit der Strömung
        [loop] durch die Gruben
       *[here] hier
    }
labyrinth-to-way =
    { $way ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
        [left] nach links
       *[here] hier
    }

# .number: ob eines oder mehrere; die Zahlen mehrerer Dinge passen auf keine Variante, also *[many].
labyrinth-things = { LIST($things) }
    .accusative = { LIST(FORM($things, "accusative")) }
    .number = { LIST(FORM($things, "number")) }
labyrinth-nothing = nichts
labyrinth-treasure =
    { $n ->
        [1] ein Schatz
       *[other] { labyrinth-number } Schätze
    }
    .accusative =
        { $n ->
            [1] einen Schatz
           *[other] { labyrinth-number } Schätze
        }
    .number =
        { $n ->
            [1] one
           *[other] many
        }
labyrinth-bullet =
    { $n ->
        [1] eine Kugel
       *[other] { labyrinth-number } Kugeln
    }
    .number =
        { $n ->
            [1] one
           *[other] many
        }
labyrinth-grenade =
    { $n ->
        [1] eine Granate
       *[other] { labyrinth-number } Granaten
    }
    .number =
        { $n ->
            [1] one
           *[other] many
        }
labyrinth-landmine =
    { $n ->
        [1] eine Mine
       *[other] { labyrinth-number } Minen
    }
    .number =
        { $n ->
            [1] one
           *[other] many
        }
labyrinth-corpse =
    { $n ->
        [1] eine Leiche
       *[other] { labyrinth-number } Leichen
    }
    .number =
        { $n ->
            [1] one
           *[other] many
        }
labyrinth-bullets-held =
    { $n ->
        [one] { labyrinth-number } Kugel
       *[other] { labyrinth-number } Kugeln
    }
labyrinth-grenades-held =
    { $n ->
        [one] { labyrinth-number } Granate
       *[other] { labyrinth-number } Granaten
    }

# Sie stehen stets hinter „den“.
labyrinth-rank-old = alten
labyrinth-rank-topmost = obersten
labyrinth-rank =
    { $n ->
        [1] untersten
        [2] zweituntersten
        [3] drittuntersten
        [4] viertuntersten
        [5] fünftuntersten
        [6] sechstuntersten
        [7] siebtuntersten
        [8] achtuntersten
       *[9] neuntuntersten
    }
