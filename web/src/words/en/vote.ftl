# Before the game: the vote on what is played. After it: who compiles the next plan.

vote-label = The vote
vote-title = Vote on what you play
vote-about = The host's proposal has 49 of 100 votes, the players share the rest.
vote-host-starts = Once somebody has voted, the host starts the game, so that everyone can vote.
# $who (text): a player; $name, $wish (text): an option and a value; $now (text): how it is now
vote-wish = { $who } wants <b>{ $name }: { $wish }</b>; as the votes stand, it is { $now }.
vote-what = What
vote-rules = Rules
vote-plan = The plan
vote-time = Time
vote-should-be = should be
vote-cast = Vote
# $name (text): an option
vote-back = Take back { $name }

## After the game

vote-compile = The next labyrinth
vote-compile-yours = You may compile the next labyrinth: you lead that game, and the others play it. You may also hand that over. If you just play again, the computer compiles it.
# $name (text): of a player
vote-compile-theirs = { $name } may compile the next labyrinth, and then leads that game.
vote-compile-plan = Its plan
vote-compile-generated = made by the generator
vote-compile-lead = Compile it
vote-compile-heir = Hand over to
vote-compile-hand-over = Hand over
