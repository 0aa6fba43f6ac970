### Was ein Tisch vereinbaren kann, und wie ein erzeugter Plan sein soll, je eine Zeile.

## Die Optionen eines Tisches

labyrinth-option-mines = alle beginnen mit einer Mine
    .name = Minen
    .agreed =
        { $value ->
            [true] Minen
           *[false] keine Minen
        }
labyrinth-option-mites = Pläne dürfen Zeckenfelder haben
    .name = Zeckenfelder
    .agreed =
        { $value ->
            [true] Zeckenfelder
           *[false] keine Zeckenfelder
        }
labyrinth-option-open-exit = am Anfang ist mindestens ein Ausgang offen
    .name = ein offener Ausgang
    .agreed =
        { $value ->
            [true] am Anfang ist ein Ausgang offen
           *[false] am Anfang dürfen alle Ausgänge zu sein
        }
labyrinth-option-weaponry-mines = eine Waffenkammer gibt auch eine Mine
    .name = Minen in Waffenkammern
    .agreed =
        { $value ->
            [true] Waffenkammern geben Minen
           *[false] Waffenkammern geben keine Minen
        }
labyrinth-option-conditional-moves = bedingte Züge sind erlaubt
    .name = bedingte Züge
    .agreed =
        { $value ->
            [true] bedingte Züge
           *[false] keine bedingten Züge
        }
labyrinth-option-dark-moves = ein Zug darf verlangen, dass nichts gesagt wird
    .name = dunkle Züge
    .agreed =
        { $value ->
            [true] dunkle Züge
           *[false] keine dunklen Züge
        }
labyrinth-option-semi-dark-moves = ein Zug darf verlangen, dass nur ein Teil gesagt wird
    .name = halbdunkle Züge
    .agreed =
        { $value ->
            [true] halbdunkle Züge
           *[false] keine halbdunklen Züge
        }
labyrinth-option-throwing = Dinge dürfen auf ein Nachbarfeld geworfen werden
    .name = Werfen
    .agreed =
        { $value ->
            [true] Werfen
           *[false] kein Werfen
        }
labyrinth-option-mine-on-neighbour = eine Mine darf auf ein Nachbarfeld gelegt werden
    .name = Minen auf Nachbarfeldern
    .agreed =
        { $value ->
            [true] Minen auf Nachbarfelder
           *[false] Minen nur auf das eigene Feld
        }
labyrinth-option-skips = man darf aussetzen
    .name = Aussetzen
    .agreed =
        { $value ->
            [true] Aussetzen erlaubt
           *[false] kein Aussetzen
        }
labyrinth-option-repeats = Züge, die bekanntlich nichts ändern, dürfen wiederholt werden
    .name = wiederholte Züge
    .agreed =
        { $value ->
            [true] Züge dürfen wiederholt werden
           *[false] keine leeren Wiederholungen
        }
labyrinth-option-actions-without-movement = ein Zug darf nur aus Aktionen bestehen
    .name = Aktionen ohne Bewegung
    .agreed =
        { $value ->
            [true] Züge nur aus Aktionen
           *[false] kein Zug ohne Bewegung
        }
labyrinth-option-master = wer die Startfelder bestätigt und entscheidet, was keine Regel vorsah
    .name = Spielleitung
    .value-computer = der Computer
    .value-human = ein Mensch
    .agreed =
        { $value ->
            [human] ein Mensch leitet das Spiel
           *[computer] der Computer leitet das Spiel
        }
labyrinth-option-common-start = alle beginnen auf einem Feld, das die Spielleitung wählt, ohne Munition
    .name = gemeinsamer Start
    .agreed =
        { $value ->
            [true] ein gemeinsames Startfeld
           *[false] geheim gewählte Startfelder
        }
labyrinth-option-void-same = zwei auf einem Feld machen den Start ungültig
    .name = nicht zwei auf einem Startfeld
    .agreed =
        { $value ->
            [true] zwei auf einem Feld machen den Start ungültig
           *[false] zwei dürfen auf einem Feld beginnen
        }
labyrinth-option-void-treasure = ein Start auf einem Schatz ist ungültig
    .name = kein Start auf einem Schatz
    .agreed =
        { $value ->
            [true] kein Start auf einem Schatz
           *[false] Start auf Schätzen erlaubt
        }
labyrinth-option-void-near = ein Start neben einem Schatz oder Ausgang ist ungültig
    .name = kein Start neben Schatz oder Ausgang
    .agreed =
        { $value ->
            [true] kein Start neben einem Schatz oder Ausgang
           *[false] Start neben Schätzen und Ausgängen erlaubt
        }
labyrinth-option-void-inaccessible = ein Start auf einer Flussquelle ist ungültig
    .name = kein Start auf einer Flussquelle
    .agreed =
        { $value ->
            [true] kein Start auf einer Flussquelle
           *[false] Start auf Flussquellen erlaubt
        }
labyrinth-option-void-by-draw = ein geheimes Los kann die Startfelder ungültig machen, ohne Angabe von Gründen
    .name = Startfelder ungültig durch das Los
    .agreed =
        { $value ->
            [true] ein geheimes Los kann Startfelder ungültig machen
           *[false] kein Los macht Startfelder ungültig, und der Grund wird gesagt
        }
labyrinth-option-transport-on-placement = Flüsse und Gruben wirken auch auf Spieler, die dort beginnen oder hingesetzt werden
    .name = Flüsse und Gruben wirken schon am Start
    .agreed =
        { $value ->
            [true] Flüsse und Gruben wirken schon am Start
           *[false] am Start wirken Flüsse und Gruben nicht
        }
labyrinth-option-cells-to-ask = Vorgabe: wer nach wie vielen Feldern fragen darf, nach Plätzen: „2:3, 4:1“
    .name = erfragte Felder
    .agreed = erfragte Felder: { $value }
labyrinth-option-extra-orders = Vorgabe: wer unverwundet wie viele Felder bestellen darf, nach Plätzen: „2:1“
    .name = zusätzliche Bestellungen
    .agreed = zusätzliche Bestellungen: { $value }
labyrinth-option-range-of-one = eine Kugel fliegt ein Feld weit
    .name = Schuss ein Feld weit
    .agreed =
        { $value ->
            [true] Kugeln fliegen ein Feld weit
           *[false] Kugeln fliegen weiter
        }
labyrinth-option-damp-powder = aus Flüssen wird nicht geschossen
    .name = feuchtes Pulver
    .agreed =
        { $value ->
            [true] kein Schießen aus Flüssen
           *[false] Schießen aus Flüssen
        }
labyrinth-option-through-buildings = Kugeln fliegen durch Waffenkammern und Krankenhäuser
    .name = Schüsse durch Gebäude
    .agreed =
        { $value ->
            [true] Kugeln fliegen durch Gebäude
           *[false] Gebäude halten Kugeln auf
        }
labyrinth-option-named-targets = ein Schuss nennt sein Ziel und zeigt heimlich auf das Feld
    .name = Schüsse auf ein genanntes Ziel
    .agreed =
        { $value ->
            [true] Schüsse nennen ihr Ziel
           *[false] Schüsse nennen kein Ziel
        }
labyrinth-option-mine-victims-order = wer durch eine Mine verwundet wurde, darf ein Feld bestellen
    .name = Bestellung nach einer Mine
    .agreed =
        { $value ->
            [true] Minenopfer bestellen ein Feld
           *[false] Minenopfer bestellen kein Feld
        }
labyrinth-option-ordered-hospital = ein bestelltes Krankenhaus heilt sofort, oder nur, wenn die Bewegung dort endet
    .name = ein bestelltes Krankenhaus heilt
    .value-at-once = sofort
    .value-at-the-end = am Ende der Bewegung
    .agreed =
        { $value ->
            [at-once] ein bestelltes Krankenhaus heilt sofort
           *[at-the-end] ein bestelltes Krankenhaus heilt am Ende
        }
labyrinth-option-tell-ordered-cell = die Art eines bestellten Feldes wird angesagt
    .name = Art bestellter Felder wird angesagt
    .agreed =
        { $value ->
            [true] die Art eines bestellten Feldes wird angesagt
           *[false] die Art eines bestellten Feldes bleibt geheim
        }
labyrinth-option-rivers = Flüsse tragen jeden ein Feld weit, nur den, der hineinsteigt, oder alle bis ins Delta
    .name = Flüsse
    .value-plain = gewöhnlich
    .value-shallow = seicht
    .value-turbulent = reißend
    .agreed = Flüsse: { $value }
labyrinth-option-moves-to-heal = Züge zum Heilen nach einer Ansteckung; 0 ist die Hälfte der Felder
    .name = Züge zum Heilen
    .agreed =
        { $value ->
            [0] halb so viele Züge zum Heilen wie Felder
            [one] ein Zug zum Heilen
           *[other] { $value } Züge zum Heilen
        }
labyrinth-option-healing-counts = welche Züge auf die Zeit zum Heilen angerechnet werden
    .name = welche Züge zählen
    .value-successful = die gelungenen
    .value-all = alle
    .value-unlimited = keine: es gibt keine Frist
    .agreed =
        { $value ->
            [successful] gelungene Züge zählen beim Heilen
            [all] alle Züge zählen beim Heilen
           *[unlimited] Heilen ohne Frist
        }
labyrinth-option-tell-missing-wall = es wird angesagt, wenn eine Granate dorthin flog, wo keine Wand war
    .name = fehlende Wände werden angesagt
    .agreed =
        { $value ->
            [true] eine fehlende Wand wird angesagt
           *[false] eine fehlende Wand wird nicht angesagt
        }
labyrinth-option-tell-surviving-wall = es wird angesagt, ob nach einer Granate noch eine Wand steht
    .name = stehen gebliebene Wände werden angesagt
    .agreed =
        { $value ->
            [true] stehen gebliebene Wände werden angesagt
           *[false] stehen gebliebene Wände werden nicht angesagt
        }
labyrinth-option-recall = woran erinnert wird: an jeden Zug, oder an den letzten eines Spielers
    .name = woran erinnert wird
    .value-everything = an alles
    .value-classic = an letzte Züge
    .agreed =
        { $value ->
            [classic] erinnert wird nur an letzte Züge
           *[everything] erinnert wird an jeden Zug
        }
labyrinth-option-words = die Spielleitung spricht in den Sätzen des Regelwerks oder in kurzen
    .name = die Worte der Spielleitung
    .value-reference = wie im Regelwerk
    .value-short = kurz
    .agreed =
        { $value ->
            [short] kurze Antworten
           *[reference] Antworten wie im Regelwerk
        }
labyrinth-option-nstop = Runden ohne Veränderung bis zum Unentschieden; 0 ist die Zahl der Felder
    .name = Runden bis zum Unentschieden
    .agreed =
        { $value ->
            [0] unentschieden nach so vielen leeren Runden wie Feldern
            [one] unentschieden nach einer leeren Runde
           *[other] unentschieden nach { $value } leeren Runden
        }
labyrinth-option-claimed-count = leere Runden werden erst gezählt, wenn es jemand verlangt, und dann laut
    .name = Zählung auf Verlangen
    .agreed =
        { $value ->
            [true] leere Runden werden auf Verlangen gezählt
           *[false] leere Runden werden immer gezählt
        }
labyrinth-option-survivor-moves = wie viele Züge dem letzten Überlebenden für den Schatz bleiben; 0: sofortiger Sieg
    .name = Züge des letzten Überlebenden
    .agreed =
        { $value ->
            [0] der letzte Überlebende gewinnt sofort
            [one] der letzte Überlebende hat einen Zug
           *[other] der letzte Überlebende hat { $value } Züge
        }

## Die Einstellungen des Generators

labyrinth-setting-width = Spalten
    .name = Breite
labyrinth-setting-height = Zeilen
    .name = Höhe
labyrinth-setting-shape = die äußere Form
    .name = Form
    .value-rectangle = Rechteck
    .value-no-corners = ohne Ecken
    .value-plus = Kreuz
    .value-l-shape = L
    .value-ring = Ring
    .value-blob = Klecks
labyrinth-setting-players = Zahl der Spieler
    .name = Spieler
labyrinth-setting-difficulty = wie viele Flüsse, Gruben, Zecken und Wände, und wie gut der Schatz bewacht ist
    .name = Schwierigkeit
    .value-easy = leicht
    .value-normal = normal
    .value-hard = schwer
labyrinth-setting-mines = für ein Spiel mit Minen: mehr Ausgänge als Spieler
    .name = Minen
labyrinth-setting-turbulent = für ein Spiel mit reißenden Flüssen
    .name = reißende Flüsse
labyrinth-setting-mites = Zahl der Zeckenfelder; 0 heißt keines
    .name = Zeckenfelder
labyrinth-setting-most-pits = Höchstzahl der Gruben; 0 heißt keine
    .name = Gruben höchstens
labyrinth-setting-most-loops = Höchstzahl der Grubenkreise
    .name = Grubenkreise höchstens
labyrinth-setting-longest-loop = Höchstzahl der Gruben in einem Kreis
    .name = längster Grubenkreis
labyrinth-setting-most-rivers = Höchstzahl der Flusssysteme
    .name = Flüsse höchstens
labyrinth-setting-most-branches = Höchstzahl der Arme, also Quellen, eines Flusssystems
    .name = Arme höchstens
labyrinth-setting-longest-river = Höchstlänge eines Flusses von der Quelle bis zum Delta
    .name = längster Fluss
labyrinth-setting-weaponries = Zahl der Waffenkammern
    .name = Waffenkammern
labyrinth-setting-hospitals = Zahl der Krankenhäuser
    .name = Krankenhäuser
labyrinth-setting-treasures = Zahl der Schätze, der echte mitgezählt
    .name = Schätze
labyrinth-setting-inner-walls = Zahl der Innenwände
    .name = Innenwände
labyrinth-setting-exits = Zahl der Ausgänge
    .name = Ausgänge
labyrinth-setting-closed-exits = Ausgänge dürfen am Anfang zu sein
    .name = geschlossene Ausgänge
labyrinth-setting-open-exit = am Anfang ist mindestens ein Ausgang offen
    .name = ein offener Ausgang
labyrinth-setting-safe-chain = gegenüberliegende Seiten sind durch harmlose Felder verbunden
    .name = sichere Ketten

## Überschriften des Formulars

labyrinth-group-there-is = Felder und Dinge
labyrinth-group-said = Arten von Zügen
labyrinth-group-start = Der Anfang
labyrinth-group-shooting = Schüsse und Wunden
labyrinth-group-rivers = Flüsse und Ansteckung
labyrinth-group-told = Ansagen
labyrinth-group-end = Das Ende

## Vorlagen: ein Name, und drei Zeilen auf ihrer Karte

labyrinth-preset-beginner = Einstieg
    .lines =
        Kurze Antworten, pro Zug eine einfache Bewegung.
        Keine Minen, keine Ansteckung, keine Bedingungen.
        Für die erste Partie und für schnelle.
labyrinth-preset-classic = klassisch
    .lines =
        Das Spiel, wie es im Regelwerk steht.
        Bedingte Züge, Werfen, Ansteckung; keine Minen.
        Für alle, die schon einen Schatz hinausgetragen haben.
labyrinth-preset-full = vollständig
    .lines =
        Alles: Minen, dunkle und halbdunkle Züge.
        Was verschwiegen wird, wiegt so schwer wie das Gesagte.
        Für Erfahrene mit spitzen Bleistiften.
