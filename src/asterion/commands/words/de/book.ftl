# asterion book new auf Deutsch.

commands-help-book =
    Ein eigenes Regelbuch anfangen.
    .summary = Ein eigenes Regelbuch anfangen.
commands-help-book-new =
    Ein Paket mit einem ganzen kleinen Spiel namens NAME in einen neuen Ordner schreiben.

    Es ist eine Kopie von Dig, einem Spiel um einen vergrabenen Schatz, und hält sich an den Vertrag aller Regelbücher: Menschen und Bots können es im Terminal und auf der Seite spielen, und Programme können an ihm lernen. Mach daraus dein eigenes.
    .summary = Ein Paket mit einem kleinen Spiel für den Anfang schreiben.
commands-option-book-into = In diesem Ordner anlegen.
commands-book-written =
    Geschrieben: { $folder }. Installiere es dort, wo Asterion installiert ist, spiele und teste es:

      pip install -e { $folder }
      { $program } play { $name } --bots 2
      pytest { $folder }

    Fang mit { $package }/event.py an: was geschieht, und wer es erfährt.
commands-book-no-name = „{ $name }“ kann kein Name für ein Spiel sein: nimm Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel salt-mine
commands-book-taken = ein Spiel namens { $name } gibt es schon: asterion books listet sie auf
commands-book-exists = { $folder } gibt es schon: es wurde nichts geschrieben
commands-book-cannot = das Spiel wurde nicht geschrieben: { $why }
