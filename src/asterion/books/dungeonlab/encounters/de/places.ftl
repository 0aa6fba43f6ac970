# Was Wasser, Gruben, Bäume und ferne Orte tun; auf Englisch steht es in ihren Dateien.

## Wasser, Gruben, ferne Orte

dungeonlab-mordor-here = Das ist Mordor, wo die Körperlosen wieder ganz werden.
dungeonlab-eldar-here = Das sind die Eldar, bei denen Ontifutlai landen.
dungeonlab-lake-here = Ein See, kalt und still.
dungeonlab-lake-wet = { $whoIs ->
    [you] Du fällst in einen See. Geld und Munition sind jetzt eine Art Suppe.
   *[other] { $who } fällt in einen See. Geld und Munition sind jetzt eine Art Suppe.
}
dungeonlab-lake-dry = { $whoIs ->
    [you] Du kommst trocken über den See; das Boot geht mit einem Seufzer unter.
   *[other] { $who } kommt trocken über den See; das Boot geht mit einem Seufzer unter.
}
dungeonlab-lake-boat = { $whoIs ->
    [you] Ein See! Nimmst du ein Boot?
   *[other] Ein See! Nimmt { $who } ein Boot?
}
dungeonlab-pit-a = nächste Grube des Kreises a
dungeonlab-pit-b = nächste Grube des Kreises b
dungeonlab-pit-c = nächste Grube des Kreises c
dungeonlab-pit-here = { $whoIs ->
    [you] Eine Grube, an deren Rand du stehst.
   *[other] Eine Grube, an deren Rand { $who } steht.
}
dungeonlab-pit-falls = { $whoIs ->
    [you] Du fällst in eine Grube.
   *[other] { $who } fällt in eine Grube.
}
dungeonlab-source-east = Quelle, fließt nach Osten
dungeonlab-source-south = Quelle, fließt nach Süden
dungeonlab-source-west = Quelle, fließt nach Westen
dungeonlab-river-east = Fluss, fließt nach Osten
dungeonlab-river-south = Fluss, fließt nach Süden
dungeonlab-river-west = Fluss, fließt nach Westen
dungeonlab-river-here = Hier fließt ein Fluss.
dungeonlab-river-carried = { $whoIs ->
    [you] Der Fluss nimmt dich mit.
   *[other] Der Fluss nimmt { $who } mit.
}
dungeonlab-river-from-the-source = Er kam aus einem Rohr: das war die Quelle.
dungeonlab-river-to-the-pan = { $whoIs ->
    [you] Du landest in einer Kloschüssel. Dahin fließt das also.
   *[other] { $who } landet in einer Kloschüssel. Dahin fließt das also.
}
dungeonlab-river-stays = { $whoIs ->
    [you] Du stützt dich auf den Wanderstab, der im Fluss bleibt.
   *[other] { $who } stützt sich auf den Wanderstab, der im Fluss bleibt.
}
dungeonlab-river-stick = { $whoIs ->
    [you] Ein Fluss! Stützt du dich auf einen Wanderstab?
   *[other] Ein Fluss! Stützt { $who } sich auf einen Wanderstab?
}
dungeonlab-lavatory-pan-here = Ausgerechnet eine Kloschüssel, am Ende eines Flusses.

## Bäume

dungeonlab-tree-here = Ein Baum.
dungeonlab-tree-dead = Ein verkohlter Stamm, der ein Baum war.
dungeonlab-tree-used = { $whoIs ->
    [you] Der Baum hat dir vorerst nichts mehr zu sagen.
   *[other] Der Baum hat { $who } vorerst nichts mehr zu sagen.
}
dungeonlab-tree-boat = { $whoIs ->
    [you] „Gut gesagt.“ Der Baum lässt dich aus seinem Holz ein Boot bauen.
   *[other] „Gut gesagt.“ Der Baum lässt { $who } aus seinem Holz ein Boot bauen.
}
dungeonlab-tree-walking-stick = { $whoIs ->
    [you] „Gut gesagt.“ Der Baum lässt dich aus seinem Holz einen Wanderstab schneiden.
   *[other] „Gut gesagt.“ Der Baum lässt { $who } aus seinem Holz einen Wanderstab schneiden.
}
dungeonlab-tree-offended = „Schlechte Gesellschaft!“ Der Baum verlangt eine Strafe.
dungeonlab-tree-pities = { $whoIs ->
    [you] „Schlechte Gesellschaft, und nicht mal einen Dollar.“ Der Baum lässt dich gehen.
   *[other] „Schlechte Gesellschaft, und nicht mal einen Dollar.“ Der Baum lässt { $who } gehen.
}
dungeonlab-tree-eats = { $whoIs ->
    [you] Es ist ein Lokh. Er frisst dich.
   *[other] Es ist ein Lokh. Er frisst { $who }.
}
dungeonlab-tree-climb = { $whoIs ->
    [you] Kletterst du auf den Baum?
   *[other] Klettert { $who } auf den Baum?
}
dungeonlab-tree-orcs = { $whoIs ->
    [you] „Magst du Orks?“, fragt der Baum.
   *[other] „Mag { $who } Orks?“, fragt der Baum.
}
dungeonlab-tree-undead = { $whoIs ->
    [you] „Und magst du die Untoten?“, fragt der Baum.
   *[other] „Und mag { $who } die Untoten?“, fragt der Baum.
}
