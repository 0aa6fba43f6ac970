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
    The missed chance: from { $moment } on, { $name } could have known that { $fact }. That lasted for { $answers ->
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
review-changes = So it went on { $count } more times, and then:
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
review-levels = Places are named by column, row and level.
review-tiles = Each player's tiles are counted from that player's own start.
review-never = { LIST($names) } could never be sure of a way out.
review-left = { $name } could not be sure of a way out before walking out with { $moment }.
# $ended (yes or no): it stayed so to the end; $won (yes or no): and this player won
review-reach =
    { $name }, from { $moment } on: enough treasure and an exit were on ground that { $name } had seen, { $ended ->
        [true] { $won ->
            [true] and { $name } won { $answers } answers later
           *[false] for the last { $answers } answers
        }
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
        [true] After { $since } { $name } was on { $cell }, lost
       *[false] { $name } was lost after { $since }
    } until { $until ->
        [died] death (answer { NUMBER($n, useGrouping: 0) })
        [map] the map was shown (answer { NUMBER($n, useGrouping: 0) })
        [left] the way out (answer { NUMBER($n, useGrouping: 0) })
        [end] the end: no answer revealed the place{ $counted ->
            [true] , and { $left } were still possible
           *[false] {""}
        }
       *[other] answer { NUMBER($n, useGrouping: 0) }: no answer before that revealed the place
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
review-carried-off = From answer { NUMBER($first, useGrouping: 0) } to answer { NUMBER($last, useGrouping: 0) }, pits, rivers and the like carried { $name } off { $count } times, of these { LIST($places) }.
review-so-often-to = { $count } times to { $cell }
# $victim (text): who had died there; $count (number): of treasure
review-spoils =
    { $name } took { $count ->
        [one] the treasure
       *[other] the { $count } treasures
    } that { $victim } had left (answer { NUMBER($n, useGrouping: 0) }).
review-map-showed = { $name }, from { $moment } on: the map showed the way out.
review-everyone = everyone
# $death: a sentence of the book; $laden (yes or no): the treasure was lost by it
review-death =
    Answer { NUMBER($n, useGrouping: 0) }: { $death }{ $laden ->
        [true] {" "}The treasure is lost by it.
       *[false] {""}
    }
# $name (text): who won; $n (number): of the answer, $answers (number) before the end
review-decided-kept =
    What decided it: { $name } took the treasure back with answer { NUMBER($n, useGrouping: 0) }, and nobody took it away in the { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } to the end.
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
review-decided-map = What decided it: { $winner } was shown the whole map (answer { NUMBER($n, useGrouping: 0) }), and so knew where the treasure and the exit were.
# $answers (number): after answer $n
review-decided-found =
    What decided it: nobody but { $winner } found the treasure (answer { NUMBER($n, useGrouping: 0) }); the way out took { $answers ->
        [one] one more answer
       *[other] { $answers } more answers
    }.
# $name (text): who walked out with answer $n; $since (number): of the answer by which $winner got the treasure
review-decided-shown = What decided it: { $winner }, who had the treasure from answer { NUMBER($since, useGrouping: 0) } on, could be sure of a way out when { $name } walked out by it (answer { NUMBER($n, useGrouping: 0) }).
# $their (number): what the second had by then; $none (yes or no): no treasure was left on the ground
review-decided-race =
    What decided it: { $winner } had { $count ->
        [one] one treasure
       *[other] { $count } treasures
    } from answer { NUMBER($n, useGrouping: 0) } on, when { $second } had { $their }{ $none ->
        [true] {" "}and none was left on the ground
       *[false] {""}
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
review-span =
    { $name } ({ $end ->
        [true] from answer { NUMBER($since, useGrouping: 0) } to the end
       *[false] answers { NUMBER($since, useGrouping: 0) } to { NUMBER($until, useGrouping: 0) }
    })
# $n (number): of the answer by which the winner took the treasure; $answers (number) before the end
review-carried-out = With the treasure in hand from answer { NUMBER($n, useGrouping: 0) } on, { $name } needed { $answers } answers to get out.
# The winner had enough treasure with answer $n, and found an exit with answer $known, $answers later
review-searched = { $name } had enough treasure from answer { NUMBER($n, useGrouping: 0) } on and had to look for an exit for { $answers } answers, until answer { NUMBER($known, useGrouping: 0) }.
# The winner knew an exit, and walked there for $answers
review-walked-out = { $name } had enough treasure from answer { NUMBER($n, useGrouping: 0) } on and knew an exit; the way there took { $answers } answers.
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
