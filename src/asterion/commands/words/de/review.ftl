# `asterion review`

commands-help-review =
    Einen Bericht über ein beendetes Spiel schreiben: was jeder wann hätte wissen können.

    Es ist eine HTML-Datei mit Bildern, neben der Aufzeichnung, wenn --out keinen anderen Ort nennt. Jede Antwort wird von jedem Platz aus untersucht, was pro Spieler einige Sekunden dauert.
    .summary = Berichten, was jeder in einem beendeten Spiel hätte wissen können.
commands-option-review-out = Den Bericht in diese Datei schreiben.
commands-review-not-over = dieses Spiel ist nicht aus; ein Bericht würde verraten, was noch geheim ist
commands-review-thinking = untersucht, was { $name } wissen konnte ...
commands-review-cannot-write = { $path } lässt sich nicht schreiben: { $why }
commands-review-title = { $book }: was man wissen konnte
commands-review-curves = Was jeder beweisen konnte
commands-review-maps = Der Plan am Ende
commands-review-maps-about = Dunkel ist, was dieser Platz beweisen konnte, blass der Rest der Wahrheit; eine gestrichelte Seite ist ein Weg hinaus, und ein goldener Ring sagt, dass sicher war, wer dort steht.
commands-review-map-then = Was { $name } nach Antwort { NUMBER($n, useGrouping: 0) } hätte zeichnen können
commands-review-how = Alles hier folgt aus dem, was jedem Platz gesagt wurde, allein nach den Regeln: in den Plan wurde nicht geschaut. Punkte auf der Achse: von da an war ein Weg hinaus sicher.
