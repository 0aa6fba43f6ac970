# Ein Zug, von Hand zusammengesetzt.

composer-together = Setz deinen Zug zusammen
composer-parts = Dein Zug, Schritt für Schritt
# Between two parts of a move: shoot up *then* go left
composer-and-then = dann
composer-part-about = Drücken, um ihn zu ändern; ziehen oder Alt + Pfeiltaste, um ihn zu verschieben
composer-done = Fertig
composer-movement = Bewegung
composer-add-before = + davor …
composer-add-after = + danach …
composer-ask = Fragen:
composer-condition-about = Eine Bedingung bezieht sich auf das, was vorher im selben Zug angesagt wurde.

## Eine Aktion

composer-action = Aktion
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
