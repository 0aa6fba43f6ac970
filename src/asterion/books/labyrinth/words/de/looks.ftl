# Wie Bretter, Notizbücher und Planzeichner die Dinge von Labyrinth nennen, und ein paar Worte zur Orientierung.

labyrinth-look-land = Land
labyrinth-look-unknown = unbekannt
labyrinth-look-hospital = Krankenhaus
labyrinth-look-weaponry = Waffenkammer
labyrinth-look-pit = Grube
labyrinth-look-delta = Delta
labyrinth-look-encephalitis = Zeckenfeld
labyrinth-look-river = Fluss
labyrinth-look-lying = hier liegt etwas
labyrinth-look-set-mine = gelegte Mine
labyrinth-look-closed-exit = geschlossener Ausgang
labyrinth-look-wall = Wand
labyrinth-look-true-treasure = echter Schatz
labyrinth-look-fake-treasure = falscher Schatz

labyrinth-look-goal = Finde den echten Schatz und trag ihn durch einen Ausgang hinaus.
labyrinth-look-say-status = Zustand, laut
labyrinth-look-heard-status = Alle hören die Antwort: deine Gesundheit, was du trägst, Kugeln und Granaten. Trotzdem fragen?
labyrinth-look-hint = Wähle ein geheimes Startfeld („auf b3 beginnen“). Dann bist du Zug für Zug dran: „nach oben gehen“, „nach links schießen, dann nach oben gehen“ oder „die rechte Wand sprengen, dann nach rechts gehen“.

labyrinth-look-asks-start = Wähle ein Startfeld; sonst erfährt es niemand.
labyrinth-look-asks-move = Eine Bewegung, davor und danach beliebige Aktionen.
labyrinth-look-asks-order = Du bist verwundet: vor deinem Zug darfst du heimlich ein neues Feld bestellen.
labyrinth-look-asks-treasure = Welchen Schatz behältst du?
labyrinth-look-asks-confirm = Bestätige die Startfelder, oder erkläre sie für ungültig.

labyrinth-look-remark-voided = Ein Grund wird nicht genannt, und es muss nicht dein Feld gewesen sein. Wähle ein anderes.
labyrinth-look-remark-wall = Eine Wand: du bist noch auf deinem Feld, und diese Seite ist zu.
labyrinth-look-remark-open = Du bist ein Feld weiter: diese Seite ist offen, und das Feld kennst du jetzt.
labyrinth-look-remark-pit = Eine Grube wirft dich in eine andere, und du weißt nicht, in welche: dort beginnt ein neues Blatt Papier.
labyrinth-look-remark-river = Der Fluss hat dich mitgenommen: wo er dich loslässt, ist ein neuer Ort auf deiner Karte.
labyrinth-look-remark-outside = Du bist durch einen Ausgang hinausgegangen. Geh gleich in die Gegenrichtung zurück, sonst bist du verschollen.
labyrinth-look-remark-found = Hier liegt etwas. Ob ein Schatz der echte ist, zeigt sich erst draußen.
labyrinth-look-remark-scream = Ein Schrei: jemand stand in dieser Linie und ist jetzt verwundet.

labyrinth-look-treasure = Schatz
labyrinth-look-landmine = Mine
labyrinth-look-corpse = Leiche
labyrinth-look-bullets = Kugeln
labyrinth-look-grenades = Granaten
labyrinth-look-solid = Wand, die keine Granate bricht

labyrinth-look-about = Felder, Wände und Ausgänge, Flüsse und Gruben, Schätze.
labyrinth-look-rivers = Fluss
labyrinth-look-river-up = Fluss nach oben
labyrinth-look-river-right = Fluss nach rechts
labyrinth-look-river-down = Fluss nach unten
labyrinth-look-river-left = Fluss nach links
labyrinth-look-pits = Gruben
labyrinth-look-pit-second = Grube eines zweiten Kreises
labyrinth-look-pit-third = Grube eines dritten Kreises
labyrinth-look-treasures = Schätze

labyrinth-look-prompt-start-cell = Startfeld
labyrinth-look-prompt-move = Zug
labyrinth-look-prompt-order-and-move = Bestellung und Zug
labyrinth-look-prompt-treasure-choice = Wahl des Schatzes
labyrinth-look-prompt-confirm = Bestätigung
