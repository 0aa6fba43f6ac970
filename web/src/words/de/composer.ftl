# Ein Zug, von Hand zusammengesetzt.

composer-together = Setz deinen Zug zusammen
composer-go = Gehen
composer-go-way = gehen: { $way }
composer-order = Heimlich ein neues Feld bestellen
composer-first = Zuerst
composer-then = Dann
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

composer-whether = Ob es gesagt sein muss
composer-if = wenn
composer-if-not = wenn nicht
composer-condition = Bedingung
composer-remove-condition = Diese Bedingung entfernen
composer-branch-then = dann
composer-branch-else = sonst
composer-remove-else = Dieses Sonst entfernen
composer-add-else = sonst …
composer-add-if = wenn …
