### Wie man alles sagt, eine Form je Zeile; was vorn steht, wird so getippt, auf Englisch.

labyrinth-summary = Finde den echten Schatz in einem Labyrinth, das nur die Spielleitung sieht, und trag ihn hinaus.


labyrinth-help =
    go up                    die Bewegung: go up, right, down, left; auch: up, u, north, n
    go by the flow           aus einem Fluss; auch: flow, f
    go by the loop           aus einer Grube; auch: loop, o
    shoot left               nach links schießen; auch: s l; shoot to the left
    blow the up wall         die obere Wand sprengen; auch: b u; throw a grenade up
    set a landmine here      oder: to the right, up, ...; auch: m h, m r
    leave a grenade          oder: two bullets, a treasure, a corpse, a landmine; my bullets: alle
    throw a corpse up        einen Schatz, eine Leiche, Mine oder Kugeln auf ein Nachbarfeld
    take everything          was daliegt; auch: take the bullets, take the lowest treasure
    take nothing             vor der Bewegung: nichts aufheben; auch: don't restock
    choose the lowest treasure   vor der Bewegung; oder: second lowest, topmost, old
    shoot left; go up        Teile nacheinander, genau einer eine Bewegung; auch: then, and
    if I hit a wall, shoot up, else (take everything; shoot left)     Bedingungen, mit Klammern
    go right, don't tell the result             ein dunkler Zug
    go right, tell only whether I hit a wall    ein halbdunkler: where I end up, what I find, ...
    order b3; go up          wenn dir eine Wunde gesagt wird: ein neues Feld, heimlich gezeigt
    start b3                 vor der Partie: dein geheimes Startfeld
    old, topmost, lowest     wenn gefragt wird, welcher Schatz
    skip                     aussetzen, wenn der Tisch es erlaubt
    status                   über dich selbst, öffentlich; what do I have?; how many bullets do I have?
    recall Bob               der letzte Zug eines anderen; recall every move of Bob
    count                    Runden ohne Veränderung, soweit alle wissen; claim the count
    break, vote break yes, clock, resign
    für die Spielleitung:    confirm, void, start b3, flag Bob, time Bob, clock, rule: TEXT,
                             end the break
