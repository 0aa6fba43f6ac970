# How to say each command; the columns are kept as they stand.

dungeonlab-help =
    land 3 4 2                column, row and level where you land, each from 1
    move north                one step; also: north, n (and east e, south s, west w)
    up, down                  one level; also: u, d
    shoot 5 bullets north     any amount of one kind; also: s 5b n (b bullets, g grenades, bl blasters)
    feel                      an exote feels the four walls; also: f
    climb, mount, dismount    a tree; a bridled ontifutlas; off it again
    skin, strangle, take      a beast shot dead; a rabbit; what lies in your cell; also: skin lion
    buy 20 bullets            in a store; sell 2 lion skins
    use 1x1 map               learn where you are; also: use 3x3 map
    morgul lion               send a beast of your cell, or a player, to Mordor with a morgul blade
    yes, no                   the answer to a question; also: y
    move north; stick no      an answer beforehand: stick, boat, blade, bridle, climb, skin, take, orcs,
                              undead, answer (to a political question)
    look, pass, suicide       what is about; nothing; the head against a wall
    marks                     what the marks on the master's map stand for; free, at any time
    for the master:           time NAME, leave NAME, hide NAME (the map), rule: TEXT

dungeonlab-summary = Land in a dungeon of lights, green eyes and pits, and carry the treasure out.

## What may be said now

dungeonlab-offer-yes = yes
dungeonlab-offer-no = no
dungeonlab-offer-up = up
dungeonlab-offer-down = down
dungeonlab-offer-climb = climb
dungeonlab-offer-strangle = strangle
dungeonlab-offer-dismount = dismount
dungeonlab-offer-mount = mount
dungeonlab-offer-feel = feel
dungeonlab-offer-look = look
dungeonlab-offer-pass = pass
dungeonlab-offer-suicide = suicide
dungeonlab-offer-take = take
dungeonlab-offer-skin = skin
# $column, $row, $level (numbers): from 1
dungeonlab-offer-land = land { $column } { $row } { $level }
# $way (phrase): north, east, south or west
dungeonlab-offer-move = move { $way }
# $n (number): how many; $way (phrase)
dungeonlab-offer-shoot-bullet =
    { $n ->
        [1] shoot { $n } bullet { $way }
       *[other] shoot { $n } bullets { $way }
    }
dungeonlab-offer-shoot-grenade =
    { $n ->
        [1] shoot { $n } grenade { $way }
       *[other] shoot { $n } grenades { $way }
    }
dungeonlab-offer-shoot-blaster =
    { $n ->
        [1] shoot { $n } blaster { $way }
       *[other] shoot { $n } blasters { $way }
    }
dungeonlab-offer-shoot-dynamite =
    { $n ->
        [1] shoot { $n } dynamite { $way }
       *[other] shoot { $n } dynamites { $way }
    }
# $what (phrase): a dead beast
dungeonlab-offer-skin-of = skin { $what }
# $what (phrase): this many of a thing
dungeonlab-offer-buy = buy { $what }
dungeonlab-offer-sell = sell { $what }
# $what (phrase): a map
dungeonlab-offer-use = use { FORM($what, "name") }
# $whom (phrase or text): a beast, or a player's name
# $kind (beast or player): which of them
dungeonlab-offer-morgul = morgul { $whom }
# $act (phrase): a command; $answer (phrase): dungeonlab-offer-answer
dungeonlab-offer-beforehand = { $act }; { $answer }
# $about (text): the question's word; $reply (text): yes or no
dungeonlab-offer-answer =
    { $about ->
        [stick] stick
        [boat] boat
        [blade] blade
        [bridle] bridle
        [climb] climb
        [skin] skin
        [take] take
        [orcs] orcs
        [undead] undead
       *[answer] answer
    } { $reply ->
        [yes] yes
       *[no] no
    }
