# Что можно было знать, пока повторяется партия. Достоверное — придаточное без точки.

terminal-certain-now = теперь известно наверняка: { $fact }
terminal-certain-contradiction = ни один план не подходит к сказанному: этот нарушает правило
terminal-certain-unfinished = вывод не закончен: может быть и больше
terminal-certain-in-the-end = В конце было известно наверняка: { LIST($counted) }.
terminal-certain-curve = { $heading }: { LIST($points, type: "join") }.
terminal-certain-point = { NUMBER($n, useGrouping: 0) }: { NUMBER($known, useGrouping: 0) }
terminal-certain-way-out = С ответа { NUMBER($n, useGrouping: 0) } было известно наверняка: { $fact }; доказывают ответы: { LIST($by) }.
terminal-certain-no-way-out = Путь наружу ни разу не был известен наверняка.
