# Was neben dem Brett steht, und wonach gefragt wird.

dooom-asks-move = Zug
dooom-asks-join = Mitspielen

dooom-label-hit-points = Lebenspunkte
dooom-label-action-points = Aktionspunkte
dooom-label-treasure = Schätze
dooom-label-carrying = Dabei
dooom-label-under-you = Unter dir
dooom-label-in-sight = In Sicht
dooom-label-turn = Am Zug
dooom-label-round = Runde

dooom-value-treasure = { $treasure } von { $target }

dooom-value-things = { LIST($things, type: "join") }

dooom-value-names = { LIST($names, type: "join") }

dooom-value-over = das Spiel ist aus
dooom-value-waiting = wartet auf Spieler
dooom-value-yours = du

## Was nur die Spielleitung sieht

dooom-label-player = { $number } { $who }

dooom-value-dead = tot

dooom-value-fortune =
    { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkte
    }, { $treasure ->
        [one] { $treasure } Schatz
       *[other] { $treasure } Schätze
    }, dabei: { LIST($things, type: "join") }

dooom-label-pile = Haufen in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }

dooom-value-pile =
    { $amount ->
        [one] { $amount } Schatz
       *[other] { $amount } Schätze
    }

## Wie ein Spiel ausging

dooom-ending-out =
    { $treasure ->
        [one] { $who } ist mit { $treasure } Schatz entkommen
       *[other] { $who } ist mit { $treasure } Schätzen entkommen
    }

dooom-ending-dead = niemand hat gewonnen: alle sind tot

dooom-ending-rounds =
    { $rounds ->
        [one] nach einer Runde hat niemand gewonnen
       *[other] nach { $rounds } Runden hat niemand gewonnen
    }

## What to do next

dooom-goal =
    { $wanted ->
        [0] Du hast genug Schätze: Betritt einen Ausgang.
       *[other] Gebrauchte Schätze: { $target }, du hast { $treasure }. Betritt dann einen Ausgang.
    }
