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
commands-option-review-ask = Statt einen Bericht zu schreiben, nach Momenten fragen, in denen du etwas hättest wissen können.
commands-option-review-as = Wessen Momente: Name oder Nummer eines Platzes.
commands-review-ask-whom = --ask ist für jemanden, der mitgespielt hat: nenne den Platz mit --as
commands-missed = Moment { $number } von { $count }, nach Antwort { NUMBER($answer, useGrouping: 0) }. Das hattest du zuletzt gehört:
commands-missed-none = Aus diesem Spiel gibt es für { $name } nichts zu lernen: nichts Sicheres blieb ungenutzt.
commands-missed-type-side = Tippe eine Seite: „c2 oben“, in einem Dungeon „3 2 norden“.
commands-missed-type-cell = Tippe ein Feld: „c2“, in einem Dungeon „3 2 1“.
commands-missed-type-player = Tippe einen Namen.
commands-missed-no-player = tippe einen dieser Namen: { LIST($names) }
commands-missed-unread =
    „{ $said }“ ist { $asks ->
        [side] keine Seite; tippe etwas wie „c2 oben“ oder „3 2 norden“
       *[cell] kein Feld; tippe etwas wie „c2“ oder „3 2 1“
    }
commands-missed-score = { $right } von { $count } richtig.
commands-missed-ways = oben, rechts, unten, links, norden, osten, süden, westen
