# Das Labyrinth des Tages

daily-words =
    { $word ->
        [wall] Wand, Mauer
        [open] offen, frei, Durchgang
        [not] nicht, kein
        [land] Land
        [hospital] Krankenhaus
        [weaponry] Waffenkammer
        [nothing] nichts, leer
        [store] Laden, Geschäft
        [lion] Löwe
        [orc] Ork
        [pit] Fallgrube, Grube
        [up] oben, hoch, hinauf
        [right] rechts
        [down] unten, runter, hinunter
       *[left] links
    }
daily-no-mark = „{ $said }“ kann man hier nicht eintragen. Einträge sind zum Beispiel: { $book ->
        [dungeonlab] c3 Löwe; b2 rechts Wand; b2 c2 offen; Theseus c3; nicht Theseus c3
       *[other] c3 Krankenhaus; b2 rechts Wand; b2 c2 offen; Ariadne c3; nicht Ariadne c3
    }.
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
        [counts] Dazu braucht man, wie viele es von jeder Sorte gibt.
       *[other] Die Antworten allein genügen.
    }
daily-hint-cell = Es geht darum, was ein Feld ist. { daily-hint-rule }
daily-hint-side = Es geht um eine Seite zwischen zwei Feldern: Wand oder offen. { daily-hint-rule }
daily-hint-place = Für { $whoIs ->
        [you] dich
       *[other] { $who }
    } bleibt nur ein Ort. { daily-hint-rule }
daily-hint-not-there = Es gibt einen Ort, an dem { $whoIs ->
        [you] du nicht sein kannst
       *[other] { $who } nicht sein kann
    }. { daily-hint-rule }
daily-hint-mark = Sicher ist: { $fact }, denn

daily-by-answer = Antwort { $number }: { $words }
daily-as-agreed = Vereinbart: { $words }
daily-so = Also: { $fact }.

## Was ein Eintrag sagt, und was vereinbart ist

daily-kind =
    { $kind ->
        [hospital] ein Krankenhaus
        [store] ein Laden
        [lion] ein Löwe
        [orc] ein Ork
        [pit] eine Fallgrube
       *[nothing] nichts
    }
daily-kind-is = auf { $cell } ist { $kind }
daily-count =
    { $kind ->
        [hospital] { $count ->
            [one] ein Krankenhaus
           *[other] { $count } Krankenhäuser
        }
        [store] { $count ->
            [one] ein Laden
           *[other] { $count } Läden
        }
        [lion] { $count ->
            [one] ein Löwe
           *[other] { $count } Löwen
        }
        [orc] { $count ->
            [one] ein Ork
           *[other] { $count } Orks
        }
       *[pit] { $count ->
            [one] eine Fallgrube
           *[other] { $count } Fallgruben
        }
    }
daily-agreed-dungeon = Das Verlies hat { $columns } mal { $rows } Felder auf einer Ebene und Wände ringsum.
daily-agreed-counts = Darin sind { LIST($things, type: "and") }, und sonst trifft man nichts.
daily-agreed-sights = Wo keine Wand dazwischen ist, sieht man vom Nachbarfeld aus Lichter bei Krankenhaus und Laden, grüne Augen bei Löwe und Ork. Ein Ork sticht außerdem alle, die neben ihn kommen, nur nicht im Krankenhaus. Fallgruben sieht man nicht: wer in eine fällt, kommt aus der anderen heraus.
daily-landed = Du landest auf { $cell }.

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
    { $book ->
        [dungeonlab] { $sort ->
            [NotAt] Seit dem Sturz weißt du nicht, wo du bist. Kleine Buchstaben sind Orte, an denen du jetzt sein kannst; der Weg seitdem ist für alle derselbe. Einer davon ist unmöglich (vergleiche { LIST($answers, type: "and") }). Trage ein, dass du dort nicht bist.
            [PlayerAt] Ein Ort bleibt übrig (vergleiche { LIST($answers, type: "and") }). Trage ein, dass du dort bist.
            [KindIs] Lichter und grüne Augen sagen nur die Hälfte. Denke an das, was vereinbart ist (vergleiche { LIST($answers, type: "and") }), und trage ein, was dieses Feld ist.
           *[WallStands] Du bist gegen eine Wand gelaufen, oder etwas Sichtbares war vom Nachbarfeld aus nicht zu sehen: dann ist eine Wand dazwischen (vergleiche { LIST($answers, type: "and") }). Trage diese Seite als Wand ein.
        }
       *[labyrinth] { $sort ->
            [NotAt] Kleine Buchstaben sind Orte, an denen { $who } jetzt sein kann. Gehe von jedem den Weg von { $who } zurück: einer davon ist unmöglich (vergleiche { LIST($answers, type: "and") }). Trage ein, dass { $who } dort nicht ist.
            [PlayerAt] Für { $who } bleibt ein Ort (vergleiche { LIST($answers, type: "and") }). Trage ein, dass { $who } dort ist.
            [KindIs] { $who } ist gefunden, und der ganze Weg ist gezeichnet. Unterwegs hörte { $who } von einem Gebäude: trage ein, was dieses Feld ist.
           *[WallStands] Unterwegs traf { $who } zwischen zwei Feldern auf eine Wand: trage diese Seite als Wand ein.
        }
    }
