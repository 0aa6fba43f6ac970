# Ein Tipp: was als Nächstes getan werden kann, und warum.

coach-line = „{ $act }“: { $because }
coach-wait = Du bist nicht am Zug: was den anderen geantwortet wird, kann auch dich betreffen.
coach-may-say = Das ist eines von { $all } Dingen, die jetzt gesagt werden können.
coach-follows = Es folgt: { $fact }. Mit „warum“ hörst du die Gründe.
coach-still = Nichts von dem, was du gehört hast, spricht für etwas Besseres.
coach-listen = Jede Antwort ist wahr, und keine wird zurückgenommen: Was zu allen passt, ist so.

coach-away =
    { $way ->
        [north] { $n } nach Norden
        [east] { $n } nach Osten
        [south] { $n } nach Süden
       *[west] { $n } nach Westen
    }
coach-away-here = hier
coach-steps =
    { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
coach-moves =
    { $steps ->
        [one] ein Zug
       *[other] { $steps } Züge
    }
coach-first =
    { $steps ->
        [one] ein Zug von hier
       *[other] { $steps } Züge von hier, und das ist der erste
    }
coach-away-row = { LIST($ways, type: "join") }

## Labyrinth

coach-labyrinth-start = Noch ist nichts bekannt. Nachbarfelder von { $cell }: { $sides }; jede Antwort dort sagt mehr über die Felder ringsum.
coach-labyrinth-keep = Einen davon musst du behalten; welcher der echte Schatz ist, sagt noch niemand.
coach-labyrinth-order-hospital = Du bist verwundet, und { $cell } ist ein Krankenhaus.
coach-labyrinth-order = Du darfst wählen, wo du zu dir kommst. Nicht ausgeschlossen für { $cell }: { $kinds }.
coach-labyrinth-outside = Du bist draußen, und nur dieser Weg führt zurück.
coach-labyrinth-shot = { $name } kann auf { $of ->
    [one] { $of } Feld
   *[other] { $of } Feldern
} sein; in dieser Schusslinie davon: { $hits }.
coach-labyrinth-shot-lost = { $name } kann auf { $of ->
    [one] { $of } Feld
   *[other] { $of } Feldern
} sein und du auf { $places }: ein Schuss dorthin kann etwas verraten.
coach-labyrinth-blast-sure = Sicher ist: { $fact }; eine Granate öffnet den Weg.
coach-labyrinth-blast = Ob auf dieser Seite von { $cell } eine Wand ist, ist nicht sicher; eine Granate öffnet den Weg und sagt es.
coach-labyrinth-blast-lost = Du kannst auf { $places ->
    [one] { $places } Feld
   *[other] { $places } Feldern
} sein; auf { $walls } davon kann auf dieser Seite eine Wand sein.
coach-labyrinth-carried = Das führt immer an denselben Ort: Wer hingeht, erfährt, wohin.
coach-labyrinth-split = Du kannst auf { $places ->
    [one] { $places } Feld
   *[other] { $places } Feldern
} sein. { $walls ->
    [0] Auf keinem ist hier eine Wand
   *[other] Nach einer Wand bleiben { $walls }
}; trifft man dies: { $kind }, so bleiben { $left }.
coach-labyrinth-split-wall = Du kannst auf { $places ->
    [one] { $places } Feld
   *[other] { $places } Feldern
} sein, und auf allen ist hier eine Wand.
coach-labyrinth-exit = Du trägst einen Schatz, und sicher ist: { $fact }. Das ist { coach-first }.
coach-labyrinth-treasure = Sicher ist: { $fact }. Das ist { coach-first }.
coach-labyrinth-hospital = Du brauchst Hilfe, und sicher ist: { $fact }. Das ist { coach-first }.
coach-labyrinth-bearer = Sicher ist: { $fact }. Das ist { coach-first }.
coach-labyrinth-rim = Das ist der Rand: Ob man von { $cell } hier hinauskommt, ist noch nicht bekannt.
coach-labyrinth-untried = Nichts, was du gehört hast, sagt, ob diese Seite von { $cell } offen ist. Dahinter liegt { $there }, möglich dort: { $kinds }.
coach-labyrinth-new = Nichts, was du gehört hast, sagt, ob diese Seite von { $cell } offen ist oder was { $there } dahinter ist.
coach-labyrinth-unseen = Der Weg nach { $there } ist offen, und dort ist noch möglich: { $kinds }.
coach-labyrinth-explore = Das nächste Feld in dieser Richtung, das nicht sicher ist, ist { $cell }: { coach-moves } von hier.
coach-labyrinth-open = Sicher ist: { $fact }.
coach-labyrinth-count = Runden, in denen sich nichts geändert hat, soweit es alle wissen: { $rounds }; nach { $left } weiteren endet das Spiel. Eine gesprengte Wand zählt als Änderung.

## Dooom

coach-dooom-take = Unter deinen Füßen liegt ein Schatz. Du hast { $have } von { $want }, die du brauchst.
coach-dooom-take-thing = Unter deinen Füßen: { $what }. Du hast { $points } Lebenspunkte.
coach-dooom-fight = Wenn { $name } unbewaffnet und unverletzt begann, gewinnst du { $odds } von 100 solchen Kämpfen: Du hast { $points } Lebenspunkte, und { $chance } von 100 Schlägen treffen.
coach-dooom-spoils = Wer stirbt, lässt alles fallen, und du brauchst noch Schätze. Ob { $name } welche hat, wird sich zeigen.
coach-dooom-stand = Dieser Schritt macht Platz: Jemand steht vor allem Besseren.
coach-dooom-treasure = Ein Schatz: { $where }, { coach-steps }. Du hast { $have } von { $want }.
coach-dooom-exit = { $enough ->
    [true] Du hast genug Schätze, und hier ist der Ausgang
   *[false] Diesen Ausgang kannst du dir merken
}: { $where }, { coach-steps }.
coach-dooom-potion = Ein Trank: { $where }, { coach-steps }. Du hast { $points } Lebenspunkte.
coach-dooom-thing = { CAPITAL($what) }: { $where }, { coach-steps }.
coach-dooom-prey = Bis zu { $name }: { coach-steps }. Wenn { $name } unbewaffnet und unverletzt begann, gewinnst du { $odds } von 100 Kämpfen.
coach-dooom-trail = Jemand ist dorthin gegangen und lässt sich einholen.
coach-dooom-guard = Alles, was noch übrig ist, tragen andere, und die müssen zu einem Ausgang kommen: { $where }.
coach-dooom-meet = Du hast alles gesehen, und etwas fehlt noch: Die anderen haben es. Sie müssen zu einem Ausgang kommen: { $where }.
coach-dooom-unseen = Dort beginnt, was du noch nie gesehen hast: { $where }, { coach-steps }.
coach-dooom-again = Dorthin hast du länger nicht gesehen: { $where }, { coach-steps }. Andere können etwas fallen gelassen haben.
coach-dooom-points = Ein Schritt kostet einen Aktionspunkt; du hast in diesem Zug noch { $points }, und es braucht { $steps }.
coach-dooom-block = Du stehst auf dem Ausgang: Solange du hier bist, kommt niemand hinaus.
coach-dooom-barred = Jemand steht im Weg: Lass ihn vorbei.
coach-dooom-nothing = In diesem Zug ist nichts mehr zu gewinnen.

## ChamberCrawler3000

coach-cc3k-troll = { CAPITAL($race) }: { $points } Lebenspunkte, Angriff { $attack }, und jeder Zug bringt fünf Punkte zurück: Was ein Kampf kostet, kommt beim Gehen wieder.
coach-cc3k-race = { CAPITAL($race) }: { $points } Lebenspunkte, Angriff { $attack }, Verteidigung { $defence }.
coach-cc3k-gold = Gold: { $where }, { coach-steps }.
coach-cc3k-stairs = Die Treppe nach unten: { $where }, { coach-steps }. Auf einem neuen Stockwerk ist vorbei, was Tränke an Angriff und Verteidigung geändert haben.
coach-cc3k-out = Die letzte Treppe: { $where }, { coach-steps }. Wer sie nimmt, hat gewonnen.
coach-cc3k-strange = Ein Trank, dessen Art du nicht kennst: { $where }, { coach-steps }.
coach-cc3k-potion = { CAPITAL($potion) }: { coach-steps }.
coach-cc3k-prey = { CAPITAL($enemy) }: { coach-steps }. In einem Kampf zu zweit bis zum Ende gewinnst du { $odds } von 100.
coach-cc3k-quiet = Dort ({ $where }) greift dich gerade niemand an.
coach-cc3k-away = Wo du stehst, wirst du angegriffen: Gegner: { $enemies }; du hast { $points } Lebenspunkte.
coach-cc3k-rest = Ein Troll bekommt jeden Zug fünf Lebenspunkte zurück, bis 120. Du hast { $points }.
coach-cc3k-steps = Auf dem billigsten Weg: { coach-steps } ({ $where }).
coach-cc3k-drink = Diesen Trank kennst du: { $potion }.
coach-cc3k-sip = Drei der sechs Arten sind gut und drei schlecht; du kennst { $known }. Trinken sagt, welche es ist, und kostet höchstens zehn Lebenspunkte (einen Drow fünfzehn). Du hast { $points }.
coach-cc3k-merchant = Händler lassen dich in Ruhe, solange du alle in Ruhe lässt.
coach-cc3k-fight = { CAPITAL($enemy) }: Wenn du bis zum Ende kämpfst und sich niemand sonst einmischt, gewinnst du { $odds } von 100 solchen Kämpfen. Du hast { $points } Lebenspunkte.
coach-cc3k-blows = { CAPITAL($enemy) }: Dein Schlag nimmt { $blow } von { $left }; nötige Treffer: { $blows }. Der Gegenschlag nimmt { $its } und trifft jedes zweite Mal.

## DungeonLab

coach-dungeonlab-ask = Beide Antworten sind erlaubt.
coach-dungeonlab-ask-boat = Ja kostet das Boot. Nein kostet Geld und Munition, denn der See verdirbt beides.
coach-dungeonlab-ask-stick = Ja kostet den Wanderstab, und du bleibst, wo du bist. Nein: Der Fluss trägt dich weiter, und niemand sagt, wohin.
coach-dungeonlab-ask-blade = Ohne Klinge trifft dich der Reiter. Ja schützt dich davor und kostet die Klinge.
coach-dungeonlab-ask-bridle = Mit dem Zaumzeug kannst du darauf reiten. Ohne trägt es dich fort, und niemand sagt, wohin.
coach-dungeonlab-ask-answer = Wie die Frage lautet, ist gleichgültig: Die einen wollen immer Ja, die anderen immer Nein. Welche das hier sind, weißt du noch nicht: Die falsche Antwort heißt Gefängnis.
coach-dungeonlab-ask-known = An diesem Ort wurdest du schon gefragt, und richtig ist hier immer dieselbe Antwort.
coach-dungeonlab-ask-orcs = Die einen Bäume mögen Orks, hassen Untote und schenken ein Boot, die anderen umgekehrt und schenken einen Wanderstab. Alles andere kostet 20 $, wenn du sie hast.
coach-dungeonlab-ask-undead = Das muss das Gegenteil dessen sein, was du von den Orks gesagt hast: Kein Baum mag beide.
coach-dungeonlab-ask-climb = Ein Baum kann ein Boot oder einen Wanderstab schenken. Seine zwei Fragen kosten 20 $, wenn die Antworten falsch sind.
coach-dungeonlab-ask-skin = Ein Fell lässt sich in einem Laden verkaufen.
coach-dungeonlab-ask-other = { $answer ->
    [yes] Auch Ja ist erlaubt und verbraucht, wonach gefragt wird.
   *[no] Auch Nein ist erlaubt, und dann geschieht, was geschieht.
}
coach-dungeonlab-land = Felder daneben, auf denen du noch nicht warst: { $cells }. Nach einer Landung weißt du, wo du bist.
coach-dungeonlab-land-treasure = Dort war der Schatz.
coach-dungeonlab-landings = { $left ->
    [0] Das ist deine letzte Landung.
   *[other] Danach bleiben noch { $left } Landungen.
}
coach-dungeonlab-take = Hier liegt { LIST($things) }.
coach-dungeonlab-shoot-eyes = Grüne Augen { FORM($way, "at") }: ein Tier. { $salvo } Kugeln töten jede Katze, und du hast { $bullets }.
coach-dungeonlab-shoot-wall = Eine Wand { FORM($way, "at") } ist im Weg. Eine Granate zerstört eine einfache, und bis zum Ende der nächsten Runde ist dort offen; du hast { $grenades }.
coach-dungeonlab-level = Zwischen den Ebenen ist nichts: Nach oben und unten ist immer offen, wo es eine Ebene gibt.
coach-dungeonlab-aim-hospital = Du bist verletzt; bis zu einem Krankenhaus: { coach-moves }.
coach-dungeonlab-aim-exit = Du trägst den Schatz. Eine der Außenwände ist der Ausgang; bis zur nächsten, die du nicht probiert hast: { coach-moves }.
coach-dungeonlab-aim-treasure = Bis zum Schatz, soweit du weißt: { coach-moves }.
coach-dungeonlab-aim-store = Die Munition ist knapp; bis zu einem Laden: { coach-moves }.
coach-dungeonlab-aim-bridle = Du hast ein Zaumzeug; bis zu einem Ontifutlas: { coach-moves }.
coach-dungeonlab-aim-unknown = Bis zu einem Feld, auf dem du noch nie warst: { coach-moves }.
coach-dungeonlab-aim-branch = Alles Erreichbare ist bekannt: Hinter einer Außenwand im Osten oder Süden kann es weitergehen, { coach-moves }.
coach-dungeonlab-aim-fall = Zu Fuß führt kein Weg weiter: Das Unbekannte erreichst du nur im Fallen, { coach-moves }.
coach-dungeonlab-try-exit = Mit dem Schatz kommst du hinaus, wenn diese Wand der Ausgang ist; wenn nicht, weißt du es.
coach-dungeonlab-eyes = Grüne Augen { FORM($way, "at") }: ein Tier, vielleicht auch nur eine Kuh oder ein Kaninchen.
coach-dungeonlab-seen = Du siehst etwas { FORM($way, "at") }: Was es ist, erfährst du, wenn du hingehst.
coach-dungeonlab-untried = Die Seite { FORM($way, "at") } hast du nie probiert.
coach-dungeonlab-unseen = Die Seite { FORM($way, "at") } ist offen, und dort warst du noch nie.
coach-dungeonlab-known = Was { FORM($way, "at") } ist, weißt du: { LIST($what) }.
coach-dungeonlab-empty = Das Feld { FORM($way, "at") } kennst du: Dort wohnt niemand.
coach-dungeonlab-buy = Das ist ein Laden, und davon hast du wenig.
coach-dungeonlab-sell = Das ist ein Laden, und hierfür zahlt er.
coach-dungeonlab-skin = Ein Fell lässt sich in einem Laden verkaufen.
coach-dungeonlab-climb = Ein Baum kann ein Boot oder einen Wanderstab schenken.
coach-dungeonlab-strangle = Es tut niemandem etwas, und sein Fell lässt sich verkaufen.
coach-dungeonlab-mount = Reitend kommst du zwei Felder auf einmal weiter.
coach-dungeonlab-dismount = Zu Fuß kommst du von hier, wohin du willst.
coach-dungeonlab-afresh = Von hier ist nichts Neues zu erreichen. Sterben kostet, was du trägst, und du landest anderswo; Landungen übrig: { $left }.
coach-dungeonlab-anything = Das Naheliegende hast du hier zweimal versucht: Alles andere kann besser sein.
