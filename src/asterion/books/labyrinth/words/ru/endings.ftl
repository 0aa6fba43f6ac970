### Чем кончилась партия, одной фразой.

labyrinth-ending-treasure = { $who } выносит настоящий клад
labyrinth-ending-survivor = в живых остаётся только { $who }
labyrinth-ending-lost-treasure = ничья: настоящий клад потерян навсегда
labyrinth-ending-nobody-left = ничья: никого не осталось
labyrinth-ending-skipped = ничья: все пропустили ход
labyrinth-ending-nstop = ничья: слишком много кругов без изменений
labyrinth-ending-survivor-failed = ничья: последний игрок не вынес клад
