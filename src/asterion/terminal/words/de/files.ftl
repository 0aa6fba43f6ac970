# Was an der Datei falsch sein kann, in der ein Spiel aufbewahrt ist.

terminal-exists-already = „{ $path }“ gibt es schon; --resume macht damit weiter
terminal-not-written = „{ $path }“ lässt sich nicht schreiben: { $why }
terminal-no-file = es gibt keine Datei „{ $path }“
terminal-another-window = „{ $path }“ wird in einem anderen Fenster gespielt
terminal-who-is-a-bot = „{ $path }“ sagt nicht, wer ein Bot ist; --bots sagt es
terminal-no-folder = in „{ $path }“ lassen sich keine Spiele aufbewahren: { $why }; nenne eine Datei mit --record
