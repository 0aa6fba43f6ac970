# Die Hilfe zu jedem Verb, `asterion VERB --help`: ihr Text, und eine Zeile für die Liste der Verben.
# Was man tippt (Verben, Optionen und Wörter des Spiels), bleibt, wie es ist.

commands-help =
    Eine Spielleitung für Spiele in verborgenen Labyrinthen: sie hütet die geheime Karte, hört, was die
    Spieler sagen, und sagt jedem genau das, was er nach dem Regelwerk hören darf.

commands-help-play =
    BOOK an der Tastatur spielen: allein, gegen Bots, oder abwechselnd mit anderen.

    Ohne BOOK wirst du gefragt, welches. Ohne --plan entsteht ein neuer Plan; asterion books nennt die Beispielpläne, die du angeben kannst. Jedes Spiel wird gespeichert: verlass es mit quit, Strg-D oder
    Strg-C, und mach mit --resume weiter.
    .summary = An der Tastatur spielen, allein, mit anderen oder gegen Bots.

commands-help-cc3k =
    ChamberCrawler3000 in seiner klassischen Form spielen: Wörter hinein, Bilder heraus.

    Wähle ein Volk mit s d v g t; no so ea we ne nw se sw gehen; a und u mit einem davon greifen an und
    trinken einen Trank; f hält die Gegner an, r beginnt von vorn, q hört auf. Nach jedem Befehl geht ein
    Bild von 25 + 5 Zeilen auf die Standardausgabe, und sonst nichts; Fragen gehen auf die
    Fehlerausgabe. Bequemer ist der Bildschirm von asterion play cc3k.

    Für Lehrende protokolliert asterion cc3k mark FLOORS COMMANDS ein Spiel Zug für Zug.
    .summary = ChamberCrawler3000 in seiner klassischen Form spielen.

commands-help-referee =
    Ein Spiel von BOOK leiten: von der Standardeingabe lesen, was gesagt wird, und darauf antworten.

    Jede Antwort ist eine Zeile, die mit dem Namen des Spielers beginnt, für den sie ist; was alle in denselben
    Worten hören, sagt GM einmal. Mit --as wird nur ausgegeben, was dieser Spieler hört. Eine Ablehnung hört nur, wer gesprochen hat; sie kostet nichts, und das Spiel geht weiter. „Ann: help“ nennt die
    Befehle, „Ann: status“ zeigt den Zustand von Ann.

    Der Exit-Status ist 0, wenn das Spiel aus ist oder die Eingabe endet, 2 bei falscher Benutzung oder einem Plan mit Fehlern.

    Mit --vote beginnt das Spiel nach einer Abstimmung, wenn es eine gibt: „Ann: vote skips=yes“, so oft man
    will, bis die Spielleitung „GM: begin“ sagt. Die hier gegebenen Optionen sind der Vorschlag.
    .summary = Ein Spiel für ein Skript oder einen Klub leiten, Zeile für Zeile.

commands-help-serve =
    Spiele anbieten: öffne die ausgegebene Adresse in einem Browser. Ohne Einstellungen speichert der Server alles in einem eigenen Ordner und braucht kein anderes Programm.
    Jede Einstellung kann in einer TOML-Datei stehen, in der Umgebung (ASTERION_PORT) oder in --set
    NAME=VALUE. Strg-C beendet ihn; nichts geht verloren, und beim nächsten Start gehen die Tische weiter.
    .summary = Tische für Menschen und Programme anbieten, über das Netz.

commands-help-join =
    Am Tisch eines Servers spielen, oder die Tische nennen, an denen jeder mitspielen darf.

    URL ist die Adresse der Seite des Tisches. Dein Platz wird gemerkt: wenn du wiederkommst, bekommst du ihn zurück und verpasst nichts.
    .summary = Sich in diesem Terminal an einen Tisch auf einem Server setzen.

commands-help-dooom-host =
    Dungeon of Dooom auf MAP für jedes Programm anbieten, das sein Protokoll spricht.

    Alle spielen ein Spiel, das mit dem ersten beginnt; ist es aus, beginnt der nächste ein neues. Mit
    --simple hat jeder sein eigenes. Mit --bots spielen in jedem Spiel auch unsere Bots mit, als
    Clients wie die anderen. Strg-C beendet es.
    .summary = Dooom für Programme anbieten, die sein Protokoll sprechen.

commands-help-replay =
    Ein aufgezeichnetes Spiel zeigen: jeden Satz, der gehört wurde, und den Bildschirm am Ende.

    Man hört es von einem Platz aus. Ohne --as ist das die Spielleitung, die alles hört, wenn das Spiel aus
    ist, und das Publikum, solange es läuft. Die Befehle der anderen kennt nur die Spielleitung.

    Mit --knowledge folgt auf jede Antwort, was von da an auf diesem Platz sicher war (ohne --as: für das Publikum), nach allem, was dort gehört wurde.
    .summary = Ein aufgezeichnetes Spiel von jedem Platz aus zeigen.

commands-help-verify =
    Eine Aufzeichnung nach den Regeln nachspielen, mit denselben Würfen, und jedes Byte
    vergleichen.

    Sagt „jede Antwort war richtig“, oder nennt die erste, die es nicht war. Ein Spiel, das nicht zu Ende
    gespielt wurde, und eine geänderte, gekürzte, umgeordnete oder aufgefüllte Datei werden abgelehnt.

    Wo das Spiel Pläne prüft, folgt der Prüfbericht.

    Mit --why zeigt es jede Antwort einer richtigen Aufzeichnung, und nach welchen Regeln sie gegeben wurde.

    Mit --promise SHA256 vergleicht es die Aufzeichnung auch mit dem, was die Spielleitung am Anfang
    veröffentlicht hat, so dass auch ein hinterher nach den Regeln erfundenes Spiel abgelehnt wird.

    Ein Spiel nach einer älteren Ausgabe gilt nicht als falsch: was keine Regeln braucht, wird geprüft (das Versprechen, die Zeilen, das Siegel), und vom Rest heißt es, dass er ungeprüft ist. Der Exit-Status ist 0, wenn jede FILE richtig ist, 1, wenn eine es nicht ist, 2, wenn eine nicht zu lesen
    ist, und 3, wenn eine von einer älteren Ausgabe ist und keine falsch.
    .summary = Eine Aufzeichnung nachspielen und prüfen, ob jede Antwort richtig war.

commands-help-books =
    Die Spiele auflisten. Der erste Name, oder ein kurzer, falls es einen gibt, ist BOOK für die anderen Befehle. Beispielpläne gibt man nach --plan an und in asterion plan show und check. Spiele anderer Pakete stehen nach den eigenen; ein kaputtes hat seine eigene Zeile.
    .summary = Die Spiele auflisten.

commands-help-rules =
    Die geltenden Regeln von BOOK zeigen, und jede Option, die sie ändert; mit NUMBER nur diese Regel.

    Ohne Optionen sind es die des Buches. --set probiert eine Variante aus, mit denselben Worten wie bei play und referee.
    .summary = Die Regeln eines Spiels mit deinen Optionen zeigen.

commands-help-plan =
    Pläne erstellen, prüfen und zeigen.
    .summary = Pläne erstellen, prüfen und zeigen.

commands-help-plan-new =
    Einen zufälligen Plan für BOOK erstellen: ohne Fehler, und derselbe für denselben Startwert. --set ändert Einstellungen; --list zeigt sie.
    .summary = Einen zufälligen Plan für BOOK erstellen: ohne Fehler, und derselbe für denselben Startwert.

commands-help-plan-check =
    Alle Fehler eines Plans nennen und Rat geben, jeweils mit Ort.

    Ein Ort ist Zeile und Spalte der Datei, oder ein Feld mit dem Namen, den es im Spiel hat.

    FILE kann auch der Name eines Beispielplans sein, den asterion books nennt. Der Exit-Status ist 0, wenn keine FILE einen Fehler hat, 1, wenn eine einen hat, und 2, wenn eine gar kein
    Text ist.
    .summary = Alle Fehler eines Plans nennen und Rat geben, jeweils mit Ort.

commands-help-plan-show =
    Einen Plan zeichnen und zählen, was darauf ist. Spieler sollten nicht hinsehen: er zeigt, was nur die Spielleitung weiß. FILE kann auch der Name eines Beispielplans sein, den asterion books nennt.
    .summary = Einen Plan zeichnen und zählen, was darauf ist. Spieler sollten nicht hinsehen.

commands-help-bots =
    Die Bots nennen, die BOOK spielen, oder die jedes Spiels.
    .summary = Die Bots nennen, und was sie tun.

commands-help-mcp =
    Ein Sprachmodell an den Tischen eines Servers spielen lassen, über das Model Context Protocol.

    URL ist die Adresse des Servers; ohne sie ist es asterion serve auf diesem Rechner. Ein Programm, das das
    Protokoll spricht, startet dies und redet damit über Standardeingabe und -ausgabe.
    .summary = Ein Sprachmodell an den Tischen eines Servers spielen lassen.

commands-help-migrate =
    Die Migrationen anwenden, die der Datenbank eines Servers fehlen.

    Ein Server tut dasselbe beim Start. Führe dies vorher aus, etwa als Benutzer, der das Schema ändern darf, wenn der Server es nicht darf. Die Datenbank wird wie bei `asterion serve` gefunden; eine aktuelle bleibt unverändert.
    .summary = Die Datenbank eines Servers aktualisieren.

commands-help-backup =
    Alles, was ein Server speichert, in eine neue Datei schreiben, während der Server weiterläuft.

    Es findet die Datenbank wie `asterion serve`, SQLite oder PostgreSQL. Was geschrieben ist, wird noch einmal
    gelesen, bevor die Datei ihren Namen bekommt: jedes Byte nach seiner Prüfsumme, jede Zeile gezählt, und
    zwanzig Spiele nach den Regeln noch einmal gespielt, mit --check alle. In der Datei stehen die Pläne von
    Spielen, die noch laufen: halte sie geheim. Der Exit-Status ist 1, wenn die Sicherung geschrieben ist, aber ohne eine Zeile, die nicht gelesen werden kann,
    oder wenn eines ihrer Spiele nicht den Regeln entspricht.
    .summary = Tische und Konten eines Servers in eine Datei schreiben.

commands-help-restore =
    Die Datenbank eines Servers aus einer Datei füllen, die `asterion backup` geschrieben hat: alles oder nichts.

    Der Server muss angehalten sein, und die Datenbank leer, außer mit --replace. Eine Sicherung von SQLite darf
    in PostgreSQL und umgekehrt; eine von einer älteren Version wird aktualisiert.
    .summary = Die Datenbank eines Servers aus einer Sicherung füllen.

commands-help-doctor =
    Die Installation eines Servers prüfen und sagen, wie sich jedes Problem beheben lässt.

    Eine Zeile mit + ist gut, ? ist ein Rat, ! muss behoben werden. Es liest die Einstellungen wie
    `asterion serve` und ändert nichts. Mit --url besucht es den Server auch dort, wo er geöffnet wird, durch
    den Proxy: dort eröffnet es einen kleinen Testtisch und schließt ihn wieder. Der Exit-Status ist 0, wenn nichts behoben werden muss, sonst 1.
    .summary = Die Installation eines Servers prüfen und sagen, was zu beheben ist.

commands-help-cc3k-mark =
    Ein Skript von COMMANDS auf FLOORS laufen lassen und Zug für Zug sagen, was geschah.

    COMMANDS ist eine Datei, oder - für die Standardeingabe; FLOORS ist eine Datei, oder das Wort default.
    Nach jedem Befehl kommen HP, Atk, Def, Gold und Stockwerk, die Aktionszeile, und jeder Schlag mit
    Schaden und Würfeln, so dass sich ein anderes Programm vergleichen lässt.
    .summary = Ein Skript von COMMANDS auf FLOORS laufen lassen und Zug für Zug sagen, was geschah.

commands-help-cc3k-check =
    PROGRAM, das ChamberCrawler3000 spielt, ausführen und sagen, wo es die Regeln bricht.

    Es wird für jedes Spiel neu gestartet, bekommt Befehle auf der Standardeingabe und wird Bild für
    Bild verfolgt: Gibt es einen Ausgang der Würfel, bei dem das Buch erlaubt, was es zeigt? In ARGS
    steht { "{" }floors{ "}" } für eine Datei mit Stockwerken und { "{" }seed{ "}" } für eine Zahl. Was auf -- folgt, ist das Programm.

    Der Exit-Status ist 0, wenn nichts gefunden wurde, 1, wenn etwas gefunden wurde, und 2, wenn es nicht
    geprüft werden konnte.
    .summary = PROGRAM ausführen und sagen, wo es die Regeln von ChamberCrawler3000 bricht.

## Optionen. Was in Großbuchstaben steht, wird getippt, wie die Hilfe es nennt.

commands-option-games = Wie viele zufällige Spiele gespielt werden.
commands-option-profile = Wie das Programm ein Spiel zeigt: auto oder eine TOML-Datei.
commands-option-check-floors = Eine Datei mit Stockwerken statt der üblichen.
commands-option-version = Die Version zeigen und beenden.
commands-option-bots = Zahl der Bots oder ihre Namen: walker,hunter.
commands-option-watched = Einem Bot zusehen, der für dich spielt: dem üblichen oder diesem.
commands-option-speed = Züge pro Sekunde des Bots, dem du zusiehst; 0 wartet auf eine Taste. (cc3k)
commands-option-players = Wer an dieser Tastatur spielt: Anna,Ben. „Anna:sie,Ben:er“ sagt, wie von ihnen gesprochen wird.
commands-option-seat = Dein Platz unter den Bots, nach Nummer; mehrere Spieler sitzen von diesem an. Mit --from auch nach dem Namen.
commands-option-plan = Auf dem Plan in dieser Datei spielen, oder auf dem Beispiel dieses Namens (siehe asterion books).
commands-option-seed = Startwert des Zufalls.
commands-option-settings = Eine Option des Spiels ändern; mehrmals möglich.
commands-option-preset = Von einer Vorlage des Spiels ausgehen.
commands-option-deduction = Spieler dürfen fragen, was sicher ist und warum, oder um einen Tipp bitten.
commands-option-record = Das Spiel in dieser neuen Datei speichern.
commands-option-resume = Ein gespeichertes Spiel fortsetzen.
commands-option-from = Ab einem Zug einer beendeten Partie weiterspielen, gegen Bots, mit dem, was dieser Platz damals wusste.
commands-option-at = Mit --from: die Nummer des letzten Zugs, der bleibt; 0 ist die Eröffnung.
commands-option-alone = Ein Startwert ohne FLOORS.
commands-option-dice = Alle Würfe der Reihe nach aus dieser Datei lesen.
commands-option-path = Der geheime Plan: eine Datei, oder der Name eines Beispiels (siehe asterion books); sonst wird ein neuer gemacht.
commands-option-referee-players = Die Spieler in der Reihenfolge der Plätze. „Anna:sie,Ben:er“ sagt, wie von ihnen gesprochen wird.
commands-option-limits = Vom Plan eine Grenze verlangen; `plan new BOOK --list` nennt sie.
commands-option-vote = Die Spieler vor dem Spiel abstimmen lassen, wenn das Buch eine Abstimmung hat.
commands-option-chair = Hören, was dieser Spieler hört: Name, Nummer, public oder master.
commands-option-record-path = Das Spiel in dieser neuen Datei speichern.
commands-option-as-json = Daten für Programme ausgeben.
commands-option-host = Hier lauschen; 0.0.0.0 heißt auf allen Adressen.
commands-option-port = Der Port für Seiten und Programme; 0 nimmt einen freien.
commands-option-data = Alles in diesem Ordner speichern.
commands-option-database = Stattdessen sqlite:///FILE oder postgresql://...
commands-option-redis = Andere Prozesse über dieses Redis wecken.
commands-option-workers = Zahl der Prozesse, die sich einen Port teilen; braucht PostgreSQL.
commands-option-line-port = Auch das Zeilenprotokoll sprechen, auf diesem Port.
commands-option-dooom-port = Auch das Protokoll von Dooom sprechen, auf diesem Port.
commands-option-dooom-map = Die Karte für das Protokoll von Dooom: eine Datei oder ein Beispiel.
commands-option-dooom-simple = Den einfachen Dialekt dieses Protokolls sprechen.
commands-option-dooom-turn-seconds = Einen Zug über dieses Protokoll nach so vielen Sekunden beenden.
commands-option-dooom-set = Eine Option der Spiele über dieses Protokoll ändern, etwa wait_for=2; mehrmals möglich.
commands-option-file = Zuerst Einstellungen aus dieser TOML-Datei lesen.
commands-option-serve-settings = Irgendeine Einstellung des Servers ändern; mehrmals möglich.
commands-option-name = Sich unter diesem Namen setzen.
commands-option-watch = Ohne Platz zusehen: zu sehen ist, was alle sehen dürfen.
commands-option-join-bot = Einen Bot auf diesem Rechner spielen lassen: mapper, hard.
commands-option-token = Den Platz nehmen, für den dieses Token ist.
commands-option-host-token = Das Token dessen, der den Tisch eröffnet hat: damit darfst du beginnen.
commands-option-dooom-host-port = Auf diesem Port lauschen; 0 nimmt einen freien.
commands-option-address = Auf dieser Adresse des Rechners lauschen; 0.0.0.0 heißt auf allen.
commands-option-simple = Den einfachen Dialekt sprechen: ein Spiel für jeden.
commands-option-testing = Programme dürfen sich irgendwohin setzen: SETPLAYERPOS.
commands-option-turn-seconds = Einen Zug nach so vielen Sekunden beenden.
commands-option-dooom-host-record = Die Spiele in dieser neuen Datei und daneben speichern.
commands-option-step = Den Bildschirm nach jedem Befehl zeigen und auf Enter warten.
commands-option-knowledge = Nach jeder Antwort zeigen, was man von da an wissen konnte.
commands-option-why = Jede Antwort mit den Nummern ihrer Regeln zeigen.
commands-option-promise = Was am Anfang veröffentlicht wurde: der Plan muss der dort versprochene sein.
commands-option-code = Mit NUMBER: auch den Code und die Tests der Regel zeigen.
commands-option-output = Die Zeichnung in diese Datei schreiben statt auf die Standardausgabe.
commands-option-listing = Die Einstellungen auflisten und nichts erstellen.
commands-option-plan-check-players = Für so viele Spieler prüfen.
commands-option-migrate-data = Der Ordner, in dem der Server alles speichert.
commands-option-backup-check = Alle Spiele der Sicherung noch einmal spielen, nicht nur zwanzig.
commands-option-restore-check = Die Sicherung nur lesen und alle ihre Spiele noch einmal spielen; nichts ändern.
commands-option-restore-replace = Alles ersetzen, was jetzt in der Datenbank ist.
commands-option-doctor-url = Den Server auch unter dieser Adresse besuchen, wie ein Browser.
commands-option-race = Vor den Befehlen dieses Volk wählen.

commands-help-arena =
    Bots gegeneinander spielen lassen und herausfinden, welcher besser ist. Ein BOT ist der Name eines Bots, auf Wunsch mit einer Stärke (reasoner:hard), oder program: und der
    Befehl eines Programms, das das Zeilenprotokoll spricht. Jeder Plan wird von jedem Platz aus gespielt. Alle Spiele werden in einem Ordner gespeichert, mit einem Bericht; nach einem Abbruch macht derselbe Befehl weiter, und kein Spiel wird zweimal gespielt.
    .summary = Bots gegeneinander spielen lassen, mit Wertungen und einem Bericht.

commands-option-arena-players = Spieler pro Tisch; üblich sind zwei.
commands-option-arena-plans = Pläne für jede Begegnung.
commands-option-arena-kind = Jeder gegen jeden (round-robin), gegen Spieler mit ähnlichen Punkten (swiss) oder gegen Nachbarn (ladder).
commands-option-arena-rounds = Runden bei swiss oder ladder.
commands-option-arena-made = Eine Einstellung der Pläne, zum Beispiel width=7.
commands-option-arena-first = Was jeder Platz zuerst sagt, zum Beispiel das Volk in ChamberCrawler3000: v.
commands-option-arena-out = Die Spiele hier speichern und mit den vorhandenen weitermachen.
commands-option-processes = Gleichzeitige Spiele; üblich ist eines pro Kern.
commands-option-ray = Auf dem Ray-Cluster an dieser Adresse spielen; auto, local.

commands-help-dataset =
    Beendete Spiele zwischen Bots in eine Datei schreiben, für maschinelles Lernen.

    Eine Zeile pro Spiel: was jeder Platz sagte und hörte und wie es ausging. Eine Datei namens x.parquet wird
    als Parquet geschrieben, jede andere als JSON Lines. Derselbe Startwert ergibt dieselbe Datei. Jeder BOT wird
    wie in einer Arena angegeben; ist keiner angegeben, spielen alle mit der üblichen Stärke.
    .summary = Spiele von Bots als Datensatz schreiben.

commands-option-dataset-games = Zahl der Spiele, jedes auf einem eigenen Plan.
commands-option-dataset-truth = Auch schreiben, was nur die Spielleitung weiß: Plan, Würfe und alle Ereignisse.
commands-option-dataset-card = README.md daneben schreiben: eine Karte für den Hugging Face Hub.
commands-option-dataset-out = In diese Datei schreiben; üblich ist BOOK.jsonl.
commands-help-bench-bots =
    Unsere eigenen Bots messen: die Tabelle in docs/program/bots.md.

    Jede ROW ist ein Wettstreit auf Plänen, auf die kein Bot abgestimmt wurde; ohne eine werden alle gespielt.
    Die Spiele werden pro Zeile in einem Ordner gespeichert; nach einem Abbruch macht derselbe Befehl weiter.
    Die Tabelle zählt alles, was im Ordner ist; so lässt sich eine Zeile in Teilen spielen. „Runden“ sind die
    der gewonnenen Spiele, „Orakel“ die wenigsten, in denen jemand mit Blick auf den Plan sie gewonnen hätte.
    .summary = Unsere eigenen Bots messen, wie in der Dokumentation.
commands-option-bench-plans = Pläne pro Zeile.
commands-option-bench-from = Mit diesem Plan der Zeile beginnen; der erste ist 0.
commands-option-bench-ends = N Partien aller Bücher, Voreinstellungen und Bots spielen und zählen, welche enden.
commands-option-bench-tuning = Auf den Plänen zum Abstimmen spielen, die auf keiner Ergebnisseite stehen.
commands-option-bench-page = Die Ergebnisse von allem im Ordner nach FILE schreiben, mit Datum, Commit und Maschine.

commands-help-bot =
    Den Bot NAME von BOOK als Programm laufen lassen, das das Zeilenprotokoll spricht.

    Er liest Zeilen von der Standardeingabe und antwortet auf der Standardausgabe, oder verbindet sich mit dem
    Zeilenport eines Servers, sendet die Zeilen aus --say und spielt dort.

    Mit --wire spielt ein Bot von Dooom ein Spiel bei einem beliebigen Server, der das Protokoll von
    Dooom spricht, und gibt WIN oder LOSE aus. Er weiß nur, was über das Protokoll kam.
    .summary = Einen Bot als Programm laufen lassen, das das Zeilenprotokoll spricht.
commands-option-bot-connect = Der Zeilenport eines Servers, statt Standardeingabe und -ausgabe.
commands-option-bot-say = Zuerst diese Zeile senden; mehrmals möglich.
commands-no-host-and-port = „{ $said }“ ist nicht HOST:PORT
commands-not-connected = bei { $address } antwortet niemand: { $why }
