### Was an einem Plan falsch ist, was besser sein könnte, und das Zeugnis, das nach einer Partie gezeigt wird.

## Forderungen

labyrinth-problem-no-kind = die Art von { $cell } fehlt
labyrinth-problem-mite = { $cell } ist ein Zeckenfeld, aber gespielt wird ohne Zeckenfelder
labyrinth-problem-landmine = auf { $cell } liegt eine Mine, aber gespielt wird ohne Minen
labyrinth-problem-missing-kind =
    { $kind ->
        [L] es gibt kein Land
        [H] es gibt kein Krankenhaus
       *[W] es gibt keine Waffenkammer
    }
labyrinth-problem-treasure-not-on-land = auf { $cell } liegt ein Schatz, aber das Feld ist kein Land
labyrinth-problem-no-true-treasure = es gibt keinen echten Schatz
labyrinth-problem-true-treasure-not-on-land = auf { $cell } liegt der echte Schatz, aber das Feld ist kein Land
labyrinth-problem-second-true-treasure = auf { $cell } liegt ein zweiter echter Schatz
labyrinth-problem-exits =
    { $count ->
        [0] ein Labyrinth braucht zwei Ausgänge; dieses hat keinen
       *[other] ein Labyrinth braucht zwei Ausgänge; dieses hat { $count }
    }
labyrinth-problem-exit-out-of-reach = { $cell } hat einen Ausgang, aber niemand kann dort stehen bleiben
labyrinth-problem-no-open-exit = am Anfang ist kein Ausgang offen
labyrinth-problem-unreachable = { $cell } ist von { $other } aus ohne Granaten nicht zu erreichen
labyrinth-problem-no-way-back = von { $cell } gibt es ohne Granaten keinen Weg nach { $other }

## Empfehlungen

labyrinth-problem-exits-for-mines =
    mit Minen brauchen { $players } Spieler mehr als { $players } Ausgänge; es gibt { $count }
labyrinth-problem-weaponries =
    { $count ->
        [0] zwei Waffenkammern sind besser als keine
        [one] zwei Waffenkammern sind besser als eine
       *[other] zwei Waffenkammern sind besser als { $count }
    }
labyrinth-problem-hospitals =
    { $count ->
        [0] zwei Krankenhäuser sind besser als keines
        [one] zwei Krankenhäuser sind besser als eines
       *[other] zwei Krankenhäuser sind besser als { $count }
    }
labyrinth-problem-hospital-beside-weaponry = { $cell } ist ein Krankenhaus neben der Waffenkammer { $other }
labyrinth-problem-fakes =
    { $count ->
        [0] { $players } Spieler brauchen 1 bis { $players } falsche Schätze; es gibt keine
       *[other] { $players } Spieler brauchen 1 bis { $players } falsche Schätze; es gibt { $count }
    }
labyrinth-problem-delta =
    { $ways ->
        [0] { $cell } ist ein Delta ohne Weg hinaus
       *[other] { $cell } ist ein Delta mit nur einem Weg hinaus
    }
labyrinth-problem-deltas = { $cell } ist ein Delta neben dem Delta { $other }
labyrinth-problem-unguarded = weder Fluss noch Zecke bewacht den echten Schatz oder einen Ausgang
labyrinth-problem-plain-edge = weder Grube noch Fluss liegt an der Außenwand
labyrinth-problem-treasure-near-exit =
    { $true ->
        [true] auf { $cell } liegt der echte Schatz in der Nähe eines Ausgangs
       *[false] auf { $cell } liegt ein falscher Schatz in der Nähe eines Ausgangs
    }

## Was der Tisch vereinbart hat

labyrinth-problem-limit = { labyrinth-limit }: vereinbart war { $agreed }, der Plan hat { $found }
labyrinth-limit =
    { $limit ->
        [most_pits] Gruben höchstens
        [most_loops] Grubenkreise höchstens
        [longest_loop] längster Grubenkreis
        [most_rivers] Flüsse höchstens
        [most_branches] Arme höchstens
        [longest_river] längster Fluss
        [mites] Zecken
        [weaponries] Waffenkammern
        [hospitals] Krankenhäuser
        [treasures] Schätze
        [inner_walls] Innenwände
       *[exits] Ausgänge
    }
labyrinth-problem-closed-exit = { $cell } hat einen geschlossenen Ausgang, aber gespielt wird ohne solche Ausgänge
labyrinth-problem-safe-chain = zwei gegenüberliegende Seiten sind nicht durch harmlose Felder verbunden

## Fehler einer Zeichnung

labyrinth-drawing-player = „{ $player }“ steht für einen Spieler; wo sie beginnen, wählen die Spieler selbst
labyrinth-drawing-player-twice = Spieler { $player } kommt hier zum zweiten Mal vor
labyrinth-drawing-no-player = es gibt keinen Spieler 0
labyrinth-drawing-more-faults =
    { $count ->
        [one] und { $count } weiterer Fehler in der Zeichnung
       *[other] und { $count } weitere Fehler in der Zeichnung
    }
labyrinth-drawing-pits-numbered = Gruben zählt man in ihrem Kreis ab 1: P1, P2, ...
labyrinth-drawing-pit-twice = im Kreis { $loop } gibt es schon eine Grube { $order }
labyrinth-drawing-pit-gap = vor Grube { $order } des Kreises { $loop } ist eine Lücke: Grube { $missing } fehlt
labyrinth-drawing-loop-of-one = der Kreis { $loop } braucht mindestens zwei Gruben
labyrinth-drawing-river-out = dieser Fluss fließt aus dem Labyrinth hinaus
labyrinth-drawing-river-onto =
    dieser Fluss fließt { $kind ->
        [L] auf Land
        [H] in ein Krankenhaus
        [W] in eine Waffenkammer
        [P] in eine Grube
       *[E] auf ein Zeckenfeld
    }, nicht in einen Fluss oder ein Delta
labyrinth-drawing-river-wall = diesem Fluss steht eine Wand im Weg
labyrinth-drawing-river-circle = dieser Fluss fließt im Kreis
labyrinth-drawing-delta-unfed = in dieses Delta fließt kein Fluss
labyrinth-drawing-wall = eine Wand ist hier „{ $drawn }“, eine Lücke ist leer
labyrinth-drawing-closed-exit = ein geschlossener Ausgang (=) ist nur in einer Außenwand möglich
labyrinth-drawing-wall-alone = neben dieser Wand ist kein Feld; Land zeichnet man als „.“
labyrinth-drawing-post-missing = hier fehlt ein Pfosten (+)
labyrinth-drawing-post-alone = hier hat kein Feld eine Ecke
labyrinth-drawing-no-cell-drawn = kein Feld ist gezeichnet; Land zeichnet man als „.“
labyrinth-drawing-apart = dieser Teil der Form hängt nicht mit { $other } zusammen
labyrinth-drawing-no-such-cell = es gibt kein Feld „{ $drawn }“
labyrinth-drawing-no-item = „{ $drawn }“ ist kein Gegenstand; schreib zum Beispiel „2 bullets“ oder „a grenade“
labyrinth-drawing-item-twice =
    { $item ->
        [bullet] die Kugeln auf { $where } sind zweimal genannt
        [grenade] die Granaten auf { $where } sind zweimal genannt
       *[landmine] die Minen auf { $where } sind zweimal genannt
    }
labyrinth-drawing-two-kinds = „{ $drawn }“: ein Feld hat nur eine Art
labyrinth-drawing-not-a-cell =
    „{ $drawn }“ ist kein Feld; es gibt . H W E D P1 P2 < > ^ v, und T F für Schätze
labyrinth-drawing-name-twice = der Plan hat schon einen Namen
labyrinth-drawing-name-too-long = ein Name darf höchstens { $most } druckbare Zeichen haben
labyrinth-drawing-missing = es gibt keine Zeichnung: zeichne die Felder zwischen Wände, wie +--+
labyrinth-drawing-width = die erste Zeile muss die Breite eines Feldes zeigen, wie +--+
labyrinth-drawing-pitch = alle { $pitch } Spalten muss ein Pfosten (+) stehen, wie in der ersten Zeile
labyrinth-drawing-too-large =
    ein Labyrinth von { NUMBER($columns, useGrouping: 0) }x{ NUMBER($rows, useGrouping: 0) } Feldern ist zu groß; höchstens { $most }x{ $most }
labyrinth-drawing-cells-expected = hier müsste eine Zeile mit Feldern stehen, ohne +
labyrinth-drawing-walls-expected = hier müsste eine Zeile mit Wänden stehen, mit + an jeder Ecke
labyrinth-drawing-cells-follow = es muss eine Zeile mit Feldern folgen
labyrinth-drawing-walls-last = die Zeichnung muss mit einer Zeile von Wänden enden

labyrinth-kind-name =
    { $kind ->
        [L] Land
        [H] Krankenhaus
       *[W] Waffenkammer
    }

## Das Zeugnis

labyrinth-certificate = { $name } ({ labyrinth-certificate-size })
labyrinth-certificate-nameless = Ein Plan ohne Namen ({ labyrinth-certificate-size })
labyrinth-certificate-size = { $columns }x{ $rows }, { NUMBER($cells, useGrouping: 0) } Felder, { $players } Spieler
labyrinth-certificate-line = { $rule }{ $kept }  { $promise }
labyrinth-certificate-met = erfüllt{ " " }
labyrinth-certificate-not-met = nicht{ "   " }
labyrinth-certificate-broken = verletzt
labyrinth-certificate-below = { "               " }{ $text }
labyrinth-certificate-announced =
    Züge zum Heilen: { $healing ->
        [unlimited] beliebig viele
       *[limited] { NUMBER($moves, useGrouping: 0) }
    }; Runden bis zum Unentschieden: { NUMBER($rounds, useGrouping: 0) }
labyrinth-certificate-L89 = jedes Feld hat eine Art
labyrinth-certificate-L80 = es gibt nichts, worauf der Tisch verzichtet
labyrinth-certificate-L90 = es gibt eine Waffenkammer, ein Krankenhaus und Land
labyrinth-certificate-L33 = Schätze liegen auf Land
labyrinth-certificate-L91 = es gibt einen echten Schatz, auf Land
labyrinth-certificate-L92 = es gibt zwei brauchbare Ausgänge, einer davon offen
labyrinth-certificate-L93 = jedes Feld ist von jedem anderen ohne Granaten erreichbar
labyrinth-certificate-L94 = Züge zum Heilen und Runden bis zum Unentschieden sind bekannt
labyrinth-certificate-L78 = mit Minen gibt es mehr Ausgänge als Spieler
labyrinth-certificate-L95 = es gibt zwei Waffenkammern und zwei Krankenhäuser
labyrinth-certificate-L96 = kein Krankenhaus liegt neben einer Waffenkammer
labyrinth-certificate-L97 = es gibt falsche Schätze, nicht mehr als Spieler
labyrinth-certificate-L98 = kein Delta ist eine Falle
labyrinth-certificate-L99 = Schatz und Ausgänge sind bewacht, der Rand ist schwer zu erkennen
labyrinth-certificate-L100 = kein Schatz liegt in der Nähe eines Ausgangs
