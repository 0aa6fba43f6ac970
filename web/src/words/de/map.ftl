# Die Karte, ihre Zeichen, und wer sie gezeichnet hat.

map-tiles-title = Die Zeichen
map-tiles-about = Jedes Zeichen jedes Spiels, wie Karten, Notizbücher, Pläne und Regeln es zeichnen.
map-tiles-sides = Zwischen zwei Feldern
map-tiles-players = Spieler
map-tiles-rock = Fels und Boden
map-tiles-credits = Zu den Zeichnungen
map-tiles-credit = Fels, Wasser, Wände, Gruben und Häuser zeichnet Asterion selbst. Wesen und Dinge sind Symbole von <source>game-icons.net</source>, unter der Lizenz <licence>CC BY 3.0</licence>:
map-tiles-author = { $author } ({ $icons })

map-side-wall = Wand
map-side-outer = Außenwand
map-side-some = Wand unbekannter Art
map-side-simple = Wand, die eine Granate bricht
map-side-wire = Stacheldraht
map-side-monolith = Monolith
map-side-maybe = vielleicht eine Wand
map-side-untried = unerprobt
map-side-exit = Ausgang
map-side-closed = geschlossener Ausgang
map-side-open = offen
map-side-door = Tür
map-side-solid = Wand, die nichts bricht

map-controls = Die Karte
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Die Karte einpassen, mit dir im Bild
# $what (text): a thing on the map, as in “stairs”
map-walk-to = Hingehen: { $what }
map-minimap = Die ganze Karte, und der gezeigte Teil
map-unknown = noch unbekannt
map-remembered = Aus der Erinnerung: gerade nicht in Sicht.
map-here = hier
map-north = { $steps } nördlich
map-south = { $steps } südlich
map-east = { $steps } östlich
map-west = { $steps } westlich
map-place = Spalte { $column }, Zeile { $row }
map-keys = { $label }. Drück X, um sie zu erkunden.
map-yours = Das Brett, wie du es kennst
map-as-text = Als Text
map-legend = Legende
map-in-words = Das Brett in Worten beschreiben
map-in-sight = In Sicht: { $things }.
map-thing-at = { $thing } { $where }
map-ahead = { $thing } voraus

map-argument = Die Begründung, Schritt für Schritt
map-argument-step = Schritt { $number } von { $of }
map-argument-back = Zurück
map-argument-next = Weiter
map-argument-play = Abspielen
