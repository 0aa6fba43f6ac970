# Das Labyrinth der Woche: ein Plan für alle, ein Versuch für jeden.

server-no-week = ein Labyrinth der Woche { NUMBER($number, useGrouping: 0) } gibt es hier nicht
server-week-tried = deinen Versuch in diesem Labyrinth hattest du schon; ein neues beginnt am Montag, und bis dahin kannst du an jedem Tisch spielen
server-week-on =
    andere sind noch im Labyrinth dieser Woche: seine Geheimnisse werden gezeigt, wenn die Woche um ist
server-week-crowded =
    von deiner Adresse gab es heute schon { $most } Versuche ohne Konto; melde dich an oder komm morgen wieder
