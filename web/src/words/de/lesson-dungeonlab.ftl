# Die Lektion eines Spiels: was ihre Schritte sagen. $you und $other sind die Namen derer, die dort sitzen.

lesson-dungeonlab-intro =
    Ein Verlies voller Lichter, grüner Augen und Gruben, in dem du mit dem Fallschirm landest. Trag
    den Schatz hinaus. Deine Karte wird für dich gezeichnet, so weit du sie kennst. Diese hat drei
    mal drei Felder.

lesson-dungeonlab-land =
    Du wählst, wo: Spalte, Zeile und Ebene, jede ab 1 gezählt, Zeilen von Norden. Lande in der
    Südwestecke: Spalte 1, Zeile 3, Ebene 1.
    .title = Landen
    .after =
        Du hast Kugeln, Granaten, Blaster und etwas Geld. Vor jedem Zug wird dir gesagt, was nebenan
        zu sehen ist, wenn keine Wand dazwischen ist: Lichter sind ein Haus.

lesson-dungeonlab-lights =
    Im Osten sind Lichter, und die meisten Häuser sind einen Besuch wert. Geh nachsehen.
    .title = Lichter
    .after =
        Ein Laden. Und etwas nebenan sticht dich: grüne Augen im Norden. Dreißig Stiche töten; unter
        der Karte siehst du deine Wunden.

lesson-dungeonlab-buy =
    Ein Laden verkauft Munition, Boote und Wanderstäbe. Kaufen kostet einen Zug, wie ein Schritt.
    .title = Kaufen

lesson-dungeonlab-green-eyes =
    Was grüne Augen hat, ist ein Tier oder Schlimmeres, und fünfzehn Kugeln reichen für fast jedes.
    Sie fliegen in das nächste Feld in dieser Richtung.
    .title = Grüne Augen
    .after = Grüne Augen sind keine mehr zu sehen: es war ein Ork, der von nebenan sticht.

lesson-dungeonlab-a-wall =
    Geh nach Osten, dann nach Norden. Dann versuch Westen: eine Wand sieht man nicht, man muss
    dagegenlaufen oder darauf schießen, um sie zu kennen.
    .title = Eine Wand
    .after =
        Stacheldraht; ein Blaster öffnet ihn für zwei Züge. Eine einfache Wand braucht eine Granate,
        einen Monolithen bricht nichts.

lesson-dungeonlab-the-treasure = Er liegt ein Feld nördlich, und wer dorthin kommt, nimmt ihn.
    .title = Der Schatz
    .after = Jetzt wären alle hinter dir her.

lesson-dungeonlab-out =
    Der Ausgang ist irgendwo in der Außenwand und öffnet sich nur dem, der den Schatz trägt: du müsstest eine Wand nach der anderen versuchen. Hier ist er in der Südostecke: geh nach Süden, noch einmal
    nach Süden, dann nach Osten.
    .title = Hinaus

lesson-dungeonlab-end =
    Das war ein Verlies in einer Landung. Größere haben Gruben und Flüsse, die dich forttragen, Tiere
    und Klingen, und Leute, die Fragen stellen.
