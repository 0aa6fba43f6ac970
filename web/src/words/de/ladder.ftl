# Wer wie gut spielt.

ladder-title = Rangliste
ladder-books = Spiele
ladder-fetched = Die Rangliste wird geladen …
ladder-failed = Die Rangliste lässt sich gerade nicht zeigen.
ladder-games =
    { $games ->
        [one] { $games } gewertete Partie
       *[other] { $games } gewertete Partien
    }
ladder-nobody = Noch niemand hat eine gewertete Partie dieses Spiels beendet.
ladder-place = Platz
ladder-name = Name
ladder-rating = Wertung
ladder-played = Partien
ladder-won = Siege
ladder-bot = Bot
ladder-provisional = vorläufig
ladder-how-counts = Ein gewertetes Spiel läuft mit den Einstellungen des Buchs, und am Tisch sitzen nur Spieler mit Konto und Bots des Servers. Wenn alle gezogen haben und du das Spiel für die anderen abbrichst oder jemanden entfernst, hast du es verloren.
ladder-how-weighs = Ein Ergebnis zählt umso mehr, je bekannter dein Gegner ist: gar nicht, wenn er nur gegen dich gespielt hat, und voll, sobald er gegen vier andere gespielt hat; Bots zählen immer. Jede weitere Partie gegen denselben Gegner innerhalb von 30 Tagen zählt weniger, und ein Sieg über jemanden, der 20 Punkte niedriger steht, bringt nichts.
ladder-how-margin = Eine Wertung stimmt in 95 von 100 Fällen innerhalb ihrer Spanne. Bis fünf volle Partien zusammenkommen, ist sie vorläufig und steht unter den anderen.
