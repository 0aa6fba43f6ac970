# What is wrong with a floor file, and where.

# $floor, $row, $column (numbers), counted from 1
cc3k-place-floor = floor { $floor }
cc3k-place-row = floor { $floor }, row { $row }
cc3k-place-tile = floor { $floor }, row { $row }, column { $column }

# $row, $column (numbers), counted from 1
cc3k-place-here = row { $row }, column { $column }

# $rows, $columns (numbers)
cc3k-plan-nothing = it is empty: a floor is { $rows } rows of { $columns } columns

# $most (number)
cc3k-plan-floors = there are more than { $most } floors

# $columns (number): of this row; $most (number): of a floor
cc3k-plan-row = this row has { NUMBER($columns, useGrouping: 0) } columns, but a floor has { $most }

# $place (phrase): where the first one stands
cc3k-plan-second-player = there is a second “@”; the first one is in { $place }

# $drawn, $rows (numbers)
cc3k-plan-short = the floor ends after { $drawn } of its { $rows } rows
cc3k-plan-which-potion = “P” does not say which potion: write 0 RH, 1 BA, 2 BD, 3 PH, 4 WA or 5 WD
cc3k-plan-how-much-gold = “G” does not say how much gold: write 6 normal, 7 small, 8 or 9 a hoard

# $symbol (text)
cc3k-plan-symbol = “{ $symbol }” means nothing on a floor

# $number (number): of a character that cannot be shown
cc3k-plan-character = “character { NUMBER($number, useGrouping: 0) }” means nothing on a floor

# $symbol (text)
cc3k-plan-generated = “{ $symbol }” is on a floor that is to be generated

# $count (number)
cc3k-plan-more-faults = and { NUMBER($count, useGrouping: 0) } more faults in the drawing

# $missing (player, stairs or both): what is not drawn
cc3k-plan-no-room =
    { $missing ->
        [player] there is no free floor tile for the player
        [stairs] there is no free floor tile for the stairs
       *[both] there is no free floor tile for the player and the stairs
    }

# $place (phrase): where the first ones are
cc3k-plan-second-stairs = there is a second “\”, which leads down too; the first one is in { $place }

# $tiles (number)
cc3k-plan-little-room = { NUMBER($tiles, useGrouping: 0) } floor tiles are few: there may not be room for everything that is generated
cc3k-plan-lone-hoard = this hoard has no dragon of its own beside it: it can be taken at once
cc3k-plan-lone-dragon = this dragon has no hoard of its own beside it: it guards itself
cc3k-plan-open = this tile has neither a wall nor a passage beside it
cc3k-plan-stairs-unreached = no way leads from the player to these stairs
cc3k-plan-unreached = no way leads from the first chamber to here
