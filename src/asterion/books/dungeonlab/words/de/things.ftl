# Dinge, Wunden, Wände und Himmelsrichtungen: was mitten in Sätzen steht.

dungeonlab-thing-bullet = { $n ->
    [one] { $n } Kugel
   *[other] { $n } Kugeln
}
    .number = { $n ->
        [one] singular
       *[other] plural
    }
    .name = Kugel
    .many = Kugeln
dungeonlab-thing-grenade = { $n ->
    [one] { $n } Granate
   *[other] { $n } Granaten
}
    .number = { $n ->
        [one] singular
       *[other] plural
    }
    .verb = throw
    .name = Granate
    .many = Granaten
dungeonlab-thing-blaster = { $n ->
    [one] { $n } Blaster
   *[other] { $n } Blaster
}
    .number = { $n ->
        [one] singular
       *[other] plural
    }
    .name = Blaster
    .many = Blaster
dungeonlab-thing-dynamite = { $n ->
    [one] { $n } Stange Dynamit
   *[other] { $n } Stangen Dynamit
}
    .number = { $n ->
        [one] singular
       *[other] plural
    }
    .verb = throw
    .name = Stange Dynamit
    .many = Stangen Dynamit
dungeonlab-thing-dollar = ${ $n }
    .name = Dollar
    .many = Dollar
# Es gibt nur einen.
dungeonlab-thing-treasure = der Schatz
    .accusative = den Schatz
    .name = Schatz
    .many = Schätze
dungeonlab-thing-boat = { $n ->
    [one] { $n } Boot
   *[other] { $n } Boote
}
    .name = Boot
    .many = Boote
dungeonlab-thing-walking-stick = { $n ->
    [one] { $n } Wanderstab
   *[other] { $n } Wanderstäbe
}
    .name = Wanderstab
    .many = Wanderstäbe
dungeonlab-thing-elven-blade = { $n ->
    [one] { $n } Elbenklinge
   *[other] { $n } Elbenklingen
}
    .name = Elbenklinge
    .many = Elbenklingen
dungeonlab-thing-arnor-blade = { $n ->
    [one] { $n } Arnorklinge
   *[other] { $n } Arnorklingen
}
    .name = Arnorklinge
    .many = Arnorklingen
dungeonlab-thing-morgul-blade = { $n ->
    [one] { $n } Morgulklinge
   *[other] { $n } Morgulklingen
}
    .name = Morgulklinge
    .many = Morgulklingen
dungeonlab-thing-bridle = { $n ->
    [one] { $n } Zaumzeug
   *[other] { $n } Zaumzeuge
}
    .name = Zaumzeug
    .many = Zaumzeuge
dungeonlab-thing-1x1-map = { $n ->
    [one] { $n } 1x1-Karte
   *[other] { $n } 1x1-Karten
}
    .name = 1x1-Karte
    .many = 1x1-Karten
dungeonlab-thing-3x3-map = { $n ->
    [one] { $n } 3x3-Karte
   *[other] { $n } 3x3-Karten
}
    .name = 3x3-Karte
    .many = 3x3-Karten
dungeonlab-nothing = nichts

dungeonlab-damage-bite = { $n ->
    [one] { $n } Biss
   *[other] { $n } Bisse
}
    .of = { $n } von { $most } Bissen
dungeonlab-damage-pierce = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
    .of = { $n } von { $most } Stichen
dungeonlab-damage-burn = { $n ->
    [one] { $n } Verbrennung
   *[other] { $n } Verbrennungen
}
    .of = { $n } von { $most } Verbrennungen
dungeonlab-damage-bullet =
    .of = { $n } von { $most } Kugeln
dungeonlab-damage-grenade =
    .of = { $n } von { $most } Granaten
dungeonlab-damage-blaster =
    .of = { $n } von { $most } Blastern

dungeonlab-wall-open = keine Wand
dungeonlab-wall-some = eine Wand
dungeonlab-wall-simple = eine einfache Wand
dungeonlab-wall-wire = Stacheldraht
dungeonlab-wall-monolith = ein Monolith
    .accusative = einen Monolithen
dungeonlab-wall-exit = der Ausgang
    .accusative = den Ausgang

# .to: wohin, .at: wo, .from: woher
dungeonlab-north = Norden
    .to = nach Norden
    .at = im Norden
    .from = von Norden
dungeonlab-east = Osten
    .to = nach Osten
    .at = im Osten
    .from = von Osten
dungeonlab-south = Süden
    .to = nach Süden
    .at = im Süden
    .from = von Süden
dungeonlab-west = Westen
    .to = nach Westen
    .at = im Westen
    .from = von Westen

# Was man aus dem Nachbarfeld sieht.
dungeonlab-sight-lights = Lichter
dungeonlab-sight-green-eyes = grüne Augen
dungeonlab-sight-hole = ein Loch in der Finsternis
dungeonlab-sight-somebody = jemand
    .accusative = jemanden

dungeonlab-place = Spalte { $column }, Zeile { $row }, Ebene { $level }
dungeonlab-cell = Spalte { $column }, Zeile { $row }
dungeonlab-some-place = irgendein Ort
dungeonlab-some-cell = irgendein Feld

# In welchem Zustand ein Bewohner ist, für die Spielleitung.
dungeonlab-condition-dead = tot
dungeonlab-condition-felled = gefällt
dungeonlab-condition-destroyed = zerstört
dungeonlab-condition-cruel = zerfetzt
dungeonlab-condition-skinned = gehäutet
dungeonlab-condition-hidden = versteckt
dungeonlab-condition-bridled = gezäumt

dungeonlab-then = { $first } { $next }
dungeonlab-semicolon = { $first }; { $next }
