# Wer wie gut spielt.

ladder-title = Rangliste
ladder-books = Spiele
ladder-fetched = Die Rangliste wird geholt …
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
ladder-how = Eine Partie zählt, wenn alle am Tisch verschieden sind, mindestens einer davon ein Mensch ist und dieselben Spieler sich an einem Tag nicht öfter als zehnmal begegnet sind. Eine Wertung stimmt in 95 von 100 Fällen innerhalb ihrer Spanne.
