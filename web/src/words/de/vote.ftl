# Vor dem Spiel: die Abstimmung darüber, was gespielt wird. Danach: wer den nächsten Plan entwirft.

vote-label = Die Abstimmung
vote-title = Über die Regeln abstimmen
vote-about = Der Vorschlag dessen, der den Tisch eröffnet hat, zählt 49 von 100 Stimmen, den Rest teilen sich die Spieler.
vote-host-starts = Hat jemand abgestimmt, startet das Spiel, wer den Tisch eröffnet hat; so können alle abstimmen.
vote-wish = { $who } wünscht <b>{ $name }: { $wish }</b>; nach dem bisherigen Stand gilt { $now }.
vote-what = Was
vote-rules = Regeln
vote-plan = Der Plan
vote-time = Zeit
vote-should-be = soll sein
vote-cast = Abstimmen
vote-back = Die Stimme zu { $name } zurücknehmen

## Nach dem Spiel

vote-compile = Das nächste Labyrinth
vote-compile-yours = Du darfst das nächste Labyrinth entwerfen: Dann leitest du das Spiel, und die anderen spielen. Du kannst das auch abgeben. Spielst du einfach noch einmal, entwirft es der Computer.
vote-compile-theirs = { $name } darf das nächste Labyrinth entwerfen und leitet dann das Spiel.
vote-compile-plan = Der Plan
vote-compile-generated = vom Generator
vote-compile-lead = Entwerfen
vote-compile-heir = Abgeben an
vote-compile-hand-over = Abgeben
