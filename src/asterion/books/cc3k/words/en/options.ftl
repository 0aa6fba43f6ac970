# What a table of ChamberCrawler3000 may agree on, one line per option.

cc3k-option-damage = how a blow's damage is computed: in the classic way, or with the book's misprint
    .name = damage
    .value-classic = classic
    .value-as-printed = as printed
    .agreed =
        { $value ->
            [classic] classic damage
           *[other] damage as printed
        }
cc3k-option-orc-blow = an orc does half as much damage again to a goblin, rounded up or down at the end
    .name = an orc’s blow to a goblin
    .value-38 = 38, rounded up
    .value-37 = 37, rounded down
    .agreed = an orc’s blow to a goblin: { $value }
cc3k-option-drow-rounding = a drow's potions of attack and defence change it by 7 or by 8
    .name = a drow’s potions
    .value-down = 7, rounded down
    .value-up = 8, rounded up
    .agreed =
        { $value ->
            [up] a drow’s potions: 8 points
           *[down] a drow’s potions: 7 points
        }
cc3k-option-freeze = what f stops: the enemies' movement, or everything they do
    .name = what f stops
    .value-movement = movement
    .value-everything = everything
    .agreed =
        { $value ->
            [everything] f stops everything
           *[movement] f stops movement
        }
cc3k-option-pursuit = enemies pursue a player who is in their chamber
    .name = pursuit
    .agreed =
        { $value ->
            [true] enemies pursue you
           *[false] enemies wander
        }
cc3k-option-hard = enemies have half as many hit points again, and merchants are hostile from the start
    .name = hard enemies
    .agreed =
        { $value ->
            [true] hard enemies
           *[false] normal enemies
        }

## What floors made at random should be like

cc3k-setting-floors = floors; if there are fewer than five, the last is used again
    .name = floors
cc3k-setting-base = the classic chambers, or different ones on every floor
    .name = chambers
    .value-default = classic
    .value-random = different on every floor
cc3k-setting-populated = enemies and items are placed now; otherwise the game places them when a floor is entered
    .name = populated floors

## Presets: a name, and three lines on its card

cc3k-preset-usual = classic
    .lines =
        Five floors, twenty enemies on each.
        Merchants are peaceful until struck.
        Enemies wander about at random.
cc3k-preset-hard = hard
    .lines =
        Enemies have half as many hit points again.
        Merchants are hostile from the start.
        Enemies in your chamber pursue you.
