# `asterion puzzle`

commands-puzzle =
    Was ist sicher? Rätsel { NUMBER($number, useGrouping: 0) }, { $hardness ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }.
commands-puzzle-start = Du bist { $name } und beginnst auf { $cell }. Du siehst niemanden, hörst aber jede Antwort.
commands-puzzle-choices = Deine Antwort, eine von: { LIST($choices, type: "join") }.
commands-puzzle-not-one = „{ $said }“ ist keine der Antworten.
commands-puzzle-right = Richtig.
commands-puzzle-wrong = Das ist nicht sicher.
commands-puzzle-because = Sicher ist: { $fact }, denn

commands-option-number = Ein anderes Rätsel als das heutige.
commands-help-puzzle =
    Ein Labyrinth, einige Antworten, eine Frage: was ist sicher?

    Das Rätsel des Tages ist für alle dasselbe. Es entsteht, während du wartest, und das kann einige Sekunden dauern.
    .summary = Was ist sicher? Ein Rätsel und sein Beweis.
