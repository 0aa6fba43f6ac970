# Berichte von `asterion cc3k check` und `asterion dooom check`.

commands-option-check-report = Wie die Funde geschrieben werden: text, json, junit, gradescope, classroom50, html oder csv. junit:FILE schreibt in eine Datei; auch mehrere zugleich.
commands-option-weights = Punkte pro Regel, und was Studierende sehen: eine TOML-Datei.
commands-report-one-output = nur ein Bericht passt auf die Standardausgabe; für die anderen FORM:FILE angeben
commands-bad-weights = { $path } ist keine Datei mit Gewichten: { $why }
commands-weights-no-rule = die Gewichte nennen „{ $name }“, das ist keine Regel dieses Buchs
commands-report-of-one = ein Bericht für { $form } handelt von einem Programm: { $form }:ORDNER/{ $name }.json angeben
commands-report-not-said = Classroom 50 hat { $name } nicht gesetzt
commands-report-not-whole = Classroom 50 verlangt ganze Punkte: das Gewicht von { $name } ist keine ganze Zahl

commands-option-check-time = Wie lange das Programm für eine Antwort brauchen darf.
commands-option-check-memory = Sein Adressraum in Megabyte; 0 für keine Grenze, was Java und Sanitizer brauchen.
commands-option-check-output = Wie viel es für eine Antwort schreiben darf, in Kilobyte.
commands-option-check-total = Nach so vielen Sekunden kein weiteres Spiel beginnen.

# Mehrere Programme.
commands-option-check-programs = Programme, die nebeneinander geprüft werden: ein Ordner oder ein Muster wie 'all/*/cc3k'. In PROGRAM steht {"{"}program{"}"} für den Pfad eines jeden.
commands-option-check-processes = Wie viele zugleich geprüft werden; ohne Angabe eines pro Kern.
commands-check-progress = { $done } von { $all }: { $name }
commands-check-no-programs = unter „{ $path }“ ist kein Programm
commands-check-no-command = „{ $path }“ ist ein Ordner: nach -- angeben, wie sein Programm gestartet wird, etwa {"{"}program{"}"}/cc3k
commands-check-nothing-to-run = nach -- angeben, welches Programm geprüft wird, oder --programs für mehrere

commands-bot-fault = gefragt „{ $asked }“, geantwortet „{ $said }“, abgelehnt: { $wrong }
commands-bot-failed = gefragt „{ $asked }“, fehlgeschlagen: { $wrong }
