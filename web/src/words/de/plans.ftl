# Pläne: die dieses Browsers, und der Zeichentisch, auf dem einer entsteht.

plans-title = Pläne
plans-about = Ein Plan ist die Karte, die die Spielleitung geheim hält. Zeichne einen für die anderen, von Hand oder durch Zufall, und eröffne damit einen Tisch. Niemand sieht ihn außer dir, bis du ihn teilst oder das Spiel aus ist.
plans-new = Ein neuer Plan
plans-begun = Begonnen, noch nicht gespeichert
plans-nameless = Ohne Namen
plans-drawn = { $book }, gezeichnet { $day }
plans-throw-away = Wegwerfen
plans-throw-away-sure = Wirklich wegwerfen
plans-kept-title = Auf dem Server gespeichert
plans-kept = { $book }, gespeichert { $day }
plans-kept-shared = { $book }, gespeichert { $day }, geteilt
plans-none = Noch nichts. Ein gespeicherter Plan liegt auf dem Server; den Schlüssel dazu hat nur dieser Browser.

## Der Zeichentisch

plans-plan = Ein Plan
plans-plan-of = Ein Plan von { $book }
plans-draft = Das ist dein Entwurf; er geht weiter, wo du aufgehört hast.
plans-back-to-kept = Zurück zum gespeicherten Plan
plans-anew = Neu anfangen
plans-fetching = Der Plan wird geholt …
plans-undo = Rückgängig
plans-redo = Wiederherstellen
plans-open-file = Datei öffnen
plans-download = Herunterladen
plans-picture = Das Bild
plans-storeys =
    { $storey ->
        [Stockwerk] { $storey }e
       *[other] { $storey }n
    }
plans-storey = { $storey } { $n }
plans-how-walls = Drück auf ein Feld, um zu zeichnen, was oben gewählt ist; zwischen zwei Feldern für eine Wand, am Rand für einen Ausgang.
plans-how-dots = Ein Punkt ist etwas, das dort liegt; was, sagen die letzten Zeilen des Textes.
plans-waits = Das Bild wartet, bis sich der Text zeichnen lässt: { $why }
plans-text-only = Pläne dieses Spiels zeichnet man als Text.
plans-text = Der Text
plans-checked-for = Geprüft für
plans-defaults = die Regeln selbst
plans-players = Spieler
plans-drawing-text = Die Zeichnung als Text
plans-you-draw = Du zeichnest: <b>{ $name }</b>
plans-by-chance = Zufällig zeichnen
plans-by-chance-busy = Wird gezeichnet …
plans-settings = Wie groß, und was darin ist
plans-size = Größe
plans-size-north = Größe: Norden
plans-size-east = Größe: Osten
plans-size-south = Größe: Süden
plans-size-west = Größe: Westen
plans-north = Norden
plans-east = Osten
plans-south = Süden
plans-west = Westen
plans-more-north = Im Norden eine Zeile mehr
plans-more-east = Im Osten eine Spalte mehr
plans-more-south = Im Süden eine Zeile mehr
plans-more-west = Im Westen eine Spalte mehr
plans-less-north = Im Norden eine Zeile weniger
plans-less-east = Im Osten eine Spalte weniger
plans-less-south = Im Süden eine Zeile weniger
plans-less-west = Im Westen eine Spalte weniger

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

plans-validator = Was die Prüfung sagt
plans-good = Keine Fehler: dieser Plan lässt sich spielen.
plans-good-advice = Er lässt sich spielen, aber es gibt Rat.
plans-faults = { $n ->
        [one] Ein Fehler.
       *[other] { $n } Fehler.
    }
plans-line = Zeile { $n }
plans-looking = Wird durchgesehen …
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
plans-said-kept = Gespeichert. Den Schlüssel hat dieser Browser.
plans-said-shared = Wer diesen Link hat, kann den Plan sehen.
plans-said-copied = Der Link ist kopiert.
plans-said-copy = Kopiere den Link aus dem Feld.
