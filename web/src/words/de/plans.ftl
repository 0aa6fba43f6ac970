# Pläne: die dieses Browsers, und der Zeichentisch, auf dem einer entsteht.

plans-title = Pläne
plans-about = Ein Plan ist die Karte, die die Spielleitung geheim hält. Zeichne einen für die anderen, oder lass einen zufälligen erstellen, und eröffne damit einen Tisch. Niemand sieht ihn außer dir, bis du ihn teilst oder das Spiel aus ist.
plans-new = Neuer Plan
plans-begun = Entwürfe, noch nicht gespeichert
plans-nameless = Ohne Namen
plans-drawn = { $book }, gezeichnet { $day }
plans-throw-away = Löschen
plans-throw-away-sure = Endgültig löschen
plans-kept-title = Auf dem Server gespeichert
plans-kept = { $book }, gespeichert { $day }
plans-kept-shared = { $book }, gespeichert { $day }, geteilt
plans-none = Noch nichts. Ein gespeicherter Plan liegt auf dem Server; den Schlüssel dazu hat nur dieser Browser.

## Der Zeichentisch

plans-plan = Ein Plan
plans-plan-of = Ein Plan für { $book }
plans-draft = Das ist dein Entwurf; mach weiter, wo du aufgehört hast.
plans-back-to-kept = Zurück zum gespeicherten Plan
plans-anew = Von vorn
plans-fetching = Der Plan wird geladen …
plans-undo = Rückgängig
plans-redo = Wiederherstellen
plans-open-file = Datei öffnen
plans-download = Herunterladen
plans-picture = Das Bild
plans-storeys = { $storey } wählen
plans-storey = { $storey } { $n }
plans-how-walls = Drück auf ein Feld, um zu zeichnen, was oben gewählt ist; zwischen zwei Feldern für eine Wand, am Rand für einen Ausgang.
plans-how-dots = Ein Punkt ist etwas, das dort liegt; was, sagen die letzten Zeilen des Textes.
plans-waits = Das Bild erscheint, sobald sich der Text zeichnen lässt: { $why }
plans-text-only = Pläne dieses Spiels zeichnet man als Text.
plans-text = Der Text
plans-checked-for = Geprüft für
plans-defaults = Vorgabe des Buchs
plans-players = Spieler
plans-drawing-text = Die Zeichnung als Text
plans-you-draw = Du zeichnest: <b>{ $name }</b>
plans-by-chance = Zufälliger Plan
plans-by-chance-busy = Wird gezeichnet …
plans-settings = Größe und Inhalt
plans-size = Größe
plans-size-north = Größe: Nordrand
plans-size-east = Größe: Ostrand
plans-size-south = Größe: Südrand
plans-size-west = Größe: Westrand
plans-north = Norden
plans-east = Osten
plans-south = Süden
plans-west = Westen
plans-more-north = Oben eine Zeile hinzufügen
plans-more-east = Rechts eine Spalte hinzufügen
plans-more-south = Unten eine Zeile hinzufügen
plans-more-west = Links eine Spalte hinzufügen
plans-less-north = Die oberste Zeile entfernen
plans-less-east = Die rechte Spalte entfernen
plans-less-south = Die unterste Zeile entfernen
plans-less-west = Die linke Spalte entfernen

## Das Bild, für alle, die es hören

plans-tiles-keys = Der Plan als Bild: Pfeiltasten bewegen, die Leertaste malt, Umschalt mit einem Pfeil malt weiter
plans-walls-keys = Der Plan als Bild: Pfeiltasten bewegen, die Leertaste stempelt, Umschalt mit einem Pfeil ändert eine Wand
plans-place = Spalte { $column }, Zeile { $row }
plans-at = { $place }: { $what }
plans-empty = leer
plans-no-cell = kein Feld
plans-no-wall = keine Wand
plans-above = oben { $wall }
plans-right = rechts { $wall }
plans-below = unten { $wall }
plans-left = links { $wall }

## Was die Prüfung sagt

plans-validator = Fehler und Rat
plans-good = Keine Fehler: dieser Plan lässt sich spielen.
plans-good-advice = Dieser Plan lässt sich spielen; Rat steht unten.
plans-faults = { $n ->
        [one] Ein Fehler.
       *[other] { $n } Fehler.
    }
plans-line = Zeile { $n }
plans-looking = Wird geprüft …
plans-advice = Rat:
plans-fault = Fehler:

## Speichern und spielen

plans-keep-and-play = Speichern und spielen
plans-keep = Speichern
plans-is-kept = Gespeichert
plans-share = Link teilen
plans-open-table = Damit einen Tisch eröffnen
plans-play = Gleich spielen
plans-link = Link zum Plan
plans-copy = Kopieren
plans-said-kept = Gespeichert. Der Schlüssel dazu ist in diesem Browser.
plans-said-shared = Wer diesen Link hat, kann den Plan sehen.
plans-said-copied = Link kopiert.
plans-said-copy = Kopiere den Link aus dem Feld.
