# Before the game: the vote on what is played. After it: who compiles the next plan.

vote-label = The vote
vote-title = Vote on the rules
vote-about = The host's proposal has 49 of 100 votes; the players share the rest.
vote-host-starts = Once somebody has voted, the host starts the game, so that everyone can vote.
# $who (text): a player; $name, $wish (text): an option and a value; $now (text): how it is now
vote-wish = { $who } wants <b>{ $name }: { $wish }</b>; with the votes so far, it is { $now }.
vote-what = What
vote-rules = Rules
vote-plan = The plan
vote-time = Time
vote-should-be = should be
vote-cast = Vote
# $name (text): an option
vote-back = Withdraw the vote on { $name }

## After the game

vote-compile = The next labyrinth
vote-compile-yours = You may design the next labyrinth: you lead that game, and the others play it. You may also hand this over. If you just play again, the computer makes the plan.
# $name (text): of a player
vote-compile-theirs = { $name } may design the next labyrinth, and then leads that game.
vote-compile-plan = Its plan
vote-compile-generated = made by the generator
vote-compile-lead = Design it
vote-compile-heir = Hand over to
vote-compile-hand-over = Hand over
