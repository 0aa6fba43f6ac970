# What a review says of a game that is over

review-public = the spectators
review-ways-out = When a way out could be known
review-happened = What happened
review-treasure = Where the treasure came from
review-true-treasure = Who could know where the treasure was that turned out to be the true one
review-in-reach = Who could have finished
review-places = Who was lost
review-news = What could be known about the others
review-shares = How much could be proved
# $result (text): who won, or that nobody did; $answers (number): how long it took
review-outcome = { $result }, after { NUMBER($answers, useGrouping: 0) } answers.
# An answer in the middle of a sentence. $n (number): its number; $name (text): whose it was;
# $said (text): what was said
review-answer = answer { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
review-opening = the first look
# $name (text): a player; $moment: review-answer; $fact: what was certain
# $proof: review-proof, review-seen; $answers (number): how long it went on
# $drawn (yes or no): nobody won; $winners (list): who did
review-blind =
    The missed chance: from { $moment } on, { $name } could have known that { $fact }.{ $proof } The game lasted { $answers ->
        [one] one more answer
       *[other] { $answers } more answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# Who had only to go, and for how many answers
review-blind-reach =
    The missed chance: from { $moment } on, { $name } could have known that enough treasure and an exit were within reach, all on ground that { $name } had seen. That lasted for { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# Who had no treasure to take there
review-blind-unladen =
    Overlooked: from { $moment } on, { $name } could have known that { $fact }.{ $proof } The game lasted { $answers ->
        [one] one more answer
       *[other] { $answers } more answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# Who had the treasure in hand, and for how many answers
review-blind-carrying =
    The missed chance: from { $moment } on, { $name } carried the true treasure and could have known that { $fact }.{ $proof } That lasted for { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# $names (list): players who could know it; $facts (list): what; $proof: review-proof, review-seen
review-since = { LIST($names) }, from { $moment } on: { LIST($facts) }.{ $proof }
# The same of what may change with the next answer
review-then = { LIST($names) }, after { $moment }: { LIST($facts) }.{ $proof }
review-proof = {" "}It follows from answers { LIST($by) }.
# Nothing is added where it was seen or told
review-seen = {""}
# $names (list): players
# $fact: where a player is; where a treasure lies
review-with-it = { $fact }, carrying a treasure
# $true (yes or no): of the true treasure among several
review-never-treasure = { LIST($names) } could never prove where it was.
# $cell (text): where the true treasure lay
review-lay-first = At first the true treasure lay on { $cell }.
# $name (text): who took it; $true (yes or no): of the true treasure among several, on $cell
# $again (yes or no): it had been taken before; $n (number): of the answer
review-takes =
    { $name } took { $true ->
        [true] the true treasure on { $cell }
       *[false] { $again ->
            [true] the treasure again
           *[false] the treasure
        } on { $cell }
    } (answer { NUMBER($n, useGrouping: 0) }).
# $by (text): who shot; $how: hit by somebody, hurt (a landmine), ill, or else as the player liked
review-drops =
    { $how ->
        [hit] { $by } hit { $name }, and the true treasure fell on { $cell }
        [hurt] { $name } was wounded, and the true treasure fell on { $cell }
        [ill] { $name } fell ill, and the true treasure fell on { $cell }
       *[so] { $name } put the true treasure down on { $cell }
    } (answer { NUMBER($n, useGrouping: 0) }).
review-untaken = Nobody ever took it.
# $count (number): of lines that are left out
review-changes = { $count } lines are left out here.
# $lost: one (the only treasure), purse (so much, $count), nothing; $how: ill, hurt (a landmine), or else not told
review-dies =
    { $name } died{ $how ->
        [ill] {" "}of the illness
        [infected] , infected when already wounded
        [hurt] {" "}on a landmine
       *[so] {""}
    }{ $lost ->
        [one] {" "}with the treasure in hand
        [purse] {" "}with { $count ->
            [one] one treasure
           *[other] { $count } treasures
        }
       *[nothing] {""}
    } (answer { NUMBER($n, useGrouping: 0) }).
review-kills =
    { $by } killed { $name }{ $lost ->
        [one] , who carried the treasure
        [purse] , who had { $count ->
            [one] one treasure
           *[other] { $count } treasures
        }
       *[nothing] {""}
    } (answer { NUMBER($n, useGrouping: 0) }).
review-died-often = { $name } died { $count } times, from answer { NUMBER($first, useGrouping: 0) } to answer { NUMBER($last, useGrouping: 0) }.
# $cell (text): a place; $exit: “west of 1 3 there is the exit”
review-true-places = The treasure first lay at { $cell }, and { $exit }.
# $laden (yes or no): with the treasure; $left (yes or no): by the exit, that number of answers later
review-beside =
    { $name } first stood in the cell with the exit{ $laden ->
        [true] {" "}and with the treasure
       *[false] {""}
    } after { $moment }{ $left ->
        [true] , and went out by it { $answers ->
            [one] one answer
           *[other] { $answers } answers
        } later
       *[false] {""}
    }.
review-never-beside = { LIST($names) } never came to the cell with the exit.
# $total (number): of treasure; $by (list): the numbers of the answers; $count (number) of them
review-took =
    { $total ->
        [0] { $name } took no treasure.
       *[other] { $name } took { $total ->
            [one] one treasure
           *[other] { $total } treasures
        } ({ $count ->
            [one] answer
           *[other] answers
        } { LIST($by) }).
    }
review-died = { $name } died ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($by) }).
# How places are called
review-levels = Places are named by column, row and level; a wall or an exit is the same on all levels.
review-tiles = Each player's tiles are counted from that player's own start.
review-never = { LIST($names) } could never be sure of a way out.
review-left = { $name } could not be sure of a way out before walking out with { $moment }.
# $ended (yes or no): it stayed so to the end
review-reach =
    { $name }, from { $moment } on: enough treasure and an exit were on ground that { $name } had seen, { $ended ->
        [true] for the last { $answers } answers
       *[false] for { $answers } answers
    }.
# $fact: a way out that could be known; $won (yes or no): and this player won
review-carrying =
    From { $moment } on, { $name } carried the true treasure and could know that { $fact }{ $won ->
        [true] ; { $name } won { $answers } answers later
       *[false] , for { $answers } answers
    }.
# $since, $moment: review-answer; $facts (list): where they are, and what is there
review-found-again = { $name } was lost after { $since }. From { $moment } on it was certain that { LIST($facts) }.{ $proof }
# $until: died, map (shown to them), left (walked out), end or other, with answer $n (number)
# $known (yes or no): where that was in truth can be said, $cell; $counted (yes or no): $left places were possible
review-lost =
    { $known ->
        [true] With { $since } { $name } came to { $cell }
       *[false] After { $since } { $name } was lost
    }{ $until ->
        [died] {" "}and could not know where that was until death (answer { NUMBER($n, useGrouping: 0) })
        [map] {" "}and could not know where that was until the map was shown (answer { NUMBER($n, useGrouping: 0) })
        [left] {" "}and walked out (answer { NUMBER($n, useGrouping: 0) }) without ever being able to know where that was
        [end] {" "}and could not know where that was: no answer revealed it to the end{ $counted ->
            [true] , and { $left } places were still possible
           *[false] {""}
        }
       *[other] {" "}and could not know where that was until answer { NUMBER($n, useGrouping: 0) }
    }.
# $count (number): how often they were lost besides
review-lost-more = { $name } was lost { $count ->
        [one] once more
       *[other] { $count } more times
    }, for a shorter time.
# $shares (list): review-share
review-shares-line = In the end, this share of what could be known could be proved: { LIST($shares) }.
# $names (list): by whom
review-share = { $percent } % by { LIST($names) }
# $by (text): who did it, if anybody ($alone); $name (text): to whom; $answers (list): the numbers of the first answers
# $count (number): of all; $more (number): of those not named; $missed (number): of other blows
review-harm-struck =
    { $alone ->
        [true] { $name } was wounded
       *[false] { $by } hit { $name }
    } ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }){ $missed ->
        [0] {""}
        [1] {" "}and missed once
        [2] {" "}and missed twice
       *[other] {" "}and missed { $missed } times
    }{ $stopped ->
        [0] {""}
        [one] ; armour stopped one blow
       *[other] ; armour stopped { $stopped } blows
    }{ $left ->
        [1] ; that left { $name } with one hit point
       *[other] {""}
    }.
# Blows of which none hit
review-harm-missed = { $by } attacked { $name } in vain ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
review-harm-sick =
    { $name } fell ill ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
review-harm-fake =
    { $name } carried out a false treasure ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
review-harm-saw-map =
    { $name } was shown the whole map in the management center ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $how: fake (a false one was carried), ill, hurt, or so; $cell (text): where
review-passed =
    { $how ->
        [fake] { $name } stood on the true treasure on { $cell } and chose a false one
        [ill] { $name } came to the true treasure on { $cell }, too ill to carry it
        [hurt] { $name } came to the true treasure on { $cell }, wounded and unable to carry it
       *[so] { $name } stood on the true treasure on { $cell } and did not take it
    } ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $how: sword or armour
review-armed =
    { $name } took { $how ->
        [sword] a sword
       *[armour] armour
    } ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $turns (number): missed in all
review-jailed =
    { $name } was put into prison { $count ->
        [1] for { $turns } turns
        [2] twice, for { $turns } turns in all
       *[other] { $count } times, for { $turns } turns in all
    } ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $first, $last (number): of an answer; $places (list): review-so-often-to
review-carried-off =
    From answer { NUMBER($first, useGrouping: 0) } to answer { NUMBER($last, useGrouping: 0) }, pits, rivers and the like carried { $name } off { $count } times: { LIST($places) }{ $elsewhere ->
        [0] {""}
        [one] , and once elsewhere
       *[other] , and { $elsewhere } times elsewhere
    }.
review-so-often-to = { $count ->
    [2] twice
   *[other] { $count } times
} to { $cell }
# $victim (text): who had died there; $count (number): of treasure
review-spoils =
    { $name } took { $count ->
        [one] the treasure
       *[other] the { $count } treasures
    } that { $victim } had left (answer { NUMBER($n, useGrouping: 0) }).
review-map-showed = { $name }, from { $moment } on: the map showed the way out.
review-everyone = everyone
# Of DungeonLab; $how: of what; $laden (yes or no): the treasure was lost by it
review-death =
    { $name } { $how ->
        [bite] died of bites
        [pierce] was pierced to death
        [burn] was burnt to death
        [bullet] was shot dead
        [grenade] was blown to pieces by a grenade
        [blaster] was killed by a blaster
        [dynamite] was blown to pieces by dynamite
        [wall] committed suicide
        [lokh] was eaten by the lokh
        [antigourm] became ordinary again with more holes than anybody survives, and died
        [left] left the game
       *[other] died
    }{ $laden ->
        [true] {" "}with the treasure in hand
       *[false] {""}
    } (answer { NUMBER($n, useGrouping: 0) }).
# $name (text): who won; $n (number): of the answer, $answers (number) before the end
review-decided-kept =
    What decided it: after { $name } { $how ->
        [died] had died with the treasure
        [hit] had been hit with the treasure in hand
        [hurt] had been wounded with the treasure in hand
        [ill] had fallen ill with the treasure in hand
       *[so] had put the treasure down
    } (answer { NUMBER($lost, useGrouping: 0) }), it lay { $cell ->
        [none] there
       *[other] on { $cell }
    } for { $answers } answers, and nobody else came for it; { $name } took it (answer { NUMBER($n, useGrouping: 0) }).
# $name (text): who lost the treasure, by whom ($by) and $how; $winner (text) took it $answers (number) later
review-decided-robbed =
    What decided it: { $how ->
        [hit] { $by } hit { $name }, who carried the treasure
        [killed] { $by } killed { $name }, who carried the treasure
        [died] { $name } died with the treasure in hand
        [ill] { $name } fell ill with the treasure in hand
        [hurt] { $name } was wounded with the treasure in hand
       *[so] { $name } put the treasure down
    } (answer { NUMBER($n, useGrouping: 0) }), and { $winner } took it { $answers ->
        [0] at once
        [one] one answer later
       *[other] { $answers } answers later
    }.
# $since (number): of the answer of the illness, or of the wound before it
review-decided-survived =
    What decided it: { $how ->
        [killed] { $by } killed { $name } (answer { NUMBER($n, useGrouping: 0) })
        [ill] { $name } fell ill (answer { NUMBER($since, useGrouping: 0) }) and died of it (answer { NUMBER($n, useGrouping: 0) })
        [infected] { $by } hit { $name } (answer { NUMBER($since, useGrouping: 0) }), who then walked onto an encephalitis cell and did not survive the infection (answer { NUMBER($n, useGrouping: 0) })
        [hurt] { $name } died on a landmine (answer { NUMBER($n, useGrouping: 0) })
       *[so] { $name } died (answer { NUMBER($n, useGrouping: 0) })
    }, and { $winner } was the last one left.
# $by (text): who killed $name, if anybody (not $alone), who took the treasure then ($own)
review-decided-spoils =
    What decided it: { $alone ->
        [true] { $name } died with
       *[false] { $by } killed { $name }, who had
    } { $count ->
        [one] one treasure
       *[other] { $count } treasures
    } (answer { NUMBER($n, useGrouping: 0) }), and { $own ->
        [true] took { $count ->
            [one] it
           *[other] them
        }
       *[false] { $winner } took { $count ->
            [one] it
           *[other] them
        }
    } (answer { NUMBER($taken, useGrouping: 0) }).
# $how: as in review-passed; $out (number): by which answer the false one was carried out, or 0
review-decided-passed =
    What decided it: { $name } { $how ->
        [fake] stood on the true treasure ({ $count ->
            [one] answer
           *[other] answers
        } { LIST($answers) }) and chose a false one{ $out ->
            [0] {""}
           *[other] , later carried out (answer { NUMBER($out, useGrouping: 0) })
        }
        [ill] came to the true treasure too ill to carry it ({ $count ->
            [one] answer
           *[other] answers
        } { LIST($answers) })
        [hurt] came to the true treasure wounded and unable to carry it ({ $count ->
            [one] answer
           *[other] answers
        } { LIST($answers) })
       *[so] stood on the true treasure ({ $count ->
            [one] answer
           *[other] answers
        } { LIST($answers) }) and did not take it
    }; { $winner } took it (answer { NUMBER($n, useGrouping: 0) }).
review-decided-map =
    What decided it: { $has ->
        [true] { $winner }, who had the treasure from answer { NUMBER($since, useGrouping: 0) } on, was shown the whole map (answer { NUMBER($n, useGrouping: 0) }), and so knew where the exit was
       *[false] { $winner } was shown the whole map (answer { NUMBER($n, useGrouping: 0) }), and so knew where the treasure and the exit were
    }.
# $answers (number): after answer $n
review-decided-found =
    What decided it: nobody but { $winner } found the treasure (answer { NUMBER($n, useGrouping: 0) }){ $moves ->
        [0] {""}
        [one] , one move from outside by the shortest way
       *[other] , { $moves } moves from outside by the shortest way
    }; { $winner } was out { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } later{ $walls ->
        [0] {""}
        [one] , after walking into one outer wall that was not the exit
       *[other] , after walking into { $walls } outer walls that were not the exit
    }{ $rides ->
        [0] {""}
        [1] , carried off once by a pit or a river
        [2] , carried off twice by pits and rivers
       *[other] , carried off { $rides } times by pits and rivers
    }.
# $name (text): who walked out with answer $n; $since (number): of the answer by which $winner got the treasure
review-decided-shown = What decided it: { $winner }, who had the treasure from answer { NUMBER($since, useGrouping: 0) } on, could be sure of a way out when { $name } walked out by it (answer { NUMBER($n, useGrouping: 0) }).
# $their (number): what the second from then; $none (yes or no): no treasure was left on the ground
review-decided-race =
    What decided it: with answer { NUMBER($n, useGrouping: 0) } { $winner } had { $count ->
        [one] the one treasure
       *[other] all { $count } treasures
    } that it takes, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } from the nearest exit{ $known ->
        [true] {""}
       *[false] , which was still to be found
    }; { $alive ->
        [true] { $second } had { $their }{ $none ->
            [true] {" "}and none was left on the ground
           *[false] { $counted ->
                [true] {" "}and was { $need } actions from winning by the shortest way
               *[false] {""}
            }
        }
       *[false] nobody else was left
    }.
# Who had the only treasure, and when; $spans (list): review-span; $most (yes or no): there were more
review-held =
    The treasure was in the hands of { LIST($spans) }{ $most ->
        [true] , to name the longest times
       *[false] {""}
    }.
review-held-true =
    The true treasure was in the hands of { LIST($spans) }{ $most ->
        [true] , to name the longest times
       *[false] {""}
    }.
# Who alone had the most treasure
review-led =
    In the lead: { LIST($spans) }{ $most ->
        [true] , to name the longest times
       *[false] {""}
    }.
# $since, $until (number): of answers; $end (yes or no): until the end of the game
review-span = { $name } ({ LIST($times) })
review-time =
    { $end ->
        [true] from answer { NUMBER($since, useGrouping: 0) } to the end
       *[false] answers { NUMBER($since, useGrouping: 0) } to { NUMBER($until, useGrouping: 0) }
    }
# $n (number): of the answer by which the winner took the treasure; $answers (number) before the end
review-carried-out = With the treasure in hand from answer { NUMBER($n, useGrouping: 0) } on, { $name } needed { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } to get out{ $shortest ->
        [0] {""}
       *[other] { $lost ->
            [0] , by the shortest way
           *[other] , where the shortest way took { $shortest }
        }
    }.
# The winner had enough treasure with answer $n, and found an exit with answer $known, $answers later
review-searched = { $name } had enough treasure from answer { NUMBER($n, useGrouping: 0) } on and had to look for an exit for { $answers } answers, until answer { NUMBER($known, useGrouping: 0) }.
# The winner knew an exit, and walked there for $answers
review-walked-out = { $name } had enough treasure from answer { NUMBER($n, useGrouping: 0) } on and knew an exit; the way out took { $actions } actions, where { $shortest } would have done.
# Of a game that has no story
review-nothing = There is nothing more to tell of this game.
# $cell (text): where; $first, $last (number): of answers
review-carried-back = Between answers { NUMBER($first, useGrouping: 0) } and { NUMBER($last, useGrouping: 0) }, pits and rivers carried { $name } to { $cell } { $count } times.
# $name (text): who drank
review-cured = { $name } drank a health potion ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# In a lake
review-ruined = { $name } fell into water and lost all money and ammunition ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $by (text): who had the treasure
review-met = { $name } met { $by }, who had the treasure ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# $here (text): where a player was before answer $n, on which they said $said; $moves to an exit in
# $cell, $turned (yes or no): the first of them to the $way; $known (yes or no): that could be known
# $lost (number): of the answer by which the treasure was lost
review-chance-carrying =
    { $name }'s last chance: before answer { NUMBER($n, useGrouping: 0) } { $name } stood on { $here } with the treasure, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } from outside{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] first { $way }
        })
       *[false] {""}
    }, by an exit that { $known ->
        [true] could be known
       *[false] nothing had told of yet
    }. { $name } said “{ $said }”, and lost the treasure with answer { NUMBER($lost, useGrouping: 0) }.
# How near to outside the treasure came
review-nearest = { $name } was at no time nearer to outside with the treasure than { $moves ->
        [one] one move
       *[other] { $moves } moves
    } (on { $cell }, answer { NUMBER($n, useGrouping: 0) }).
# To the hospital on $cell; dead with answer $lost, of an illness ($ill: yes) or a second wound
review-chance-healing =
    { $name }'s last chance: before answer { NUMBER($n, useGrouping: 0) } the hospital on { $cell }{ $known ->
        [true] , which could be known,
       *[false] {""}
    } was { $moves ->
        [one] one move
       *[other] { $moves } moves
    } from { $here }{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] first { $way }
        })
       *[false] {""}
    }, just near enough{ $known ->
        [true] {""}
       *[false] , though nothing had told of it yet
    }. { $name } said “{ $said }”, and { $ill ->
        [true] died of the illness
       *[false] was killed
    } with answer { NUMBER($lost, useGrouping: 0) }.
# To the treasure on $cell, which $winner took with answer $lost; $healed (yes or no): by way of a hospital
review-chance-taking =
    { $name }'s last chance: before answer { NUMBER($n, useGrouping: 0) } the treasure on { $cell } was { $moves ->
        [one] one move
       *[other] { $moves } moves
    } from { $here }{ $healed ->
        [true] {" "}by way of a hospital
       *[false] {""}
    }{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] first { $way }
        })
       *[false] {""}
    }, and { $known ->
        [true] it could be known that it lay there
       *[false] nothing had told of it
    }. { $name } said “{ $said }”, and { $winner } took it with answer { NUMBER($lost, useGrouping: 0) }.
# $winner, with the treasure on $cell, could have been hit by a shot to the $way
review-chance-shooting = { $name }'s last chance: before answer { NUMBER($n, useGrouping: 0) } { $winner } stood on { $cell } with the treasure, in the line of fire from { $here } ({ $way }){ $known ->
        [true] , which could be known
       *[false] , though nothing had told of it
    }. { $name } said “{ $said }”.
# Until answer $n $name was nearer to victory by the shortest way ($their, $mine: actions); what came of it
review-ahead = Until answer { NUMBER($n, useGrouping: 0) } { $name } was ahead: { $their } actions from winning by the shortest way, { $winner } { $mine }. In the { $actions } actions after that { $name } took { $taken ->
        [0] no treasure
        [one] one treasure
       *[other] { $taken } treasures
    }.
# The last turn in which somebody could strike the winner ($steps away); $blows at the winner, $hits of them hit
review-last-turn =
    The last chance to stop { $winner } was { $name }'s, in the turn that began with answer { NUMBER($n, useGrouping: 0) }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away: { $blows ->
        [0] { $name } did not strike{ $known ->
            [true] {""}
           *[false] , and could not know how near { $winner } was
        }
        [one] { $name } struck once, { $hits ->
            [0] in vain
           *[other] which was not enough
        }
       *[other] { $name } struck { $blows } times, { $hits ->
            [0] always in vain
            [one] and hit once
           *[other] and hit { $hits } times
        }
    }.
review-nobody-near = Nobody came near enough to stop { $winner } after that: the nearest was { $name }, { $steps } steps away (answer { NUMBER($n, useGrouping: 0) }).
# After a death; $cell (text): where
review-landed = { $name } landed again, on { $cell } (answer { NUMBER($n, useGrouping: 0) }).
review-wasted = { $name } fired { $count } times at walls that stood, always from { $cell } (answers { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }).
# $beasts (list): “an urkh”; $count (number): of all, $more of those not named
review-slew = { $name } killed { LIST($beasts) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }).
# Outer walls into which the winner walked with the treasure
review-tried = With the treasure in hand { $name } walked into { $count ->
        [one] one outer wall that was not the exit (answer
       *[other] { $count } outer walls that were not the exit (answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
# What players did in a time of which nothing else is told; $doings: review-doings
review-meanwhile = Answers { NUMBER($since, useGrouping: 0) } to { NUMBER($until, useGrouping: 0) }: { $doings }.
review-doing =
    { $name } came to { $places ->
        [0] no other place
        [one] one place
       *[other] { $places } places
    }{ $new ->
        [0] {""}
       *[other] {" "}({ $new } of them new)
    }{ $walls ->
        [0] {""}
        [one] {" "}and hit one wall
       *[other] {" "}and hit { $walls } walls
    }
# Two of review-doing, or more of them one after the other
review-doings = { $before }; { $next }
# $beast (phrase): “an urkh”
review-beast = { $beast }{ $count ->
        [1] {""}
        [2] {" "}(twice)
       *[other] {" "}({ $count } times)
    }
# In one cell with $winner, who was $moves from outside with the treasure
review-chance-meeting = { $name }'s last chance: with answer { NUMBER($n, useGrouping: 0) } { $name } and { $winner } were together on { $cell }, { $winner } with the treasure{ $moves ->
        [0] {""}
        [one] {" "}and one move from outside
       *[other] {" "}and { $moves } moves from outside
    }; only shots from a cell beside { $winner } could have helped.
# Shown the map of the dungeon with answer $n; $moves to victory at the nearest (0: none), $died times after it
review-map-in-vain = { $name } was shown the map (answer { NUMBER($n, useGrouping: 0) }, { $left ->
        [one] one answer
       *[other] { $left } answers
    } before the end) and knew where the treasure and the exit were{ $moves ->
        [0] {""}
        [one] , but came no nearer to winning than one move (answer { NUMBER($nearest, useGrouping: 0) })
       *[other] , but came no nearer to winning than { $moves } moves (answer { NUMBER($nearest, useGrouping: 0) })
    }{ $died ->
        [0] {""}
        [one] , and died once after that
       *[other] , and died { $died } times after that
    }.
review-never-near = { $name } was at no time nearer to the treasure than { $moves ->
        [0] its own cell
        [one] one move
       *[other] { $moves } moves
    } (answer { NUMBER($n, useGrouping: 0) }).
# Of a draw: rounds without a change
review-quiet = Nothing that counts changed after answer { NUMBER($n, useGrouping: 0) }, for { $rounds } rounds.
# Of a draw: the nearest exit of who had the treasure; stood there $count times, last with answer $n
review-untried = The exit nearest to { $name } was in { $cell }, where { $name } { $count ->
        [0] never stood
       *[other] last stood with answer { NUMBER($n, useGrouping: 0) }
    }.
# Deaths of one player of DungeonLab; $causes (list): review-cause
review-died-of =
    { $name } died { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    } ({ LIST($causes) }) and landed again ({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }).
review-cause =
    { $how ->
        [bite] of bites
        [pierce] pierced to death
        [burn] of burns
        [bullet] shot dead
        [grenade] by a grenade
        [blaster] by a blaster
        [dynamite] by dynamite
        [wall] by suicide
        [lokh] eaten by the lokh
        [antigourm] made ordinary with too many holes
       *[other] otherwise
    }{ $count ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $count } times
    }
