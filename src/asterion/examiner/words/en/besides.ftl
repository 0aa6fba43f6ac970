# What a report says of the suite, of readings, of known mistakes and of dice.

# $scene (text): its name; $turn (number); $race, $command (text): as typed
examiner-where-scene = first in scene { $scene } (race { $race }), turn { $turn }, after “{ $command }”
# $scenes, $held, $broken (numbers)
examiner-suite = Suite: { $scenes } scenes, { $held } held, { $broken } broken.
# $scenes (text): names with blanks between
examiner-suite-broken = Scenes broken: { $scenes }
examiner-suite-not-reached = Scenes that did not reach their rule: { $scenes }

# $mistake (text): its name; $rule (text); $explains, $of (numbers): of the frames that nothing explains
examiner-mistake = A known mistake ({ $rule }): { $mistake ->
        [rounds-down] damage is rounded down
        [rounds-to-nearest] damage is rounded to the nearest whole number
        [ignores-defence] damage does not depend on defence
        [ignores-defence-potions] potions of defence change nothing in a fight
        [ignores-attack-potions] potions of attack change nothing in a fight
        [heals-beyond-the-most] healing has no limit
        [drow-like-others] potions do the same for a drow as for others
        [potions-last] potions of attack and defence last beyond the floor
        [vampire-gains-nothing] a vampire gains nothing by its blows
        [vampire-likes-dwarves] dwarves do a vampire no harm
        [troll-gains-nothing] a troll does not regain
        [goblin-steals-nothing] a goblin does not steal
        [orcs-like-others] orcs hit goblins no harder than others
        [elves-strike-once] elves attack once
        [elves-strike-drow-twice] elves attack drow twice, too
        [halflings-never-dodge] blows at halflings never miss
        [no-diagonal-attacks] enemies do not attack diagonally
        [dragons-move] dragons move
        [dragons-leave-hoards] dragons do not guard their hoards
        [merchants-hostile] merchants are always hostile
        [merchants-forgive] merchants never become hostile
        [hoards-unguarded] a hoard can be taken while its dragon lives
        [one-pile-of-a-human] a human leaves one pile
        [blows-miss] the player's blows miss enemies other than halflings
        [freeze-does-nothing] “f” does not stop the enemies
       *[drinking-is-free] drinking costs no turn
    }; it explains { $explains } of { $of } frames.
# $die, $side, $rule (text): kind of die, how it falls; $seen, $odds (numbers)
examiner-one-sided = Dice that are not fair ({ $rule }): { $die ->
        [H-attacks] attacks of a human
        [W-attacks] attacks of a dwarf
        [L-attacks] attacks of a halfling
        [E-attacks] attacks of an elf
        [O-attacks] attacks of an orc
        [M-attacks] attacks of a merchant
        [D-attacks] attacks of a dragon
        [W-drops] gold of a dwarf
        [L-drops] gold of a halfling
        [E-drops] gold of an elf
        [O-drops] gold of an orc
        [E-attacks-again] second attacks of an elf
        [D-attacks-afar] attacks of a dragon on a player who is beside its hoard and not beside it
        [all-attack] attacks of all enemies
        [all-drop] gold of all enemies
        [PC-attacks-L] blows at halflings
       *[enemy-moves] steps of the enemies
    } almost always { $side ->
        [hit] hit
        [miss] miss
        [small] are small
        [normal] are normal
        [first] go the first way
       *[last] go the last way
    } ({ $seen } of them were seen); fair dice do so at most once in { $odds }.
# $ruling, $rule (text); $has (text): its readings, or none
examiner-reading = Reading of { $rule }, { $ruling }: { $has ->
        [none] not seen
       *[other] { $has }
    }.
# $game, $turn (numbers); $scene (text): its name, or none
examiner-lost = Lost track { $scene ->
        [none] in game { $game }
       *[other] in scene { $scene }
    } at turn { $turn }: more worlds fit than are followed. Nothing is blamed until the next floor.
