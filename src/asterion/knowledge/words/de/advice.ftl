# Was antwortet, wer um Schlüsse gebeten wird. Was sicher ist, ist ein Satz ohne Punkt, in den Worten des Spiels.

knowledge-cells = Felder: { $facts }.
knowledge-sides = Seiten: { $facts }.
knowledge-exits = Ausgänge: { $facts }.
knowledge-players = Spieler: { $facts }.
knowledge-things = Dinge: { $facts }.
knowledge-facts = { $before }; { $next }
knowledge-nothing = Noch ist nichts sicher.
knowledge-contradiction = Kein Plan passt zu dem, was dir gesagt wurde: dieser bricht eine Regel.
knowledge-unfinished = Die Zeit hat nicht gereicht.

knowledge-why-what = Warum was? Sag zum Beispiel { LIST($examples, type: "or") }.
knowledge-why-example =
    „warum { $about ->
        [me] ich
       *[other] { $about }
    }“
knowledge-not-certain = Davon ist nichts sicher.
knowledge-only-possible = Davon ist nichts sicher: { $what }.
knowledge-possible = Noch nicht ausgeschlossen: { $what }.
knowledge-possible-what = Wovon? Nenne ein Feld, oder den Namen eines Spielers.
knowledge-because = Sicher ist: { $fact }, denn
knowledge-reason = - { $reason }
knowledge-no-proof = - ein Beweis wurde nicht rechtzeitig gefunden.
knowledge-chosen = - du hast es gewählt.
knowledge-odds = Wenn der Plan so gezeichnet ist, wie dieses Programm es tut: { $odds }.
knowledge-odds-of = { $kind } { $percent } %
