# asterion book new, in English.

commands-help-book =
    Begin a rule book of your own.
    .summary = Begin a rule book of your own.
commands-help-book-new =
    Write a package with a whole small game, called NAME, into a new folder.

    It is a copy of Dig, a game of hidden treasure, and meets the contract of every rule book: people
    and bots can play it in the terminal and on the page, and programs can learn it. Change it into your own.
    .summary = Write a package with a small game to begin with.
commands-option-book-into = Make the folder in this one.
# $folder, $package, $name, $program: as they are typed
commands-book-written =
    Written: { $folder }. Install it where Asterion is installed, play it, and test it:

      pip install -e { $folder }
      { $program } play { $name } --bots 2
      pytest { $folder }

    Begin with { $package }/event.py: what happens, and who is told.
commands-book-no-name = “{ $name }” cannot be the name of a book: use lower-case letters, digits and hyphens, for example salt-mine
commands-book-taken = there is a book called { $name } already: asterion books lists them
commands-book-exists = { $folder } exists already: nothing was written
commands-book-cannot = the book was not written: { $why }
