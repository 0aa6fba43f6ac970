# Wie Bretter und Planzeichner die Dinge von Dooom nennen, und ein paar Worte zur Orientierung.

dooom-look-player = Spieler
dooom-look-exit = Ausgang
dooom-look-treasure = Schatz
dooom-look-potion = Heiltrank
dooom-look-sword = Schwert
dooom-look-armour = Rüstung
dooom-look-lantern = Laterne
dooom-look-wall = Wand
dooom-look-floor = Boden

dooom-look-about-exit = Betritt ihn mit genügend Schätzen, und du hast gewonnen.
dooom-look-about-treasure = Ihn aufzuheben kostet einen Aktionspunkt.
dooom-look-about-potion = Ein Lebenspunkt mehr; das Trinken verbraucht alle übrigen Punkte.
dooom-look-about-sword = Du schlägst um eins härter; ein Aktionspunkt weniger in jedem weiteren Zug.
dooom-look-about-armour = Jeder Treffer kostet dich einen Lebenspunkt weniger; ein Aktionspunkt weniger in jedem weiteren Zug.
dooom-look-about-lantern = Du siehst weiter; ein Aktionspunkt weniger in jedem weiteren Zug.
dooom-look-ground = Boden

dooom-look-goal = Sammle genügend Schätze, dann betritt einen Ausgang.
dooom-look-hint = Tippe n, o, s oder w zum Gehen, „aufheben“ zum Aufheben von Schätzen (G); dann geh auf einen Ausgang (E).
dooom-look-end = den Zug beenden
dooom-look-asks-move = Geh, heb auf oder beende deinen Zug.
dooom-look-about = Eine Karte aus Feldern: Wände, Schätze, Dinge und Ausgänge.
dooom-look-about-other = Dieselben Karten unter anderem Titel.

dooom-look-near-death = einen Schlag vom Tod entfernt
dooom-look-remark-walked = Jeder Schritt kostet einen Aktionspunkt. Sind sie verbraucht, endet dein Zug automatisch.
dooom-look-remark-treasure = Ein Schatz zählt, sobald du ihn aufhebst; wer dich tötet, kann ihn nehmen.
dooom-look-remark-thing = Es hilft ab jetzt, kostet aber in jedem Zug einen Aktionspunkt.
dooom-look-remark-hurt = Du bist getroffen. Jemand steht direkt neben dir, auch wenn du niemanden siehst.
dooom-look-remark-hit = Getroffen: was es gekostet hat, erfährst du nicht. Ein Angriff verbraucht alle übrigen Aktionspunkte.

dooom-look-prompt-move = Zug
