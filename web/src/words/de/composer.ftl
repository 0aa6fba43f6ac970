# Ein Zug, von Hand zusammengesetzt.

composer-together = Setz deinen Zug zusammen
composer-parts = Dein Zug, Teil für Teil
# Between two parts of a move: shoot up *then* go left
composer-and-then = dann
composer-part-about = Drücken, um ihn zu ändern; ziehen oder Alt mit einer Pfeiltaste drücken, um ihn früher oder später zu sagen
composer-done = Fertig
composer-go = Gehen
composer-go-way = gehen: { $way }
composer-order = Heimlich ein neues Feld bestellen
composer-movement = Bewegung
composer-add-blow = + Wand sprengen
composer-add-shoot = + schießen
composer-add-before = + davor …
composer-add-after = + danach …
composer-more = wenn, dunkel …
composer-skip = aussetzen
composer-master-tells = Die Spielleitung sagt
composer-tells-all = alles
composer-tells-nothing = nichts: ein dunkler Zug
composer-tells-some = nur einen Teil: halbdunkel
composer-told = Was gesagt wird
composer-ask = Fragen:
composer-condition-about = Eine Bedingung fragt, was zuvor in eben diesem Zug gesagt wurde.

## Eine Aktion

composer-action = Aktion
composer-how-many = Wie viele
composer-one = 1
composer-two = 2
composer-three = 3
composer-all = alle
composer-what = Was
composer-which-treasure = Welcher Schatz
composer-direction = Richtung
composer-at-whom = Auf wen
composer-at = auf …
composer-on-cell = Auf welchem Feld
composer-remove = Diese Aktion entfernen

## Unter einer Bedingung

composer-whether = Falls es gesagt wurde oder nicht
composer-if = wenn
composer-if-not = wenn nicht
composer-condition = Bedingung
composer-remove-condition = Diese Bedingung entfernen
composer-branch-then = dann
composer-branch-else = sonst
composer-remove-else = Dieses Sonst entfernen
composer-add-else = sonst …
composer-add-if = wenn …

## Die Wörter eines Zuges, wie sie beim Zusammensetzen heißen

composer-word-shoot = schießen
composer-word-blow = die Wand sprengen
composer-word-set-a-landmine = eine Mine legen
composer-word-leave = ablegen
composer-word-throw = werfen
composer-word-take = nehmen
composer-word-take-nothing = nichts nehmen
composer-word-don-t-restock = nicht auffüllen
composer-word-choose = wählen
composer-word-everything = alles
composer-word-treasure = Schatz
composer-word-bullet = Kugel
composer-word-grenade = Granate
composer-word-landmine = Mine
composer-word-corpse = Leiche
composer-word-topmost = oberster
composer-word-lowest = unterster
composer-word-second-lowest = zweitunterster
composer-word-old = alter
composer-word-up = nach oben
composer-word-right = nach rechts
composer-word-down = nach unten
composer-word-left = nach links
composer-word-here = hier
composer-word-by-the-flow = mit der Strömung
composer-word-by-the-loop = durch die Gruben
composer-word-flow = Strom
composer-word-loop = Kreis
composer-word-i-hit-a-wall = ich gegen eine Wand stoße
composer-word-a-scream-is-heard = ein Schrei zu hören ist
composer-word-i-find-a-treasure = ich einen Schatz finde
composer-word-i-find-something = ich etwas finde
composer-word-i-walk-onto-land = ich auf Land gehe
composer-word-i-walk-into-a-hospital = ich in ein Krankenhaus gehe
composer-word-i-walk-into-a-weaponry = ich in eine Waffenkammer gehe
composer-word-i-fall-into-a-pit = ich in eine Grube falle
composer-word-i-walk-into-a-river = ich in einen Fluss gehe
composer-word-i-walk-into-a-delta = ich in ein Delta gehe
composer-word-i-am-carried = ich mitgenommen werde
composer-word-i-am-outside = ich draußen bin
composer-word-i-arrive-at-the-encephalitis-cell = ich auf das Zeckenfeld gerate
composer-word-i-wake-up-the-mite = ich die Zecke wecke
composer-word-i-find-a-bullet = ich eine Kugel finde
composer-word-i-find-a-grenade = ich eine Granate finde
composer-word-i-find-a-landmine = ich eine Mine finde
composer-word-i-find-a-corpse = ich eine Leiche finde
composer-word-i-find-something-at-my-feet = etwas vor meinen Füßen liegt
composer-word-i-blow-up = ich auf eine Mine trete
composer-word-i-am-healed = ich geheilt werde
composer-word-i-am-infected = ich mich anstecke
composer-word-whether-i-hit-a-wall = ob ich gegen eine Wand stoße
composer-word-where-i-end-up = wo ich lande
composer-word-whether-i-am-carried = ob ich mitgenommen werde
composer-word-what-i-find = was ich finde
composer-word-whether-a-scream-is-heard = ob ein Schrei zu hören ist
composer-word-whether-i-blow-up = ob ich auf eine Mine trete
composer-word-my-status = wie es um mich steht
