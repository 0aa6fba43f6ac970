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

## Was man außer Zügen sagen kann; getippt wird es auf Englisch

labyrinth-offer-start = start { $cell }
labyrinth-offer-ask = ask { $cell }
labyrinth-offer-order = order { $cell }
labyrinth-offer-skip = skip
labyrinth-offer-confirm = confirm
labyrinth-offer-void = void
labyrinth-offer-status = status
labyrinth-offer-count = count
labyrinth-offer-claim-the-count = claim the count
labyrinth-offer-break = break
labyrinth-offer-vote-break-yes = vote break yes
labyrinth-offer-vote-break-no = vote break no
labyrinth-offer-clock = clock
labyrinth-offer-resign = resign
labyrinth-offer-recall = recall { $who }
labyrinth-offer-recall-all = recall every move of { $who }
labyrinth-offer-keep = keep the { $rank } treasure
labyrinth-offer-shoot-at = shoot { labyrinth-way } at { $target } on { $cell }
