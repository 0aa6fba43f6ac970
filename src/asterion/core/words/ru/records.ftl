# Что может быть не так с записью партии.

core-record-place = строка { NUMBER($line, useGrouping: 0) }, пункт { NUMBER($n, useGrouping: 0) }
core-record-place-said = { core-record-place } («{ $said }»)

core-record-empty = запись партии пуста
core-record-no-header = это не запись Asterion: первая строка — не заголовок
core-record-format = это запись формата { $version }; эта версия Asterion читает формат { $format }
core-record-header-damaged = строка 1, заголовок, повреждена: { $error }
core-record-header-unlike = строка 1, заголовок, записана не так, как записал бы её стол
core-record-seal-inside = строка { NUMBER($line, useGrouping: 0) } — печать, а запись после неё продолжается
core-record-damaged = строка { NUMBER($line, useGrouping: 0) } повреждена: { $error }
core-record-out-of-place =
    строка { NUMBER($line, useGrouping: 0) } должна быть пунктом { NUMBER($n, useGrouping: 0) }, а названа пунктом { NUMBER($says, useGrouping: 0) }: строка пропущена, повторена или не на месте
core-record-edition = записано по редакции { $edition } книги { $book }; здесь правила редакции { $here }
core-record-shown = записано по редакции { $edition }; показано, но заново не проверено
core-record-promise-unchecked = план тот, что был обещан, но проверить ответы нельзя: правил редакции { $edition } здесь нет, или редакция в записи больше не указана
core-record-broken-promise = строка 1: план, условия и соль — не те, что в залоге
core-record-other-promise = не та партия, на которую дан залог: в записи { $promise }, а объявлен { $published }
core-record-no-opening = в записи есть заголовок, но нет начала партии
core-record-line-1 = строка 1: { $why }
core-record-plan = строка 1: план не прочитать: { $why }
core-record-opening = начало партии не удаётся сыграть заново: { $why }
core-record-after-the-end = { $place } — уже после конца игры
core-record-unplayable = { $place } — так сыграть нельзя: { $why }
core-record-more-draws = { $place } — жребиев больше, чем требуют правила
core-record-event = { $place }: в записи { $says }, по правилам { $right }
core-record-events = { $place }: событий в записи { $has }, по правилам { $right }
core-record-unlike = { $place } — записано не так, как записал бы стол
core-record-cut = последняя строка обрезана; все ответы до пункта { NUMBER($n, useGrouping: 0) } верны
core-record-unfinished = все ответы верны до пункта { NUMBER($n, useGrouping: 0) }; на нём запись обрывается, а игра не окончена
core-record-no-seal = игра окончена, а печати, последней строки, нет
core-record-seal = печать не подходит: файл изменён после конца игры

## Жребий

core-dice-script-ended = заданные броски кончились; для «{ $question }» нужно число меньше { $below }
core-dice-script-unfit = заданный бросок — { $result } на «{ $question }», а нужно число меньше { $below }
core-dice-no-draw = по правилам для «{ $question }» нужен жребий (число меньше { $below }), а в записи его нет
core-dice-other-draw = по правилам для «{ $question }» нужен жребий (число меньше { $below }), а в записи жребий для «{ $asked }» (меньше { $size })
core-dice-draw-unfit = в записи { $result } на «{ $question }», а должно быть меньше { $below }
