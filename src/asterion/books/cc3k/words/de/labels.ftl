# Was unter der Karte steht, und wonach gefragt wird.

cc3k-book = Kämpfe und plündere dich durch fünf Stockwerke hinab und über die letzte Treppe hinaus.
cc3k-asks-race = Volk
cc3k-asks-move = Zug

cc3k-label-race = Volk
cc3k-label-gold = Gold
cc3k-label-floor = Stockwerk
cc3k-label-hp = LP
cc3k-label-atk = Angriff
cc3k-label-def = Abwehr
cc3k-label-merchants = Händler
cc3k-label-score = Punkte
cc3k-value-hp = { $points } von { $most }
cc3k-value-hostile = feindlich

## Die Zeilen unter der Karte

cc3k-frame-purse = Volk: { $race } Gold: { NUMBER($gold, useGrouping: 0) }

cc3k-frame-floor = Stockwerk { $floor }

cc3k-frame-hp = LP: { NUMBER($points, useGrouping: 0) }

cc3k-frame-atk = Angriff: { NUMBER($points, useGrouping: 0) }
cc3k-frame-def = Abwehr: { NUMBER($points, useGrouping: 0) }

cc3k-frame-action = Geschehen: { $told }

cc3k-contest-score = Punkte

## What to do next

cc3k-goal =
    { $floor ->
        [5] Das letzte Stockwerk: Nimm die Treppe, und du hast gewonnen.
       *[other] Stockwerk { $floor } von { $floors }: Finde die Treppe, und bleib am Leben.
    }
