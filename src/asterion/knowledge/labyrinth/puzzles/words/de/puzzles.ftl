# Rätsel: was ist sicher?

puzzle-agreed = { $columns } × { $rows }, { $about ->
        [pit] mit Gruben, aber kein Fluss. Wer in eine Grube geht, fällt in die nächste ihres Kreises
        [river] mit Flüssen, aber keine Grube. Wer in einen Fluss geht, wird ein Feld weiter getragen, und ebenso, wer darin gegen eine Wand geht
        [exit] kein Fluss, keine Grube. Wer draußen ist, kommt auf demselben Weg zurück
        [treasure] kein Fluss, keine Grube. Wer einen Schatz findet, nimmt ihn mit
        [shot] kein Fluss, keine Grube. Eine Kugel fliegt, bis sie auf eine Wand, ein Krankenhaus, eine Waffenkammer oder einen Spieler trifft; wer getroffen wird, schreit, außer im Krankenhaus
       *[other] kein Fluss, keine Grube
    }. Jedes Feld ist erreichbar, und es gibt mindestens ein Krankenhaus, eine Waffenkammer und ein Landfeld.
puzzle-question = Du bist { $name }. { $question }
puzzle-open-side = Eine Seite von { $cell } ist sicher offen: welche?
puzzle-safe-move = Von deinem Feld ist noch ein Weg sicher offen, den du nicht gegangen bist: welcher?
puzzle-which-cell = Welches Feld ist sicher { $kind }?
puzzle-where-is = Wo ist { $who } jetzt?
puzzle-where-treasure = Wo ist jetzt der Schatz, den { $who } gefunden hat?
puzzle-which-exit = Von welchem Feld kann man sicher hinausgehen?
puzzle-which-pit = Welches Feld ist sicher eine Grube?
puzzle-which-river = Welches Feld ist sicher ein Fluss?
puzzle-cell = { $cell }
