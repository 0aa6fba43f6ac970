# What a table of ChamberCrawler3000 may agree on, one line per option.

cc3k-option-damage = the damage of a blow: as it is taught, or with the book's misprint
    .name = damage
    .value-classic = as it is taught
    .value-as-printed = as it is printed
    .agreed =
        { $value ->
            [classic] blows as taught
           *[other] blows as printed
        }
cc3k-option-orc-blow = an orc's blow at a goblin: half as much damage again, rounded up or down at the end
    .name = an orc’s blow at a goblin
    .value-38 = 38, rounded up
    .value-37 = 37, rounded down
    .agreed = an orc’s blow at a goblin costs { $value }
cc3k-option-drow-rounding = a drow's potions of attack and defence change it by 7 or by 8
    .name = a drow’s potions
    .value-down = 7, rounded down
    .value-up = 8, rounded up
    .agreed =
        { $value ->
            [up] a drow’s potions by 8
           *[down] a drow’s potions by 7
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
cc3k-option-pursuit = hostile enemies come for a player who is in their chamber
    .name = pursuit
    .agreed =
        { $value ->
            [true] enemies pursue you
           *[false] enemies wander
        }
cc3k-option-hard = enemies have half as many hit points again, merchants are hostile from the start
    .name = hard enemies
    .agreed =
        { $value ->
            [true] hard enemies
           *[false] usual enemies
        }

## What floors made by chance should be like

cc3k-setting-floors = floors; if there are fewer than five, the last is used again
    .name = floors
cc3k-setting-base = the chambers everybody knows, or others on every floor
    .name = chambers
    .value-default = those everybody knows
    .value-random = others on every floor
cc3k-setting-populated = everything is placed now; otherwise the game places it when a floor is entered
    .name = populated floors

## Presets: a name, and three lines on its card

cc3k-preset-usual = as it is taught
    .lines =
        Five floors, twenty enemies on each.
        Merchants are peaceful until struck.
        Enemies wander about by chance.
cc3k-preset-hard = hard
    .lines =
        Enemies have half as many hit points again.
        Merchants are hostile from the start.
        Whoever shares a chamber with you comes for you.
