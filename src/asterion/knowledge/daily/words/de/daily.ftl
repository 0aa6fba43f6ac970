# Das Labyrinth des Tages

daily-words =
    { $word ->
        [wall] Wand, Mauer
        [open] offen, frei, Durchgang
        [not] nicht, kein
        [land] Land
        [hospital] Krankenhaus
        [weaponry] Waffenkammer
        [up] oben, hoch, hinauf
        [right] rechts
        [down] unten, runter, hinunter
       *[left] links
    }
daily-no-mark = „{ $said }“ kann man hier nicht eintragen. Einträge sind zum Beispiel: c3 Krankenhaus; b2 rechts Wand; b2 c2 offen; Ariadne c3; nicht Ariadne c3.
daily-no-word = Nichts heißt hier „{ $said }“.

## Hinweise

daily-hint-answers =
    { $count ->
        [0] Etwas ist sicher durch das, was zu Beginn gesagt wurde und schon gezeichnet ist.
        [one] Etwas ist sicher durch Antwort { LIST($answers, type: "and") }.
       *[other] Etwas ist sicher durch die Antworten { LIST($answers, type: "and") }.
    }
daily-hint-rule =
    { $rule ->
        [L90] Dazu braucht man, dass es ein Krankenhaus, eine Waffenkammer und Land gibt.
        [L93] Dazu braucht man, dass jedes Feld erreichbar ist.
       *[other] Die Antworten allein genügen.
    }
daily-hint-cell = Es geht darum, was ein Feld ist. { daily-hint-rule }
daily-hint-side = Es geht um eine Seite zwischen zwei Feldern: Wand oder offen. { daily-hint-rule }
daily-hint-place = Für { $who } bleibt nur ein Ort. { daily-hint-rule }
daily-hint-not-there = Es gibt einen Ort, an dem { $who } nicht sein kann. { daily-hint-rule }
daily-hint-mark = Sicher ist: { $fact }, denn

## Das Ergebnis

daily-share = Asterion { NUMBER($number, useGrouping: 0) } · { $marks ->
        [one] { $marks } Eintrag
       *[other] { $marks } Einträge
    } · { $slips ->
        [one] { $slips } Fehler
       *[other] { $slips } Fehler
    }{ $hints ->
        [0] { "" }
        [one] { " · " }{ $hints } Hinweis
       *[other] { " · " }{ $hints } Hinweise
    } · { $row }

## Das allererste, das sich selbst erklärt

daily-coach =
    { $sort ->
        [NotAt] Kleine Buchstaben sind Orte, an denen { $who } jetzt sein kann. Gehe von jedem den Weg von { $who } zurück: einer davon ist unmöglich (vergleiche { LIST($answers, type: "and") }). Trage ein, dass { $who } dort nicht ist.
        [PlayerAt] Für { $who } bleibt ein Ort (vergleiche { LIST($answers, type: "and") }). Trage ein, dass { $who } dort ist.
        [KindIs] { $who } ist gefunden, und der ganze Weg ist gezeichnet. Unterwegs hörte { $who } von einem Gebäude: trage ein, was dieses Feld ist.
       *[WallStands] Unterwegs traf { $who } zwischen zwei Feldern auf eine Wand: trage diese Seite als Wand ein.
    }
