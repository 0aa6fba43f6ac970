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

## What to do next

dungeonlab-goal-treasure = Du trägst den Schatz: Geh gegen die Außenwände, eine von ihnen ist der Ausgang.

dungeonlab-stake-climb = Oben werden zwei Fragen gestellt: Richtige Antworten bringen ein Boot oder einen Wanderstab, andere kosten 20 $.{ $lokhs ->
    [true] { " " }Ein Lokh frisst, wer hinaufklettert.
   *[false] { "" }
}
dungeonlab-stake-orcs = Eine Weide gibt ein Boot, wenn man Orks mag und Untote hasst, ein Ent einen Wanderstab beim Gegenteil; alles andere kostet 20 $.
dungeonlab-stake-undead = Eine Weide gibt ein Boot, wenn man Orks mag und Untote hasst, ein Ent einen Wanderstab beim Gegenteil; alles andere kostet 20 $.
dungeonlab-stake-stick = Ja: Der Stab ist verbraucht, und du bleibst. Nein: Der Fluss trägt dich ein Feld weiter.
dungeonlab-stake-boat = Ja: Das Boot ist verbraucht, und du bleibst trocken. Nein: Geld und Munition sind verloren.
dungeonlab-stake-bridle = Ja: Der Zaum ist verbraucht, und du kannst reiten. Nein: Du wirst zu den Eldar getragen.
dungeonlab-stake-blade = Ja: { $arnor ->
    [true] Eine Arnorklinge tötet ihn, und du bekommst seine; eine Elbenklinge rettet dich nur
   *[false] Deine Klinge tötet ihn, und du bekommst seine
}. Nein: Er entkörpert dich, und Geld, Munition und Schatz sind weg.
dungeonlab-stake-skin = Ja: Das Fell gehört dir, und ein Laden bezahlt dafür.
dungeonlab-stake-prison = Nur das Zeichen des Gefängnisses zählt: im Plus-Gefängnis ja, im Minus-Gefängnis nein. Falsch kostet { $turns } Züge, oder { $fine } $, wenn du allein spielst.
dungeonlab-stake-cop = Nur das Zeichen des Polizisten zählt: beim Plus-Polizisten ja, beim Minus-Polizisten nein. Falsch bringt dich ins Gefängnis, ohne Strafe.
