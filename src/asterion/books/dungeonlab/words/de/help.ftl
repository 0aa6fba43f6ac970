# Wie man jeden Befehl sagt; die Spalten bleiben, wie sie sind.

dungeonlab-help =
    land 3 4 2                Spalte, Zeile und Ebene deiner Landung, je ab 1
    move north                ein Schritt; auch: north, n (und east e, south s, west w)
    up, down                  eine Ebene hinauf, hinab; auch: u, d
    shoot 5 bullets north     beliebig viel von einer Art; auch: s 5b n (b bullets, g grenades, bl blasters)
    feel                      Exoten ertasten die vier Wände; auch: f
    climb, mount, dismount    auf einen Baum; auf einen gezäumten Ontifutlas; wieder herunter
    skin, strangle, take      ein erschossenes Tier häuten; ein Kaninchen erwürgen; nehmen; auch: skin lion
    buy 20 bullets            in einem Laden; sell 2 lion skins
    use 1x1 map               erfahren, wo du bist; auch: use 3x3 map
    morgul lion               ein Tier deines Feldes oder jemanden mit einer Morgulklinge nach Mordor schicken
    yes, no                   die Antwort auf eine Frage; auch: y
    move north; stick no      eine Antwort im Voraus: stick, boat, blade, bridle, climb, skin, take, orcs,
                              undead, answer (auf eine politische Frage)
    look, pass, suicide       was ringsum ist; nichts; mit dem Kopf gegen eine Wand
    für die Spielleitung:     time NAME, leave NAME, hide NAME (die Karte), rule: TEXT

dungeonlab-summary = Lande in einem Verlies voller Lichter, grüner Augen und Gruben, und trag den Schatz hinaus.

## Was jetzt gesagt werden kann: Züge werden auf Englisch gesagt

dungeonlab-offer-yes = yes
dungeonlab-offer-no = no
dungeonlab-offer-up = up
dungeonlab-offer-down = down
dungeonlab-offer-climb = climb
dungeonlab-offer-strangle = strangle
dungeonlab-offer-dismount = dismount
dungeonlab-offer-mount = mount
dungeonlab-offer-feel = feel
dungeonlab-offer-look = look
dungeonlab-offer-pass = pass
dungeonlab-offer-suicide = suicide
dungeonlab-offer-take = take
dungeonlab-offer-skin = skin
dungeonlab-offer-land = land { $column } { $row } { $level }
dungeonlab-offer-move = move { $way }
dungeonlab-offer-shoot-bullet =
    { $n ->
        [1] shoot { $n } bullet { $way }
       *[other] shoot { $n } bullets { $way }
    }
dungeonlab-offer-shoot-grenade =
    { $n ->
        [1] shoot { $n } grenade { $way }
       *[other] shoot { $n } grenades { $way }
    }
dungeonlab-offer-shoot-blaster =
    { $n ->
        [1] shoot { $n } blaster { $way }
       *[other] shoot { $n } blasters { $way }
    }
dungeonlab-offer-shoot-dynamite =
    { $n ->
        [1] shoot { $n } dynamite { $way }
       *[other] shoot { $n } dynamites { $way }
    }
dungeonlab-offer-skin-of = skin { $what }
dungeonlab-offer-buy = buy { $what }
dungeonlab-offer-sell = sell { $what }
dungeonlab-offer-use = use { FORM($what, "name") }
dungeonlab-offer-morgul = morgul { $whom }
