# ChamberCrawler3000 on the whole screen. Keys and letters are pressed as they stand.

terminal-crawl-hint = ?: keys   f: stop enemies   m: log   r: restart   q: leave
terminal-crawl-hint-race = ?: keys   q: leave
# $bot (text): which bot is watched; $pace (phrase): one of the next two
terminal-crawl-hint-watch = { $bot }, { $pace }   space: one move   Enter: stop and go   + -: speed   m: log   q: leave
terminal-crawl-by-steps = step by step
# $speed (text): a number
terminal-crawl-speed = { $speed } moves per second
terminal-crawl-no-key = That key does nothing here; ? shows the keys.
# $letters (list)
terminal-crawl-press = Press one of { LIST($letters, type: "join") }, or q to leave.
terminal-crawl-restart = Start again with another race? y or n
terminal-crawl-give-up = Give up and end the game? y or n
# $kind (text): RH, BA ...; $does (phrase): terminal-potion-RH ...
terminal-crawl-drink = { $kind } { $does }. Enter drinks it.
terminal-crawl-drink-unknown = A potion you do not know. Enter drinks it.
terminal-crawl-merchant = The merchant is peaceful. Enter strikes it, and angers all merchants.
terminal-crawl-over = The game is over. Press any key to leave.
terminal-crawl-any-key = Press any key to return to the game.
terminal-crawl-who = Who are you? Press a letter.

terminal-race-s = its gold counts half as much again at the end
terminal-race-d = potions work half as much again, good and bad
terminal-race-v = gains 5 HP with every hit, without a limit; dwarves make it sick
terminal-race-g = steals 5 gold from everyone it slays; orcs hate it
terminal-race-t = regains 5 HP every turn

terminal-potion-RH = restores health
terminal-potion-BA = boosts attack
terminal-potion-BD = boosts defence
terminal-potion-PH = poisons
terminal-potion-WA = weakens attack
terminal-potion-WD = weakens defence

## Beside the map. $points, $most, $attack, $defence, $gold, $floor, $floors (numbers)

# $signs (text): arrows
terminal-crawl-map-goes-on = map goes on { $signs }{ "   " }
terminal-crawl-hp = HP { NUMBER($points, useGrouping: 0) }
terminal-crawl-hp-of = HP { NUMBER($points, useGrouping: 0) } of { NUMBER($most, useGrouping: 0) }
terminal-crawl-attack = Atk { NUMBER($attack, useGrouping: 0) }
terminal-crawl-defence = Def { NUMBER($defence, useGrouping: 0) }
terminal-crawl-gold = Gold { NUMBER($gold, useGrouping: 0) }
terminal-crawl-floor = Floor { $floor } of { $floors }
# $race (phrase)
terminal-crawl-race-floor = { $race }, floor { $floor } of { $floors }
terminal-crawl-frozen = enemies are frozen
terminal-crawl-hostile = merchants are hostile
terminal-crawl-known = Potions you know
terminal-crawl-beside = Beside you
terminal-crawl-way-no = north
terminal-crawl-way-so = south
terminal-crawl-way-ea = east
terminal-crawl-way-we = west
terminal-crawl-way-ne = northeast
terminal-crawl-way-nw = northwest
terminal-crawl-way-se = southeast
terminal-crawl-way-sw = southwest
# $way (phrase): which way it is
terminal-crawl-potion = P { $way }: { $does }
terminal-crawl-potion-unknown = P { $way }: a potion you do not know
# $letter (text); $enemy (phrase); $left (number): its hit points; $hit (number): what a blow does to it
# $answer (phrase): one of the next three
terminal-crawl-enemy = { $letter } { $way }: { $enemy }, { $left } HP; you hit for { $hit }, { $answer }
terminal-crawl-peaceful = it is peaceful
terminal-crawl-answers = it for { $damage }
terminal-crawl-answers-twice = it for { $damage } twice

## The page of keys. The columns are drawn with spaces; what is pressed stays as it is

terminal-crawl-keys =
    ChamberCrawler3000: down five floors by the stairs \, with all the gold you get.

    Walking                                  numpad     vi keys    WASD
    {"    "}\ | /      arrows, and Home,          7 8 9      y k u        w
    {"    "}- @ -      PgUp, End, PgDn for        4   6      h   l      a s d
    {"    "}/ | \      the diagonals              1 2 3      b j n

    {"    "}into an enemy     you strike it; a peaceful merchant only if Enter follows
    {"    "}into a potion     you are asked, and Enter drinks it
    {"    "}over gold G       you take it, unless its dragon D lives
    {"    "}onto stairs \     down to the next floor; from the fifth, out

    f   enemies stop moving, or move again; it costs no turn
    m   the log of everything that happened     ?   this page
    r   start again with another race           Q   give up: the game ends
    q   leave; the game is saved (also Ctrl-D and Ctrl-C)

    H human  W dwarf  L halfling  E elf (strikes twice)  O orc  M merchant  D dragon
    P potion: good or bad, unknown until one of its kind was drunk

    Press any key to return to the game.

## Words in, frames out

# $question (phrase): which race
terminal-crawl-which-race = { $question }; q quits.
terminal-crawl-again = Play again? y or n.
