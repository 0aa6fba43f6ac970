## Was nicht verstanden wird

core-speech-unclear = „{ $said }“ kann { LIST($meanings, type: "or") } heißen; sag, was du meinst
core-speech-question = das klingt wie eine Frage, also ist nichts geschehen; um es zu tun, sag „{ $command }“
core-speech-too-long = „{ $said }“ ist zu lang oder kann zu viel heißen; sag es kürzer
core-speech-word = in „{ $said }“ verstehe ich das Wort „{ $word }“ nicht
core-speech-word-but = in „{ $said }“ verstehe ich das Wort „{ $word }“ nicht; sag es wie „{ $example }“
core-speech-clause-but = „{ $said }“ verstehe ich nicht; sag es wie „{ $example }“
core-speech-quoted = „{ $command }“
core-inquiry = was du hast, zeigt „Zustand“; es ist nichts geschehen
core-answer = { $label }: { $value }
core-answers = { $first }; { $next }
core-speech-thinking = getan wurde nichts; sag, was du tust, wenn du dich entschieden hast
