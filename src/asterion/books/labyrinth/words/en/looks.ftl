# What boards, notebooks and plan editors call the things of Labyrinth, and a few words of guidance.

labyrinth-look-land = land
labyrinth-look-unknown = not known
labyrinth-look-hospital = hospital
labyrinth-look-weaponry = weaponry
labyrinth-look-pit = pit
labyrinth-look-delta = delta
labyrinth-look-encephalitis = encephalitis
labyrinth-look-river = river
labyrinth-look-lying = something lies here
labyrinth-look-set-mine = set landmine
labyrinth-look-closed-exit = closed exit
labyrinth-look-wall = wall
labyrinth-look-true-treasure = true treasure
labyrinth-look-fake-treasure = fake treasure

labyrinth-look-goal = Find the true treasure, and carry it out through an exit.
labyrinth-look-say-status = status, aloud
labyrinth-look-heard-status = Everyone hears the answer: your health, what you carry, your bullets and grenades. Ask all the same?
# What stands behind a colon, and “start b3”, is typed as it stands.
labyrinth-look-hint = Choose a secret start cell (start b3). Then one move per turn: go up, or: shoot left, then go up, or: blow the right wall, then go right.

# What is asked.
labyrinth-look-asks-start = Choose a start cell; nobody else hears it.
labyrinth-look-asks-move = One movement, with any actions before and after it.
labyrinth-look-asks-order = You were wounded: you may order a new cell, in secret, before your move.
labyrinth-look-asks-treasure = Which treasure do you keep?
labyrinth-look-asks-confirm = Confirm the start cells, or declare them void.

# Remarks on the first answers of a newcomer.
labyrinth-look-remark-voided = No reason is given, and it need not have been your cell. Choose another one.
labyrinth-look-remark-wall = “Hit a wall”: you have not moved, and that side is closed.
labyrinth-look-remark-open = You are one cell farther: that side is open, and now you know this cell.
labyrinth-look-remark-pit = A pit throws you to another pit, and you do not know which: a new piece of paper begins there.
labyrinth-look-remark-river = The river carried you along its flow: where it let you go is a new place on your map.
labyrinth-look-remark-outside = You went out through an exit. Come back at once, in the opposite direction, or you are lost.
labyrinth-look-remark-found = Something lies here. Only when a treasure is carried out do you see whether it is the true one.
labyrinth-look-remark-scream = A scream: somebody was in the line of fire and is now wounded.

# The notebook.
labyrinth-look-treasure = treasure
labyrinth-look-landmine = landmine
labyrinth-look-corpse = corpse
labyrinth-look-bullets = bullets
labyrinth-look-grenades = grenades
labyrinth-look-solid = wall that no grenade breaks

# The plan editor.
labyrinth-look-about = Cells, walls and exits, rivers and pits, treasures.
labyrinth-look-rivers = River
labyrinth-look-river-up = river up
labyrinth-look-river-right = river right
labyrinth-look-river-down = river down
labyrinth-look-river-left = river left
labyrinth-look-pits = Pits
labyrinth-look-pit-second = pit of a second loop
labyrinth-look-pit-third = pit of a third loop
labyrinth-look-treasures = Treasures

# As the screen and the prompt say it.
labyrinth-look-prompt-start-cell = start cell
labyrinth-look-prompt-move = move
labyrinth-look-prompt-order-and-move = order and move
labyrinth-look-prompt-treasure-choice = treasure choice
labyrinth-look-prompt-confirm = confirm
