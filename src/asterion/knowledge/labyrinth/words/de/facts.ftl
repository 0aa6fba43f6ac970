# Was von einem Labyrinth bekannt ist: Sätze ohne Punkt, denn sie stehen in anderen.

knowledge-kind-is = { $cell } ist { $kind }
knowledge-wall =
    { $stands ->
        [true] zwischen { $cell } und { $beside } ist eine Wand
       *[false] zwischen { $cell } und { $beside } ist keine Wand
    }
knowledge-exit =
    { $there ->
        [true] von { $cell } führt { $way } ein Ausgang hinaus
       *[false] von { $cell } führt { $way } kein Ausgang hinaus
    }
knowledge-exit-open =
    { $open ->
        [true] von { $cell } kommt man { $way } hinaus
       *[false] von { $cell } kommt man { $way } nicht hinaus
    }
knowledge-flow = der Fluss auf { $cell } fließt { $way }, nach { $beside }
knowledge-pit-leads = die Grube auf { $cell } führt nach { $to }
knowledge-player-outside =
    { $whoIs ->
        [you] du bist draußen, von { $cell } { $way }
       *[other] { $who } ist draußen, von { $cell } { $way }
    }
knowledge-treasure =
    { $lies ->
        [true] auf { $cell } liegt ein Schatz
       *[false] auf { $cell } liegt kein Schatz
    }
knowledge-landmine = auf { $cell } liegt eine scharfe Mine

## Warum etwas sicher ist

knowledge-answered = „{ $request }“: { $answer }

## Wie viel sicher ist

knowledge-cells-known = { $known } von { $of } Feldern
knowledge-cells-by-answer = Sichere Felder nach jeder Antwort
knowledge-sides-known = { $known } von { $of } Seiten zwischen zwei Feldern
