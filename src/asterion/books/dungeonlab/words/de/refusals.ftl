# Warum ein Befehl abgelehnt wird. $rule ist die Nummer der Regel, wo es eine gibt.

dungeonlab-refused-whom = sag, wen: { $verb ->
    [time] Zeit
    [leave] weg ist
    [hide] verstecke
   *[other] { $verb }
} NAME
dungeonlab-refused-morgul-whom = Morgulklinge gegen wen? Ein Tier oder jemanden auf deinem Feld
dungeonlab-refused-where = „{ $said }“, aber wohin? Nach Norden, Osten, Süden, Westen, oben oder unten
dungeonlab-refused-shot = sag, wie viel wovon und wohin: „5 Kugeln nach Norden schießen“
dungeonlab-refused-nothing-shot = nichts schießen heißt passen
dungeonlab-refused-level = auf welche Ebene? Sag Spalte, Zeile und Ebene: „auf 3 4 2 landen“
dungeonlab-refused-how-many = wie viele? Sag auch die Zahl: „5 Kugeln nach Norden schießen“
dungeonlab-refused-landing = sag Spalte, Zeile und Ebene: „auf 3 4 2 landen“
dungeonlab-refused-goods = sag, wie viel wovon: { $verb ->
    [buy] „20 Kugeln kaufen“, „1 Boot kaufen“
   *[sell] „20 Kugeln verkaufen“, „1 Boot verkaufen“
}
dungeonlab-refused-beforehand = nur ein Schritt, eine Landung oder ein Klettern kann Antworten im Voraus tragen

dungeonlab-refused-over = das Spiel ist aus
dungeonlab-refused-watching = wer zuschaut, kann nicht ziehen
dungeonlab-refused-masters = das kann nur die Spielleitung sagen
dungeonlab-refused-asked = du bist etwas gefragt worden: antworte „ja“ oder „nein“
dungeonlab-refused-not-asked = dich hat niemand etwas gefragt
dungeonlab-refused-out = du hast keine Landung mehr ({ $rule })
dungeonlab-refused-turn = du bist nicht am Zug, sondern { $name }
dungeonlab-refused-waiting = du bist nicht am Zug: { $waits }
dungeonlab-refused-land-first = lande zuerst: „auf 1 1 1 landen“ bis { $columns } { $rows } { $levels } ({ $rule })
dungeonlab-refused-landed = du bist schon gelandet ({ $rule })
dungeonlab-refused-land-within = lande innerhalb von { $columns } { $rows } { $levels } ({ $rule })
dungeonlab-refused-too-few = du hast nur { $what } ({ $rule })
dungeonlab-refused-none = davon hast du nichts ({ $rule })
dungeonlab-refused-feel = nur Exoten können Wände ertasten ({ $rule })
dungeonlab-refused-climb = hier ist kein Baum zum Klettern ({ $rule })
dungeonlab-refused-skin = hier gibt es nichts zu häuten ({ $rule })
dungeonlab-refused-skin-which = hier gibt es k{ FORM($what, "accusative") } zu häuten ({ $rule })
dungeonlab-refused-strangle = hier gibt es nichts zu erwürgen ({ $rule })
dungeonlab-refused-riding = du reitest schon ({ $rule })
dungeonlab-refused-mount = hier ist kein gezäumter Ontifutlas ({ $rule })
dungeonlab-refused-dismount = du bist zu Fuß ({ $rule })
dungeonlab-refused-take = hier liegt nichts ({ $rule })
dungeonlab-refused-map = du hast keine { FORM($what, "name") } ({ $rule })
dungeonlab-refused-blade = du hast keine Morgulklinge ({ $rule })
dungeonlab-refused-no-such-target = auf deinem Feld gibt es kein „{ $target }“ ({ $rule })
dungeonlab-refused-target = { $target } ist nicht auf deinem Feld ({ $rule })
dungeonlab-refused-no-store = du bist in keinem Laden ({ $rule })
dungeonlab-refused-not-sold = der Laden verkauft keine { FORM($what, "many") } ({ $rule })
dungeonlab-refused-not-bought = der Laden kauft keine { FORM($what, "many") } ({ $rule })
dungeonlab-refused-tens = Kugeln werden zu je zehn verkauft ({ $rule })
dungeonlab-refused-price = das kostet ${ $cost }, aber du hast nur ${ $money } ({ $rule })
dungeonlab-refused-price-skins = das kostet ${ $cost }, aber dein Geld und deine Felle sind nur ${ $money } wert ({ $rule })
dungeonlab-refused-have = davon hast du nur { $have } ({ $rule })

# Für die Spielleitung
dungeonlab-refused-master = die Spielleitung spielt nicht mit; sie kann „Zeit“, „geht“, „verstecke“ oder „Entscheidung:“ sagen
dungeonlab-refused-no-player = { $name } spielt hier nicht mit
dungeonlab-refused-out-already = { $name } ist schon ausgeschieden
dungeonlab-refused-not-shown = { $name } wird keine Karte gezeigt ({ $rule })
dungeonlab-refused-not-due = { $name } ist nicht am Zug

dungeonlab-waits-dead = noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} tot
dungeonlab-waits-prison = noch { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} im Gefängnis

dungeonlab-refused-unplayable = ein Verlies ohne Schatz oder Ausgang lässt sich nicht spielen (D14, D60)
