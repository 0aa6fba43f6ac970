# Die Lektion eines Spiels: was ihre Schritte sagen. $you und $other sind die Namen derer, die dort sitzen.

lesson-dungeon-of-dooom-intro =
    Sammle genügend Schätze, dann betritt einen Ausgang. Du siehst immer nur wenig vom Verlies.
    Dieser Keller ist klein, und du bist allein darin.

lesson-dungeon-of-dooom-what-you-see =
    Du bist die Figur auf dem Brett. In jede Richtung siehst du zwei Felder weit; dahinter ist es
    dunkel. Östlich von dir liegt eine Laterne.

    Geh einen Schritt nach Osten: drück den Knopf hier oder neben dem Brett, drück die Pfeiltaste,
    oder tipp die Worte.
    .title = Was du siehst
    .after = Was du gesehen hast, bleibt schraffiert auf der Karte, wenn es nicht mehr in Sicht ist.

lesson-dungeon-of-dooom-pick-up =
    Noch ein Schritt, und du stehst auf der Laterne. Nichts wird automatisch aufgehoben: heb sie auf.
    .title = Aufheben
    .after = Mit einer Laterne siehst du drei Felder weit.

lesson-dungeon-of-dooom-action-points =
    Jeder Schritt und jedes Aufheben kostet einen der sechs Aktionspunkte eines Zuges; wie viele
    übrig sind, steht unter dem Brett. Was du nicht ausgibst, verfällt. Beende deinen Zug: du bist
    allein, also bist du gleich wieder dran.
    .title = Aktionspunkte
    .after =
        Jetzt sind es fünf Punkte, nicht sechs: Schwert, Rüstung und Laterne wiegen je einen. Wer
        mehr trägt, schafft weniger.

lesson-dungeon-of-dooom-treasure =
    Auf dieser Karte genügt ein Schatz; das Ziel steht unter dem Brett. Geh nach Osten, Norden,
    Norden, Osten, Osten, und heb ihn auf. Sind die Punkte verbraucht, beginnt dein nächster Zug automatisch.
    .title = Schatz

lesson-dungeon-of-dooom-a-potion =
    Geh nach Osten, Süden und Süden, auf den Trank, und heb ihn auf: er wird sofort getrunken. Er
    gibt einen Lebenspunkt und nimmt alle Aktionspunkte, die dir bleiben.
    .title = Ein Heiltrank
    .after = Vier Lebenspunkte: mehr, als du mitgebracht hast. Bei null stirbst du.

lesson-dungeon-of-dooom-the-way-out =
    Du hast genug. Der Bogen im Osten ist der Ausgang: zwei Schritte, und du hast gewonnen.
    .title = Der Weg hinaus

lesson-dungeon-of-dooom-end =
    Du bist mit dem Schatz draußen: das ist das ganze Spiel. Mit anderen im Dunkeln ist es ein anderes:
    wer neben dir steht, kann dich angreifen, und die Toten lassen ihre Schätze fallen. Wie das geht,
    zeigt die Lektion von Labyrinth of Dooom.

lesson-labyrinth-of-dooom-intro =
    Dieselbe Jagd wie in Dungeon of Dooom, aber diesmal ist noch jemand im Dunkeln: { $other }, für
    den die Lektion spielt. Hier haben alle zwei Lebenspunkte, und jeder Schlag trifft; im echten
    Spiel sind es drei, und jeder vierte Schlag geht daneben.

lesson-labyrinth-of-dooom-a-sword =
    Zwei Felder östlich liegt ein Schwert. Geh hin und heb es auf. Jeder Schritt und das Aufheben
    kosten je einen deiner sechs Aktionspunkte.
    .title = Ein Schwert
    .after = Damit kostet dein Treffer zwei Lebenspunkte. Es nimmt jedem späteren Zug einen Aktionspunkt.

lesson-labyrinth-of-dooom-end-your-turn =
    Die anderen ziehen, wenn dein Zug vorbei ist: wenn deine Punkte verbraucht sind, oder wenn du ihn
    beendest. Du hörst, wer am Zug ist, und sonst nichts, solange niemand in Sicht kommt. Bleib hier,
    und beende deinen Zug.
    .title = Beende deinen Zug
    .after =
        { $other } ist von Osten aus dem Dunkel gekommen und hat dich getroffen: ein Lebenspunkt ist
        übrig. Jetzt siehst du { $other } auf dem Brett, neben dir.

lesson-labyrinth-of-dooom-say-something =
    Was du sagst, hören alle, wo immer sie sind. Es kostet nichts, und wahr sein muss es nicht.
    .title = Sag etwas

lesson-labyrinth-of-dooom-strike-back =
    Ein Angriff gilt einem Nachbarfeld und verbraucht alle Aktionspunkte, die dir bleiben: also ein Schlag pro Zug, und besser nach dem Gehen als davor. { $other } ist im Osten.
    .title = Schlag zurück
    .after = { $other } ist tot. Die Toten lassen ihre Schätze fallen; was sie sonst trugen, ist weg.

lesson-labyrinth-of-dooom-what-the-dead-leave =
    Er liegt, wo { $other } stand. Geh hin und heb ihn auf.
    .title = Was die Toten hinterlassen
    .after = Einer der zwei Schätze, die es hier braucht.

lesson-labyrinth-of-dooom-enough-and-out =
    Geh nach Osten bis ans Ende, nach Süden, nach Süden, dann nach Westen: dort liegt der zweite. Heb
    ihn auf; der Ausgang ist einen Schritt weiter westlich.
    .title = Genug, und hinaus

lesson-labyrinth-of-dooom-end =
    Wer zuerst mit genügend Schätzen an einem Ausgang ist, hat gewonnen; niemand muss dafür
    niedergeschlagen werden. Versuch jetzt eine größere Karte, mit mehr Spielern.
