# Wie und warum ein Spiel aus ist.

dungeonlab-ending-treasure = { $name } hat das Verlies mit dem Schatz verlassen
dungeonlab-ending-nobody-won = niemand hat gewonnen: { $reason }
dungeonlab-ending-no-landing = es gibt keine Landung mehr
dungeonlab-ending-nobody-left = niemand ist übrig
dungeonlab-ending-rounds =
    { $rounds ->
        [one] { $rounds } Runde ist gespielt
       *[other] { $rounds } Runden sind gespielt
    }
