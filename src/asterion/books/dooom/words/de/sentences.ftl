# Was in Dooom geschieht, wie es jeder hört.

dooom-began =
    { $target ->
        [one] Das Spiel beginnt: bring { $target } Schatz zu einem Ausgang.
       *[other] Das Spiel beginnt: bring { $target } Schätze zu einem Ausgang.
    }

dooom-joined =
    { $whoIs ->
        [you] Du spielst mit.
       *[other] { $who } spielt mit.
    }

dooom-saw =
    { $whoIs ->
        [you] Du siehst { $board }.
       *[other] { $who } sieht { $board }.
    }

dooom-saw-players =
    { $whoIs ->
        [you] Du siehst { $board }, darin { LIST($others) }.
       *[other] { $who } sieht { $board }, darin { LIST($others) }.
    }

dooom-turn-began =
    { $whoIs ->
        [you] Runde { $round }: du bist am Zug.
       *[other] Runde { $round }: { $who } ist am Zug.
    }

dooom-refreshed =
    { $whoIs ->
        [you] Du hast
       *[other] { $who } hat
    } { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.

dooom-walked =
    { $whoIs ->
        [you] Du gehst
       *[other] { $who } geht
    } { $way ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    }; noch { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.

dooom-picked-up =
    { $whoIs ->
        [you] Du hebst
       *[other] { $who } hebt
    } { FORM($what, "accusative") } auf; noch { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.

dooom-drank =
    { $whoIs ->
        [you] Du trinkst
       *[other] { $who } trinkt
    } einen Heiltrank: { $amount ->
        [one] { $amount } Lebenspunkt
       *[other] { $amount } Lebenspunkte
    } mehr.

dooom-hit =
    { $whoIs ->
        [you] Du triffst
       *[other] { $who } trifft
    } { $targetIs ->
        [you] dich
       *[other] { $target }
    }.

dooom-missed =
    { $whoIs ->
        [you] Du verfehlst
       *[other] { $who } verfehlt
    } { $targetIs ->
        [you] dich
       *[other] { $target }
    }.

dooom-armour-held =
    { $byIs ->
        [you] Du schlägst
       *[other] { $by } schlägt
    } auf { $whoIs ->
        [you] deine Rüstung, und sie hält.
       *[other] die Rüstung von { $who }, und sie hält.
    }

dooom-hurt =
    { $byIs ->
        [you] Du triffst
       *[other] { $by } trifft
    } { $whoIs ->
        [you] dich: du verlierst
       *[other] { $who }: { $who } verliert
    } { $damage ->
        [one] { $damage } Lebenspunkt
       *[other] { $damage } Lebenspunkte
    }, { $left } übrig.

dooom-dodged =
    { $byIs ->
        [you] Du schlägst nach { $who } und triffst nicht.
       *[other] { $by } schlägt nach { $whoIs ->
            [you] dir
           *[other] { $who }
        } und trifft nicht.
    }

dooom-died =
    { $whoIs ->
        [you] Du stirbst.
       *[other] { $who } stirbt.
    }

dooom-left =
    { $whoIs ->
        [you] Du verlässt das Spiel; das gilt als Tod.
       *[other] { $who } verlässt das Spiel; das gilt als Tod.
    }

dooom-away =
    { $whoIs ->
        [you] Du bist nicht da; deine Züge werden ausgelassen.
       *[other] { $who } ist nicht da; die Züge werden ausgelassen.
    }

dooom-came-back =
    { $whoIs ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }

dooom-placed =
    { $whoIs ->
        [you] Du wirst auf ein anderes Feld gesetzt; die Karte beginnt von vorn.
       *[other] { $who } wird auf ein anderes Feld gesetzt; die Karte beginnt von vorn.
    }

dooom-said =
    { $whoIs ->
        [you] Du sagst: { $text }
       *[other] { $who } sagt: { $text }
    }

dooom-won =
    { $whoIs ->
        [you] Du hast gewonnen:
       *[other] { $who } hat gewonnen:
    } { $treasure ->
        [one] mit { $treasure } Schatz entkommen!
       *[other] mit { $treasure } Schätzen entkommen!
    }

dooom-ended-dead = Das Spiel ist aus, und niemand hat gewonnen: alle sind tot.

dooom-ended-rounds =
    { $rounds ->
        [one] Das Spiel ist nach einer Runde aus, und niemand hat gewonnen.
       *[other] Das Spiel ist nach { $rounds } Runden aus, und niemand hat gewonnen.
    }

## Tatsachen, die nur die Spielleitung hört

dooom-stood =
    { $whoIs ->
        [you] Du stehst
       *[other] { $who } steht
    } in Spalte { NUMBER($column, useGrouping: 0) }, Zeile { NUMBER($row, useGrouping: 0) }.

dooom-lay = In Spalte { NUMBER($column, useGrouping: 0) }, Zeile { NUMBER($row, useGrouping: 0) } liegt jetzt { FORM($what, "some") }.

dooom-fared =
    { $whoIs ->
        [you] Du hast
       *[other] { $who } hat
    } { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkte
    }, { $treasure ->
        [one] { $treasure } Schatz
       *[other] { $treasure } Schätze
    }; dabei: { LIST($things) }.
