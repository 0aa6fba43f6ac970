# `asterion review`

commands-help-review =
    Einen Bericht über ein beendetes Spiel schreiben: was jeder hätte wissen können, und wann.

    Es ist eine HTML-Datei mit Bildern, neben der Aufzeichnung, wenn --out nichts anderes sagt. Über jede
    Antwort wird von jedem Platz aus nachgedacht, was für jeden Spieler einige Sekunden dauert.
    .summary = Berichten, was jeder in einem beendeten Spiel hätte wissen können.
commands-option-review-out = Den Bericht in diese Datei schreiben.
commands-review-not-over = dieses Spiel ist nicht aus; ein Bericht würde verraten, was noch geheim ist
commands-review-thinking = denkt für { $name } nach ...
commands-review-cannot-write = { $path } lässt sich nicht schreiben: { $why }
commands-review-public = das Publikum
commands-review-title = { $book }: was zu wissen war
commands-review-curves = Was jeder beweisen konnte
commands-review-ways-out = Wann ein Weg hinaus zu wissen war
commands-review-steps = Die Antworten, die am meisten sagten
commands-review-blind =
    Die entscheidende Blindheit: von Antwort { NUMBER($n, useGrouping: 0) } an hätte { $name } wissen können: { $fact }, nach { LIST($by) }. Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und jemand anders gewann.
commands-review-blind-reach =
    Die entscheidende Blindheit: von Antwort { NUMBER($n, useGrouping: 0) } an hätte { $name } wissen können: { $fact }, nach { LIST($by) }. So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $name } hat nicht gewonnen.
commands-review-places = Wo jemand, der sich verirrt hatte, es wieder hätte wissen können
commands-review-news = Was von den anderen zu wissen war
commands-review-news-line = { $name }, mit Antwort { NUMBER($n, useGrouping: 0) }: { $fact }, nach { LIST($by) }.
commands-review-nobody-blind = Es gab keine entscheidende Blindheit: niemand, der verlor, hatte einen Weg zum Sieg übersehen.
commands-review-way-out = { $name }, von Antwort { NUMBER($n, useGrouping: 0) } an: { $fact }, nach { LIST($by) }.
commands-review-no-way-out = { $name }: ein Weg hinaus war nie sicher.
commands-review-leap = { $name } konnte am Ende { $percent } % des Plans beweisen; das meiste kam mit Antwort { NUMBER($n, useGrouping: 0) }, die so viele Dinge sicher machte: { $facts }.
commands-review-maps = Der Plan am Ende
commands-review-maps-about = Dunkel ist, was dieser Platz beweisen konnte, blass der Rest der Wahrheit; eine gestrichelte Seite ist ein Weg hinaus, und ein goldener Ring sagt, dass sicher war, wer dort steht.
commands-review-map-then = Was { $name } nach Antwort { NUMBER($n, useGrouping: 0) } hätte zeichnen können
commands-review-how = Alles hier folgt aus dem, was jedem Platz gesagt wurde, allein nach den Regeln: in den Plan wurde nicht geschaut. Punkte auf der Achse: von da an war ein Weg hinaus sicher.
