# Die Hilfe zu jedem Verb, `asterion VERB --help`: ihr Text, und eine Zeile für die Liste der Verben.
# Was man tippt (Verben, Optionen und Wörter des Spiels), bleibt, wie es ist.

commands-help =
    Eine Spielleitung für Spiele in verborgenen Labyrinthen: sie hütet die geheime Karte, hört, was die
    Spieler sagen, und sagt jedem genau das, was er nach dem Regelwerk hören darf.

commands-help-play =
    BOOK an der Tastatur spielen: allein, gegen Bots, oder abwechselnd mit anderen.

    Ohne BOOK wirst du gefragt, welches. Ohne --plan wird ein neuer Plan gemacht; asterion books nennt
    die Beispiele, die es beim Namen nimmt. Jedes Spiel bleibt erhalten: verlass es mit quit, Strg-D oder
    Strg-C, und mach mit --resume weiter.
    .summary = An der Tastatur spielen, allein, mit anderen oder gegen Bots.

commands-help-cc3k =
    ChamberCrawler3000 spielen, wie man es kennt: Wörter hinein, Bilder heraus.

    Wähle ein Volk mit s d v g t; no so ea we ne nw se sw gehen; a und u mit einem davon greifen an und
    trinken einen Trank; f hält die Gegner an, r beginnt von vorn, q hört auf. Nach jedem Befehl geht ein
    Bild von 25 + 5 Zeilen auf die Standardausgabe, und sonst nichts; Fragen gehen auf die
    Fehlerausgabe. Freundlicher ist der Schirm von asterion play cc3k.

    Für Lehrende erzählt asterion cc3k mark FLOORS COMMANDS ein Spiel Zug für Zug.
    .summary = ChamberCrawler3000 spielen, wie man es kennt.

commands-help-referee =
    Ein Spiel von BOOK leiten: von der Standardeingabe lesen, was gesagt wird, und darauf antworten.

    Jede Antwort ist eine Zeile, die mit dem Namen dessen beginnt, für den sie ist; was alle in denselben
    Worten hören, sagt GM einmal. Mit --as wird nur gesagt, was dieser eine hört. Eine abgelehnte Zeile
    wird dem beantwortet, der sie sprach, kostet nichts, und das Spiel geht weiter. „Ann: help“ nennt die
    Befehle, „Ann: status“ sagt Ann, wie es um sie steht.

    Der Endstand ist 0, wenn das Spiel aus ist oder die Eingabe endet, 2 bei falschem Gebrauch oder einem
    Plan mit Fehlern.

    Mit --vote beginnt das Spiel nach einer Abstimmung, wo es eine gibt: „Ann: vote skips=yes“, so oft man
    will, bis die Spielleitung „GM: begin“ sagt. Die hier gegebenen Optionen sind der Vorschlag.
    .summary = Ein Skript oder einen Klub leiten, Zeile für Zeile.

commands-help-serve =
    Spiele beherbergen: öffne die Adresse, die es nennt, in einem Browser.

    Ohne weitere Angaben bewahrt es alles in einem eigenen Ordner auf und braucht kein anderes Programm.
    Jede Einstellung kann in einer TOML-Datei stehen, in der Umgebung (ASTERION_PORT) oder in --set
    NAME=VALUE. Strg-C beendet es; nichts geht verloren, und beim nächsten Start gehen die Tische weiter.
    .summary = Tische für Menschen und Programme beherbergen, über das Netz.

commands-help-join =
    Am Tisch eines Servers spielen, oder die Tische nennen, an denen jeder mitspielen darf.

    URL ist die Adresse der Seite des Tisches. Der Platz, den du nimmst, wird gemerkt: beim nächsten Mal
    ist es derselbe, und nichts vom Spiel fehlt.
    .summary = Sich in diesem Terminal an einen Tisch auf einem Server setzen.

commands-help-dooom-host =
    Dungeon of Dooom auf MAP für jedes Programm beherbergen, das sein Protokoll spricht.

    Alle spielen ein Spiel, das mit dem ersten beginnt; ist es aus, beginnt der nächste ein neues. Mit
    --simple hat jeder sein eigenes. Strg-C beendet es.
    .summary = Dooom für Programme beherbergen, die sein Protokoll sprechen.

commands-help-replay =
    Ein aufgezeichnetes Spiel zeigen: jeden Satz, der gehört wurde, und den Schirm am Ende.

    Man hört es von einem Platz aus. Ohne --as ist das die Spielleitung, die alles hört, wenn das Spiel aus
    ist, und das Publikum, solange es läuft. Die Befehle der anderen kennt nur die Spielleitung.

    Mit --knowledge folgt auf jede Antwort, was von da an für den sicher war, der auf diesem Platz saß
    (ohne --as: das Publikum) und über alles Gehörte nachdachte.
    .summary = Ein aufgezeichnetes Spiel von jedem Platz aus zeigen.

commands-help-verify =
    Eine Aufzeichnung nach den Regeln nachspielen, mit den Würfeln, wie sie fielen, und jedes Byte
    vergleichen.

    Sagt „jede Antwort war richtig“, oder nennt die erste, die es nicht war. Ein Spiel, das nicht zu Ende
    gespielt wurde, und eine geänderte, gekürzte, umgeordnete oder aufgefüllte Datei werden abgelehnt.

    Wo das Spiel Pläne bezeugt, folgt das Zeugnis.

    Mit --why zeigt es jede Antwort einer richtigen Aufzeichnung, und nach welchen Regeln sie gegeben wurde.

    Mit --promise SHA256 vergleicht es die Aufzeichnung auch mit dem, was die Spielleitung am Anfang
    veröffentlicht hat, so dass auch ein hinterher nach den Regeln erfundenes Spiel abgelehnt wird.

    Ein Spiel nach einer älteren Ausgabe gilt nicht als falsch: was keine Regeln braucht, wird geprüft (das
    Versprechen, die Zeilen, das Siegel), und vom Rest wird gesagt, dass er es nicht wurde.

    Der Endstand ist 0, wenn jede FILE richtig ist, 1, wenn eine es nicht ist, 2, wenn eine nicht zu lesen
    ist, und 3, wenn eine von einer älteren Ausgabe ist und keine falsch.
    .summary = Eine Aufzeichnung nachspielen und prüfen, ob jede Antwort richtig war.

commands-help-books =
    Die Spiele im Regal nennen.

    Der Name vorn, oder ein kurzer, wo es einen gibt, ist das, was die anderen Verben als BOOK wollen. Die
    Beispielpläne sind für --plan, und beim Namen für asterion plan show und check. Spiele anderer Pakete
    stehen hinter den eigenen; ein kaputtes steht auf seiner eigenen Zeile.
    .summary = Die Spiele im Regal nennen.

commands-help-rules =
    Die geltenden Regeln von BOOK zeigen, und jede Option, die sie ändert; mit NUMBER nur diese Regel.

    Ohne Optionen sind es die des Buches. --set versucht eine Spielart, in den Worten, die auch play und
    referee verstehen.
    .summary = Die Regeln eines Spiels zeigen, wie die Optionen sie haben.

commands-help-plan =
    Pläne machen, prüfen und zeigen.
    .summary = Pläne machen, prüfen und zeigen.

commands-help-plan-new =
    Durch Zufall einen Plan für BOOK zeichnen: ohne Fehler, und derselbe für denselben Startwert.

    --set sagt, wie er sein soll; --list zeigt, was man sagen kann.
    .summary = Durch Zufall einen Plan für BOOK zeichnen: ohne Fehler, und derselbe für denselben Startwert.

commands-help-plan-check =
    Jeden Fehler eines Plans nennen, und Rat geben, jeweils mit dem Ort.

    Ein Ort ist Zeile und Spalte der Datei, oder ein Feld mit dem Namen, den es im Spiel hat.

    FILE kann auch der Name eines Beispielplans sein, wie asterion books sie nennt.

    Der Endstand ist 0, wenn keine FILE einen Fehler hat, 1, wenn eine einen hat, und 2, wenn eine gar kein
    Text ist.
    .summary = Jeden Fehler eines Plans nennen, und Rat geben, jeweils mit dem Ort.

commands-help-plan-show =
    Einen Plan zeichnen und zählen, was darauf ist. Er gehört der Spielleitung: wer spielt, schaut nicht hin.

    FILE kann auch der Name eines Beispielplans sein, wie asterion books sie nennt.
    .summary = Einen Plan zeichnen und zählen, was darauf ist. Er gehört der Spielleitung.

commands-help-bots =
    Die Bots nennen, die BOOK spielen, oder die jedes Spiels.
    .summary = Die Bots nennen, und was sie tun.

commands-help-mcp =
    Ein Sprachmodell an den Tischen eines Servers spielen lassen, über das Model Context Protocol.

    URL ist die Adresse des Servers; ohne sie ist es asterion serve auf diesem Rechner. Ein Programm, das das
    Protokoll spricht, startet dies und redet damit über Standardeingabe und -ausgabe.
    .summary = Ein Sprachmodell an den Tischen eines Servers spielen lassen.

commands-help-migrate =
    Die Umbauten anwenden, die der Datenbank eines Servers fehlen.

    Ein Server tut dasselbe beim Start. Dies tut es vorher, vielleicht als jemand, der das Schema ändern darf,
    wo der Server es nicht darf. Es findet die Datenbank wie `asterion serve`; eine auf dem Stand bleibt,
    wie sie ist.
    .summary = Die Datenbank eines Servers auf den Stand bringen.

commands-help-backup =
    Alles, was ein Server aufbewahrt, in eine neue Datei schreiben, während der Server weiterspielt.

    Es findet die Datenbank wie `asterion serve`, SQLite oder PostgreSQL. Was geschrieben ist, wird noch einmal
    gelesen, bevor die Datei ihren Namen bekommt: jedes Byte nach seiner Prüfsumme, jede Zeile gezählt, und
    zwanzig Spiele nach den Regeln noch einmal gespielt, mit --check alle. In der Datei stehen die Pläne von
    Spielen, die noch laufen: behalte sie für dich.

    Der Status ist 1, wenn die Sicherung geschrieben ist, aber ohne eine Zeile, die nicht gelesen werden kann,
    oder wenn eines ihrer Spiele nicht den Regeln entspricht.
    .summary = Tische und Konten eines Servers in eine Datei schreiben.

commands-help-restore =
    Die Datenbank eines Servers aus einer Datei füllen, die `asterion backup` geschrieben hat: alles oder nichts.

    Der Server muss angehalten sein, und die Datenbank leer, außer mit --replace. Eine Sicherung von SQLite darf
    in PostgreSQL und umgekehrt; eine von einer älteren Version wird auf den Stand gebracht.
    .summary = Die Datenbank eines Servers aus einer Sicherung füllen.

commands-help-doctor =
    Die Installation eines Servers ansehen, und zu allem, was nicht stimmt, sagen, was zu tun ist.

    Eine Zeile mit + ist gut, ? ist ein Rat, ! muss behoben werden. Es liest die Einstellungen wie
    `asterion serve` und ändert nichts. Mit --url besucht es den Server auch dort, wo er geöffnet wird, durch
    den Proxy: dort eröffnet es einen kleinen eigenen Tisch und schließt ihn wieder.

    Der Status ist 0, wenn nichts behoben werden muss, sonst 1.
    .summary = Die Installation eines Servers ansehen und sagen, was zu tun ist.

commands-help-cc3k-mark =
    Ein Skript von COMMANDS auf FLOORS laufen lassen und Zug für Zug sagen, was geschah.

    COMMANDS ist eine Datei, oder - für die Standardeingabe; FLOORS ist eine Datei, oder das Wort default.
    Nach jedem Befehl kommen HP, Atk, Def, Gold und Stockwerk, die Zeile des Geschehens, und jeder Schlag mit
    Schaden und Würfeln, so dass sich ein anderes Programm vergleichen lässt.
    .summary = Ein Skript von COMMANDS auf FLOORS laufen lassen und Zug für Zug sagen, was geschah.

commands-help-cc3k-check =
    PROGRAM, das ChamberCrawler3000 spielt, ausführen und sagen, wo es die Regeln bricht.

    Es wird für jedes Spiel neu gestartet, bekommt Befehle auf der Standardeingabe und wird Bild für
    Bild verfolgt: Gibt es einen Ausgang der Würfel, bei dem das Buch erlaubt, was es zeigt? In ARGS
    steht { "{" }floors{ "}" } für eine Ebenendatei und { "{" }seed{ "}" } für eine Zahl. Was auf -- folgt, ist das Programm.

    Der Status ist 0, wenn nichts gefunden wurde, 1, wenn etwas gefunden wurde, und 2, wenn es nicht
    geprüft werden konnte.
    .summary = PROGRAM ausführen und sagen, wo es die Regeln von ChamberCrawler3000 bricht.

## Optionen. Was in Großbuchstaben steht, wird getippt, wie die Hilfe es nennt.

commands-option-games = Wie viele zufällige Spiele gespielt werden.
commands-option-profile = Wie das Programm ein Spiel zeigt: auto oder eine TOML-Datei.
commands-option-check-report = Wie die Funde geschrieben werden.
commands-option-check-floors = Eine Ebenendatei statt der üblichen Ebene.
commands-option-check-seconds = Wie lange das Programm für eine Antwort brauchen darf.
commands-option-version = Die Version zeigen und aufhören.
commands-option-bots = So viele Bots, oder diese: walker,hunter.
commands-option-watched = Einem Bot an deiner Stelle zuschauen: dem üblichen, oder diesem.
commands-option-speed = Züge je Sekunde eines Bots, dem man zuschaut; 0 wartet auf eine Taste. (cc3k)
commands-option-players = Wer an dieser Tastatur spielt: Ann,Bob.
commands-option-seat = Dein Platz, wenn die anderen Bots gehören; mehrere Spieler sitzen von diesem an.
commands-option-plan = Auf dem Plan in dieser Datei spielen, oder auf dem Beispiel dieses Namens (siehe asterion books).
commands-option-seed = Allen Zufall aus dieser Zahl ziehen.
commands-option-settings = Eine Option des Spiels ändern; mehrmals möglich.
commands-option-preset = Von einer Vorlage des Spiels ausgehen.
commands-option-deduction = Jeder darf fragen, was sicher ist, warum, oder nach einem Tipp.
commands-option-record = Das Spiel in dieser neuen Datei aufbewahren.
commands-option-resume = Mit einem aufbewahrten Spiel weitermachen.
commands-option-alone = Ein Startwert ohne FLOORS.
commands-option-dice = Allen Zufall der Reihe nach aus dieser Datei nehmen.
commands-option-path = Der geheime Plan: eine Datei, oder der Name eines Beispiels (siehe asterion books); sonst wird ein neuer gemacht.
commands-option-referee-players = In der Reihenfolge der Plätze.
commands-option-limits = Verlangen, dass der Plan eine Grenze hält, wie `plan new BOOK --list` sie nennt.
commands-option-vote = Die Spieler vor dem Spiel abstimmen lassen, wo das Buch eine Abstimmung hat.
commands-option-chair = Hören, was dieser hört: Name oder Nummer eines Spielers, public oder master.
commands-option-record-path = Das Spiel in diese neue Datei schreiben.
commands-option-as-json = Daten für Programme ausgeben.
commands-option-host = Hier lauschen; 0.0.0.0 ist der ganze Rechner.
commands-option-port = Der Port für Seiten und Programme; 0: irgendein freier.
commands-option-data = Alles in diesem Ordner aufbewahren.
commands-option-database = Stattdessen sqlite:///FILE oder postgresql://...
commands-option-redis = Andere Prozesse mit diesem Redis wecken.
commands-option-workers = Mit so vielen Prozessen dienen, die sich einen Port teilen; braucht PostgreSQL.
commands-option-line-port = Auch das Zeilenprotokoll sprechen, auf diesem Port.
commands-option-dooom-port = Auch das Protokoll von Dooom sprechen, auf diesem Port.
commands-option-dooom-map = Die Karte, die dort gespielt wird: eine Datei, oder ein Beispiel.
commands-option-dooom-simple = Dort seinen einfachen Dialekt sprechen.
commands-option-dooom-turn-seconds = Ein Zug dort endet nach so langer Zeit.
commands-option-dooom-set = Dort eine Option von Dooom ändern, etwa wait_for=2; mehrmals möglich.
commands-option-file = Zuerst Einstellungen aus dieser TOML-Datei lesen.
commands-option-serve-settings = Irgendeine Einstellung des Servers ändern; mehrmals möglich.
commands-option-name = Sich unter diesem Namen setzen.
commands-option-watch = Keinen Platz nehmen; sehen, was alle sehen dürfen.
commands-option-join-bot = Ein Bot dieses Rechners spielt dort: mapper, hard.
commands-option-token = Den Platz nehmen, für den dieses Token ist.
commands-option-host-token = Das Token dessen, der eröffnet hat: du darfst das Spiel beginnen.
commands-option-dooom-host-port = Hier lauschen; 0 nimmt irgendeinen freien Port.
commands-option-address = Auf dieser Adresse des Rechners lauschen; 0.0.0.0 sind alle.
commands-option-simple = Den einfachen Dialekt sprechen: ein Spiel für jeden.
commands-option-testing = Programme dürfen sich irgendwohin setzen: SETPLAYERPOS.
commands-option-turn-seconds = Ein Zug, der länger dauert, wird beendet.
commands-option-dooom-host-record = Die Spiele in diese neue Datei schreiben, und daneben.
commands-option-step = Den Schirm nach jedem Befehl zeigen und auf Enter warten.
commands-option-knowledge = Nach jeder Antwort sagen, was von da an zu wissen war.
commands-option-why = Jede Antwort mit den Nummern ihrer Regeln zeigen.
commands-option-promise = Was am Anfang veröffentlicht wurde: der gespielte Plan muss der dort versprochene sein.
commands-option-code = Mit NUMBER: auch ihr Code und ihre Tests.
commands-option-output = Die Zeichnung dorthin schreiben statt auf die Standardausgabe.
commands-option-listing = Nennen, was sich einstellen lässt, und nichts machen.
commands-option-plan-check-players = Für so viele prüfen.
commands-option-migrate-data = Der Ordner, in dem der Server alles aufbewahrt.
commands-option-backup-check = Alle Spiele der Sicherung noch einmal spielen, nicht nur zwanzig.
commands-option-restore-check = Die Sicherung nur lesen und alle ihre Spiele noch einmal spielen; nichts ändern.
commands-option-restore-replace = Alles ersetzen, was jetzt in der Datenbank ist.
commands-option-doctor-url = Den Server auch unter dieser Adresse besuchen, wie ein Browser.
commands-option-race = Vor den Befehlen dieses Volk wählen.

commands-help-arena =
    Bots gegeneinander spielen lassen, und sagen, welcher der bessere ist.

    Ein BOT ist der Name eines Bots, mit einer Stärke, wenn du magst (reasoner:hard), oder program: und der
    Befehl eines Programms, das das Zeilenprotokoll spricht. Jeder Plan wird von jedem Platz aus gespielt. Alle
    Spiele bleiben in einem Ordner, mit einem Bericht; derselbe Befehl macht weiter, wo er angehalten wurde,
    und kein Spiel wird zweimal gespielt.
    .summary = Bots gegeneinander spielen lassen, mit Wertungen und einem Bericht.

commands-option-arena-players = So viele an jedem Tisch; üblich sind zwei.
commands-option-arena-plans = Pläne für jede Begegnung.
commands-option-arena-kind = Jeder gegen jeden (round-robin), die mit ähnlichen Punkten (swiss), oder die nebeneinander (ladder).
commands-option-arena-rounds = Runden eines Wettstreits nach swiss oder ladder.
commands-option-arena-made = Eine Einstellung der erzeugten Pläne; width=7.
commands-option-arena-first = Was jeder Platz zuerst sagt, wie das Volk von ChamberCrawler3000: v.
commands-option-arena-out = Die Spiele hier aufbewahren, und mit denen weitermachen, die da sind.
commands-option-processes = So viele Spiele auf einmal; üblich ist eines je Kern.
commands-option-ray = Auf dem Ray-Verbund an dieser Adresse spielen; auto, local.

commands-help-dataset =
    Beendete Spiele von Bots in eine Datei schreiben, für alle, die daraus lernen wollen.

    Eine Zeile je Spiel: was jeder Platz sagte und hörte, und wie es ausging. Eine Datei namens x.parquet wird
    als Parquet geschrieben, jede andere als JSON Lines. Derselbe Startwert gibt dieselbe Datei. Jeder BOT wird
    genannt wie in einer Arena; ohne einen spielen alle mit der üblichen Stärke.
    .summary = Spiele von Bots als Datensatz schreiben.

commands-option-dataset-games = So viele Spiele, jedes auf einem eigenen Plan.
commands-option-dataset-truth = Auch schreiben, was nur die Spielleitung weiß: Plan, Würfe und alle Ereignisse.
commands-option-dataset-out = Dorthin schreiben; üblich ist BOOK.jsonl.
commands-help-bench-bots =
    Unsere eigenen Bots messen: die Tabelle, die in docs/bots.md steht.

    Jede ROW ist ein Wettstreit auf Plänen, auf die kein Bot abgestimmt wurde; ohne eine werden alle gespielt.
    Die Spiele bleiben je Zeile in einem Ordner, und derselbe Befehl macht weiter, wo er angehalten wurde.
    Die Tabelle zählt alles, was im Ordner ist; so lässt sich eine Zeile in Teilen spielen.
    .summary = Unsere eigenen Bots messen, wie in der Dokumentation.
commands-option-bench-plans = So viele Pläne je Zeile.
commands-option-bench-from = Mit diesem Plan der Zeile beginnen; der erste ist 0.

commands-help-bot =
    Den Bot NAME von BOOK als Programm laufen lassen, das das Zeilenprotokoll spricht.

    Er liest Zeilen von der Standardeingabe und antwortet auf der Standardausgabe, oder verbindet sich mit dem
    Zeilenport eines Servers, sagt, was --say hat, und spielt dort.
    .summary = Einen Bot als Programm laufen lassen, das das Zeilenprotokoll spricht.
commands-option-bot-connect = Der Zeilenport eines Servers, statt Standardeingabe und -ausgabe.
commands-option-bot-say = Diese Zeile zuerst sagen; beliebig oft.
commands-no-host-and-port = „{ $said }“ ist nicht HOST:PORT
commands-not-connected = bei { $address } antwortet niemand: { $why }
