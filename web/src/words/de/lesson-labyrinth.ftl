# Die Lektion eines Spiels: was ihre Schritte sagen. $you und $other sind die Namen derer, die dort sitzen.

lesson-labyrinth-intro =
    Nur die Spielleitung sieht das Labyrinth. Du sagst, was du tust, und alle hören, was daraus
    wird. Es ist die Partie, mit der das Regelwerk beginnt; für { $other } spielt die Lektion.

lesson-labyrinth-a-secret-beginning =
    Fünf Spalten, a bis e, und vier Zeilen, 1 bis 4: mehr wird dir nicht gesagt. Jeder wählt heimlich
    ein Feld, auf dem es losgeht. Beginne auf e3, am rechten Rand.
    .title = Ein geheimer Anfang

lesson-labyrinth-one-step =
    Du bist an Land, wie die Spielleitung gerade allen gesagt hat. Du bist am Zug: ein Zug ist eine
    Bewegung. Geh nach oben.
    .title = Ein Schritt
    .after =
        Land: du bist also wirklich ein Feld weiter oben, auf e2, und dazwischen ist keine Wand.
        Zeichne das. { $other } hat eine Wand gesprengt, ist in einen Fluss gegangen und in ein Delta
        getrieben worden. Wo, weißt du nicht; aber gehört hast du alles.

lesson-labyrinth-an-action-before-the-movement =
    Vor und nach der Bewegung dürfen Aktionen stehen. Eine Kugel fliegt, bis sie auf eine Wand oder
    einen Spieler trifft. Nimm an, { $other } ist irgendwo links von dir: schieß nach links, dann geh
    nach oben.
    .title = Eine Aktion vor der Bewegung
    .after =
        Ein Schrei: jemand ist getroffen! Und du bist in eine Grube gefallen und liegst in der
        nächsten ihres Kreises, wo immer das ist. Hier beginnt ein neues Stück deiner Karte.
        { $other } ist verwundet und darf auf einem selbst gewählten Feld weitermachen, das nur die
        Spielleitung sieht.

lesson-labyrinth-a-question =
    Was du bei dir hast, darfst du vor deinem Zug fragen und gleich danach noch einmal. Es kostet
    nichts, aber die anderen hören die Antwort auch.
    .title = Eine Frage
    .after = { $other } hat ein anderes Feld bestellt, ist in ein Krankenhaus gegangen und wieder gesund.

lesson-labyrinth-a-wall = Wo bist du? Taste dich vor: geh nach rechts.
    .title = Eine Wand
    .after =
        Eine Wand: du bist, wo du warst, und um eine Wand auf deiner Karte reicher. { $other } hat
        einen Schatz gefunden: höchste Zeit, herauszufinden, wo das war. Aber nur ein Schatz ist der
        echte, und welcher, erfährt man erst draußen.

lesson-labyrinth-a-grenade =
    Eine Granate zerstört eine Innenwand, nicht die Außenwand, und niemand sagt dir, welche es war.
    Spreng die rechte Wand, und geh nach rechts.
    .title = Eine Granate
    .after =
        Die Wand steht noch: es ist die Außenwand, am rechten Rand! Du bist also in Spalte e, in
        einer Grube: dein Stück gehört an den rechten Rand des Plans, und in welche Zeile, musst du
        noch herausfinden.

lesson-labyrinth-end =
    Von hier an ist es ein Spiel: für { $other } spielt ein Bot. Finde den echten Schatz und trag ihn
    durch einen Ausgang hinaus, oder halte auf, wer ihn trägt.

    Wenn das Spiel aus ist, zeigt dir die Wiederholung den Plan, und wie richtig deine Karte war.
