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
