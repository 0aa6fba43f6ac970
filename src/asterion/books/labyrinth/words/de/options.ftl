### Was ein Tisch vereinbaren kann, und wie ein erzeugter Plan sein soll, je eine Zeile.

## Die Optionen eines Tisches

labyrinth-option-mines = alle beginnen mit einer Mine
    .agreed =
        { $value ->
            [true] Minen
           *[false] keine Minen
        }
labyrinth-option-mites = Pläne dürfen Zeckenfelder haben
    .agreed =
        { $value ->
            [true] Zeckenfelder
           *[false] keine Zeckenfelder
        }
labyrinth-option-open-exit = am Anfang ist mindestens ein Ausgang offen
    .agreed =
        { $value ->
            [true] am Anfang ist ein Ausgang offen
           *[false] am Anfang dürfen alle Ausgänge zu sein
        }
labyrinth-option-weaponry-mines = eine Waffenkammer gibt auch eine Mine
    .agreed =
        { $value ->
            [true] Waffenkammern geben Minen
           *[false] Waffenkammern geben keine Minen
        }
labyrinth-option-conditional-moves = bedingte Züge sind erlaubt
    .agreed =
        { $value ->
            [true] bedingte Züge
           *[false] keine bedingten Züge
        }
labyrinth-option-dark-moves = ein Zug darf verlangen, dass nichts gesagt wird
    .agreed =
        { $value ->
            [true] dunkle Züge
           *[false] keine dunklen Züge
        }
labyrinth-option-semi-dark-moves = ein Zug darf verlangen, dass nur ein Teil gesagt wird
    .agreed =
        { $value ->
            [true] halbdunkle Züge
           *[false] keine halbdunklen Züge
        }
labyrinth-option-throwing = Dinge dürfen auf ein Nachbarfeld geworfen werden
    .agreed =
        { $value ->
            [true] Werfen
           *[false] kein Werfen
        }
labyrinth-option-mine-on-neighbour = eine Mine darf auf ein Nachbarfeld gelegt werden
    .agreed =
        { $value ->
            [true] Minen auf Nachbarfelder
           *[false] Minen nur auf das eigene Feld
        }
labyrinth-option-skips = man darf aussetzen
    .agreed =
        { $value ->
            [true] Aussetzen erlaubt
           *[false] kein Aussetzen
        }
labyrinth-option-repeats = Züge, die bekanntlich nichts ändern, dürfen wiederholt werden
    .agreed =
        { $value ->
            [true] Züge dürfen wiederholt werden
           *[false] keine leeren Wiederholungen
        }
labyrinth-option-actions-without-movement = ein Zug darf nur aus Aktionen bestehen
    .agreed =
        { $value ->
            [true] Züge nur aus Aktionen
           *[false] kein Zug ohne Bewegung
        }
labyrinth-option-master = wer die Startfelder bestätigt und entscheidet, was keine Regel vorsah
    .agreed =
        { $value ->
            [human] ein Mensch leitet das Spiel
           *[computer] der Computer leitet das Spiel
        }
labyrinth-option-common-start = alle beginnen auf einem Feld, das die Spielleitung wählt, ohne Munition
    .agreed =
        { $value ->
            [true] ein gemeinsames Startfeld
           *[false] geheim gewählte Startfelder
        }
labyrinth-option-void-same = zwei auf einem Feld machen den Start ungültig
    .agreed =
        { $value ->
            [true] zwei auf einem Feld machen den Start ungültig
           *[false] zwei dürfen auf einem Feld beginnen
        }
labyrinth-option-void-treasure = ein Start auf einem Schatz ist ungültig
    .agreed =
        { $value ->
            [true] kein Start auf einem Schatz
           *[false] Start auf Schätzen erlaubt
        }
labyrinth-option-void-near = ein Start neben einem Schatz oder Ausgang ist ungültig
    .agreed =
        { $value ->
            [true] kein Start neben einem Schatz oder Ausgang
           *[false] Start neben Schätzen und Ausgängen erlaubt
        }
labyrinth-option-void-inaccessible = ein Start auf einer Flussquelle ist ungültig
    .agreed =
        { $value ->
            [true] kein Start auf einer Flussquelle
           *[false] Start auf Flussquellen erlaubt
        }
labyrinth-option-transport-on-placement = Flüsse und Gruben nehmen mit, wer dort beginnt oder hingesetzt wird
    .agreed =
        { $value ->
            [true] Flüsse und Gruben nehmen mit, wer hingesetzt wird
           *[false] niemand wird von seinem Startfeld mitgenommen
        }
labyrinth-option-cells-to-ask = Vorgabe: wer nach wie vielen Feldern fragen darf, nach Plätzen: „2:3, 4:1“
    .agreed = erfragte Felder: { $value }
labyrinth-option-extra-orders = Vorgabe: wer unverwundet wie viele Felder bestellen darf, nach Plätzen: „2:1“
    .agreed = zusätzliche Bestellungen: { $value }
labyrinth-option-range-of-one = eine Kugel fliegt ein Feld weit
    .agreed =
        { $value ->
            [true] Kugeln fliegen ein Feld weit
           *[false] Kugeln fliegen weiter
        }
labyrinth-option-damp-powder = aus Flüssen wird nicht geschossen
    .agreed =
        { $value ->
            [true] kein Schießen aus Flüssen
           *[false] Schießen aus Flüssen
        }
labyrinth-option-through-buildings = Kugeln fliegen durch Waffenkammern und Krankenhäuser
    .agreed =
        { $value ->
            [true] Kugeln fliegen durch Gebäude
           *[false] Gebäude halten Kugeln auf
        }
labyrinth-option-named-targets = ein Schuss nennt sein Ziel und zeigt heimlich auf das Feld
    .agreed =
        { $value ->
            [true] Schüsse nennen ihr Ziel
           *[false] Schüsse nennen kein Ziel
        }
labyrinth-option-mine-victims-order = wer durch eine Mine verwundet wurde, darf ein Feld bestellen
    .agreed =
        { $value ->
            [true] Minenopfer bestellen ein Feld
           *[false] Minenopfer bestellen kein Feld
        }
labyrinth-option-ordered-hospital = ein bestelltes Krankenhaus heilt sofort, oder nur, wenn die Bewegung dort endet
    .agreed =
        { $value ->
            [at-once] ein bestelltes Krankenhaus heilt sofort
           *[at-the-end] ein bestelltes Krankenhaus heilt am Ende
        }
labyrinth-option-tell-ordered-cell = die Art eines bestellten Feldes wird gesagt
    .agreed =
        { $value ->
            [true] die Art eines bestellten Feldes wird gesagt
           *[false] die Art eines bestellten Feldes bleibt geheim
        }
labyrinth-option-rivers = Flüsse tragen ein Feld weit, nur wer hineinsteigt, oder bis ans Ende
    .agreed = Flüsse: { $value }
labyrinth-option-moves-to-heal = Züge zum Heilen nach einer Ansteckung; 0 ist die Hälfte der Felder
    .agreed =
        { $value ->
            [0] halb so viele Züge zum Heilen wie Felder
            [one] ein Zug zum Heilen
           *[other] { $value } Züge zum Heilen
        }
labyrinth-option-healing-counts = welche Züge auf die Zeit zum Heilen angerechnet werden
    .agreed =
        { $value ->
            [successful] gelungene Züge zählen beim Heilen
            [all] alle Züge zählen beim Heilen
           *[unlimited] Heilen ohne Frist
        }
labyrinth-option-tell-missing-wall = es wird gesagt, wenn dort keine Wand war, wohin eine Granate flog
    .agreed =
        { $value ->
            [true] eine fehlende Wand wird gesagt
           *[false] eine fehlende Wand wird nicht gesagt
        }
labyrinth-option-tell-surviving-wall = es wird gesagt, ob nach einer Granate noch eine Wand steht
    .agreed =
        { $value ->
            [true] stehen gebliebene Wände werden gesagt
           *[false] stehen gebliebene Wände werden nicht gesagt
        }
labyrinth-option-recall = woran erinnert wird: an jeden Zug, oder an den letzten eines Spielers
    .agreed =
        { $value ->
            [classic] erinnert wird nur an letzte Züge
           *[everything] erinnert wird an jeden Zug
        }
labyrinth-option-words = die Spielleitung spricht wie das Regelwerk, oder wie im kurzen Spiel
    .agreed =
        { $value ->
            [short] kurze Antworten
           *[reference] Antworten wie im Regelwerk
        }
labyrinth-option-nstop = Runden ohne Veränderung bis zum Unentschieden; 0 ist die Zahl der Felder
    .agreed =
        { $value ->
            [0] unentschieden nach so vielen leeren Runden wie Feldern
            [one] unentschieden nach einer leeren Runde
           *[other] unentschieden nach { $value } leeren Runden
        }
labyrinth-option-claimed-count = die Runden werden erst gezählt, wenn es jemand verlangt, und laut
    .agreed =
        { $value ->
            [true] leere Runden zählen, sobald es jemand verlangt
           *[false] leere Runden zählen immer
        }
labyrinth-option-survivor-moves = Züge, die der letzte Überlebende für den Schatz hat; 0: er gewinnt sofort
    .agreed =
        { $value ->
            [0] der letzte Überlebende gewinnt sofort
            [one] der letzte Überlebende hat einen Zug
           *[other] der letzte Überlebende hat { $value } Züge
        }

## Die Einstellungen des Generators

labyrinth-setting-width = Spalten
labyrinth-setting-height = Zeilen
labyrinth-setting-shape = die äußere Form
labyrinth-setting-players = wie viele darauf spielen
labyrinth-setting-difficulty = wie viele Flüsse, Gruben, Zecken und Wände, und wie gut der Schatz bewacht ist
labyrinth-setting-mines = für ein Spiel mit Minen: mehr Ausgänge als Spieler
labyrinth-setting-turbulent = für ein Spiel mit reißenden Flüssen
labyrinth-setting-mites = Zeckenfelder; 0 ist keines
labyrinth-setting-most-pits = höchstens so viele Gruben; 0 ist keine
labyrinth-setting-most-loops = höchstens so viele Grubenkreise
labyrinth-setting-longest-loop = höchstens so viele Gruben in einem Kreis
labyrinth-setting-most-rivers = höchstens so viele Flusssysteme
labyrinth-setting-most-branches = höchstens so viele Arme, also Quellen, eines Flusssystems
labyrinth-setting-longest-river = höchstens so viele Flussfelder von der Quelle bis zum Delta
labyrinth-setting-weaponries = genau so viele Waffenkammern
labyrinth-setting-hospitals = genau so viele Krankenhäuser
labyrinth-setting-treasures = genau so viele Schätze, der echte mitgezählt
labyrinth-setting-inner-walls = genau so viele Innenwände
labyrinth-setting-exits = genau so viele Ausgänge
labyrinth-setting-closed-exits = Ausgänge dürfen am Anfang zu sein
labyrinth-setting-open-exit = am Anfang ist mindestens ein Ausgang offen
labyrinth-setting-safe-chain = gegenüberliegende Seiten sind durch harmlose Felder verbunden

## Überschriften des Formulars

labyrinth-group-there-is = Was es gibt
labyrinth-group-said = Was gesagt werden darf
labyrinth-group-start = Der Anfang
labyrinth-group-shooting = Schüsse und Wunden
labyrinth-group-rivers = Flüsse und Ansteckung
labyrinth-group-told = Was gesagt wird
labyrinth-group-end = Das Ende

## Vorlagen: ein Name, und drei Zeilen auf ihrer Karte

labyrinth-preset-beginner = Einstieg
    .lines =
        Kurze Antworten, je Zug eine schlichte Bewegung.
        Keine Minen, keine Ansteckung, keine Bedingungen.
        Für die erste Partie, und für schnelle.
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
