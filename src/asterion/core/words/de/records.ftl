# Was an der Aufzeichnung einer Partie nicht stimmen kann.

core-record-place = Zeile { NUMBER($line, useGrouping: 0) }, Eintrag { NUMBER($n, useGrouping: 0) }
core-record-place-said = { core-record-place } („{ $said }“)

core-record-empty = die Aufzeichnung ist leer
core-record-no-header = das ist keine Aufzeichnung von Asterion: die erste Zeile ist keine Kopfzeile
core-record-format = diese Aufzeichnung hat das Format { $version }; dieses Asterion liest das Format { $format }
core-record-header-damaged = Zeile 1, die Kopfzeile, ist beschädigt: { $error }
core-record-header-unlike = Zeile 1, die Kopfzeile, ist nicht so geschrieben, wie der Tisch sie geschrieben hätte
core-record-seal-inside = Zeile { NUMBER($line, useGrouping: 0) } ist ein Siegel, aber danach geht die Aufzeichnung weiter
core-record-damaged = Zeile { NUMBER($line, useGrouping: 0) } ist beschädigt: { $error }
core-record-out-of-place =
    Zeile { NUMBER($line, useGrouping: 0) } müsste Eintrag { NUMBER($n, useGrouping: 0) } sein, nennt sich aber Eintrag { NUMBER($says, useGrouping: 0) }: eine Zeile fehlt, ist doppelt oder steht am falschen Platz
core-record-edition = aufgezeichnet nach Ausgabe { $edition } von { $book }; hier gelten die Regeln der Ausgabe { $here }
core-record-shown = aufgezeichnet nach Ausgabe { $edition }; gezeigt, nicht noch einmal geprüft
core-record-promise-unchecked = der Plan ist der versprochene, aber ob die Antworten stimmten, lässt sich nicht prüfen: die Regeln der Ausgabe { $edition } sind nicht hier, oder die Aufzeichnung nennt ihre Ausgabe nicht mehr
core-record-broken-promise = Zeile 1: Plan, Optionen und Salz sind nicht die versprochenen
core-record-other-promise = nicht die versprochene Partie: diese Aufzeichnung verspricht { $promise }, veröffentlicht war { $published }
core-record-no-opening = die Aufzeichnung hat eine Kopfzeile, aber keinen Anfang
core-record-line-1 = Zeile 1: { $why }
core-record-plan = Zeile 1: der Plan ist nicht lesbar: { $why }
core-record-opening = der Anfang lässt sich nicht nachspielen: { $why }
core-record-after-the-end = { $place } steht nach dem Ende der Partie
core-record-unplayable = { $place } lässt sich nicht spielen: { $why }
core-record-more-draws = { $place } hat mehr Würfe, als die Regeln verlangen
core-record-event = { $place }: in der Aufzeichnung steht { $says }, nach den Regeln ist es { $right }
core-record-events = { $place }: Ereignisse in der Aufzeichnung: { $has }, nach den Regeln: { $right }
core-record-unlike = { $place } ist nicht so geschrieben, wie der Tisch es geschrieben hätte
core-record-cut = die letzte Zeile ist abgeschnitten; bis Eintrag { NUMBER($n, useGrouping: 0) } stimmte jede Antwort
core-record-unfinished = bis Eintrag { NUMBER($n, useGrouping: 0) } stimmten alle Antworten; dort bricht die Aufzeichnung vor dem Ende der Partie ab
core-record-no-seal = die Partie ist zu Ende, aber das Siegel, die letzte Zeile, fehlt
core-record-seal = das Siegel passt nicht: die Datei wurde nach dem Ende der Partie verändert

## Würfel

core-dice-script-ended = die vorgegebenen Würfe sind zu Ende; „{ $question }“ verlangt eine Zahl unter { $below }
core-dice-script-unfit = vorgegeben ist { $result } für „{ $question }“, verlangt ist eine Zahl unter { $below }
core-dice-no-draw = die Regeln verlangen für „{ $question }“ einen Wurf unter { $below }, aber die Aufzeichnung hat dort keinen
core-dice-other-draw = die Regeln verlangen für „{ $question }“ einen Wurf unter { $below }, die Aufzeichnung hat „{ $asked }“ unter { $size }
core-dice-draw-unfit = die Aufzeichnung hat { $result } für „{ $question }“, es muss unter { $below } sein
