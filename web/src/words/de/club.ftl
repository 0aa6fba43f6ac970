# Die Wörter der Seite: Clubs.

club-clubs = Clubs
club-about = Ein Club ist eine Seite hinter einem Link. Wer den Link hat, kann sie sehen und beitreten; niemand braucht ein Konto.
club-found = Einen Club gründen
club-name = Name des Clubs
club-member = Dein Name dort
club-found-now = Gründen
club-mine = Deine Clubs in diesem Browser
club-join = Beitreten
club-join-about = Tritt bei, und deine täglichen Labyrinthe, das Labyrinth der Woche und Spiele stehen hier.
club-joined = Du bist als { $name } in diesem Club.
club-link = Link für alle, die du einlädst
club-copy = Kopieren
club-copied = Kopiert.
club-members = Mitglieder
club-who = Name
club-days = Tage in Folge
club-today = Heute
club-solved = Gelöst
club-week = Diese Woche
club-not-yet = –
club-daily =
    { $time }{ $slips ->
        [0] { "" }
        [one] , { $slips } Fehler
       *[other] , { $slips } Fehler
    }{ $hints ->
        [0] { "" }
        [one] , { $hints } Tipp
       *[other] , { $hints } Tipps
    }
club-inside = spielt
club-out = nicht gewertet
club-ladder = Rangliste
club-ladder-about = Ein Sieg an einem Tisch des Clubs ist einen Punkt für jeden anderen Spieler wert.
club-ladder-none = Noch kein Spiel ist zu Ende.
club-points = Punkte
club-games = Spiele
club-won = Gewonnen
club-tables = Tische
club-tables-none = Noch niemand hat einen Tisch mitgebracht.
club-bring = Einen Tisch mitbringen
club-bring-table = Tisch
club-bring-none = In diesem Browser hast du keine Tische.
club-drop = Herausnehmen
club-waiting = wartet auf Spieler
club-playing = wird gespielt
club-over = zu Ende
club-edit = Den Club ändern
club-rename = Neuer Name
club-rename-now = Umbenennen
club-remove = { $name } entfernen
club-remove-sure = { $name } aus dem Club entfernen?
club-leave = Den Club verlassen
club-leave-sure = Den Club verlassen? Wer als Letztes geht, schließt ihn.
club-account = Konto
