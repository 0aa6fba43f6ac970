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
