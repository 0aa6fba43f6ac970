# Wie die Verben von sich selbst sprechen: Überschriften der Hilfe, und falscher Gebrauch.

commands-usage = Aufruf:
commands-options = Optionen
commands-verbs = Befehle
commands-examples = Beispiele:
commands-default = Vorgabe: { $value }
commands-required = erforderlich
commands-option-help = Diese Hilfe zeigen und beenden.
commands-option-lang = Die Sprache, etwa en oder pt-BR, wenn es sie gibt.
commands-help-referee-lines =
    Jede Zeile sagt, wer spricht und was:
    {"  "}Ann: move north
    {"  "}GM: leave Bob
    {"  "}GM: rule: Bob may take that back
    {"  "}# ein Kommentar; leere Zeilen werden auch übersprungen

## Falscher Gebrauch

commands-see-help = { $why } (siehe { $command } --help)
commands-no-verb = es gibt keinen Befehl „{ $name }“{ $hint }
commands-no-option = es gibt keine Option { $name }
commands-no-option-but = es gibt keine Option { $name }; meinst du { $close }?
commands-option-wants-value = die Option { $name } braucht einen Wert
commands-option-takes-no-value = die Option { $name } nimmt keinen Wert
commands-missing-argument = es fehlt das Argument '{ $name }'
commands-missing-option = es fehlt die Option '{ $name }'
commands-extra-arguments = zu viele Argumente: { $arguments }
commands-bad-value = { $name }: { $why }
commands-number-between = es muss eine Zahl von { $low } bis { $high } sein
commands-one-of = es muss eines davon sein: { LIST($values, type: "join") }

## Das Ende des Programms

commands-stopped = angehalten
commands-writing-failed = Schreiben fehlgeschlagen: { $why }
