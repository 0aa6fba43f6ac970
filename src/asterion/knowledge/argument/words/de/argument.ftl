# Eine Begründung, ein Satz oder wenige je Schritt.

argument-placed =
    { $since ->
        [-1] Am Anfang
       *[other] Nach Antwort { NUMBER($since, useGrouping: 0) }
    } { $whoIs ->
        [you] warst du
       *[other] war { $who }
    } auf { $many ->
        [true] einem von { $count } Feldern
       *[false] { LIST(FORM($places, "dative"), type: "or") }
    }; anderswo passt der Weg nicht auf den Plan{ $cited }.
argument-not-but = Nicht auf { LIST(FORM($places, "dative"), type: "or") }: Dann gälte: { LIST($would) }. Aber { LIST($against) }{ $cited }.
argument-not-because = Nicht auf { LIST(FORM($places, "dative"), type: "or") }, denn { LIST($against) }{ $cited }.
argument-not-both = Nicht auf { LIST(FORM($places, "dative"), type: "or") }: Dann gälte: { LIST($would) }. Das kann nicht sein{ $cited }.
argument-not-reached =
    Nicht auf { LIST(FORM($places, "dative"), type: "or") }: { $whoIs ->
        [you] Dorthin führt kein Weg von dort, wo du gewesen sein kannst
       *[other] Dorthin führt kein Weg von dort, wo { $who } gewesen sein kann
    }{ $cited }.
argument-not = Nicht auf { LIST(FORM($places, "dative"), type: "or") }: Das passt nicht zu dem, was gesagt wurde{ $cited }.
argument-left =
    { $count ->
        [one] Nur { LIST($places) } bleibt übrig{ $cited }.
       *[other] { $many ->
            [true] Es bleiben { $count } Felder übrig{ $cited }.
           *[false] Es bleiben { LIST($places) } übrig{ $cited }.
        }
    }

argument-so = Also gilt: { LIST($facts) }{ $cited }.
argument-since = Bekannt ist: { LIST($given) }. Daraus folgt: { LIST($facts) }{ $cited }.
argument-in-each = Auf { LIST(FORM($places, "dative"), type: "or") } gilt gleichermaßen: { LIST($facts) }{ $cited }.
argument-otherwise =
    Andernfalls gälte: { LIST($would) }. { $has_given ->
        [true] Aber { LIST($given) }
       *[false] Das kann nicht sein
    }{ $cited }. Also gilt: { LIST($facts) }.

argument-cited-answers =
    { " " }({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) })
argument-cited-rules =
    { " " }({ $count ->
        [one] Regel
       *[other] Regeln
    } { LIST($rules) })
argument-cited-both =
    { " " }({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }; { LIST($rules) })
argument-to = { $first } bis { $last }
argument-cited-nothing = { "" }

argument-outside = { $cell } außen ({ $way })

## Von oben nach unten gelesen

argument-heading = Sicher ist: { $fact }. Schritt für Schritt:
argument-step = { $number }. { $says }
argument-none = Sicher ist: { $fact }. Eine kurze Begründung fand sich nicht; diese Zeilen zusammen beweisen es:
