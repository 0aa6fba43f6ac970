# Reports of `asterion cc3k check` and `asterion dooom check`.

commands-option-check-report = How the findings are written: text, json, junit, gradescope, classroom50, html or csv. junit:FILE writes to a file; several may be asked for.
commands-option-weights = Marks per rule, and what students may see: a TOML file.
commands-report-one-output = only one report can go to standard output; write FORM:FILE for the others
# $path (text); $why (text): as the reader of TOML says it
commands-bad-weights = { $path } is not a file of weights: { $why }
# $name (text): as it stands in the file
commands-weights-no-rule = the weights name “{ $name }”, which is not a rule of this book
# $form (text): as typed; $name (text): the word in braces
commands-report-of-one = a report for { $form } is about one program: write { $form }:FOLDER/{ $name }.json
# $name (text): of a variable
commands-report-not-said = the runner of Classroom 50 has not set { $name }
# $name (text): of a rule
commands-report-not-whole = Classroom 50 needs whole marks: the weight of { $name } is not a whole number

commands-option-check-time = How long the program may take per answer.
commands-option-check-memory = Its address space in megabytes; 0 for no limit, which Java and sanitizers need.
commands-option-check-output = How much it may write per answer, in kilobytes.
commands-option-check-total = Don't start another game after this many seconds.

# Several programs.
commands-option-check-programs = Programs to examine side by side: a folder, or a pattern such as 'all/*/cc3k'. In PROGRAM {"{"}program{"}"} is replaced by the path of each.
commands-option-check-processes = How many are examined at the same time; usually one per core.
# $done, $all (numbers); $name (text): of the program that is done
commands-check-progress = { $done } of { $all }: { $name }
# $path (text): as typed
commands-check-no-programs = there is no program at “{ $path }”
# $path (text): a folder
commands-check-no-command = “{ $path }” is a folder: say after -- how to start its program, such as {"{"}program{"}"}/cc3k
commands-check-nothing-to-run = say after -- which program to examine, or --programs for several

# What `asterion bot` says of its own faults. $asked, $said, $wrong (text): a question, an answer, a sentence or a traceback
commands-bot-fault = asked “{ $asked }”, answered “{ $said }”, which was refused: { $wrong }
# $asked, $wrong (text): as above
commands-bot-failed = asked “{ $asked }”, failed: { $wrong }
