# How the verbs speak of themselves: headings of the help, and wrong usage.

commands-usage = Usage:
commands-options = Options
commands-verbs = Commands
commands-examples = Examples:
# $value (text)
commands-default = default: { $value }
commands-required = required
commands-option-help = Show this message and exit.
commands-option-lang = Language, as in en or pt-BR, if it is available.
# A line of the input of the referee as an example; names and commands stay as they are
commands-help-referee-lines =
    Each line says who speaks, and what:
    {"  "}Ann: move north
    {"  "}GM: leave Bob
    {"  "}GM: rule: Bob may take that back
    {"  "}# a comment; empty lines are skipped too

## Wrong usage. $name (text): of the option, argument or verb

# $why: the complaint; $command (text): as it is typed
commands-see-help = { $why } (see { $command } --help)
# $hint (phrase): what may have been meant, or what there is
commands-no-verb = no such command: “{ $name }”{ $hint }
commands-no-option = there is no option { $name }
# $close (text): options that are near, with commas
commands-no-option-but = there is no option { $name }; did you mean { $close }?
commands-option-wants-value = option { $name } needs a value
commands-option-takes-no-value = option { $name } takes no value
commands-missing-argument = Missing argument '{ $name }'
commands-missing-option = Missing option '{ $name }'
# $arguments (text): as they were typed
commands-extra-arguments = too many arguments: { $arguments }
commands-bad-value = { $name }: { $why }
# $low, $high (text): numbers
commands-number-between = it must be a number from { $low } to { $high }
# $values (list)
commands-one-of = it must be one of { LIST($values, type: "join") }

## The end of the program
# $why (text): as the system says it

commands-stopped = stopped
commands-writing-failed = writing failed: { $why }
