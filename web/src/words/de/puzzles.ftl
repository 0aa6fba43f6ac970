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
puzzles-made = Das Rätsel wird gemacht …
puzzles-failed = Das Rätsel lässt sich gerade nicht zeigen.
puzzles-agreed = Vereinbart
puzzles-heard = Du und { $name }, was ihr sagt und hört
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
puzzles-next = Noch eines
puzzles-proof = Der Beweis
puzzles-so = Also: { $fact }.
puzzles-fits = Nicht sicher: alles Blaue. Beide Pläne passen zu jeder Antwort, und wonach gefragt war, ist in beiden gleich.
