### Was neben dem Brett steht, und wonach man gefragt wird.

labyrinth-title = Labyrinth

labyrinth-asks-start-cell = Startfeld
labyrinth-asks-treasure = Wahl des Schatzes
labyrinth-asks-order-and-move = Bestellung und Zug
labyrinth-asks-move = Zug
labyrinth-asks-confirm = Bestätigung

labyrinth-label-start-cell = Dein Startfeld
labyrinth-label-outside = Du bist draußen
labyrinth-label-health = Gesundheit
labyrinth-label-wounds = Wunden
labyrinth-label-bullets = Kugeln
labyrinth-label-grenades = Granaten
labyrinth-label-carrying = Du trägst
labyrinth-label-draw = Unentschieden, wenn sich nichts ändert
labyrinth-label-asked = Was alle über dich wissen
labyrinth-label-cell = Feld { $cell }
labyrinth-label-turn = Am Zug
labyrinth-label-round = Runde
labyrinth-label-when-asked = Was alle über { $who } wissen
labyrinth-label-lying = Auf { $cell }
labyrinth-label-player = { $number } { $who }

labyrinth-value-out = nicht mehr im Spiel
labyrinth-value-wounded = verwundet
labyrinth-value-unwounded = keine angesagt
labyrinth-value-draw =
    { $rounds ->
        [one] nach dieser Runde
       *[other] in { $rounds } Runden
    }
labyrinth-value-does-not-follow = nicht sicher: Frag nach deinem Zustand
# $count (number): bullets, if the hit that everyone heard was another player's
labyrinth-value-unless-hit = { $count }, falls nicht du getroffen wurdest
# $thing (treasure, landmine, corpse); $doubt (yes, no): may have been lost since
labyrinth-value-carried =
    { $thing ->
        [treasure] einen Schatz
        [landmine] eine Mine
       *[corpse] eine Leiche
    }{ $doubt ->
        [yes] , falls nicht du getroffen wurdest
       *[no] {""}
    }
labyrinth-value-way-back = zurück geht es nur { $way ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }
labyrinth-last-move = { CAPITAL($request) }. { $answer }
labyrinth-turn-over = die Partie ist zu Ende
labyrinth-turn-confirming = wenn alle gewählt haben, bestätigt die Spielleitung die Startfelder
labyrinth-turn-choosing = Startfelder werden gewählt
labyrinth-turn-yours = du
labyrinth-fortune =
    { $standing }{ $true ->
        [true] , der echte
       *[false] {""}
    }{ $way ->
        [up] , draußen (oben)
        [right] , draußen (rechts)
        [down] , draußen (unten)
        [left] , draußen (links)
       *[in] {""}
    }

## Was man nachlesen kann

labyrinth-log-head = An diesem Tisch wird nur an letzte Züge erinnert ({ $rule }); mach dir eigene Notizen.
labyrinth-log-move = { $who }: { $move }

## What to do next

labyrinth-goal-treasure = Du trägst einen Schatz: Finde einen Ausgang. Nur der echte gewinnt.
labyrinth-goal-unwell = Dir geht es schlecht, du kannst keinen Schatz tragen: Finde ein Krankenhaus.
