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

# .letter is what stands on the map.
cc3k-enemy-H = human
    .letter = H
cc3k-enemy-W = dwarf
    .letter = W
cc3k-enemy-L = halfling
    .letter = L
cc3k-enemy-E = elf
    .letter = E
cc3k-enemy-O = orc
    .letter = O
cc3k-enemy-M = merchant
    .letter = M
cc3k-enemy-D = dragon
    .letter = D

# The kinds of potion, by the letters that the book has for them.
cc3k-potion-RH = RH
cc3k-potion-BA = BA
cc3k-potion-BD = BD
cc3k-potion-PH = PH
cc3k-potion-WA = WA
cc3k-potion-WD = WD
