# Where nothing can be deduced

# $book (text): the one that was asked for; $books (list): those of which something is known
knowledge-no-deduction = deduction is not available for { $book }, only for { LIST($books, type: "join") }
# $book (text): its name; $package (text): who brings it; $why (text): what its own code says
knowledge-broken = the deduction for { $book }, from the package { $package }, cannot be loaded: { $why }
# The command is typed as it stands
knowledge-no-solver = deduction needs the package python-sat: pip install 'asterion[knowledge]'
knowledge-nothing-heard = nothing has been heard yet
