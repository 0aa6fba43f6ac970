# What a table of ChamberCrawler3000 may agree on, one line per option.

cc3k-option-damage = the damage of a blow: as it is taught, or with the misprint of the book
cc3k-option-orc-blow = an orc's blow at a goblin: half more damage, rounded up or down at the end
cc3k-option-drow-rounding = a drow's potions of attack and defence change it by 7 or by 8
cc3k-option-freeze = what f stops: that enemies move, or that they do anything at all
cc3k-option-pursuit = hostile enemies come for a player who is in their chamber
cc3k-option-hard = enemies have half more hit points, merchants are hostile from the start

## What floors made by chance should be like

cc3k-setting-floors = floors; where there are fewer, the last is used again
cc3k-setting-base = the chambers everybody knows, or others on every floor
cc3k-setting-populated = everything is on the floors; if not, the game puts it there when entered
