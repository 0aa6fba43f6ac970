# Die Lektion eines Spiels: was ihre Schritte sagen. $you und $other sind die Namen derer, die dort sitzen.

lesson-cc3k-intro =
    Fünf Stockwerke mit Kammern, und Treppen, die hinabführen. Du siehst das ganze Stockwerk, aber
    nicht, was ein Trank bewirkt, noch ob ein Gegner trifft. Dieses Stockwerk ist klein.

lesson-cc3k-who-you-are =
    Wähle ein Volk. Sie unterscheiden sich in Leben, Angriff und Abwehr, und jedes hat eine Gabe: ein
    Vampir heilt durch Treffer, ein Troll mit der Zeit, ein Goblin nimmt den Erschlagenen Gold ab, ein
    Drow hat mehr von Tränken, und die Punkte eines Schattens zählen anderthalbfach.
    .title = Wer du bist
    .after = Das Spiel nennt dich den Helden: die Figur in der linken Kammer.

lesson-cc3k-walk =
    Es gibt acht Richtungen, je zwei Buchstaben: no, so, ea, we, ne, nw, se, sw. Nach jedem deiner
    Schritte macht jeder Gegner des Stockwerks einen. Geh nach Osten: ea.
    .title = Gehen
    .after = Ein unbekannter Trank: neben dir steht einer, und niemand weiß, welcher es ist.

lesson-cc3k-drink =
    Ein Trank wird von nebenan getrunken: u, und die Richtung. Hast du eine Art einmal probiert, kennst
    du sie für den Rest des Spiels.
    .title = Trinken
    .after = BA stärkt deinen Angriff, solange du auf diesem Stockwerk bist. Andere schaden.

lesson-cc3k-gold = Gold nimmt man, indem man darauf tritt. Es liegt ein paar Schritte östlich.
    .title = Gold

lesson-cc3k-fight =
    Geh nach Osten durch die Tür und den Gang, in den dir kein Gegner folgt, bis in die Mitte der
    kleinen Kammer. Dort ist der Halbling neben dir, wo immer er steht. Greif ihn an: a, und die
    Richtung. Die Hälfte der Schläge nach einem Halbling geht daneben.
    .title = Kämpfen
    .after = Im selben Zug hat er nach dir geschlagen, und vielleicht verfehlt. LP ist dein Leben.

lesson-cc3k-down-the-stairs =
    Schlüpf vorbei, oder kämpf weiter: die Treppe ist in der Südostecke, einen Schritt von der Mitte
    der Kammer.
    .title = Die Treppe hinab

lesson-cc3k-end =
    Fünf solche Stockwerke, jedes neu eingerichtet, und die letzte Treppe führt hinaus. Die Punkte
    sind dein Gold. In einem echten Spiel sind die Stockwerke größer, und auf manchen gibt es Drachen.
    Spiel hier weiter, wenn du magst.
