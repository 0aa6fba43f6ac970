### How to say everything, one form per line; what stands first is typed as it is, in English.

labyrinth-summary = Find the true treasure in a labyrinth that only the master sees, and carry it out.


labyrinth-help =
    go up                    the movement: go up, right, down, left; also: up, u, north, n
    go by the flow           from a river; also: flow, f
    go by the loop           from a pit; also: loop, o
    shoot left               also: s l; shoot to the left
    blow the up wall         with a grenade; also: b u; throw a grenade up
    set a landmine here      or: to the right, up, ...; also: m h, m r
    leave a grenade          or: two bullets, a treasure, a corpse, a landmine; my bullets: all
    throw a corpse up        a treasure, corpse, landmine or bullets, to a neighbouring cell
    take everything          what lies there; also: take the bullets, take the lowest treasure
    take nothing             before the movement: pick nothing up; also: don't restock
    choose the lowest treasure   before the movement; or: second lowest, topmost, old
    shoot left; go up        parts in a row, exactly one of them a movement; also: then, and
    if I hit a wall, shoot up, else (take everything; shoot left)     conditions, with parentheses
    go right, don't tell the result             a dark move
    go right, tell only whether I hit a wall    a semi-dark move: where I end up, what I find, ...
    order b3; go up          when you are told of a wound: a new cell, shown in secret
    start b3                 before the game: your secret start cell
    old, topmost, lowest     when you are asked which treasure
    skip                     where the table allows it
    status                   about yourself, in public; what do I have?; how many bullets do I have?
    recall Bob               the last move of another player; recall every move of Bob
    count                    the rounds without change, as far as everyone knows; claim the count
    break, vote break yes, clock, resign
    for the master:          confirm, void, start b3, flag Bob, time Bob, clock, rule: TEXT,
                             end the break
