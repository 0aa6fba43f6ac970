# Was von einem Verlies bekannt ist: Sätze ohne Punkt, denn sie stehen in anderen.

knowledge-content = auf { $cell } ist { $what }
knowledge-looks-like =
    { $seen ->
        [true] auf { $cell } ist etwas, das so aussieht: { $what }
       *[false] auf { $cell } ist irgendetwas wie: { $what }
    }
knowledge-wall-is = { FORM($way, "at") } von { $cell } ist { $wall }
knowledge-wall-gone = die Wand { FORM($way, "at") } von { $cell } ist bis Runde { NUMBER($round, useGrouping: 0) } weg
knowledge-dead = was auf { $cell } lebte, ist tot oder fort
knowledge-treasure-home = der ursprüngliche Ort des Schatzes ist { $cell }

## Warum etwas sicher ist

knowledge-and-so-on = (...)

## Was nur möglich ist

knowledge-not-there =
    { $whoIs ->
        [you] du bist nicht im Verlies
       *[other] { $who } ist nicht im Verlies
    }
knowledge-many-places =
    { $whoIs ->
        [you] du kannst an jedem von { $count } Orten sein
       *[other] { $who } kann an jedem von { $count } Orten sein
    }
knowledge-may-be-in =
    { $whoIs ->
        [you] du bist vielleicht
       *[other] { $who } ist vielleicht
    } { $branch ->
        [true] auf { LIST($places, type: "or") }, oder in einem Abzweig, den niemand gesehen hat
       *[false] auf { LIST($places, type: "or") }
    }

## Wie viel sicher ist

knowledge-places-known = { $known } von { $of } Orten
knowledge-places-by-answer = Sichere Orte nach jeder Antwort
knowledge-walls-known =
    { $count ->
        [one] eine Wand oder Lücke
       *[other] { $count } Wände und Lücken
    }
