# Was Spieler, Zuschauer und die Spielleitung hören. $who und $whoIs sind der Spieler, um den es geht.

dungeonlab-began = Das Verlies hat { $columns }x{ $rows } Felder auf { $levels ->
    [one] { $levels } Ebene
   *[other] { $levels } Ebenen
}. Die Zugfolge: { LIST($order, type: "join") }.
dungeonlab-turn-began = { $whoIs ->
    [you] Runde { $round }: du bist am Zug.
   *[other] Runde { $round }: { $who } ist am Zug.
}
dungeonlab-won = { $whoIs ->
    [you] Du gehst mit dem Schatz hinaus und gewinnst!
   *[other] { $who } geht mit dem Schatz hinaus und gewinnt!
}
dungeonlab-ended = Das Spiel ist aus, und niemand hat gewonnen: { $reason }.

# ---- wo man ist, und was man wahrnimmt

dungeonlab-landed = { $whoIs ->
    [you] Du landest
   *[other] { $who } landet
} in Spalte { $column }, Zeile { $row }, Ebene { $level }. Dabei: { LIST($things) }.{ $left ->
    [-1] { "" }
    [one] { " " }Noch { $left } Landung.
   *[other] { " " }Noch { $left } Landungen.
}
dungeonlab-looked = { $whoIs ->
    [you] Du siehst { LIST($seen) }.
   *[other] { $who } sieht { LIST($seen) }.
}
dungeonlab-glimpsed = { $whoIs ->
    [you] Im Fallen siehst du kurz { LIST($seen) }.
   *[other] Im Fallen sieht { $who } kurz { LIST($seen) }.
}
dungeonlab-seen = { LIST(FORM($what, "accusative"), type: "join") } { FORM($way, "at") }
dungeonlab-seen-nothing = nur Dunkelheit
dungeonlab-stung-pierce = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] wirst du
   *[other] wird { $who }
} { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} gestochen.
dungeonlab-stung-burn = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] wirst du
   *[other] wird { $who }
} { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} verbrannt.
dungeonlab-stung-bite = { CAPITAL(FORM($way, "from")) } { $whoIs ->
    [you] wirst du
   *[other] wird { $who }
} { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
} gebissen.
dungeonlab-here-lies = Hier am Boden: { LIST($things) }.
dungeonlab-here-company = Hier { $n ->
    [one] ist
   *[other] sind
} { LIST($others) }.
dungeonlab-here-nothing = Das Feld ist jetzt leer.
dungeonlab-came = { $whoIs ->
    [you] Du betrittst das Feld.
   *[other] { $who } betritt das Feld.
}
dungeonlab-walked = { $whoIs ->
    [you] Du gehst
   *[other] { $who } geht
} { FORM($way, "to") }{ $through ->
    [true] { " " }durch eine Wand
   *[false] { "" }
}.
dungeonlab-bumped = { CAPITAL(FORM($way, "at")) } ist { $wall }.
dungeonlab-came-down = Der Ontifutlas kommt hier herunter: { FORM($way, "at") } ist { $wall }.
dungeonlab-went-up = { $whoIs ->
    [you] Du steigst eine Ebene hinauf.
   *[other] { $who } steigt eine Ebene hinauf.
}
dungeonlab-went-down = { $whoIs ->
    [you] Du steigst eine Ebene hinab.
   *[other] { $who } steigt eine Ebene hinab.
}
dungeonlab-thrown-up = { $whoIs ->
    [you] Du wirst eine Ebene hinaufgeworfen.
   *[other] { $who } wird eine Ebene hinaufgeworfen.
}
dungeonlab-thrown-down = { $whoIs ->
    [you] Du wirst eine Ebene hinabgeworfen.
   *[other] { $who } wird eine Ebene hinabgeworfen.
}
dungeonlab-no-way-up = Von hier führt kein Weg hinauf.
dungeonlab-no-way-down = Von hier führt kein Weg hinab.
dungeonlab-flew = { $whoIs ->
    [you] Du springst
   *[other] { $who } springt
} { FORM($way, "to") }{ $through ->
    [true] { " " }durch eine Wand
   *[false] { "" }
}; darunter: { $below }
dungeonlab-flown-over = { $what }.
dungeonlab-flown-nothing = nichts.
dungeonlab-carried = { $whoIs ->
    [you] Du findest dich
   *[other] { $who } findet sich
} { $level ->
    [0] wer weiß wo wieder
   *[other] auf Ebene { $level } wieder, wer weiß wo
}.
dungeonlab-felt = { $whoIs ->
    [you] Du ertastest { LIST($walls) }.
   *[other] { $who } ertastet { LIST($walls) }.
}
dungeonlab-felt-wall = { FORM($wall, "accusative") } { FORM($way, "at") }

# ---- Karten

dungeonlab-map-used = { $whoIs ->
    [you] Du faltest eine { FORM($map, "name") } auf.
   *[other] { $who } faltet eine { FORM($map, "name") } auf.
}
dungeonlab-charted = Die Karte sagt: Spalte { $column }, Zeile { $row }, Ebene { $level }. Sie zeigt { $shown }.
dungeonlab-charted-nothing = sonst nichts
dungeonlab-charted-place = { $column } { $row } { $level }: { LIST($what) }
dungeonlab-briefed-of-exit = { $whoIs ->
    [you] Das Verwaltungszentrum sagt dir, was am Ausgang ist.
   *[other] Das Verwaltungszentrum sagt { $who }, was am Ausgang ist.
}
dungeonlab-briefed = { $whoIs ->
    [you] Dir
   *[other] { $who }
} wird { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} lang die Karte des Verlieses gezeigt.
dungeonlab-map-shown = Schau genau hin: in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} ist die Karte weg.
dungeonlab-mark = { $mark } { $what }
dungeonlab-marks = { $whoIs ->
    [you] Du fragst nach den Zeichen.
   *[other] { $who } fragt nach den Zeichen.
} Auf der Karte: { LIST($marks, type: "join") }; a1 eine Grube, die zu a2 führt, und so weiter; o> eine Quelle und ~> ein Fluss mit ihrer Richtung; Tr der Schatz; ,, andere Dinge; .. nichts. Kleine Buchstaben: tot, zerstört oder gezäumt. Wände: -- und | einfach, :: und : Stacheldraht, ## und # Monolith, EE und E der Ausgang.
dungeonlab-map-lying = Spalte { $column }, Zeile { $row }, Ebene { $level }: { LIST($things, type: "join") }
dungeonlab-map-condition = { $what } ({ $condition })
dungeonlab-map-gone = Die Karte ist weg.
dungeonlab-peeked = Am Ausgang: { $exit }. Auf dem Feld daneben: { $beside }.
dungeonlab-peeked-level = { LIST($what) }

# ---- Begegnungen; die meisten haben eigene Worte

dungeonlab-asked = { CAPITAL(FORM($what, "the")) } fragt: { $question }
dungeonlab-asked-skin = { $whoIs ->
    [you] Häutest du { FORM($what, "the-accusative") }?
   *[other] Häutet { $who } { FORM($what, "the-accusative") }?
}
dungeonlab-answered-yes = { $whoIs ->
    [you] Du sagst ja.
   *[other] { $who } sagt ja.
}
dungeonlab-answered-no = { $whoIs ->
    [you] Du sagst nein.
   *[other] { $who } sagt nein.
}
dungeonlab-imprisoned = { $whoIs ->
    [you] Du kommst
   *[other] { $who } kommt
} für { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} ins Gefängnis.
dungeonlab-freed = { $whoIs ->
    [you] Das Gefängnis stürzt über dir ein, und du bist frei.
   *[other] Das Gefängnis stürzt ein, und { $who } ist frei.
}
dungeonlab-fined = { $whoIs ->
    [you] Du zahlst { LIST($things) }.
   *[other] { $who } zahlt { LIST($things) }.
}
dungeonlab-trampled = Der Ontifutlas zertrampelt { FORM($what, "the-accusative") }.
dungeonlab-mounted = { $whoIs ->
    [you] Du besteigst den Ontifutlas.
   *[other] { $who } besteigt den Ontifutlas.
}
dungeonlab-dismounted = { $whoIs ->
    [you] Du bist zu Fuß; der gezäumte Ontifutlas bleibt zurück.
   *[other] { $who } ist zu Fuß; der gezäumte Ontifutlas bleibt zurück.
}
dungeonlab-fled = Der Ontifutlas flieht zu den Eldar, und das Zaumzeug mit ihm.

# ---- Schüsse und Wunden

dungeonlab-fired = { $whoIs ->
    [you] Du { FORM($shots, "verb") ->
        [throw] wirfst
       *[shoot] schießt
    }
   *[other] { $who } { FORM($shots, "verb") ->
        [throw] wirft
       *[shoot] schießt
    }
} { $shots } { FORM($way, "to") }{ $wall ->
    [destroyed] ; die Wand ist zerstört
    [stands] ; die Wand steht noch
   *[none] { "" }
}.
dungeonlab-screamed = { $whoIs ->
    [you] Du hörst einen Schrei.
   *[other] { $who } hört einen Schrei.
}
dungeonlab-shot = { $whoIs ->
    [you] Dich { FORM($shots, "number") ->
        [singular] trifft
       *[plural] treffen
    } { $shots }.
   *[other] { $who } wird getroffen: { $shots }.
}
dungeonlab-hurt = { $whoIs ->
    [you] Du bekommst { $damage }.
   *[other] { $who } bekommt { $damage }.
}
dungeonlab-healed = { $whoIs ->
    [you] Du bist von allen Wunden geheilt.
   *[other] { $who } ist von allen Wunden geheilt.
}
dungeonlab-exote-now = { $whoIs ->
    [you] Du gehörst jetzt zu den Exoten.
   *[other] { $who } gehört jetzt zu den Exoten.
}
dungeonlab-exote-no-more = { $whoIs ->
    [you] Du gehörst nicht mehr zu den Exoten.
   *[other] { $who } gehört nicht mehr zu den Exoten.
}
dungeonlab-disembodied = { $whoIs ->
    [you] Du verlierst deinen Körper.
   *[other] { $who } verliert den Körper.
}{ $treasure ->
    [true] { " " }Der Schatz kehrt an seinen Ort zurück.
   *[false] { "" }
}
dungeonlab-struck-beast = { $whoIs ->
    [you] Du triffst { FORM($what, "the-accusative") } mit der Morgulklinge: ab nach Mordor.
   *[other] { $who } trifft { FORM($what, "the-accusative") } mit der Morgulklinge: ab nach Mordor.
}
dungeonlab-struck-player = { $whoIs ->
    [you] Du triffst { $victim } mit der Morgulklinge: ab nach Mordor.
   *[other] { $who } trifft { $victim } mit der Morgulklinge: ab nach Mordor.
}

dungeonlab-died-bite = { $whoIs ->
    [you] Du stirbst an den Bissen.
   *[other] { $who } stirbt an den Bissen.
}
dungeonlab-died-pierce = { $whoIs ->
    [you] Du stirbst, durchlöchert wie ein Sieb.
   *[other] { $who } stirbt, durchlöchert wie ein Sieb.
}
dungeonlab-died-burn = { $whoIs ->
    [you] Du stirbst an den Verbrennungen.
   *[other] { $who } stirbt an den Verbrennungen.
}
dungeonlab-died-bullet = { $whoIs ->
    [you] Du wirst erschossen.
   *[other] { $who } wird erschossen.
}
dungeonlab-died-grenade = { $whoIs ->
    [you] Du wirst in Stücke gesprengt.
   *[other] { $who } wird in Stücke gesprengt.
}
dungeonlab-died-blaster = { $whoIs ->
    [you] Du wirst zu Asche geschossen.
   *[other] { $who } wird zu Asche geschossen.
}
dungeonlab-died-wall = { $whoIs ->
    [you] Du schlägst mit dem Kopf gegen eine Wand, gründlich genug.
   *[other] { $who } schlägt mit dem Kopf gegen eine Wand, gründlich genug.
}
dungeonlab-died-lokh = { $whoIs ->
    [you] Du wirst gefressen, und das war es.
   *[other] { $who } wird gefressen, und das war es.
}
dungeonlab-died-antigourm = { $whoIs ->
    [you] Du bist wieder gewöhnlich und hast mehr Löcher als gewöhnliche Leute.
   *[other] { $who } ist wieder gewöhnlich und hat mehr Löcher als gewöhnliche Leute.
}
dungeonlab-died-left = { $whoIs ->
    [you] Du verlässt das Spiel; das gilt als endgültiger Tod.
   *[other] { $who } verlässt das Spiel; das gilt als endgültiger Tod.
}
dungeonlab-turns-to-wait = Wartezeit: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
dungeonlab-no-landing-left = Es gibt keine Landung mehr.

# ---- Güter

dungeonlab-got = { $whoIs ->
    [you] Du bekommst { FORM($what, "accusative") }.
   *[other] { $who } bekommt { FORM($what, "accusative") }.
}
dungeonlab-lost = { $whoIs ->
    [you] Du verlierst { FORM($what, "accusative") }.
   *[other] { $who } verliert { FORM($what, "accusative") }.
}
dungeonlab-ruined = { $whoIs ->
    [you] Dein ganzes Geld und alle Munition sind weg.
   *[other] Alles Geld und alle Munition von { $who } sind weg.
}
dungeonlab-took = { $whoIs ->
    [you] Du nimmst { LIST(FORM($things, "accusative")) }.
   *[other] { $who } nimmt { LIST(FORM($things, "accusative")) }.
}
dungeonlab-bought = { $whoIs ->
    [you] Du kaufst { $what } für ${ $dollars }.
   *[other] { $who } kauft { $what } für ${ $dollars }.
}
dungeonlab-bought-with-skins = { $whoIs ->
    [you] Du kaufst { $what } für { LIST($things) }{ $change ->
        [0] { "" }
       *[other] { " " }und bekommst ${ $change } zurück
    }.
   *[other] { $who } kauft { $what } für { LIST($things) }{ $change ->
        [0] { "" }
       *[other] { " " }und bekommt ${ $change } zurück
    }.
}
dungeonlab-sold = { $whoIs ->
    [you] Du verkaufst { $what } für ${ $dollars }.
   *[other] { $who } verkauft { $what } für ${ $dollars }.
}

# ---- Tatsachen, nur für die Spielleitung

dungeonlab-taken-to = { $whoIs ->
    [you] Du bist jetzt hier: { $place }.
   *[other] { $who } ist jetzt hier: { $place }.
}
dungeonlab-became = { CAPITAL(FORM($what, "the")) } ist hier: { $place }.
dungeonlab-became-so = { CAPITAL(FORM($what, "the")) } ist { $condition }: { $place }.
dungeonlab-ridden = { CAPITAL(FORM($what, "the")) } wird geritten.
dungeonlab-ridden-so = { CAPITAL(FORM($what, "the")) } ist { $condition } und wird geritten.
dungeonlab-lies = { CAPITAL($place) }, am Boden: { LIST($things) }.
dungeonlab-wall-is-open = Die Wand { FORM($way, "at") } ist offen: { $cell }.
dungeonlab-wall-has-regrown = Die Wand { FORM($way, "at") } ist nachgewachsen: { $cell }.
