### The master's answer to a move, and the clauses of which it is made.
###
### $who, $whoIs: the player who moved, given where a language may need $whoGender.

## Sentences of clauses

# $clauses (list): what happened, in its order
labyrinth-sentence = { CAPITAL(LIST($clauses, type: "join")) }.
# $clause (phrase): one that ends with an exclamation mark
labyrinth-loud-sentence = { CAPITAL($clause) }
# $before, $next (phrase): sentences
labyrinth-sentences = { $before } { $next }
labyrinth-done = Done.
# $request (phrase)
labyrinth-done-in-the-dark = { CAPITAL($request) } - done.
# $n (number), $sentence (phrase): the answers to a semi-dark move
labyrinth-numbered = { $n }. { $sentence }
# $request (phrase)
labyrinth-done-as-first = 1. { CAPITAL($request) } - done.

# $asked (phrase): a part of the request; $clauses (list): what came of it
labyrinth-part-answered = { $asked } - { LIST($clauses, type: "join") }
labyrinth-clauses = { LIST($clauses, type: "join") }
# $before, $next (phrase): parts of the answer to a conditional move
labyrinth-parts-answered = { $before }; { $next }
# $answer (phrase)
labyrinth-whole-answer = { CAPITAL($answer) }.

## The movement

# $entered: a kind of cell, O outside, B along a river; $reached: where a river carried to
# $whoIs
labyrinth-walked =
    { $entered ->
        [L] walked onto land
        [H] walked into a hospital
        [W] walked into a weaponry
        [P] walked into a pit
        [R] walked into a river, carried by the flow
        [D] walked into a delta
        [E] arrived at the encephalitis cell
        [O] walked out of the labyrinth
       *[B] walked by the river
    }{ $reached ->
        [D] {" "}to a delta
       *[other] {""}
    }
# The same in the words of the short game
labyrinth-walked-short =
    { $entered ->
        [L] went onto land
        [H] went into a hospital
        [W] went into an armory
        [P] fell into a pit, was transported to the next one in the loop
        [R] went into a river, moved by the flow
        [D] went into a delta
        [E] arrived at the encephalitis cell
        [O] went out of the labyrinth
       *[B] walked by the river
    }{ $reached ->
        [D] {" "}to a delta
       *[other] {""}
    }
labyrinth-fell-into-pit = fell into a pit
# $kind: see labyrinth-kind
labyrinth-walked-by-flow = walked by the flow into { labyrinth-kind }
labyrinth-moved-by-loop = moved by the loop to a pit
# $blocked: by what
labyrinth-stopped =
    { $blocked ->
        [wall] cannot move - hit a wall
        [way] cannot move that way
       *[river] failed, a river is flowing this way
    }
labyrinth-stopped-short =
    { $blocked ->
        [wall] hit a wall
        [way] cannot move that way
       *[river] failed, a river is flowing this way
    }
# $kind: of the cell to which the river carried
labyrinth-stopped-carried =
    { $blocked ->
        [wall] cannot move in that direction - hit a wall
        [way] cannot move that way
       *[river] failed, a river is flowing this way
    }; carried by the flow to { labyrinth-kind }
labyrinth-stopped-carried-short = { labyrinth-stopped-short }; carried by the flow to { labyrinth-kind }

## What is added to it

# $whoIs
labyrinth-healed = was healed
labyrinth-cremated = the corpse was cremated
# $whoIs
labyrinth-woke = woke up the mite
labyrinth-ashes = the treasure crumbled to ashes
# $things (phrase)
# $whoIs
labyrinth-found = found { $things }
# $bullets, $grenades (number); $load: see labyrinth-load, or nothing
labyrinth-stocked =
    you have { $bullets ->
        [one] { $bullets } bullet
       *[other] { $bullets } bullets
    } and { labyrinth-stock-of-grenades }
labyrinth-stocked-grenades = you have { labyrinth-stock-of-grenades }
labyrinth-stock-of-grenades =
    { $grenades ->
        [one] { $grenades } grenade
       *[other] { $grenades } grenades
    }{ $load ->
        [corpse] , a corpse
        [landmine] , a landmine
        [treasure] , a treasure
       *[nothing] {""}
    }

## Results that stand by themselves

# $killed (true, false)
# $whoIs
labyrinth-blew-up =
    { $killed ->
        [true] blew up on a landmine, killed
       *[false] blew up on a landmine, wounded
    }
labyrinth-screamed = a scream is heard!
# $whoIs
labyrinth-infected-killed = you have been infected, and it kills you
# $whoIs
labyrinth-infected-unlimited = you have been infected
# $moves (number)
# $whoIs
labyrinth-infected = you have been infected and have { labyrinth-moves } to reach a hospital
# $whoIs
labyrinth-died-sick = you didn't reach a hospital in time, and die
# $whoIs
labyrinth-got-lost = failed to return to the labyrinth and got lost
labyrinth-shot-missed = no scream is heard
# $things (phrase); $scream (true, false)
labyrinth-shot-and-fell =
    { $scream ->
        [true] a scream is heard! { CAPITAL($things) } fell at your feet
       *[false] no scream is heard; { $things } fell at your feet
    }
# $wall: missing, gone, there
labyrinth-threw-grenade =
    { $wall ->
        [missing] there was no wall
        [gone] no wall is left
       *[there] the wall is still there
    }
labyrinth-grenade-thrown = grenade thrown
labyrinth-set-landmine = the landmine is set
# $thing (phrase)
labyrinth-left-thing = you are leaving { $thing }
# $thing (phrase); $way; $feet, $cremated, $explosion (true, false)
labyrinth-threw-thing =
    you are throwing { $thing } { labyrinth-to-way }{ $feet ->
        [true] {" "}- you have found { $thing } at your feet
       *[false] {""}
    }{ $cremated ->
        [true] , the corpse was cremated
       *[false] {""}
    }{ $explosion ->
        [true] , an explosion is heard
       *[false] {""}
    }
labyrinth-threw-thing-scream = { labyrinth-threw-thing }, a scream is heard!
# $things (phrase)
labyrinth-took-thing = you are taking { $things }
# $asked (phrase): what could not be done; $why: see labyrinth-why-not
# $thing: what it was to be done with: bullet, grenade, landmine, treasure, corpse
labyrinth-no-luck = { $asked } - { labyrinth-why-not }
# $thing: as above
labyrinth-why-not =
    { $why ->
        [none] no luck, you've forgotten you are since long out of them
        [unwell] no luck, you are in no state to
        [forbidden] no luck, there is no shooting from here
        [damp] no luck, the powder is damp
       *[nothing-there] no luck, there is nothing to take
    }
# $kind
labyrinth-you-are = you are { labyrinth-place }
labyrinth-part-done = done

## A shot in the answer to a conditional move

# $n (number): bullets in hand; $ground (number): bullets there; $scream (true, false)
# $fell (phrase): labyrinth-shot-fell, or nothing
labyrinth-shot =
    { labyrinth-bullets-held } left{ $ground ->
        [0] {""}
       *[other] , { $lying } on the ground
    }, { $scream ->
        [true] a scream is heard
       *[false] no scream is heard
    }{ $fell }
labyrinth-shot-again =
    { $scream ->
        [true] a scream is heard
       *[false] no screams
    }{ $fell }, still { labyrinth-bullets-held } left
# $things (phrase)
labyrinth-shot-fell = , { $things } fell at your feet

## The facets of a semi-dark move

# $value: yes or no
labyrinth-told-wall =
    { $value ->
        [yes] You've hit a wall.
       *[no] No wall hit.
    }
labyrinth-told-carried =
    { $value ->
        [yes] Carried by the flow.
       *[no] Not carried.
    }
labyrinth-told-scream =
    { $value ->
        [yes] A scream is heard!
       *[no] No scream is heard.
    }
# $value: wounded, killed or no
labyrinth-told-blast =
    { $value ->
        [wounded] Blew up on a landmine, wounded.
        [killed] Blew up on a landmine, killed.
       *[no] No blast.
    }
labyrinth-told-same-cell = On the same cell as before.

## How it stands with a player

# $parts (list)
labyrinth-standing = { LIST($parts, type: "join") }
# $health
labyrinth-health =
    { $health ->
        [healthy] healthy
        [wounded] wounded
        [infected] infected
        [dead] dead
       *[lost] lost
    }
labyrinth-immune = immune
# $load
labyrinth-load =
    { $load ->
        [corpse] a corpse
        [landmine] a landmine
        [treasure] a treasure
       *[nothing] nothing
    }
labyrinth-load-nothing-else = nothing else
labyrinth-moves-to-heal =
    { $n ->
        [one] { labyrinth-number } move to heal
       *[other] { labyrinth-number } moves to heal
    }
labyrinth-moves-to-heal-unlimited = unlimited moves to heal
