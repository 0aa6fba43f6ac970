## Непонятая речь

core-speech-unclear = «{ $said }» может значить { LIST($meanings, type: "or") }; скажи, что именно
core-speech-question = похоже на вопрос, и ничего не сделано; чтобы сделать, скажи «{ $command }»
core-speech-too-long = «{ $said }»: слишком длинно или слишком много значений; скажи короче
core-speech-word = слово «{ $word }» в «{ $said }» непонятно
core-speech-word-but = слово «{ $word }» в «{ $said }» непонятно; скажи, например, «{ $example }»
core-speech-clause-but = «{ $said }» — непонятно; скажи, например, «{ $example }»
core-speech-quoted = «{ $command }»
core-inquiry = что у тебя есть, покажет «состояние»; ничего не сделано
core-answer = { $label }: { $value }
core-answers = { $first }; { $next }
core-speech-thinking = ничего не сделано; скажи, что делаешь, когда решишь
