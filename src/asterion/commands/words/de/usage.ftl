# Wie die Verben von sich selbst sprechen: Überschriften der Hilfe, und falscher Gebrauch.

commands-usage = Gebrauch:
commands-options = Optionen
commands-verbs = Befehle
commands-examples = Beispiele:
commands-default = üblich: { $value }
commands-required = nötig
commands-option-help = Diese Hilfe zeigen und aufhören.
commands-option-lang = Diese Sprache sprechen, etwa en oder pt-BR, wenn es Worte dafür gibt.
commands-help-referee-lines =
    Eine Zeile sagt, wer spricht, und was:
    {"  "}Ann: move north
    {"  "}GM: leave Bob
    {"  "}GM: rule: Bob may take that back
    {"  "}# und diese wird übersprungen, wie leere

## Falscher Gebrauch

commands-see-help = { $why } (siehe { $command } --help)
commands-no-verb = es gibt kein Verb „{ $name }“{ $hint }
commands-no-option = es gibt keine Option { $name }
commands-no-option-but = es gibt keine Option { $name }; meinst du { $close }?
commands-option-wants-value = die Option { $name } braucht einen Wert
commands-option-takes-no-value = die Option { $name } nimmt keinen Wert
commands-missing-argument = es fehlt das Argument '{ $name }'
commands-missing-option = es fehlt die Option '{ $name }'
commands-extra-arguments = das ist zu viel: { $arguments }
commands-bad-value = { $name }: { $why }
commands-number-between = es ist eine Zahl von { $low } bis { $high }
commands-one-of = es ist eines von { LIST($values, type: "join") }

## Das Ende des Programms

commands-stopped = angehalten
commands-writing-failed = das Schreiben ging nicht: { $why }
