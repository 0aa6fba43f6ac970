# Where nothing can be deduced

# $book (text): the one that was asked for; $books (list): those of which something is known
knowledge-no-deduction = there is no deduction for { $book }, only for { LIST($books, type: "join") }
# The command is typed as it stands
knowledge-no-solver = deduction needs the package python-sat: pip install 'asterion[knowledge]'
knowledge-nothing-heard = nothing was heard yet
