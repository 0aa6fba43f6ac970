### Warum ein Befehl abgelehnt wird. $rule ist die Nummer der Regel, nach der es geschieht.

## Jederzeit

labyrinth-refused-over = die Partie ist zu Ende
labyrinth-refused-spectator = wer zuschaut, kann nicht ziehen
labyrinth-refused-masters-word = das kann nur die Spielleitung sagen
labyrinth-refused-not-begun = die Partie hat noch nicht begonnen: wähle dein Startfeld, zum Beispiel „auf b3 beginnen“ ({ $rule })
labyrinth-refused-not-begun-master = die Partie hat noch nicht begonnen
labyrinth-refused-out = du bist nicht mehr im Spiel
labyrinth-refused-turn = du bist nicht am Zug, sondern { $whose }
labyrinth-refused-no-cell = in der vereinbarten Form gibt es kein Feld { $cell }
labyrinth-refused-not-a-player = { $name } spielt hier nicht mit

## Der Anfang

labyrinth-refused-chosen = du hast schon gewählt
labyrinth-refused-begun = die Partie hat begonnen
labyrinth-refused-same-cell = die Wahl war ungültig: wähle ein anderes Feld ({ $rule })
labyrinth-refused-not-asked-about = beginne auf einem Feld, nach dem du gefragt hast: { LIST($cells, type: "join") } ({ $rule })
labyrinth-refused-no-question = du darfst nach keinem Feld mehr fragen ({ $rule })
labyrinth-refused-asked-about = nach diesem Feld hast du schon gefragt

## Ein Zug

labyrinth-refused-no-movement = ein Zug hat genau eine Bewegung, dieser hat vielleicht keine: sag „die obere Wand sprengen; nach links gehen“ ({ $rule })
labyrinth-refused-movements = ein Zug hat genau eine Bewegung, dieser hat vielleicht mehrere ({ $rule })
labyrinth-refused-dark = dunkle Züge sind an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-semi-dark = halbdunkle Züge sind an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-conditional = bedingte Züge sind an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-untold-condition =
    die Bedingung „{ labyrinth-condition }“ würde verraten, was dieser Zug verschweigen will ({ $rule })
labyrinth-refused-throwing = an diesem Tisch darf man Dinge nicht werfen, nur ablegen ({ $rule })
labyrinth-refused-thrown-grenade = eine Granate kannst du nur auf eine Wand werfen oder ablegen ({ $rule })
labyrinth-refused-mine-beside = an diesem Tisch darfst du eine Mine nur auf dein eigenes Feld legen ({ $rule })
labyrinth-refused-no-target = sag, auf wen du schießt und auf welchem Feld: „nach links auf Bob auf b3 schießen“ ({ $rule })
labyrinth-refused-target = an diesem Tisch nennt ein Schuss kein Ziel ({ $rule })
labyrinth-refused-own-target = auf dich selbst kannst du nicht schießen
labyrinth-refused-order = ein Feld bestellst du nur in dem Zug, in dem du von deiner Wunde erfährst ({ $rule })
labyrinth-refused-known-wall = du weißt, dass dort eine Wand ist, und nutzlose Wiederholungen sind an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-known-to-fail = das kann hier nicht gelingen, und nutzlose Wiederholungen sind an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-skip = Aussetzen ist an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-third-skip = ein dritter Zug hintereinander auf demselben Feld ist an diesem Tisch nicht erlaubt ({ $rule })
labyrinth-refused-choose-first = sag zuerst, welchen Schatz: { LIST($choices, type: "join") } ({ $rule })
labyrinth-refused-no-choice = du hast gerade keinen Schatz zu wählen
labyrinth-refused-no-such-treasure = so einen Schatz gibt es nicht; sag { LIST($choices, type: "join") } ({ $rule })

labyrinth-condition =
    { $fact ->
        [wall] Wand
        [land] Land
        [hospital] Krankenhaus
        [weaponry] Waffenkammer
        [pit] Grube
        [river] Fluss
        [delta] Delta
        [encephalitis] Zeckenfeld
        [outside] draußen
        [mite] Zecke
        [carried] mitgenommen
        [feet] Füße
        [found] gefunden
        [treasure] Schatz
        [bullet] Kugel
        [grenade] Granate
        [landmine] Mine
        [corpse] Leiche
        [scream] Schrei
        [blast] Explosion
        [healed] geheilt
       *[infected] infiziert
    }

## Fragen, die Zählung, Pausen

labyrinth-refused-question = nach dir selbst fragst du vor deinem Zug oder gleich danach ({ $rule })
labyrinth-refused-recall-every = nur an den letzten Zug eines Spielers wird erinnert ({ $rule })
labyrinth-refused-not-moved = { $name } hat noch nicht gezogen
labyrinth-refused-counted-anyway = die Runden werden ohnehin gezählt; frag mit „Zählung“ danach ({ $rule })
labyrinth-refused-counted-already = die Runden werden schon gezählt
labyrinth-refused-break = eine weitere Pause bekommst du erst, wenn die Hälfte der Spieler eine hatte ({ $rule })

## Die Spielleitung

labyrinth-refused-nothing-to-confirm = es gibt gerade nichts zu bestätigen ({ $rule })
labyrinth-refused-void = nach der Vereinbarung ungültig: { LIST($cells, type: "join") }; sag „ungültig“ ({ $rule })
labyrinth-refused-void-again = die Startfelder waren schon dreimal ungültig; bestätige sie jetzt ({ $rule })
labyrinth-refused-players-choose = die Spieler wählen ihre Startfelder selbst ({ $rule })
labyrinth-refused-flag = melden kannst du nur einen Spieler, dessen Zeit abgelaufen ist ({ $rule })
labyrinth-refused-flag-unclocked = für { $name } läuft keine Uhr: sag zuerst „Uhr“ ({ $rule })
labyrinth-refused-flag-in-break = während einer Pause läuft niemandem die Zeit ab: sag „Pause beenden“, wenn sie vorbei ist ({ $rule })
labyrinth-refused-no-break = es gibt gerade keine Pause ({ $rule })
labyrinth-refused-nothing-asked = { $name } wird gerade nichts gefragt
labyrinth-refused-master = die Spielleitung spielt nicht mit; sie kann „bestätigen“, „ungültig“, „Flagge“, „Zeit“, „Uhr“ oder „Entscheidung:“ sagen

## Was nicht verstanden wird. In Anführungszeichen steht, was man tippen kann.

labyrinth-unheard-way-to-go = „{ $said }“ verstehe ich nicht; sag, wohin: „geh nach oben“, „rechts“, „unten“ oder „links“
labyrinth-unheard-way-to-shoot = „{ $said }“ verstehe ich nicht; sag, wohin: „schieß nach oben“, „rechts“, „unten“ oder „links“
labyrinth-unheard-wall = „{ $said }“ verstehe ich nicht; sag, welche Wand: die obere, rechte, untere oder linke
labyrinth-unheard-wall-for-grenade = „{ $said }“ verstehe ich nicht; sag, auf welche Wand: die obere, rechte, untere oder linke
labyrinth-unheard-take-nothing = „{ $said }“ verstehe ich nicht; um unterwegs nichts aufzuheben, sag zuerst „nimm nichts“
labyrinth-unheard-negative = „{ $said }“ verstehe ich nicht; sag, was du tust, nicht, was du lässt
labyrinth-order-alone = sag den Zug zusammen mit dem Feld: „{ $cell } bestellen; nach oben gehen“ ({ $rule })
labyrinth-too-many-parts = ein Zug hat höchstens { $most } Teile
labyrinth-too-deep = Bedingungen sind höchstens { $most }-fach geschachtelt
labyrinth-how-many =
    { $thing ->
        [bullet] wie viele Kugeln? Nenne eine Zahl oder sag „alle“
        [grenade] wie viele Granaten? Nenne eine Zahl oder sag „alle“
        [landmine] wie viele Minen? Nenne eine Zahl oder sag „alle“
        [corpse] wie viele Leichen? Nenne eine Zahl oder sag „alle“
       *[treasure] wie viele Schätze? Nenne eine Zahl oder sag „alle“
    }
labyrinth-if-without-then = „{ $said }“: sag, was dann geschehen soll
labyrinth-if-without-condition = „{ $said }“: nach „wenn“ kommt eine Bedingung, ein Komma, und was dann geschehen soll
labyrinth-short-help =
    sag einen Zug wie „nach links schießen; nach oben gehen“, „die linke Wand sprengen; nach links gehen“, „nach rechts gehen; wenn da eine Wand ist, nach oben schießen“; oder „Status“, „letzter Zug von NAME“; die Hilfe zum Spiel kennt alle Formen

## Vorgaben

labyrinth-handicap-unreadable = die Option „{ $option }“ schreibt man „2:3, 4:1“, nicht „{ $text }“ ({ $rule })
labyrinth-handicap-nobody = die Option „{ $option }“ nennt Spieler { $seat }, den es nicht gibt ({ $rule })
