# Regeln und Lektionen: was um sie herum steht.

learn-look-for = Suchen
learn-look-for-what = ein Wort oder eine Nummer
learn-as-agreed-in = Optionen von
learn-defaults = Vorgabe des Buchs
learn-by-playing = Spielend lernen
learn-chapters = Kapitel
learn-how-to-say = Wie man es sagt
learn-found =
    { $n ->
        [0] Keine Regeln
        [one] Eine Regel
       *[other] { $n } Regeln
    } mit „{ $looked }“.
learn-rules-in-english = Die Texte der Regeln sind auf Englisch.
learn-commands = Die Befehle
learn-fetching = Das Buch wird geladen …
learn-rule = Regel { $number }

## Eine Lektion

learn-title = { $book } lernen
learn-laying-out = Das Spiel wird vorbereitet …
learn-no-lesson = Zu diesem Spiel gibt es noch keine Lektion; seine <link>Regeln</link> sind da.
learn-the-lesson = Die Lektion
learn-is-over = Die Lektion ist zu Ende
learn-step = Schritt { $step } von { $steps }
learn-begin-again = Von vorn
learn-read-on = Mehr zeigen
learn-fold = Weniger zeigen
learn-strayed = Das war ein anderer Zug
learn-strayed-more = Der Zug war gültig, und die Spielleitung hat ihn beantwortet. Die Lektion geht einen anderen Weg: kehr dorthin zurück, wo sie war, oder spiel von hier weiter.
learn-cut = Das Spiel ist aus
learn-cut-more = { $reason }. Fang von vorn an, um den Rest der Lektion zu sehen.
learn-take-up = Zurück zur Lektion
learn-begin-lesson = Die Lektion von vorn beginnen
learn-try = Versuch
learn-skip = Diesen Schritt überspringen
learn-play = Eine echte Partie spielen
learn-all-rules = Alle Regeln

learn-plan-figure = Ein Beispielplan: { $name }
