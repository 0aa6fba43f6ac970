# Was auf dem Schirm steht, seine Werte, und wonach gefragt wird.

dungeonlab-asks-answer = Antwort
dungeonlab-asks-land = Landung
dungeonlab-asks-move = Zug

dungeonlab-label-turn = Am Zug
dungeonlab-label-round = Runde
dungeonlab-label-place = Ort
dungeonlab-label-damage = Wunden
dungeonlab-label-carrying = Dabei
dungeonlab-label-being = Du bist
dungeonlab-label-waiting = Wartezeit
dungeonlab-label-landings = Landungen übrig
dungeonlab-label-sight = In Sicht
dungeonlab-label-map = Auf der Karte
dungeonlab-label-player = { $number } { $name }

dungeonlab-turn-over = das Spiel ist aus
dungeonlab-turn-nobodys = niemand
dungeonlab-turn-yours = du
dungeonlab-number = { $n }
dungeonlab-list = { LIST($items) }
dungeonlab-commas = { LIST($items, type: "join") }
dungeonlab-damage-none = keine
dungeonlab-being-exote = exotisch
dungeonlab-being-riding = beritten
dungeonlab-in-sight = { LIST($what, type: "join") } { FORM($way, "at") }
dungeonlab-at = Spalte { $column }, Zeile { $row }, Ebene { $level ->
    [0] ?
   *[other] { $level }
} von { $levels }
dungeonlab-at-unknown = irgendwo, Ebene { $level ->
    [0] ?
   *[other] { $level }
} von { $levels }
dungeonlab-at-none = nicht im Verlies
dungeonlab-state = { $place }; Wunden: { $damage }; dabei: { $carries }
dungeonlab-state-waiting = { $place }, { $waits }; Wunden: { $damage }; dabei: { $carries }
