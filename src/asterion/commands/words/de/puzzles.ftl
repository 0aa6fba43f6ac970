# `asterion puzzle`

commands-puzzle =
    Was ist sicher? Rätsel { NUMBER($number, useGrouping: 0) }, { $hardness ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }.
commands-puzzle-start = Du bist { $name } und beginnst auf { $cell }. Du siehst niemanden, hörst aber jede Antwort.
commands-puzzle-choices = Antworte mit einem davon: { LIST($choices, type: "join") }.
commands-puzzle-not-one = „{ $said }“ ist keine der Antworten.
commands-puzzle-right = Das ist richtig.
commands-puzzle-wrong = Das ist nicht sicher.
commands-puzzle-because = Sicher ist: { $fact }, denn

commands-option-number = Ein anderes Rätsel als das heutige.
commands-help-puzzle =
    Ein Labyrinth, einige Antworten, eine Frage: was ist sicher?

    Das Rätsel des Tages ist für alle dasselbe. Es wird gemacht, während du wartest, was einige Sekunden dauern kann.
    .summary = Was ist sicher? Ein Rätsel, und sein Beweis.
