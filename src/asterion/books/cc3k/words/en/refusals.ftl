# Why a command is refused. It begins small and has no full stop, but for the action row.

# $why (text or phrase): a refusal
cc3k-refused = { CAPITAL($why) }.

cc3k-refuse-over = the game is over
cc3k-refuse-spectator = only the player can play; the master may say rule: and a decision

# $letters (list): of the races
cc3k-refuse-no-race = first choose a race: { LIST($letters, type: "join") }
cc3k-refuse-race = you have already chosen a race; r restarts the game

# $way (phrase): one of the eight
cc3k-refuse-no-potion = PC finds no potion { $way }
cc3k-refuse-no-enemy = PC finds no enemy { $way }
cc3k-refuse-no-way = PC cannot move { $way }: there is no way

# $way (phrase): one of the eight; $typed (text): as it is typed
cc3k-refuse-potion = PC cannot move { $way }: a potion is there, u { $typed } uses it

# $way (phrase): one of the eight; $typed (text): as it is typed; $enemy (phrase): by its name, with its letter
cc3k-refuse-enemy = PC cannot move { $way }: { FORM($enemy, "letter") } is there, a { $typed } attacks it

# $said (text): what was said with no direction
cc3k-refuse-where = “{ $said }”, but where? The directions are no, so, ea, we, ne, nw, se and sw

# $fault (phrase): what is wrong with them
cc3k-refuse-floors = these floors cannot be played: { $fault }
