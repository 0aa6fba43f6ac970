# `asterion evaluate`

commands-help-evaluate =
    Ask players, during games, what they know, and compare it with what was provable and what is
    true. Soundness is the share of their claims that were provable; completeness is the share of
    what was provable that they claimed. Intervals are for 95 of 100 cases, over games.

    A player is a program that reads and writes lines, or a bot with the claims it makes: none,
    random, notes (what it was told) or proofs (everything that follows). Without either, the
    baselines are measured.
    .summary = Measure what players know, beside what was provable.
commands-option-evaluate-player = A program to be measured; it speaks the line protocol.
commands-option-evaluate-bot = A bot to be measured, with its claims, such as mapper+notes.
commands-option-evaluate-baselines = Measure the baselines as well.
commands-option-evaluate-games = Games per player; the same ones for all.
commands-option-evaluate-against = The bot on the other seats.
commands-option-evaluate-every = Ask after every Nth answer.
commands-option-evaluate-answers = The most answers of the player in a game.
commands-option-evaluate-words = Whether the things of the game have made-up names.
commands-option-evaluate-out = The report; BOOK.evaluation.json if it is not given.
commands-option-evaluate-check = Play a report's games again, and compare.
# $books (list)
commands-evaluate-book = say which book: { LIST($books, type: "or") }
# $manner (text); $manners (list)
commands-evaluate-manner = there are no claims “{ $manner }”, only { LIST($manners, type: "or") }
# $why (text)
commands-evaluate-not-started = the player could not be started: { $why }
# $name (text): the player; $done, $all (numbers)
commands-evaluate-progress = { $name }: { $done } of { $all } games
# $path (text)
commands-evaluate-written = Report: { $path }
# $path, $why (texts)
commands-evaluate-unreadable = { $path } is not a report: { $why }
# $path (text)
commands-evaluate-checked = { $path }: all games and scores are as reported.
