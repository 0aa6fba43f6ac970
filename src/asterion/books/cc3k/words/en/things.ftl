# The eight ways, as they are typed; races and enemies, by the letters that stand for them.

cc3k-way-no = North
cc3k-way-so = South
cc3k-way-ea = East
cc3k-way-we = West
cc3k-way-ne = Northeast
cc3k-way-nw = Northwest
cc3k-way-se = Southeast
cc3k-way-sw = Southwest

cc3k-race-s = Shade
    .small = shade
cc3k-race-d = Drow
    .small = drow
cc3k-race-v = Vampire
    .small = vampire
cc3k-race-g = Goblin
    .small = goblin
cc3k-race-t = Troll
    .small = troll
cc3k-race-none = none

cc3k-enemy-H = human
cc3k-enemy-W = dwarf
cc3k-enemy-L = halfling
cc3k-enemy-E = elf
cc3k-enemy-O = orc
cc3k-enemy-M = merchant
cc3k-enemy-D = dragon
