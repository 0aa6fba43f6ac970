### Ein Zug, wie er verlangt wurde, allen gesagt; was Leute selbst tippen, liest `say`.

labyrinth-request-parts = { $before }; { $next }
labyrinth-request-order = ein Feld bestellen
labyrinth-request-dark = { $parts }, das Ergebnis verschweigen
labyrinth-request-semi-dark = { $parts }, nur sagen, { LIST($facets) }
labyrinth-request-facet =
    { $facet ->
        [wall] ob ich gegen eine Wand stoße
        [cell] wo ich lande
        [carried] ob ich mitgenommen werde
        [found] was ich finde
        [scream] ob ein Schrei zu hören ist
        [blast] ob ich auf eine Mine trete
       *[status] wie es um mich steht
    }

labyrinth-request-go = { labyrinth-way } gehen
labyrinth-request-shoot = { labyrinth-way } schießen
labyrinth-request-shoot-at = { labyrinth-way } auf { $target } schießen
labyrinth-request-blow =
    { $way ->
        [up] die obere Wand sprengen
        [right] die rechte Wand sprengen
        [down] die untere Wand sprengen
       *[left] die linke Wand sprengen
    }
labyrinth-request-mine =
    { $way ->
        [here] hier eine Mine legen
       *[other] { labyrinth-to-way } eine Mine legen
    }
labyrinth-request-leave = { FORM($thing, "accusative") } ablegen
labyrinth-request-throw = { FORM($thing, "accusative") } { labyrinth-to-way } werfen
labyrinth-request-all =
    { $thing ->
        [bullet] alle Kugeln
        [grenade] alle Granaten
        [landmine] alle Minen
        [corpse] alle Leichen
       *[treasure] alle Schätze
    }
labyrinth-request-take = nehmen
labyrinth-request-take-everything = alles nehmen
labyrinth-request-take-kind =
    { $thing ->
        [bullet] die Kugeln nehmen
        [grenade] die Granaten nehmen
        [landmine] die Minen nehmen
       *[corpse] die Leichen nehmen
    }
labyrinth-request-take-treasure = den { $rank } Schatz nehmen
labyrinth-request-take-nothing = nichts nehmen
labyrinth-request-no-restock = nicht auffüllen
labyrinth-request-prefer = den { $rank } Schatz wählen

labyrinth-request-if =
    { $holds ->
        [true] wenn { labyrinth-request-fact }, { $then }
       *[false] wenn { labyrinth-request-fact.not }, { $then }
    }
labyrinth-request-if-else = { labyrinth-request-if }, sonst { $otherwise }
labyrinth-request-together = ({ $parts })
labyrinth-request-fact =
    { $fact ->
        [wall] ich gegen eine Wand stoße
        [land] ich auf Land gehe
        [hospital] ich in ein Krankenhaus gehe
        [weaponry] ich in eine Waffenkammer gehe
        [pit] ich in eine Grube falle
        [river] ich in einen Fluss gehe
        [delta] ich in ein Delta gehe
        [encephalitis] ich auf das Zeckenfeld gerate
        [outside] ich draußen bin
        [mite] ich die Zecke wecke
        [carried] ich mitgenommen werde
        [feet] etwas vor meinen Füßen liegt
        [found] ich etwas finde
        [treasure] ich einen Schatz finde
        [bullet] ich eine Kugel finde
        [grenade] ich eine Granate finde
        [landmine] ich eine Mine finde
        [corpse] ich eine Leiche finde
        [scream] ein Schrei zu hören ist
        [blast] ich auf eine Mine trete
        [healed] ich geheilt werde
       *[infected] ich mich anstecke
    }
    .not =
        { $fact ->
            [wall] ich gegen keine Wand stoße
            [land] ich nicht auf Land gehe
            [hospital] ich in kein Krankenhaus gehe
            [weaponry] ich in keine Waffenkammer gehe
            [pit] ich in keine Grube falle
            [river] ich in keinen Fluss gehe
            [delta] ich in kein Delta gehe
            [encephalitis] ich nicht auf das Zeckenfeld gerate
            [outside] ich nicht draußen bin
            [mite] ich die Zecke nicht wecke
            [carried] ich nicht mitgenommen werde
            [feet] nichts vor meinen Füßen liegt
            [found] ich nichts finde
            [treasure] ich keinen Schatz finde
            [bullet] ich keine Kugel finde
            [grenade] ich keine Granate finde
            [landmine] ich keine Mine finde
            [corpse] ich keine Leiche finde
            [scream] kein Schrei zu hören ist
            [blast] ich auf keine Mine trete
            [healed] ich nicht geheilt werde
           *[infected] ich mich nicht anstecke
        }

## Was man außer Zügen sagen kann, wie es auf Knöpfen steht

labyrinth-offer-start = auf { $cell } beginnen
labyrinth-offer-ask = frage nach { $cell }
labyrinth-offer-order = bestelle { $cell }
labyrinth-offer-skip = aussetzen
labyrinth-offer-confirm = bestätigen
labyrinth-offer-void = für ungültig erklären
labyrinth-offer-status = Zustand
labyrinth-offer-count = Zählung
labyrinth-offer-claim-the-count = Zählung verlangen
labyrinth-offer-break = Pause
labyrinth-offer-vote-break-yes = für eine Pause stimmen
labyrinth-offer-vote-break-no = gegen eine Pause stimmen
labyrinth-offer-clock = Uhr
labyrinth-offer-resign = aufgeben
labyrinth-offer-recall = letzter Zug von { $who }
labyrinth-offer-recall-all = alle Züge von { $who }
labyrinth-offer-keep = den { $rank } Schatz behalten
labyrinth-offer-shoot-at = { labyrinth-way } auf { $target } auf { $cell } schießen
