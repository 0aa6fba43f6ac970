# Was die Tatsachen mehrerer Spiele gemeinsam haben, ohne Punkt

knowledge-player-on =
    { $whoIs ->
        [you] du bist auf { FORM($cell, "dative") }
       *[other] { $who } ist auf { FORM($cell, "dative") }
    }
knowledge-player-not-on =
    { $whoIs ->
        [you] du bist nicht auf { FORM($cell, "dative") }
       *[other] { $who } ist nicht auf { FORM($cell, "dative") }
    }

## Warum etwas sicher ist

knowledge-by-rule = Regel { $rule }: { $text }
knowledge-heard-of =
    { $whoIs ->
        [you] du
       *[other] { $who }
    }, { knowledge-answers }: { $heard }
knowledge-heard = { knowledge-answers }: { $heard }
knowledge-answers =
    { $same ->
        [true] Antwort { NUMBER($first, useGrouping: 0) }
       *[false] Antworten { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }
    }
knowledge-then = { $before } { $next }

## Was nur möglich ist

knowledge-kinds = { LIST($kinds, type: "or") }
knowledge-no-kind = nichts
knowledge-may-be = { $cell }: vielleicht { $kinds }

knowledge-may-be-on =
    { $whoIs ->
        [you] du bist vielleicht
       *[other] { $who } ist vielleicht
    } { $count ->
        [0] draußen
       *[other] { $outside ->
            [true] auf { LIST(FORM($cells, "dative"), type: "or") } oder draußen
           *[false] auf { LIST(FORM($cells, "dative"), type: "or") }
        }
    }
knowledge-is-gone =
    { $whoIs ->
        [you] du bist nicht im Labyrinth
       *[other] { $who } ist nicht im Labyrinth
    }
knowledge-anywhere =
    { $whoIs ->
        [you] du kannst überall sein
       *[other] { $who } kann überall sein
    }
