# Книги и боты, которых просят, но которых нет.

core-no-book = нет книги правил «{ $name }»{ $hint }
core-book-broken = книга правил «{ $name }» из пакета { $package } неисправна: { $why }
core-book-left-out = книга правил «{ $name }» из пакета { $package } не взята: «{ $name }» — собственная книга Asterion
core-not-a-book = { $place } — не книга правил (Book)
core-book-other-name = книга в { $place } называет себя «{ $itself }»

core-no-bot = { $book }: такого бота нет — «{ $name }»{ $hint }
core-bot-broken = бот «{ $name }» из пакета { $package } неисправен: { $why }
core-bot-cannot = бот { $name } здесь играть не может: { $why }
core-bad-strength = «{ $word }» — не сила игры ({ LIST($known, type: "join") }) и не секунды на ход, например 0.5
core-bot-dumb = бот «{ $name }» неисправен: у него нет описания или он не отвечает

## Чего у книги нет

core-no-preset = { $book }: нет набора условий «{ $name }»{ $hint }
core-no-sample = { $book }: нет плана-образца «{ $name }»{ $hint }
core-no-entry = в этой партии пункты от 0 до { NUMBER($last, useGrouping: 0) }, а пункта { NUMBER($n, useGrouping: 0) } нет
