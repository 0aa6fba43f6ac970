commands-help-cc3k-suite =
    Die Szenen nach DIR schreiben: kleine Stockwerke, jede für eine Regel von ChamberCrawler3000 gezeichnet.

    Zu jeder Szene gibt es eine Datei mit Stockwerken (.txt) und ihre Befehle (.in). Wo nichts dem Zufall
    überlassen ist, oder die Würfel feststehen (.dice), gibt es auch die Bilder, die gezeigt werden
    müssen (.out).
    .summary = Stockwerke, Befehle und erwartete Bilder schreiben, eine Szene je Regel.
commands-option-suite = Die Szenen spielen: kleine Stockwerke, jede für eine Regel; das Programm muss { "{" }floors{ "}" } nehmen.
commands-suite-written = { $scenes } Szenen stehen jetzt in { $path }, { $expected } davon mit erwarteten Bildern.
commands-suite-unwritten = { $path } lässt sich nicht schreiben: { $why }
commands-check-no-floors = die Szenen haben ihre eigenen Stockwerke: gib an, wo das Programm eine Datei mit Stockwerken nimmt, etwa ./student { "{" }floors{ "}" }
commands-option-only = Nur die Szenen dieser Regel spielen; kann mehrmals angegeben werden.
commands-option-allow = Eine TOML-Datei: welche Lesarten der Regeln erlaubt sind.
commands-check-allow = { $path } nennt keine bekannte Lesart: { $why }
