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
labyrinth-label-asked = Du, auf Nachfrage
labyrinth-label-cell = Feld { $cell }
labyrinth-label-turn = Am Zug
labyrinth-label-round = Runde
labyrinth-label-when-asked = { $who }, auf Nachfrage
labyrinth-label-lying = Auf { $cell }
labyrinth-label-player = { $number } { $who }

labyrinth-value-out = nicht mehr im Spiel
labyrinth-value-wounded = verwundet
labyrinth-value-unwounded = keine gesagt
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
