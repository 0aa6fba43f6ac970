# How to say each command, one per line; the words before the gap are what is typed.
cc3k-help =
    s d v g t         choose a race: shade, drow, vampire, goblin or troll; also: by name
    no so ea we       one step north, south, east or west; also: north, go north
    ne nw se sw       one step northeast, northwest, southeast or southwest
    u no              use the potion to the north; also: uno, drink north
    a no              attack the enemy to the north; also: ano, attack north
    f                 stop the enemies from moving, or let them move again; also: freeze
    r                 restart with a new race; also: restart
    q                 give up; also: quit

## What may be said now

# $way (phrase): North and so on
cc3k-offer-move = go { $way }
cc3k-offer-attack = attack { $way }
cc3k-offer-drink = drink { $way }
# $race (phrase)
cc3k-offer-race = { FORM($race, "small") }
cc3k-offer-freeze = freeze
cc3k-offer-restart = restart
cc3k-offer-quit = quit
