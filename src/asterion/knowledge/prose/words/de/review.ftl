# What a review says of a game that is over

review-public = das Publikum
review-ways-out = Wann ein Weg hinaus bekannt sein konnte
review-happened = Was geschah
review-treasure = Woher der Schatz kam
review-true-treasure = Wer wissen konnte, wo der Schatz war, der sich als der echte erwies
review-in-reach = Wer schon hätte gewinnen können
review-places = Wer sich verirrt hatte
review-news = Was man über die anderen wissen konnte
review-shares = Wie viel sich beweisen ließ
review-outcome = { $result }, nach { $answers } Antworten.
review-answer = Antwort { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
review-opening = dem ersten Blick
review-blind =
    Die verpasste Gelegenheit: von { $moment } an hätte { $name } wissen können: { $fact }.{ $proof } Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
review-blind-reach =
    Die verpasste Gelegenheit: von { $moment } an hätte { $name } wissen können, dass genügend Schätze und ein Ausgang erreichbar waren, alles auf schon gesehenem Boden. So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
review-blind-unladen =
    Übersehen: von { $moment } an hätte { $name } wissen können: { $fact }.{ $proof } Das Spiel ging noch { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } weiter, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
review-blind-carrying =
    Die verpasste Gelegenheit: von { $moment } an trug { $name } den echten Schatz und hätte wissen können: { $fact }.{ $proof } So blieb es { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    } lang, und { $drawn ->
        [true] niemand gewann
       *[false] es gewann { LIST($winners) }
    }.
review-since = { LIST($names) }, von { $moment } an: { LIST($facts) }.{ $proof }
review-then = { LIST($names) }, nach { $moment }: { LIST($facts) }.{ $proof }
review-proof = {" "}Das folgt aus den Antworten { LIST($by) }.
review-seen = {""}
review-with-it = { $fact }, mit einem Schatz
review-never-treasure = Für { LIST($names) } blieb unbewiesen, wo er war.
review-lay-first = Zuerst lag der echte Schatz auf { $cell }.
review-takes =
    { $name } nahm { $true ->
        [true] den echten Schatz auf { $cell }
       *[false] auf { $cell } { $again ->
            [true] den Schatz noch einmal
           *[false] den Schatz
        }
    } (Antwort { NUMBER($n, useGrouping: 0) }).
review-drops =
    { $how ->
        [hit] { $by } traf { $name }, und der echte Schatz fiel auf { $cell } zu Boden
        [hurt] { $name } wurde verwundet, und der echte Schatz fiel auf { $cell } zu Boden
        [ill] { $name } wurde krank, und der echte Schatz fiel auf { $cell } zu Boden
       *[so] { $name } legte den echten Schatz auf { $cell } ab
    } (Antwort { NUMBER($n, useGrouping: 0) }).
review-untaken = Niemand nahm ihn je.
review-changes = { $count } Zeilen sind hier ausgelassen.
review-dies =
    { $name } starb{ $lost ->
        [one] {" "}mit dem Schatz in der Hand
        [purse] {" "}mit { $count ->
            [one] einem Schatz
           *[other] { $count } Schätzen
        }
       *[nothing] {""}
    }{ $how ->
        [ill] {" "}an der Krankheit
        [infected] , verwundet angesteckt
        [hurt] {" "}auf einer Mine
       *[so] {""}
    } (Antwort { NUMBER($n, useGrouping: 0) }).
review-kills =
    { $by } tötete { $name }{ $lost ->
        [one] {" "}samt Schatz in der Hand
        [purse] {" "}mit { $count ->
            [one] einem Schatz
           *[other] { $count } Schätzen
        }
       *[nothing] {""}
    } (Antwort { NUMBER($n, useGrouping: 0) }).
review-died-often = { $name } starb { $count }-mal, von Antwort { NUMBER($first, useGrouping: 0) } bis Antwort { NUMBER($last, useGrouping: 0) }.
review-true-places = Ursprünglich lag der Schatz auf { $cell }, und { $exit }.
review-beside =
    { $name } stand { $laden ->
        [true] mit dem Schatz zum ersten Mal
       *[false] zum ersten Mal
    } nach { $moment } auf dem Feld mit dem Ausgang{ $left ->
        [true] {" "}und ging { $answers ->
            [one] eine Antwort
           *[other] { $answers } Antworten
        } später durch ihn hinaus
       *[false] {""}
    }.
review-never-beside = Nie auf dem Feld mit dem Ausgang: { LIST($names) }.
review-took =
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
review-died = { $name } starb ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($by) }).
review-levels = Orte heißen nach Spalte, Zeile und Ebene; eine Wand oder ein Ausgang gilt für alle Ebenen.
review-tiles = Die Felder jedes Spielers sind von dessen eigenem Start aus gezählt.
review-never = Nie sicher war ein Weg hinaus für { LIST($names) }.
review-left = Sicher war für { $name } kein Weg hinaus, bis { $moment } hinausführte.
review-reach =
    { $name }, von { $moment } an: genügend Schätze und ein Ausgang waren auf Boden, den { $name } gesehen hatte, { $ended ->
        [true] die letzten { $answers } Antworten lang
       *[false] { $answers } Antworten lang
    }.
review-carrying =
    Von { $moment } an trug { $name } den echten Schatz und konnte wissen: { $fact }; { $won ->
        [true] der Sieg kam { $answers } Antworten später
       *[false] so blieb es { $answers } Antworten lang
    }.
review-found-again = { $name } hatte sich nach { $since } verirrt. Von { $moment } an war sicher: { LIST($facts) }.{ $proof }
review-lost =
    { $known ->
        [true] Mit { $since } kam { $name } nach { $cell }
       *[false] { $name } hatte sich nach { $since } verirrt
    }{ $until ->
        [died] {" "}und konnte bis zum Tod nicht wissen, wo das war (Antwort { NUMBER($n, useGrouping: 0) })
        [map] {" "}und konnte nicht wissen, wo das war, bis der Plan gezeigt wurde (Antwort { NUMBER($n, useGrouping: 0) })
        [left] {" "}und ging hinaus (Antwort { NUMBER($n, useGrouping: 0) }), ohne je wissen zu können, wo das war
        [end] {" "}und konnte nicht wissen, wo das war: bis zum Ende verriet es keine Antwort{ $counted ->
            [true] , und { $left } Orte waren noch möglich
           *[false] {""}
        }
       *[other] {" "}und konnte bis Antwort { NUMBER($n, useGrouping: 0) } nicht wissen, wo das war
    }.
review-lost-more = { $name } hatte sich { $count ->
        [one] noch einmal
       *[other] noch { $count }-mal
    } verirrt, für kürzere Zeit.
review-shares-line = Von dem, was zu erfahren war, war am Ende zu beweisen: { LIST($shares) }.
review-share = { $percent } % ({ LIST($names) })
review-harm-struck =
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
        [1] {" "}und schlug einmal daneben
        [2] {" "}und schlug zweimal daneben
       *[other] {" "}und schlug { $missed }-mal daneben
    }{ $stopped ->
        [0] {""}
        [one] ; einen Schlag hielt die Rüstung ab
       *[other] ; { $stopped } Schläge hielt die Rüstung ab
    }{ $left ->
        [1] ; danach blieb { $name } ein Lebenspunkt
       *[other] {""}
    }.
review-harm-missed = { $by } griff { $name } vergebens an ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-harm-sick =
    { $name } wurde krank ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-harm-fake =
    { $name } trug einen falschen Schatz hinaus ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-harm-saw-map =
    { $name } bekam im Verwaltungszentrum den ganzen Plan zu sehen ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-passed =
    { $how ->
        [fake] { $name } stand auf { $cell } beim echten Schatz und behielt einen falschen
        [ill] { $name } kam auf { $cell } zum echten Schatz, zu krank, um ihn zu tragen
        [hurt] { $name } kam auf { $cell } zum echten Schatz und konnte ihn mit einer Wunde nicht tragen
       *[so] { $name } stand auf { $cell } beim echten Schatz und nahm ihn nicht
    } ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-armed =
    { $name } nahm { $how ->
        [sword] ein Schwert
       *[armour] eine Rüstung
    } ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-jailed =
    { $name } kam { $count ->
        [1] für { $turns } Züge ins Gefängnis
        [2] zweimal ins Gefängnis, im Ganzen für { $turns } Züge
       *[other] { $count }-mal ins Gefängnis, im Ganzen für { $turns } Züge
    } ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-carried-off =
    Von Antwort { NUMBER($first, useGrouping: 0) } bis Antwort { NUMBER($last, useGrouping: 0) } trugen Gruben, Flüsse und dergleichen { $name } { $count }-mal fort: { LIST($places) }{ $elsewhere ->
        [0] {""}
        [one] {" "}und einmal anderswohin
       *[other] {" "}und { $elsewhere }-mal anderswohin
    }.
review-so-often-to = { $count ->
    [2] zweimal
   *[other] { $count }-mal
} nach { $cell }
review-spoils =
    { $name } nahm { $count ->
        [one] den Schatz
       *[other] die { $count } Schätze
    } aus dem Nachlass von { $victim } (Antwort { NUMBER($n, useGrouping: 0) }).
review-map-showed = { $name }, von { $moment } an: der Plan zeigte den Weg hinaus.
review-everyone = alle
review-death =
    { $name } { $how ->
        [bite] starb an Bissen
        [pierce] starb durchbohrt
        [burn] verbrannte
        [bullet] wurde erschossen
        [grenade] wurde von einer Granate zerrissen
        [blaster] wurde mit einem Blaster getötet
        [dynamite] wurde von Dynamit zerrissen
        [wall] beging Selbstmord
        [lokh] wurde vom Lokh gefressen
        [antigourm] wurde wieder gewöhnlich, mit mehr Löchern, als jemand überlebt, und starb
        [left] verließ das Spiel
       *[other] starb
    }{ $laden ->
        [true] {" "}mit dem Schatz in der Hand
       *[false] {""}
    } (Antwort { NUMBER($n, useGrouping: 0) }).
review-decided-kept =
    Was es entschied: nachdem { $name } { $how ->
        [died] mit dem Schatz gestorben war
        [hit] mit dem Schatz in der Hand getroffen worden war
        [hurt] mit dem Schatz in der Hand verwundet worden war
        [ill] mit dem Schatz in der Hand krank geworden war
       *[so] den Schatz hingelegt hatte
    } (Antwort { NUMBER($lost, useGrouping: 0) }), lag er { $answers } Antworten lang { $cell ->
        [none] dort
       *[other] auf { $cell }
    }, und sonst holte ihn niemand; { $name } nahm ihn (Antwort { NUMBER($n, useGrouping: 0) }).
review-decided-robbed =
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
review-decided-survived =
    Was es entschied: { $how ->
        [killed] { $by } tötete { $name } (Antwort { NUMBER($n, useGrouping: 0) })
        [ill] { $name } wurde krank (Antwort { NUMBER($since, useGrouping: 0) }) und starb daran (Antwort { NUMBER($n, useGrouping: 0) })
        [infected] { $by } traf { $name } (Antwort { NUMBER($since, useGrouping: 0) }); verwundet auf ein Zeckenfeld geraten, überlebte { $name } die Ansteckung nicht (Antwort { NUMBER($n, useGrouping: 0) })
        [hurt] { $name } starb auf einer Mine (Antwort { NUMBER($n, useGrouping: 0) })
       *[so] { $name } starb (Antwort { NUMBER($n, useGrouping: 0) })
    }, und { $winner } blieb als Letztes übrig.
review-decided-spoils =
    Was es entschied: { $alone ->
        [true] { $name } starb
       *[false] { $by } tötete { $name }
    } mit { $count ->
        [one] einem Schatz
       *[other] { $count } Schätzen
    } (Antwort { NUMBER($n, useGrouping: 0) }), und { $own ->
        [true] nahm { $count ->
            [one] ihn
           *[other] sie
        }
       *[false] { $winner } nahm { $count ->
            [one] ihn
           *[other] sie
        }
    } (Antwort { NUMBER($taken, useGrouping: 0) }).
review-decided-passed =
    Was es entschied: { $name } { $how ->
        [fake] stand beim echten Schatz ({ $count ->
            [one] Antwort
           *[other] Antworten
        } { LIST($answers) }) und behielt einen falschen{ $out ->
            [0] {""}
           *[other] , der dann hinausgetragen wurde (Antwort { NUMBER($out, useGrouping: 0) })
        }
        [ill] kam zum echten Schatz, zu krank, um ihn zu tragen ({ $count ->
            [one] Antwort
           *[other] Antworten
        } { LIST($answers) })
        [hurt] kam zum echten Schatz und konnte ihn mit einer Wunde nicht tragen ({ $count ->
            [one] Antwort
           *[other] Antworten
        } { LIST($answers) })
       *[so] stand beim echten Schatz ({ $count ->
            [one] Antwort
           *[other] Antworten
        } { LIST($answers) }) und nahm ihn nicht
    }; { $winner } nahm ihn (Antwort { NUMBER($n, useGrouping: 0) }).
review-decided-map =
    Was es entschied: { $has ->
        [true] { $winner } hatte den Schatz seit Antwort { NUMBER($since, useGrouping: 0) }, bekam den ganzen Plan zu sehen (Antwort { NUMBER($n, useGrouping: 0) }) und wusste so, wo der Ausgang war
       *[false] { $winner } bekam den ganzen Plan zu sehen (Antwort { NUMBER($n, useGrouping: 0) }) und wusste so, wo Schatz und Ausgang waren
    }.
review-decided-found =
    Was es entschied: niemand außer { $winner } fand den Schatz (Antwort { NUMBER($n, useGrouping: 0) }){ $moves ->
        [0] {""}
        [one] , auf dem kürzesten Weg einen Zug von draußen
       *[other] , auf dem kürzesten Weg { $moves } Züge von draußen
    }; nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } war { $winner } draußen{ $walls ->
        [0] {""}
        [one] , nach einer Außenwand, die nicht der Ausgang war
       *[other] , nach { $walls } Außenwänden, die nicht der Ausgang waren
    }{ $rides ->
        [0] {""}
        [one] , einmal von einer Grube oder einem Fluss fortgetragen
       *[other] , { $rides }-mal von Gruben und Flüssen fortgetragen
    }.
review-decided-shown = Was es entschied: { $winner } hatte den Schatz von Antwort { NUMBER($since, useGrouping: 0) } an, und ein Weg hinaus war sicher, als { $name } ihn ging (Antwort { NUMBER($n, useGrouping: 0) }).
review-decided-race =
    Was es entschied: mit Antwort { NUMBER($n, useGrouping: 0) } hatte { $winner } { $count ->
        [one] den einen Schatz
       *[other] alle { $count } Schätze
    }, die es braucht, { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } vom nächsten Ausgang{ $known ->
        [true] {""}
       *[false] , der noch zu finden war
    }; { $alive ->
        [true] { $second } hatte { $their }{ $none ->
            [true] {" "}und am Boden lag keiner mehr
           *[false] { $counted ->
                [true] {" "}und war auf dem kürzesten Weg { $need } Aktionen vom Sieg
               *[false] {""}
            }
        }
       *[false] sonst war niemand übrig
    }.
review-held =
    Den Schatz hatten in der Hand: { LIST($spans) }{ $most ->
        [true] , um die längsten Zeiten zu nennen
       *[false] {""}
    }.
review-held-true =
    Den echten Schatz hatten in der Hand: { LIST($spans) }{ $most ->
        [true] , um die längsten Zeiten zu nennen
       *[false] {""}
    }.
review-led =
    In Führung lagen: { LIST($spans) }{ $most ->
        [true] , um die längsten Zeiten zu nennen
       *[false] {""}
    }.
review-span = { $name } ({ LIST($times) })
review-carried-out = Mit dem Schatz in der Hand (seit Antwort { NUMBER($n, useGrouping: 0) }) brauchte { $name } { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } hinaus{ $shortest ->
        [0] {""}
       *[other] { $lost ->
            [0] , auf dem kürzesten Weg
           *[other] , wo der kürzeste Weg { $shortest } brauchte
        }
    }.
review-searched = { $name } hatte seit Antwort { NUMBER($n, useGrouping: 0) } genug Schätze und suchte { $answers } Antworten lang einen Ausgang, bis Antwort { NUMBER($known, useGrouping: 0) }.
review-walked-out = { $name } hatte seit Antwort { NUMBER($n, useGrouping: 0) } genug Schätze und kannte einen Ausgang; der Weg hinaus brauchte { $actions } Aktionen, wo { $shortest } gereicht hätten.
review-nothing = Mehr gibt es von dieser Partie nicht zu erzählen.
review-carried-back = Zwischen den Antworten { NUMBER($first, useGrouping: 0) } und { NUMBER($last, useGrouping: 0) } trugen Gruben und Flüsse { $name } { $count }-mal nach { $cell }.
review-cured = { $name } trank einen Heiltrank ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }).
review-ruined = { $name } fiel ins Wasser und verlor alles Geld und alle Munition ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }).
review-met = { $name } begegnete { $by }; { $by } trug den Schatz ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }).
review-time =
    { $end ->
        [true] von Antwort { NUMBER($since, useGrouping: 0) } bis zum Ende
       *[false] Antworten { NUMBER($since, useGrouping: 0) } bis { NUMBER($until, useGrouping: 0) }
    }
review-chance-carrying =
    Die letzte Gelegenheit für { $name }: vor Antwort { NUMBER($n, useGrouping: 0) } stand { $name } mit dem Schatz auf { $here }, { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } von draußen{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] zuerst { $way }
        })
       *[false] {""}
    }, durch einen Ausgang, { $known ->
        [true] den man kennen konnte
       *[false] von dem noch nichts verraten war
    }. { $name } sagte „{ $said }“ und verlor den Schatz mit Antwort { NUMBER($lost, useGrouping: 0) }.
review-nearest = Näher nach draußen als { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } kam { $name } mit dem Schatz nie (auf { $cell }, Antwort { NUMBER($n, useGrouping: 0) }).
review-chance-healing =
    Die letzte Gelegenheit für { $name }: vor Antwort { NUMBER($n, useGrouping: 0) } war das Krankenhaus auf { $cell }{ $known ->
        [true] , das man kennen konnte,
       *[false] {""}
    } { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } von { $here }{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] zuerst { $way }
        })
       *[false] {""}
    }, gerade noch nahe genug{ $known ->
        [true] {""}
       *[false] , doch nichts hatte es verraten
    }. { $name } sagte „{ $said }“ und { $ill ->
        [true] starb an der Krankheit
       *[false] wurde getötet
    } (Antwort { NUMBER($lost, useGrouping: 0) }).
review-chance-taking =
    Die letzte Gelegenheit für { $name }: vor Antwort { NUMBER($n, useGrouping: 0) } war der Schatz auf { $cell } { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } von { $here }{ $healed ->
        [true] {" "}über ein Krankenhaus
       *[false] {""}
    }{ $turned ->
        [true] {" "}({ $moves ->
            [one] { $way }
           *[other] zuerst { $way }
        })
       *[false] {""}
    }, und { $known ->
        [true] man konnte wissen, dass er dort lag
       *[false] nichts hatte es verraten
    }. { $name } sagte „{ $said }“, und { $winner } nahm ihn mit Antwort { NUMBER($lost, useGrouping: 0) }.
review-chance-shooting = Die letzte Gelegenheit für { $name }: vor Antwort { NUMBER($n, useGrouping: 0) } stand { $winner } mit dem Schatz auf { $cell }, in der Schusslinie von { $here } ({ $way }){ $known ->
        [true] , was man wissen konnte
       *[false] , doch nichts hatte es verraten
    }. { $name } sagte „{ $said }“.
review-chance-meeting = Die letzte Gelegenheit für { $name }: mit Antwort { NUMBER($n, useGrouping: 0) } waren { $name } und { $winner } zusammen auf { $cell }, { $winner } mit dem Schatz{ $moves ->
        [0] {""}
        [one] {" "}und einen Zug von draußen
       *[other] {" "}und { $moves } Züge von draußen
    }; nur Schüsse von einem Feld daneben hätten geholfen.
review-ahead = Bis Antwort { NUMBER($n, useGrouping: 0) } lag { $name } vorn: auf dem kürzesten Weg { $their } Aktionen vom Sieg, { $winner } { $mine }. In den { $actions } Aktionen danach nahm { $name } { $taken ->
        [0] keinen Schatz
        [one] einen Schatz
       *[other] { $taken } Schätze
    }.
review-last-turn =
    Zuletzt hätte { $name } { $winner } aufhalten können, in dem Zug ab Antwort { NUMBER($n, useGrouping: 0) }, { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } entfernt: { $blows ->
        [0] { $name } schlug nicht zu{ $known ->
            [true] {""}
           *[false] {" "}und konnte nicht wissen, wie nahe { $winner } war
        }
        [one] { $name } schlug einmal zu, { $hits ->
            [0] vergebens
           *[other] was nicht reichte
        }
       *[other] { $name } schlug { $blows }-mal zu, { $hits ->
            [0] immer vergebens
            [one] und traf einmal
           *[other] und traf { $hits }-mal
        }
    }.
review-nobody-near = Danach kam niemand nahe genug, um { $winner } aufzuhalten: am nächsten { $name }, { $steps } Schritte entfernt (Antwort { NUMBER($n, useGrouping: 0) }).
review-landed = { $name } landete wieder, auf { $cell } (Antwort { NUMBER($n, useGrouping: 0) }).
review-wasted = { $name } schoss { $count }-mal auf Wände, die stehen blieben, immer von { $cell } aus (Antworten { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }).
review-slew = Getötet von { $name }: { LIST($beasts) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    } ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }).
review-beast = { $beast }{ $count ->
        [1] {""}
        [2] {" "}(zweimal)
       *[other] {" "}({ $count }-mal)
    }
review-tried = Mit dem Schatz in der Hand lief { $name } gegen { $count ->
        [one] eine Außenwand, die nicht der Ausgang war (Antwort
       *[other] { $count } Außenwände, die nicht der Ausgang waren (Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-meanwhile = Antworten { NUMBER($since, useGrouping: 0) } bis { NUMBER($until, useGrouping: 0) }: { $doings }.
review-doings = { $before }; { $next }
review-doing =
    { $name } kam an { $places ->
        [0] keinen anderen Ort
        [one] einen Ort
       *[other] { $places } Orte
    }{ $new ->
        [0] {""}
       *[other] {" "}({ $new } davon neu)
    }{ $walls ->
        [0] {""}
        [one] {" "}und traf auf eine Wand
       *[other] {" "}und traf auf { $walls } Wände
    }
review-map-in-vain = { $name } bekam den Plan zu sehen (Antwort { NUMBER($n, useGrouping: 0) }, { $left ->
        [one] eine Antwort
       *[other] { $left } Antworten
    } vor dem Ende) und wusste, wo Schatz und Ausgang waren{ $moves ->
        [0] {""}
        [one] , kam dem Sieg aber nicht näher als auf einen Zug (Antwort { NUMBER($nearest, useGrouping: 0) })
       *[other] , kam dem Sieg aber nicht näher als auf { $moves } Züge (Antwort { NUMBER($nearest, useGrouping: 0) })
    }{ $died ->
        [0] {""}
        [one] {" "}und starb danach einmal
       *[other] {" "}und starb danach { $died }-mal
    }.
review-never-near = Näher als { $moves ->
        [0] das Feld selbst
        [one] einen Zug
       *[other] { $moves } Züge
    } kam { $name } dem Schatz nie (Antwort { NUMBER($n, useGrouping: 0) }).
review-quiet = Nach Antwort { NUMBER($n, useGrouping: 0) } änderte sich { $rounds } Runden lang nichts, was zählt.
review-untried = Der nächste Ausgang für { $name } war in { $cell }; dort stand { $name } { $count ->
        [0] nie
       *[other] zuletzt mit Antwort { NUMBER($n, useGrouping: 0) }
    }.
review-died-of =
    { $name } starb { $count ->
        [one] einmal
        [2] zweimal
       *[other] { $count }-mal
    } ({ LIST($causes) }) und landete wieder ({ $count ->
        [one] Antwort
       *[other] Antworten
    } { LIST($answers) }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }).
review-cause =
    { $how ->
        [bite] an Bissen
        [pierce] durchbohrt
        [burn] verbrannt
        [bullet] erschossen
        [grenade] durch eine Granate
        [blaster] durch einen Blaster
        [dynamite] durch Dynamit
        [wall] durch Selbstmord
        [lokh] vom Lokh gefressen
        [antigourm] wieder gewöhnlich, mit zu vielen Löchern
       *[other] sonst
    }{ $count ->
        [1] {""}
        [2] {" "}zweimal
       *[other] {" "}{ $count }-mal
    }
