# Rätsel.

puzzles-title = Was ist sicher?
puzzles-of-the-day = Rätsel des Tages · { NUMBER($number, useGrouping: 0) }
puzzles-number = Rätsel { NUMBER($number, useGrouping: 0) }
puzzles-hardness = { $hardness ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzles-shown = Was die Karte zeigt
puzzles-show-proof = Der Beweis
puzzles-show-heard = Dein Weg
puzzles-show-fits = Ein anderer Plan, der passt: { $n }
puzzles-map = Das Labyrinth, so weit du gegangen bist
puzzles-made = Das Rätsel entsteht …
puzzles-failed = Das Rätsel lässt sich gerade nicht zeigen.
puzzles-agreed = Vereinbarte Regeln
puzzles-heard = Was du und { $name } sagen, und die Antworten
puzzles-your-answer = Deine Antwort
puzzles-tap = Wähle das Feld auf der Karte.
puzzles-right = Richtig: { $answer }.
puzzles-wrong = Das ist nicht sicher. Sicher ist: { $answer }.
puzzles-time = in { $time }
puzzles-streak =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage nacheinander
    }
puzzles-next = Nächstes Rätsel
puzzles-proof = Der Beweis
puzzles-so = Also: { $fact }.
puzzles-fits = Alles Blaue ist unsicher. Beide Pläne passen zu jeder Antwort, und wonach gefragt war, ist in beiden gleich.
puzzles-rests-on = Die Antworten, auf denen das beruht
