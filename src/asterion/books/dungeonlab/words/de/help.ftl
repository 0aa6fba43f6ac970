# Wie man jeden Befehl sagt; die Spalten bleiben, wie sie sind.

dungeonlab-help =
    auf 3 4 2 landen          Spalte, Zeile und Ebene deiner Landung, je ab 1
    nach Norden gehen         ein Schritt; auch: nach Norden, Norden
    hoch, runter              eine Ebene hinauf, hinab
    5 Kugeln nach Norden schießen   beliebig viel von einer Art; auch: 1 Granate nach Norden werfen; s 5b n
    abtasten                  Exoten ertasten die vier Wände
    klettern, aufsitzen, absteigen   auf einen Baum; auf einen gezäumten Ontifutlas; wieder herunter
    häuten, erwürgen, nehmen  ein erschossenes Tier; ein Kaninchen; was daliegt; auch: den Löwen häuten
    20 Kugeln kaufen          in einem Laden; 2 Löwenfelle verkaufen
    1x1-Karte benutzen        erfahren, wo du bist; auch: 3x3-Karte benutzen
    Morgulklinge gegen den Löwen   ein Tier deines Feldes oder jemanden mit einer Morgulklinge nach Mordor schicken
    ja, nein                  die Antwort auf eine Frage
    nach Norden; Stab nein    eine Antwort im Voraus: Stab, Boot, Klinge, Zaumzeug, Klettern, Häuten,
                              Nehmen, Orks, Untote, Antwort (auf eine politische Frage)
    umsehen, passen           was ringsum ist; nichts tun
    Kopf gegen die Wand       bis zum Tod
    Zeichen                   was die Zeichen auf der Karte der Spielleitung bedeuten; frei, jederzeit
    für die Spielleitung:     Zeit NAME, geht NAME, verstecke NAME (die Karte), Entscheidung: TEXT

dungeonlab-summary = Lande in einem Verlies voller Lichter, grüner Augen und Gruben, und trag den Schatz hinaus.

## Was man jetzt tun kann, wie es auf Knöpfen steht

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
        [stick] Stab
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
