# `asterion review`

commands-help-review =
    Einen Bericht über ein beendetes Spiel schreiben: was jeder wann hätte wissen können.

    Es ist eine HTML-Datei mit Bildern, neben der Aufzeichnung, wenn --out keinen anderen Ort nennt. Jede Antwort wird von jedem Platz aus untersucht, was pro Spieler einige Sekunden dauert.
    .summary = Berichten, was jeder in einem beendeten Spiel hätte wissen können.
commands-option-review-out = Den Bericht in diese Datei schreiben.
commands-review-not-over = dieses Spiel ist nicht aus; ein Bericht würde verraten, was noch geheim ist
commands-review-thinking = untersucht, was { $name } wissen konnte ...
commands-review-cannot-write = { $path } lässt sich nicht schreiben: { $why }
commands-review-public = das Publikum
commands-review-title = { $book }: was man wissen konnte
commands-review-curves = Was jeder beweisen konnte
commands-review-ways-out = Wann ein Weg hinaus bekannt sein konnte
commands-review-happened = Was geschah
commands-review-treasure = Woher der Schatz kam
commands-review-true-treasure = Wer wissen konnte, wo der Schatz war, der sich als der echte erwies
commands-review-in-reach = Wer schon hätte gewinnen können
commands-review-places = Wer sich verirrt hatte
commands-review-news = Was man über die anderen wissen konnte
commands-review-shares = Wie viel sich beweisen ließ
commands-review-outcome = { $result }, nach { $answers } Antworten.
commands-review-answer = Antwort { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
commands-review-opening = dem ersten Blick
commands-review-blind =
    Die verpasste Gelegenheit: von { $moment } an hätte { $name } wissen können: { $fact }.{ $proof } Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-blind-reach =
    Die verpasste Gelegenheit: von { $moment } an hätte { $name } wissen können: { $fact }. So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-blind-unladen =
    Übersehen: von { $moment } an hätte { $name } wissen können: { $fact }.{ $proof } Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-blind-carrying =
    Die verpasste Gelegenheit: von { $moment } an trug { $name } den echten Schatz und hätte wissen können: { $fact }.{ $proof } So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
commands-review-since = { LIST($names) }, von { $moment } an: { LIST($facts) }.{ $proof }
commands-review-then = { LIST($names) }, nach { $moment }: { LIST($facts) }.{ $proof }
commands-review-proof = {" "}Das folgt aus den Antworten { LIST($by) }.
commands-review-seen = {""}
commands-review-with-it = { $fact }, mit einem Schatz
commands-review-never-treasure =
    Für { LIST($names) } blieb unbewiesen, { $true ->
        [true] wo er war
       *[false] von welchem Ort er kam
    }.
commands-review-lay-first = Zuerst lag der echte Schatz auf { $cell }.
commands-review-takes =
    { $name } nahm { $true ->
        [true] den echten Schatz auf { $cell }
       *[false] { $again ->
            [true] den Schatz noch einmal
           *[false] den Schatz
        }
    } (Antwort { NUMBER($n, useGrouping: 0) }).
commands-review-drops =
    { $how ->
        [hit] { $by } traf { $name }, und der echte Schatz fiel auf { $cell } zu Boden
        [hurt] { $name } wurde verwundet, und der echte Schatz fiel auf { $cell } zu Boden
        [ill] { $name } wurde krank, und der echte Schatz fiel auf { $cell } zu Boden
       *[so] { $name } legte den echten Schatz auf { $cell } ab
    } (Antwort { NUMBER($n, useGrouping: 0) }).
commands-review-untaken = Niemand nahm ihn je.
commands-review-changes = So ging es noch { $count }-mal weiter, und dann:
commands-review-dies =
    { $name } starb{ $lost ->
        [one] {" "}mit dem Schatz in der Hand
        [purse] {" "}mit { $count ->
            [one] einem Schatz
           *[other] { $count } Schätzen
        }
       *[nothing] {""}
    }{ $how ->
        [ill] {" "}an der Krankheit
        [hurt] {" "}auf einer Landmine
       *[so] {""}
    } (Antwort { NUMBER($n, useGrouping: 0) }).
commands-review-kills =
    { $by } tötete { $name }{ $lost ->
        [one] {" "}samt Schatz in der Hand
        [purse] {" "}mit { $count ->
            [one] einem Schatz
           *[other] { $count } Schätzen
        }
       *[nothing] {""}
    } (Antwort { NUMBER($n, useGrouping: 0) }).
commands-review-died-often = { $name } starb { $count }-mal, von Antwort { NUMBER($first, useGrouping: 0) } bis Antwort { NUMBER($last, useGrouping: 0) }.
commands-review-true-places = Der eigene Ort des Schatzes war { $cell }, und { $exit }.
commands-review-beside =
    { $name } stand { $laden ->
        [true] mit dem Schatz zum ersten Mal
       *[false] zum ersten Mal
    } nach { $moment } in der Zelle mit dem Ausgang{ $left ->
        [true] {" "}und ging { $answers ->
            [one] eine Antwort
           *[other] { $answers } Antworten
        } später durch ihn hinaus
       *[false] {""}
    }.
commands-review-never-beside = Nie in der Zelle mit dem Ausgang: { LIST($names) }.
commands-review-lead =
    Von { $moment } an hatte { $name } die meisten Schätze{ $before ->
        [true] ; davor lag zeitweise vorn: { LIST($others) }
       *[false] {""}
    }.
commands-review-took =
    { $total ->
        [0] { $name } nahm keinen Schatz.
       *[other] { $name } nahm { $total ->
            [one] einen Schatz
           *[other] { $total } Schätze
        } ({ $count ->
            [one] Antwort
           *[other] Antworten
        } { LIST($by) }).
    }
commands-review-died = { $name } starb ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($by) }).
commands-review-levels = Orte heißen nach Spalte, Zeile und Ebene.
commands-review-tiles = Die Felder jedes Spielers sind von dessen eigenem Start aus gezählt.
commands-review-never = Nie sicher war ein Weg hinaus für { LIST($names) }.
commands-review-left = { $name } ging mit { $moment } hinaus.
commands-review-reach =
    { $name }, von { $moment } an: genügend Schätze und ein Ausgang waren auf Boden, den { $name } gesehen hatte, { $ended ->
        [true] { $won ->
            [true] und { $name } gewann { $answers } Antworten später
           *[false] die letzten { $answers } Antworten lang
        }
       *[false] { $answers } Antworten lang
    }.
commands-review-carrying =
    Von { $moment } an trug { $name } den echten Schatz und konnte wissen: { $fact }; { $won ->
        [true] der Sieg kam { $answers } Antworten später
       *[false] so blieb es { $answers } Antworten lang
    }.
commands-review-found-again = { $name } hatte sich nach { $since } verirrt. Von { $moment } an war sicher: { LIST($facts) }.{ $proof }
commands-review-lost =
    { $known ->
        [true] Nach { $since } war { $name } auf { $cell }, verirrt
       *[false] { $name } hatte sich nach { $since } verirrt,
    } { $until ->
        [died] bis zum Tod (Antwort { NUMBER($n, useGrouping: 0) })
        [left] bis zum Weg hinaus (Antwort { NUMBER($n, useGrouping: 0) })
        [end] bis zum Ende: keine Antwort verriet, wohin{ $counted ->
            [true] , und { $left } Orte waren noch möglich
           *[false] {""}
        }
       *[other] bis Antwort { NUMBER($n, useGrouping: 0) }: keine Antwort davor verriet, wohin
    }.
commands-review-lost-more = { $name } hatte sich { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    } verirrt, für kürzere Zeit.
commands-review-shares-line = Vom Plan war am Ende zu beweisen: { LIST($shares) }.
commands-review-share = { $percent } % ({ LIST($names) })
commands-review-harm-struck =
    { $alone ->
        [true] { $name } wurde verwundet
       *[false] { $by } traf { $name }
    } ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }){ $missed ->
        [0] {""}
        [one] {" "}und schlug einmal daneben
       *[other] {" "}und schlug { $missed }-mal daneben
    }.
commands-review-harm-sick =
    { $name } wurde krank ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
commands-review-harm-fake =
    { $name } trug einen falschen Schatz hinaus ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
commands-review-harm-saw-map =
    { $name } bekam in der Zentrale den ganzen Plan zu sehen ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
commands-review-death =
    Antwort { NUMBER($n, useGrouping: 0) }: { $death }{ $laden ->
        [true] {" "}Der Schatz ist damit verloren.
       *[false] {""}
    }
commands-review-decided-kept =
    Was es entschied: { $name } nahm den Schatz { $how ->
        [again] zurück
       *[so] an sich
    } (Antwort { NUMBER($n, useGrouping: 0) }), und bis zum Ende, { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, nahm ihn niemand weg.
commands-review-decided-robbed =
    Was es entschied: { $how ->
        [hit] { $by } traf { $name } mit dem Schatz in der Hand
        [killed] { $by } tötete { $name } mit dem Schatz in der Hand
        [died] { $name } starb mit dem Schatz in der Hand
        [ill] { $name } wurde krank mit dem Schatz in der Hand
        [hurt] { $name } wurde verwundet mit dem Schatz in der Hand
       *[so] { $name } legte den Schatz hin
    } (Antwort { NUMBER($n, useGrouping: 0) }), und { $winner } nahm ihn { $answers ->
        [0] sofort
        [one] eine Antwort später
       *[other] { $answers } Antworten später
    }.
commands-review-decided-survived =
    Was es entschied: { $how ->
        [killed] { $by } tötete { $name } (Antwort { NUMBER($n, useGrouping: 0) })
        [ill] { $name } wurde krank (Antwort { NUMBER($since, useGrouping: 0) }) und starb daran (Antwort { NUMBER($n, useGrouping: 0) })
        [hurt] { $name } starb auf einer Landmine (Antwort { NUMBER($n, useGrouping: 0) })
       *[so] { $name } starb (Antwort { NUMBER($n, useGrouping: 0) })
    }, und { $winner } blieb als Letztes übrig.
commands-review-decided-killed =
    Was es entschied: { $winner } tötete { $name } mit { $count ->
        [one] einem Schatz
       *[other] { $count } Schätzen
    } (Antwort { NUMBER($n, useGrouping: 0) }).
commands-review-decided-race =
    Was es entschied: { $winner } hatte { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    } von Antwort { NUMBER($n, useGrouping: 0) } an, als { $second } { $their } hatte{ $none ->
        [true] {" "}und keiner mehr am Boden lag
       *[false] {""}
    }.
commands-review-maps = Der Plan am Ende
commands-review-maps-about = Dunkel ist, was dieser Platz beweisen konnte, blass der Rest der Wahrheit; eine gestrichelte Seite ist ein Weg hinaus, und ein goldener Ring sagt, dass sicher war, wer dort steht.
commands-review-map-then = Was { $name } nach Antwort { NUMBER($n, useGrouping: 0) } hätte zeichnen können
commands-review-how = Alles hier folgt aus dem, was jedem Platz gesagt wurde, allein nach den Regeln: in den Plan wurde nicht geschaut. Punkte auf der Achse: von da an war ein Weg hinaus sicher.
