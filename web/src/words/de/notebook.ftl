# Das Notizbuch: die eigene Karte, gezeichnet von Hand und nach dem, was gesagt wurde.

notebook-title = Notizbuch
notebook-opening = wird geöffnet
notebook-good = Gut
notebook-close = Schließen
notebook-done = Fertig
notebook-other-window = In diesem Notizbuch wurde inzwischen in einem anderen Fenster gezeichnet. Diese Zeichnung bleibt; was du hier gezeichnet hast, liegt als Entwurf darüber: behalte oder verwirf ihn.
notebook-drawing = Zeichnung im Notizbuch. { $here }
notebook-squared-paper = kariertes Papier

## Die Werkzeuge

notebook-tools = Zeichenwerkzeuge
notebook-put-away = Schließen
notebook-pen = Stift
notebook-levels = Ebenen
notebook-level = Ebene { $level }
notebook-level-said = Ebene { $level }.
notebook-wall = Wand
notebook-open = Offen
notebook-side = Seite
notebook-sides = Arten von Seiten
notebook-cell-tool = Feld
notebook-cells = Stempel für Felder
notebook-thing-tool = Ding
notebook-things = Stempel für Dinge
notebook-with-key = { $name } (Taste { $key })
notebook-rubber = Radierer
notebook-rubber-about = Seiten und Felder radieren
notebook-how-sure = Wie sicher
notebook-as-sure = Sicher
notebook-as-maybe = Vielleicht
notebook-as-not = Nicht
notebook-more = Mehr
notebook-undo = Rückgängig
notebook-redo = Wiederherstellen
notebook-zoom = Zoom
notebook-nearer = Vergrößern
notebook-farther = Verkleinern
notebook-fit = Alles
notebook-fit-about = Alles ins Fenster einpassen

## Wie sicher etwas ist

notebook-maybe = vielleicht { $what }
notebook-not = nicht { $what }

## Orte, und was dort steht

notebook-the-plan = Der Plan
notebook-cell = Spalte { $column }, Zeile { $row }
notebook-cell-deep = Spalte { $column }, Zeile { $row }, Ebene { $level }
notebook-where-begun = Startfeld
notebook-off-right = { $by } rechts
notebook-off-left = { $by } links
notebook-off-down = { $by } unten
notebook-off-up = { $by } oben
notebook-off-above = { $by ->
    [one] { $by } Ebene höher
   *[other] { $by } Ebenen höher
 }
notebook-off-below = { $by ->
    [one] { $by } Ebene tiefer
   *[other] { $by } Ebenen tiefer
 }
notebook-number-is = Zahl { $number }
notebook-edge-on = { $side ->
    [above] { $edge } oben
    [right] { $edge } rechts
    [below] { $edge } unten
   *[left] { $edge } links
 }
notebook-here = { $place }: { $words }.
notebook-nothing-noted = nichts notiert
notebook-empty = Hier ist nichts notiert.
notebook-size = { $levels ->
    [one] Der Plan: { $columns } Spalten, { $rows } Zeilen
   *[other] Der Plan: { $columns } Spalten, { $rows } Zeilen, { $levels } Ebenen
 }
notebook-player = Spieler { $number }
notebook-you = du
notebook-is-at = { $who }: { $place }.
notebook-is-outside = { $who } ist draußen, neben: { $place }.
notebook-piece-of = { $piece }, Schritte von { $who }
notebook-start = Start
notebook-known = { $count ->
    [0] { $place }: { $words }
    [one] { $place }: { $words } · Antwort { $numbers }
   *[other] { $place }: { $words } · Antworten { $numbers }
 }
notebook-legend-wall = Wand
notebook-legend-maybe = vielleicht
notebook-legend-untried = unerprobt
notebook-legend-lit = im Licht deiner Fackel
notebook-legend-remembered = aus der Erinnerung

## Ein Feld wählen

notebook-choose = Wähle ein Feld auf der Karte.
notebook-chosen = Drück noch einmal darauf, oder:

## Eine Notiz auf einem Feld

notebook-note = Notiz
notebook-from = Nach dem, was gesagt wurde:
notebook-number = Zahl
notebook-words = Worte
notebook-rub-cell = Feld radieren

## Was nicht passt

notebook-misfit = { $place } passt nicht.
notebook-misfit-why = { $known ->
    [who] Du hast notiert: { $own }. Gesagt wurde ({ $who }, Antwort { $number }): { $told }.
    [answer] Du hast notiert: { $own }. Gesagt wurde (Antwort { $number }): { $told }.
   *[none] Du hast notiert: { $own }. Gesagt wurde: { $told }.
 }
notebook-believe = Es ist { $what }
notebook-keep-own = Meines bleibt: { $what }
notebook-why = Warum?
notebook-believed = Jetzt heißt es: { $what }.
notebook-kept-own = Deines bleibt: { $what }.

## Lose Blätter

notebook-pieces = Blätter Papier
notebook-plan = Plan
notebook-new-piece = + Neues Blatt
notebook-name = Name
notebook-whose = Wessen Schritte
notebook-nobodys = niemandes
notebook-move = { $piece } verschieben
notebook-move-up = Das Blatt nach oben schieben
notebook-move-right = Das Blatt nach rechts schieben
notebook-move-down = Das Blatt nach unten schieben
notebook-move-left = Das Blatt nach links schieben
notebook-level-up = Ebene höher
notebook-level-down = Ebene tiefer
notebook-throw = Löschen
notebook-thrown = { $piece } ist gelöscht; „Rückgängig“ holt es zurück.
notebook-drag = Zieh es an seinem Namen über den Plan oder über ein anderes Blatt, und kleb es dort an.
notebook-your-walk = dein Weg
notebook-their-walk = Weg von { $who }
notebook-places-left = { $places ->
    [0] passt nirgends
    [one] noch { $places } Stelle
   *[other] noch { $places } Stellen
 }
notebook-begun = { $piece } hinzugefügt.
notebook-carried = { $pieces ->
    [0] Über nichts.
   *[other] { $against ->
        [0] Darunter: { $over }. Keine Widersprüche.
        [one] Darunter: { $over }. { $against } Widerspruch.
       *[other] Darunter: { $over }. { $against } Widersprüche.
    }
 }
notebook-plan-stays = Der Plan bleibt, wo er ist; wähle zuerst ein Blatt.
notebook-put-back = Zurückgelegt.

## Kleben

notebook-glue = Kleben …
notebook-glue-about = Blätter ankleben
notebook-no-pieces = Es gibt keine losen Blätter.
notebook-glue-how = Eine Stelle zählt, wenn nichts auf dem Blatt dem Plan widerspricht. Zieh das Blatt an seinem Namen, um eine Stelle auszuprobieren.
notebook-glue-at = { $piece } mit seinem ersten Feld ankleben: { $place }
notebook-choose-piece = { $piece } zeigen
notebook-under-plan = der Plan
notebook-over = { $agreements ->
    [0] Darunter: { $under }. Keine Übereinstimmungen,
    [one] Darunter: { $under }. { $agreements } Übereinstimmung,
   *[other] Darunter: { $under }. { $agreements } Übereinstimmungen,
 }
notebook-against = { $against ->
    [0] keine Widersprüche.
    [one] { $against } Widerspruch.
   *[other] { $against } Widersprüche.
 }
notebook-between = zwischen { $one } und { $other }
notebook-here-there = { $where }: hier { $upper }, dort { $lower }
notebook-off-plan = kein Feld des Plans
notebook-more-such = und { $more } weitere
# $pieces (number): how many pieces fit in one place only
notebook-glue-only = Blätter ankleben, die nur noch an eine Stelle passen ({ $pieces })
notebook-glue-right = Kleben, richtig ist: { $which }
notebook-glue-to = Ankleben: { $under }
notebook-contradict = Sie widersprechen sich; wähle, wessen Zeichen bleiben.
notebook-glued = Zusammengeklebt: { $piece } und { $to }.

## Entwürfe

notebook-drafts = Entwürfe
notebook-drafts-about = Was wäre, wenn? Zeichne es auf einen Entwurf, leg Entwürfe nebeneinander, und behalte den, der sich als wahr erweist.
notebook-draft-name = Entwurf { $number }
notebook-draft-called = Name des Entwurfs
notebook-suppose = + Etwas annehmen
notebook-draw-on = Zeichnen auf: { $layer }
notebook-show = Zeigen: { $layer }
notebook-shown = sichtbar
notebook-keep = Behalten
notebook-drop = Verwerfen
notebook-keep-draft = Behalten, es stimmt: { $layer }
notebook-drop-draft = Ganz verwerfen: { $layer }

## Zum Mitnehmen

notebook-take-along = Kopie mitnehmen
notebook-print = Drucken
notebook-save-svg = Als SVG speichern
notebook-save-png = Als PNG speichern

## Was die Zeichnung laut sagt

notebook-nothing-to-undo = Es gibt nichts rückgängig zu machen.
notebook-undone = Rückgängig gemacht.
notebook-nothing-to-redo = Es gibt nichts wiederherzustellen.
notebook-redone = Wiederhergestellt.
notebook-plan-ends = Der Rand des Plans.
notebook-rubbed-out = radiert
notebook-stamp-gone = radiert: { $what }
notebook-nothing-to-rub = Von „{ $layer }“ gibt es hier nichts zu radieren.
notebook-which-flow = Wohin fließt die Strömung?

## Tasten

notebook-keys = Tasten
notebook-describe = Das Notizbuch in Worten beschreiben
notebook-key-move = Pfeile, h j k l
notebook-key-move-does = die Marke bewegen
notebook-key-edge = Umschalt + Pfeil
notebook-key-edge-does = die Seite dort: Wand, keine Wand, vielleicht, Ausgang, nichts
notebook-key-stamp = Leertaste
notebook-key-stamp-does = den gewählten Stempel setzen oder wegnehmen
notebook-key-say = .
notebook-key-say-does = hier beginnen, oder hierher gehen
notebook-key-flow = f, dann Pfeil
notebook-key-flow-does = die Strömung eines Flusses
notebook-key-sure = q
notebook-key-sure-does = sicher, vielleicht, nicht
notebook-key-number = n
notebook-key-number-does = eine Zahl; Eingabetaste: Worte
notebook-key-rub = Entf
notebook-key-rub-does = das Feld radieren
notebook-key-piece = [ und ]
notebook-key-piece-does = das vorige Blatt, das nächste
notebook-key-carry = v
notebook-key-carry-does = das Blatt aufheben: Pfeile bewegen es, die Eingabetaste legt es ab, Esc legt es zurück
notebook-key-undo = u, r
notebook-key-undo-does = rückgängig, wiederherstellen
notebook-key-level = < und >
notebook-key-level-does = eine Ebene tiefer, höher
notebook-key-zoom = +, -, 0
notebook-key-zoom-does = vergrößern, verkleinern, alles

## Was gezeichnet wurde, und ob es gespeichert ist

notebook-kept = gespeichert
notebook-not-yet-kept = noch nicht gespeichert
notebook-not-kept = nicht gespeichert: { $why }
notebook-not-taken = Der Server hat es nicht angenommen.
notebook-steps = Schritte
notebook-my-notes = Meine Notizen
notebook-from-other-window = Aus dem anderen Fenster
notebook-piece = Blatt { $mark }
notebook-too-large = Dieses Notizbuch hat { $size } KiB; höchstens { $most } lassen sich speichern. Verwirf einen Entwurf oder ein Blatt, das du nicht mehr brauchst.

## Der Helfer, wo der Tisch ihn vereinbart hat

notebook-assistant = Was folgt
notebook-assistant-shown = Sicheres mit Tinte zeichnen, Mögliches mit Bleistift
notebook-assistant-wrong = Eine Notiz passt nicht
notebook-assistant-misfit = Deine Notiz ({ $about }: { $noted }) widerspricht dem, was dir gesagt wurde: es ist { $proved }.
notebook-assistant-why = Warum?
notebook-assistant-thinks = Ich denke nach …
notebook-assistant-so = Sicher ist: { $words }, denn
notebook-assistant-argued = Sicher ist: { $words }.
