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
    marks                     was die Zeichen auf der Karte der Spielleitung bedeuten; frei, jederzeit
    für die Spielleitung:     time NAME, leave NAME, hide NAME (die Karte), rule: TEXT

dungeonlab-summary = Lande in einem Verlies voller Lichter, grüner Augen und Gruben, und trag den Schatz hinaus.

## Was man jetzt tun kann, wie es auf Knöpfen steht; getippt wird es auf Englisch

dungeonlab-offer-yes = ja
dungeonlab-offer-no = nein
dungeonlab-offer-up = hinauf
dungeonlab-offer-down = hinab
dungeonlab-offer-climb = auf den Baum klettern
dungeonlab-offer-strangle = Kaninchen erwürgen
dungeonlab-offer-dismount = absteigen
dungeonlab-offer-mount = aufsitzen
dungeonlab-offer-feel = Wände ertasten
dungeonlab-offer-look = umsehen
dungeonlab-offer-pass = aussetzen
dungeonlab-offer-suicide = Kopf gegen die Wand
dungeonlab-offer-take = nehmen
dungeonlab-offer-skin = häuten
dungeonlab-offer-land = auf { $column } { $row } { $level } landen
dungeonlab-offer-move = { FORM($way, "to") } gehen
dungeonlab-offer-shoot-bullet =
    { $n ->
        [one] { $n } Kugel { FORM($way, "to") } schießen
       *[other] { $n } Kugeln { FORM($way, "to") } schießen
    }
dungeonlab-offer-shoot-grenade =
    { $n ->
        [one] { $n } Granate { FORM($way, "to") } werfen
       *[other] { $n } Granaten { FORM($way, "to") } werfen
    }
dungeonlab-offer-shoot-blaster =
    { $n ->
        [one] { $n } Blaster { FORM($way, "to") } schießen
       *[other] { $n } Blaster { FORM($way, "to") } schießen
    }
dungeonlab-offer-shoot-dynamite =
    { $n ->
        [one] { $n } Stange Dynamit { FORM($way, "to") } werfen
       *[other] { $n } Stangen Dynamit { FORM($way, "to") } werfen
    }
dungeonlab-offer-skin-of = { FORM($what, "the-accusative") } häuten
dungeonlab-offer-buy = { FORM($what, "accusative") } kaufen
dungeonlab-offer-sell = { FORM($what, "accusative") } verkaufen
dungeonlab-offer-use = { FORM($what, "name") } ansehen
dungeonlab-offer-morgul = { FORM($whom, "the-accusative") } nach Mordor schicken
dungeonlab-offer-beforehand = { $act }; { $answer }
dungeonlab-offer-answer =
    { $about ->
        [stick] Stock
        [boat] Boot
        [blade] Klinge
        [bridle] Zaumzeug
        [climb] Klettern
        [skin] Häuten
        [take] Nehmen
        [orcs] Orks
        [undead] Untote
       *[answer] Antwort
    } { $reply ->
        [yes] ja
       *[no] nein
    }
