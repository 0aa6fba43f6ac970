### A move put together by hand: its parts as buttons and menus call them.

# In the place of a movement that is still to be chosen
labyrinth-compose-go = go …
labyrinth-compose-flow = flow
labyrinth-compose-loop = loop
# Opens conditions and what is told
labyrinth-compose-more = if, dark …
labyrinth-compose-add-shoot = + shoot
labyrinth-compose-add-blow = + blow a wall
# $action
labyrinth-compose-action =
    { $action ->
        [shoot] shoot
        [blow] blow the wall
        [mine] set a landmine
        [leave] leave
        [throw] throw
        [take] take
        [take-nothing] take nothing
        [no-restock] don't restock
       *[prefer] choose
    }
# $slot: what is still to be chosen
labyrinth-compose-slot =
    { $slot ->
        [way] Direction
        [thing] What
        [count] How many
        [rank] Which treasure
        [target] At whom
        [cell] On which cell
        [ordered] Order a new cell in secret
       *[told] What is told
    }
# $thing
labyrinth-compose-thing =
    { $thing ->
        [everything] everything
        [treasure] treasure
        [bullet] bullet
        [grenade] grenade
        [landmine] landmine
       *[corpse] corpse
    }
# $n (number)
labyrinth-compose-count =
    { $n ->
        [1] one
        [2] two
        [3] three
       *[0] all
    }
# $rank: of a treasure
labyrinth-compose-rank =
    { $rank ->
        [topmost] topmost
        [lowest] lowest
        [second] second lowest
       *[old] old
    }
# Before what follows
labyrinth-compose-tells = The master tells
# $telling
labyrinth-compose-telling =
    { $telling ->
        [all] everything
        [dark] nothing: a dark move
       *[some] only part of it: semi-dark
    }
