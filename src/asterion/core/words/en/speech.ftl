## Speech that is not understood

# $said (text): what was said, shortened; $meanings (list): commands in words
core-speech-unclear = “{ $said }” can mean { LIST($meanings, type: "or") }; say which
# $command (phrase or text): the command that was asked about
core-speech-question = that sounds like a question, and nothing was done; to do it, say “{ $command }”
# $said (text)
core-speech-too-long = “{ $said }” is too long, or can mean too many things; say it in shorter parts
# $word (text): the word that is not known; $said (text): the part of the sentence it stands in
core-speech-word = the word “{ $word }” in “{ $said }” is not understood
# $example (phrase or text): a command of the same kind
core-speech-word-but = the word “{ $word }” in “{ $said }” is not understood; say it like “{ $example }”
core-speech-clause-but = “{ $said }” is not understood; say it like “{ $example }”
core-speech-quoted = “{ $command }”
core-inquiry = your status says what you have; nothing was done
# $label, $value (phrases or texts): a row of the status
core-answer = { $label }: { $value }
# $first, $next (phrases): answers
core-answers = { $first }; { $next }
core-speech-thinking = nothing was done; say what you do when you have decided
