### A move as it was requested, said to everyone; what people type themselves is read in `say`.

# $before, $next (phrase): parts of the move
labyrinth-request-parts = { $before }; { $next }
labyrinth-request-order = order a cell
# $parts (phrase)
labyrinth-request-dark = { $parts }, don't tell the result
# $parts (phrase); $facets (list): labyrinth-request-facet
labyrinth-request-semi-dark = { $parts }, tell only { LIST($facets) }
# $facet
labyrinth-request-facet =
    { $facet ->
        [wall] whether I hit a wall
        [cell] where I end up
        [carried] whether I am carried
        [found] what I find
        [scream] whether a scream is heard
        [blast] whether I blow up
       *[status] my status
    }

# $way: see labyrinth-way
labyrinth-request-go = go { labyrinth-way }
labyrinth-request-shoot = shoot { labyrinth-way }
# $target (text): a player's name or number
labyrinth-request-shoot-at = shoot { labyrinth-way } at { $target }
labyrinth-request-blow = blow the { labyrinth-way } wall
labyrinth-request-mine = set a landmine { labyrinth-to-way }
# $thing (phrase): labyrinth-treasure, ..., labyrinth-request-all
labyrinth-request-leave = leave { $thing }
labyrinth-request-throw = throw { $thing } { labyrinth-to-way }
# $thing
labyrinth-request-all =
    { $thing ->
        [bullet] all bullets
        [grenade] all grenades
        [landmine] all landmines
        [corpse] all corpses
       *[treasure] all treasures
    }
labyrinth-request-take = take
labyrinth-request-take-everything = take everything
labyrinth-request-take-kind =
    { $thing ->
        [bullet] take the bullets
        [grenade] take the grenades
        [landmine] take the landmines
       *[corpse] take the corpses
    }
# $rank (phrase)
labyrinth-request-take-treasure = take the { $rank } treasure
labyrinth-request-take-nothing = take nothing
labyrinth-request-no-restock = don't restock
labyrinth-request-prefer = choose the { $rank } treasure

# $fact: see labyrinth-request-fact; $holds (true, false); $then, $otherwise (phrase)
labyrinth-request-if =
    if { $holds ->
        [true] { labyrinth-request-fact }
       *[false] { $fact ->
            [wall] I don't hit a wall
            [land] I don't walk onto land
            [hospital] I don't walk into a hospital
            [weaponry] I don't walk into a weaponry
            [pit] I don't fall into a pit
            [river] I don't walk into a river
            [delta] I don't walk into a delta
            [encephalitis] I don't arrive at the encephalitis cell
            [outside] I am not outside
            [mite] I don't wake up the mite
            [carried] I am not carried
            [feet] I don't find anything at my feet
            [found] I don't find anything
            [treasure] I don't find a treasure
            [bullet] I don't find a bullet
            [grenade] I don't find a grenade
            [landmine] I don't find a landmine
            [corpse] I don't find a corpse
            [scream] no scream is heard
            [blast] I don't blow up
            [healed] I am not healed
           *[infected] I am not infected
        }
    }, { $then }
labyrinth-request-if-else = { labyrinth-request-if }, else { $otherwise }
# $parts (phrase)
labyrinth-request-together = ({ $parts })
labyrinth-request-fact =
    { $fact ->
        [wall] I hit a wall
        [land] I walk onto land
        [hospital] I walk into a hospital
        [weaponry] I walk into a weaponry
        [pit] I fall into a pit
        [river] I walk into a river
        [delta] I walk into a delta
        [encephalitis] I arrive at the encephalitis cell
        [outside] I am outside
        [mite] I wake up the mite
        [carried] I am carried
        [feet] I find something at my feet
        [found] I find something
        [treasure] I find a treasure
        [bullet] I find a bullet
        [grenade] I find a grenade
        [landmine] I find a landmine
        [corpse] I find a corpse
        [scream] a scream is heard
        [blast] I blow up
        [healed] I am healed
       *[infected] I am infected
    }

## What may be said besides moves

# $cell (text): a name such as b3
labyrinth-offer-start = start { $cell }
labyrinth-offer-ask = ask { $cell }
labyrinth-offer-order = order { $cell }
labyrinth-offer-skip = skip
labyrinth-offer-confirm = confirm
labyrinth-offer-void = void
labyrinth-offer-status = status
labyrinth-offer-count = count
labyrinth-offer-claim-the-count = claim the count
labyrinth-offer-break = break
labyrinth-offer-vote-break-yes = vote break yes
labyrinth-offer-vote-break-no = vote break no
labyrinth-offer-clock = clock
labyrinth-offer-resign = resign
# $who (text): a player's name
labyrinth-offer-recall = recall { $who }
labyrinth-offer-recall-all = recall every move of { $who }
# $rank (phrase): topmost, lowest, old
labyrinth-offer-keep = keep the { $rank } treasure
# $way (up, right, down or left); $target (text): a player; $cell (text)
labyrinth-offer-shoot-at = shoot { labyrinth-way } at { $target } on { $cell }
