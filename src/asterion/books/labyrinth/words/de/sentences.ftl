### Was die Spielleitung an einem Tisch von Labyrinth sagt.

## Der Lauf der Partie

labyrinth-began =
    Das Labyrinth hat { $columns } Spalten und { $rows } Zeilen; { $healing ->
        [unlimited] beliebig viele Züge
       *[limited] { labyrinth-moves }
    } zum Heilen; { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 0) } Runde
       *[other] { NUMBER($rounds, useGrouping: 0) } Runden
    } ohne Veränderung sind unentschieden.
labyrinth-chose-start = { $who } möchte auf { $cell } beginnen.
labyrinth-cell-told = { $who } fragt nach { $cell }: { labyrinth-kind }.
labyrinth-voided = Die Wahl ist ungültig; alle wählen ein neues Feld.
# $why (list): labyrinth-voided-why
labyrinth-voided-by = Die Wahl ist ungültig: { LIST($why) }. Alle wählen ein neues Feld.
# $why (same, treasure, inaccessible, near)
labyrinth-voided-why =
    { $why ->
        [same] zwei haben dasselbe Feld gewählt
        [treasure] auf einem gewählten Feld liegt ein Schatz
        [inaccessible] auf einem gewählten Feld entspringt ein Fluss
       *[near] ein gewähltes Feld liegt neben einem Schatz oder an einem Ausgang
    }
labyrinth-confirmed = Die Startfelder sind bestätigt.
labyrinth-placed = { LIST($clauses, type: "join") }.
labyrinth-is-placed = { $who } ist { labyrinth-place }
labyrinth-turn-began = Runde { NUMBER($round, useGrouping: 0) }: { $who } ist am Zug.
labyrinth-told-wounded =
    { $order ->
        [true] { $who } ist verwundet und darf ein neues Feld bestellen.
       *[false] { $who } ist verwundet.
    }
labyrinth-died = { $who } ist tot.
labyrinth-lost = { $who } ist verschollen.
labyrinth-asked = { $who }: { CAPITAL($request) }.
labyrinth-skipped = { $who } setzt aus.
labyrinth-skipped-and = { $who } setzt aus. { $answer }
labyrinth-showed-cell = { $who } zeigt das Feld { $cell }.
labyrinth-choice-asked = { $who }, welchen Schatz möchtest du: den { LIST($ranks, type: "or") }?
labyrinth-choice-asked-old =
    { $who }, welchen Schatz möchtest du: den alten oder den { LIST($ranks, type: "or") }?
labyrinth-choice-asked-two = { $who }, welchen Schatz möchtest du: den alten oder den neu gefundenen?
labyrinth-chose = { $who } nimmt den { $rank } Schatz.
labyrinth-status-told = { CAPITAL(LIST($parts, type: "join")) }.
labyrinth-recalls = { $who } sagte: { $moves }
labyrinth-recalled = „{ CAPITAL($request) }“ – { $answer }
labyrinth-counted = { CAPITAL(labyrinth-rounds) } ohne Veränderung, von der alle wissen.
labyrinth-declared = { CAPITAL(labyrinth-rounds) } ohne Veränderung.
labyrinth-rounds =
    { $n ->
        [one] { labyrinth-number } Runde
       *[other] { labyrinth-number } Runden
    }
labyrinth-play-on = Weiter geht es.
labyrinth-alone =
    Nur { $who } lebt noch und hat noch { labyrinth-moves }, um den echten Schatz hinauszutragen.
labyrinth-resigned = { $who } gibt auf.
labyrinth-flagged = Die Zeit ist um: { $who } hat verloren.
labyrinth-break-taken = { $who } nimmt fünf Minuten Pause.
labyrinth-break-held = Der Tisch macht fünf Minuten Pause.
labyrinth-break-voted =
    { $yes ->
        [true] { $who } stimmt für eine Pause.
       *[false] { $who } stimmt gegen eine Pause.
    }
labyrinth-break-voted-master =
    { $yes ->
        [true] Die Spielleitung stimmt für eine Pause.
       *[false] Die Spielleitung stimmt gegen eine Pause.
    }
labyrinth-clock-started = { $who } hat eine Minute für den Zug.
labyrinth-clock-called = { $who } hat eine Minute für den Zug, sobald die Pause vorbei ist.
labyrinth-break-ended = Die Pause ist vorbei.

labyrinth-ended-treasure =
    { $who } hat den echten Schatz hinausgetragen und gewinnt! { $who } darf das nächste Labyrinth bauen.
labyrinth-ended-survivor = Nur { $who } lebt noch und gewinnt. { $who } darf das nächste Labyrinth bauen.
labyrinth-ended-lost-treasure = Der echte Schatz ist für immer verloren – unentschieden!
labyrinth-ended-nobody-left = Niemand ist übrig – unentschieden!
labyrinth-ended-skipped = Alle haben ausgesetzt – unentschieden!
labyrinth-ended-nstop = Zu viele Runden ohne Veränderung – unentschieden!
labyrinth-ended-rounds = { CAPITAL(labyrinth-rounds) } ohne Veränderung – unentschieden!
labyrinth-ended-survivor-failed = Der Schatz wurde nicht rechtzeitig hinausgetragen – unentschieden!

## Was nur die Spielleitung hört

labyrinth-truth = Was mit { $who } wirklich geschah: { $answer }
labyrinth-stood-nowhere = { $who } ist nicht mehr im Labyrinth.
labyrinth-stood = { $who } steht auf { $cell }.
labyrinth-stood-outside =
    { $way ->
        [up] { $who } ist draußen, oberhalb von { $cell }.
        [right] { $who } ist draußen, rechts von { $cell }.
        [down] { $who } ist draußen, unterhalb von { $cell }.
       *[left] { $who } ist draußen, links von { $cell }.
    }
labyrinth-fared =
    { $who }: { $standing }{ $true ->
        [true] , der echte.
       *[false] .
    }
labyrinth-lay = Jetzt auf { $cell }: { $lying }.
labyrinth-lying =
    { $things }{ $true ->
        [true] {" "}(der echte)
       *[false] {""}
    }{ $n ->
        [0] {""}
        [one] , und { labyrinth-number } gelegte Mine
       *[other] , und { labyrinth-number } gelegte Minen
    }
labyrinth-wall-gone =
    { $way ->
        [up] Die obere Wand von { $cell } ist weg.
        [right] Die rechte Wand von { $cell } ist weg.
        [down] Die untere Wand von { $cell } ist weg.
       *[left] Die linke Wand von { $cell } ist weg.
    }
