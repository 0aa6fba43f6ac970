# Die Seite: was jemand gespielt hat, und Bestwerte.

profile-played = Deine Spiele
profile-played-count = { $alone ->
    [true] { $played ->
        [one] ein Spiel
       *[other] { $played } Spiele
    }
   *[false] { $played ->
        [one] ein Spiel
       *[other] { $played } Spiele
    }, { $won } gewonnen
}
profile-best = Bestwert: { $best } ({ $counts })
profile-best-of = { $best } ({ $counts })
profile-curve = { $alone ->
    [true] Das letzte Spiel kam auf { $percent } % des Bestwerts
   *[false] { $percent } % der letzten zehn gewonnen
}
profile-game-won = gewonnen
profile-game-lost = verloren
profile-game-over = beendet
profile-with = mit { LIST($who) }
profile-played-here = Das merkt sich dieser Browser. Mit einem Konto findest du deine Spiele überall.
profile-played-account = Die letzten fünfzig Tische deines Kontos.
profile-played-none = Hier stehen die Spiele, die du beendet hast.
profile-scores = Bestenliste
profile-scores-about = { $book }: das beste Spiel jedes Kontos, auf Plänen, die der Server gezeichnet hat, nach den üblichen Regeln des Buchs.
profile-scores-none = Noch hat niemand mit Konto ein solches Spiel beendet.
profile-when = Datum
