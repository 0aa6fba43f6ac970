# Was ein Bericht über Szenen, Lesarten, bekannte Fehler und Würfel sagt.

examiner-where-scene = zuerst in Szene { $scene } (Volk { $race }), Zug { $turn }, nach „{ $command }“
examiner-suite = Szenen: { $scenes }, davon { $held } eingehalten, { $broken } gebrochen.
examiner-suite-broken = Gebrochene Szenen: { $scenes }
examiner-suite-not-reached = Szenen, die ihre Regel nicht erreichten: { $scenes }

examiner-mistake = Ein bekannter Fehler ({ $rule }): { $mistake ->
        [rounds-down] Schaden wird abgerundet
        [rounds-to-nearest] Schaden wird kaufmännisch gerundet
        [ignores-defence] Schaden hängt nicht von der Abwehr ab
        [ignores-defence-potions] Abwehrtränke wirken nicht im Kampf
        [ignores-attack-potions] Angriffstränke wirken nicht im Kampf
        [heals-beyond-the-most] Heilung hat keine Grenze
        [drow-like-others] Tränke wirken auf Drow wie auf andere
        [potions-last] Tränke wirken über das Stockwerk hinaus
        [vampire-gains-nothing] ein Vampir gewinnt nichts durch seine Schläge
        [vampire-likes-dwarves] Zwerge schaden einem Vampir nicht
        [troll-gains-nothing] ein Troll erholt sich nicht
        [goblin-steals-nothing] ein Goblin stiehlt nicht
        [orcs-like-others] Orks treffen Goblins nicht härter als andere
        [elves-strike-once] Elfen greifen einmal an
        [elves-strike-drow-twice] Elfen greifen auch Drow zweimal an
        [halflings-never-dodge] Schläge gegen Halblinge gehen nie fehl
        [no-diagonal-attacks] Gegner greifen nicht diagonal an
        [dragons-move] Drachen bewegen sich
        [dragons-leave-hoards] Drachen bewachen ihren Hort nicht
        [merchants-hostile] Händler sind immer feindlich
        [merchants-forgive] Händler werden nie feindlich
        [hoards-unguarded] ein Hort ist zu nehmen, solange sein Drache lebt
        [one-pile-of-a-human] ein Mensch hinterlässt einen Haufen
        [blows-miss] Schläge gehen auch gegen andere als Halblinge fehl
        [freeze-does-nothing] „f“ hält die Gegner nicht an
       *[drinking-is-free] Trinken kostet keinen Zug
    }; das erklärt { $explains } von { $of } Bildern.
examiner-one-sided = Unfaire Würfel ({ $rule }): { $die ->
        [H-attacks] Angriffe eines Menschen
        [W-attacks] Angriffe eines Zwergs
        [L-attacks] Angriffe eines Halblings
        [E-attacks] Angriffe eines Elfen
        [O-attacks] Angriffe eines Orks
        [M-attacks] Angriffe eines Händlers
        [D-attacks] Angriffe eines Drachen
        [W-drops] Gold eines Zwergs
        [L-drops] Gold eines Halblings
        [E-drops] Gold eines Elfen
        [O-drops] Gold eines Orks
        [E-attacks-again] zweite Angriffe eines Elfen
        [D-attacks-afar] Angriffe eines Drachen, neben dessen Hort man steht, aber nicht neben ihm selbst,
        [all-attack] Angriffe aller Gegner
        [all-drop] Gold aller Gegner
        [PC-attacks-L] Schläge gegen Halblinge
       *[enemy-moves] Schritte der Gegner
    } – fast immer { $side ->
        [hit] Treffer
        [miss] Fehlschläge
        [small] wenig
        [normal] viel
        [first] der erste Weg
       *[last] der letzte Weg
    } ({ $seen } wurden gesehen); bei fairen Würfeln höchstens einmal in { $odds }.
examiner-reading = Lesart von { $rule }, { $ruling }: { $has ->
        [none] nicht gesehen
       *[other] { $has }
    }.
examiner-lost = Die Spur ging { $scene ->
        [none] in Spiel { $game }
       *[other] in Szene { $scene }
    } bei Zug { $turn } verloren: mehr Welten passen, als verfolgt werden. Bis zum nächsten Stockwerk wird nichts beanstandet.
