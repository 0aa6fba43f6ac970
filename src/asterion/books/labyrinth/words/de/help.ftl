### Wie man alles sagt, eine Form je Zeile; was vorn steht, wird so getippt, auf Englisch.

labyrinth-summary = Finde den echten Schatz in einem Labyrinth, das nur die Spielleitung sieht, und trag ihn hinaus.


labyrinth-help =
    nach oben gehen          ein Schritt; nach rechts, unten, links; kürzer: hoch, o
    mit der Strömung         aus einem Fluss; kürzer: Strömung
    durch die Gruben         aus einer Grube in die nächste; kürzer: Kreis
    nach links schießen      kürzer: s l
    die obere Wand sprengen  mit einer Granate; oder: Granate nach oben werfen
    hier eine Mine legen     oder: rechts eine Mine legen, …
    eine Granate ablegen     oder: zwei Kugeln, den Schatz, eine Leiche, eine Mine; alle Kugeln
    eine Leiche nach oben werfen   einen Schatz, eine Leiche, Mine oder Kugeln auf ein Nachbarfeld
    alles nehmen             was daliegt; auch: die Kugeln nehmen, den untersten Schatz nehmen
    nichts nehmen            vor der Bewegung: nichts aufheben; auch: nicht auffüllen
    den untersten Schatz wählen   vor der Bewegung; oder: den zweituntersten, den obersten, den alten
    nach links schießen; nach oben gehen    Teile nacheinander, genau einer eine Bewegung; auch: dann, und
    nach oben; wenn da eine Wand ist, nach unten schießen, sonst (alles nehmen; nach links schießen)    Bedingungen
    nach rechts gehen, das Ergebnis nicht sagen           ein dunkler Zug
    nach rechts gehen, nur sagen, ob da eine Wand ist     ein halbdunkler: wo ich bin, was ich finde, …
    b3 bestellen; nach oben gehen    wenn du von deiner Wunde erfährst: ein neues Feld, heimlich gezeigt
    auf b3 beginnen          vor der Partie: dein geheimes Startfeld
    den alten, den obersten, den untersten    wenn gefragt wird, welcher Schatz
    aussetzen                wenn der Tisch es erlaubt
    Status                   über dich selbst, öffentlich; was habe ich?; wie viele Kugeln habe ich?
    letzter Zug von NAME     was jemand anderes zuletzt getan hat; alle Züge von NAME
    Zählung                  Runden ohne Veränderung, soweit alle wissen; Zählung verlangen
    Pause, Pause ja, Uhr, aufgeben
    für die Spielleitung:    bestätigen, ungültig, auf b3 beginnen, Flagge NAME, Zeit NAME, Uhr,
                             Pause beenden, Entscheidung: TEXT
