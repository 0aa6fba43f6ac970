### Wie eine Partie ausging, in einem Satzteil.

labyrinth-ending-treasure = { $who } hat den echten Schatz hinausgetragen
labyrinth-ending-survivor = nur { $who } lebt noch
labyrinth-ending-lost-treasure = unentschieden: der echte Schatz ist für immer verloren
labyrinth-ending-nobody-left = unentschieden: niemand ist übrig
labyrinth-ending-skipped = unentschieden: alle haben ausgesetzt
labyrinth-ending-nstop = unentschieden: zu viele Runden ohne Veränderung
labyrinth-ending-survivor-failed = unentschieden: der Schatz wurde nicht hinausgetragen
