# Die Tür für Sprachmodelle.

mcp-instructions =
    Asterion leitet Spiele in verborgenen Labyrinthen und Verliesen. Es sagt dir, was dein Platz wissen
    darf, und sonst nichts. Beginne mit `books` und `rules`, eröffne einen Tisch mit `new_table` (oder
    setz dich mit `join` über seinen Link), dann `look`, und sag mit `say` einen Zug nach dem anderen,
    bis das Spiel aus ist. Züge sind einfache Worte; `rules` nennt sie. Was du
    herausfindest, bewahre mit `notes` auf.

mcp-tool-books = Die Spiele, die man hier spielen kann, mit Spielerzahl und Bots.
mcp-tool-rules = Die nummerierten Regeln eines Spiels, und wie man seine Züge sagt.
mcp-tool-new-table =
    Einen Tisch eröffnen und sich als `name` setzen, mit diesen Bots und mit freien Plätzen für so viele
    weitere Leute. Ohne beides spielst du allein, oder gegen einen Bot, wenn das Spiel einen Gegner braucht.
    Beispiel: new_table(book="labyrinth", name="Ada", bots=["mapper"]).
    Mit tries=3 verlierst du nach drei Antworten hintereinander, die kein Zug sind.
mcp-tool-join = Sich an einen Tisch setzen, den jemand eröffnet hat: gib seinen Link oder seine id.
mcp-tool-look =
    Was du siehst, was dir seit dem letzten Blick gesagt wurde, und was gefragt ist; mit
    offers=true einige Züge, die gerade erlaubt sind. `seat` ist das
    Geheimnis, das du beim Hinsetzen bekamst; ohne es ist dein letzter Platz gemeint.
mcp-tool-say =
    Deinen Zug sagen, wie ein Mensch es täte, und warten, höchstens eine Minute, bis du wieder am Zug bist.
    Beispiel: say(text="shoot left; go down").
    Was sich nicht zurücknehmen lässt, etwa aufgeben, musst du bestätigen: sag yes, oder gib gleich sure=true an.
mcp-tool-certain = Alles, was aus dem folgt, was deinem Platz gesagt wurde, wenn der Tisch es erlaubt.
mcp-tool-why =
    Die Antworten und Regeln, die etwas Sicheres beweisen, wenn der Tisch es erlaubt.
    Beispiel: why(about="c3").
mcp-tool-notes = Deinen eigenen Notizen, die niemand sonst sieht, eine Zeile hinzufügen; ohne Text sie lesen.

mcp-refused = Abgelehnt: { $why }
mcp-unreadable = Kein Zug: { $why }
mcp-no-move = { $how ->
        [several] sag immer nur einen Zug
        [prose] sag nur den Zug, oder in eckigen Klammern
       *[nothing] es wurde nichts gesagt
    }
mcp-tries = { $why }. { $left ->
        [one] Du hast noch einen Versuch.
       *[other] Du hast noch { $left } Versuche.
    }
mcp-forfeit =
    { $why }. Es gibt keinen Versuch mehr: Das Spiel ist verloren und dein Platz frei. Antworten, die
    kein Zug waren: { $refused } verboten, { $unreadable } unlesbar.
mcp-forfeited = dieses Spiel ist verloren: Es gibt keinen Versuch mehr
mcp-nowhere = du sitzt noch an keinem Tisch: setz dich mit `join`, oder eröffne einen mit `new_table`
mcp-unreachable = der Server ist nicht zu erreichen: { $why }
mcp-status = der Server hat mit Status { NUMBER($status, useGrouping: 0) } geantwortet
mcp-notes-full = Notizen dürfen höchstens { $most } Zeichen haben; nichts wurde hinzugefügt
mcp-no-notes = Noch gibt es keine Notizen.

mcp-seated = Du sitzt am Tisch { $table }. Das Geheimnis deines Platzes: { $seat }
mcp-invite = Andere kommen dazu mit: { $table }
mcp-over = Das Spiel ist aus: { $reason }
mcp-waiting = Der Tisch wartet auf weitere Spieler.
mcp-not-your-turn = Du bist nicht am Zug; der Tisch wartet auf { LIST($names) }.
mcp-nobodys-turn = Du bist nicht am Zug.
mcp-asked = { $asks }
mcp-offered =
    { $asks } Du könntest sagen: { LIST($some, type: "join") }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
mcp-saying = „{ $saying }“
mcp-players = { $n } Spieler
mcp-players-between = { $fewest } bis { $most } Spieler
mcp-book = { $name } ({ $title }; { $players }; Bots: { LIST($bots, type: "join") }): { $summary }
mcp-how-to-say = Wie man Züge sagt
