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
commands-review-treasure = Wo der Schatz war
commands-review-in-reach = Wer nur noch gehen musste
commands-review-places = Wer sich verirrt hatte
commands-review-news = Was von den anderen zu wissen war
commands-review-shares = Wie viel zu beweisen war
commands-review-outcome = { $result }, nach { $answers } Antworten.
commands-review-answer = Antwort { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
commands-review-opening = dem ersten Blick
commands-review-blind =
    Übersehen: von { $moment } an hätte { $name } wissen können: { $fact }. Das folgt aus den Antworten { LIST($by) }. Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-blind-reach =
    Übersehen: von { $moment } an hätte { $name } wissen können: { $fact }. So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-since = { LIST($names) }, von { $moment } an: { $fact }.{ $proof }
commands-review-then = { LIST($names) }, nach { $moment }: { $fact }.{ $proof }
commands-review-proof = {" "}Das folgt aus den Antworten { LIST($by) }.
commands-review-seen = {""}
commands-review-never = Eines Weges hinaus nie sicher sein konnte: { LIST($names) }.
commands-review-left = { $name } ging hinaus mit { $moment }.
commands-review-reach =
    { $name }, von { $moment } an: genügend Schätze und ein Ausgang waren auf Boden, den { $name } gesehen hatte, { $ended ->
        [true] { $won ->
            [true] und { $name } gewann { $answers } Antworten später
           *[false] die letzten { $answers } Antworten lang
        }
       *[false] { $answers } Antworten lang
    }.
commands-review-found-again = { $name } hatte sich nach { $since } verirrt. Von { $moment } an war sicher: { LIST($facts) }.{ $proof }
commands-review-lost =
    { $name } hatte sich nach { $since } verirrt, { $ended ->
        [true] bis zum Ende
       *[false] bis Antwort { NUMBER($until, useGrouping: 0) }
    }, und keine Antwort davor konnte verraten, wohin.
commands-review-shares-line = Vom Plan war am Ende zu beweisen: { LIST($shares) }.
commands-review-share = { $percent } % ({ LIST($names) })
commands-review-leap = Am meisten sagte { $moment }: so viele Dinge wurden damit sicher für { $name }: { $facts }.
commands-review-maps = Der Plan am Ende
commands-review-maps-about = Dunkel ist, was dieser Platz beweisen konnte, blass der Rest der Wahrheit; eine gestrichelte Seite ist ein Weg hinaus, und ein goldener Ring sagt, dass sicher war, wer dort steht.
commands-review-map-then = Was { $name } nach Antwort { NUMBER($n, useGrouping: 0) } hätte zeichnen können
commands-review-how = Alles hier folgt aus dem, was jedem Platz gesagt wurde, allein nach den Regeln: in den Plan wurde nicht geschaut. Punkte auf der Achse: von da an war ein Weg hinaus sicher.
