# Блокнот: своя карта игрока, нарисованная от руки и по сказанному.

notebook-title = Блокнот
notebook-opening = открывается
notebook-good = Хорошо
notebook-close = Закрыть
notebook-done = Готово
notebook-other-window = Тем временем в этом блокноте рисовали в другом окне. Тот рисунок остаётся, а нарисованное здесь лежит поверх черновиком: его можно принять или убрать.
notebook-drawing = Рисунок в блокноте. { $here }
notebook-squared-paper = бумага в клетку

## Ряд инструментов

notebook-tools = Чем рисовать
notebook-put-away = Закрыть
notebook-pen = Карандаш
notebook-levels = Уровни
notebook-level = Уровень { $level }
notebook-level-said = Уровень { $level }.
notebook-wall = Стена
notebook-open = Открыто
notebook-side = Сторона
notebook-sides = Какие бывают стороны
notebook-cell-tool = Клетка
notebook-cells = Значки клеток
notebook-thing-tool = Предмет
notebook-things = Значки предметов
notebook-with-key = { $name } (клавиша { $key })
notebook-rubber = Ластик
notebook-rubber-about = Стирать стороны и клетки
notebook-how-sure = Насколько точно
notebook-as-sure = Точно
notebook-as-maybe = Возможно
notebook-as-not = Нет
notebook-more = Ещё
notebook-undo = Отменить
notebook-redo = Вернуть
notebook-zoom = Масштаб
notebook-nearer = Крупнее
notebook-farther = Мельче
notebook-fit = Целиком
notebook-fit-about = Показать всё в окне

## Насколько точно

notebook-maybe = возможно, { $what }
notebook-not = не { $what }

## Где и что там

notebook-the-plan = План
notebook-cell = столбец { $column }, строка { $row }
notebook-cell-deep = столбец { $column }, строка { $row }, уровень { $level }
notebook-where-begun = начальная клетка
notebook-off-right = { $by } вправо
notebook-off-left = { $by } влево
notebook-off-down = { $by } вниз
notebook-off-up = { $by } вверх
notebook-off-above = { $by ->
    [one] { $by } уровень выше
    [few] { $by } уровня выше
   *[many] { $by } уровней выше
 }
notebook-off-below = { $by ->
    [one] { $by } уровень ниже
    [few] { $by } уровня ниже
   *[many] { $by } уровней ниже
 }
notebook-number-is = число { $number }
notebook-edge-on = { $side ->
    [above] сверху { $edge }
    [right] справа { $edge }
    [below] снизу { $edge }
   *[left] слева { $edge }
 }
notebook-here = { $place }: { $words }.
notebook-nothing-noted = ничего не отмечено
notebook-empty = Здесь ничего не отмечено.
notebook-size = { $levels ->
    [1] План: столбцов { $columns }, строк { $rows }
   *[other] План: столбцов { $columns }, строк { $rows }, уровней { $levels }
 }
notebook-player = Игрок { $number }
notebook-you = ты
notebook-is-at = { $who }: { $place }.
notebook-is-outside = { $who } снаружи, рядом: { $place }.
notebook-piece-of = { $piece }, шаги: { $who }
notebook-start = старт
notebook-known = { $count ->
    [0] { $place }: { $words }
    [1] { $place }: { $words } · ответ { $numbers }
   *[other] { $place }: { $words } · ответы { $numbers }
 }
notebook-legend-wall = стена
notebook-legend-maybe = возможно
notebook-legend-untried = не проверено
notebook-legend-lit = в свете факела
notebook-legend-remembered = по памяти

## Выбор клетки

notebook-choose = Выбери клетку на карте.
notebook-chosen = Нажми ещё раз или:

## Заметка на клетке

notebook-note = Заметка
notebook-from = По сказанному:
notebook-number = Число
notebook-words = Слова
notebook-rub-cell = Стереть клетку

## Что не сходится

notebook-misfit = Не сходится: { $place }.
notebook-misfit-why = { $known ->
    [who] У тебя: { $own }. Сказано ({ $who }, ответ { $number }): { $told }.
    [answer] У тебя: { $own }. Сказано (ответ { $number }): { $told }.
   *[none] У тебя: { $own }. Сказано: { $told }.
 }
notebook-believe = Верно: { $what }
notebook-keep-own = Оставить своё: { $what }
notebook-why = Почему?
notebook-believed = Теперь здесь { $what }.
notebook-kept-own = Своё остаётся: { $what }.

## Отдельные листки

notebook-pieces = Листки
notebook-plan = План
notebook-new-piece = + Новый листок
notebook-name = Название
notebook-whose = Чьи шаги
notebook-nobodys = ничьи
notebook-move = Сдвинуть: { $piece }
notebook-move-up = Сдвинуть листок вверх
notebook-move-right = Сдвинуть листок вправо
notebook-move-down = Сдвинуть листок вниз
notebook-move-left = Сдвинуть листок влево
notebook-level-up = Уровнем выше
notebook-level-down = Уровнем ниже
notebook-throw = Удалить
notebook-thrown = Удалено: { $piece }; отмена вернёт.
notebook-drag = Тащи листок за название на план или на другой листок и приклей там.
notebook-your-walk = твой путь
notebook-their-walk = путь: { $who }
notebook-places-left = { $places ->
    [0] никуда не подходит
    [one] подходит { $places } место
    [few] подходят { $places } места
   *[many] подходят { $places } мест
 }
notebook-begun = Новый листок: { $piece }.
notebook-carried = { $pieces ->
    [0] Под листком пусто.
   *[other] { $against ->
        [0] Поверх: { $over }. Противоречий нет.
        [one] Поверх: { $over }. { $against } противоречие.
        [few] Поверх: { $over }. { $against } противоречия.
       *[many] Поверх: { $over }. { $against } противоречий.
    }
 }
notebook-plan-stays = План остаётся на месте; сначала выбери листок.
notebook-put-back = Листок на прежнем месте.

## Склейка

notebook-glue = Склеить…
notebook-glue-about = Склеить листки
notebook-no-pieces = Отдельных листков нет.
notebook-glue-how = Место считается подходящим, если листок ни в чём не противоречит плану. Тащи листок за название, чтобы примерить.
notebook-glue-at = Приклеить: { $piece }, первая клетка — { $place }
notebook-choose-piece = Показать: { $piece }
notebook-under-plan = план
notebook-over = { $agreements ->
    [0] Поверх: { $under }. Совпадений нет,
    [one] Поверх: { $under }. { $agreements } совпадение,
    [few] Поверх: { $under }. { $agreements } совпадения,
   *[many] Поверх: { $under }. { $agreements } совпадений,
 }
notebook-against = { $against ->
    [0] противоречий нет.
    [one] { $against } противоречие.
    [few] { $against } противоречия.
   *[many] { $against } противоречий.
 }
notebook-between = граница { $one } — { $other }
notebook-here-there = { $where }: здесь { $upper }, там { $lower }
notebook-off-plan = не клетка плана
notebook-more-such = и ещё { $more }
# $pieces (number): how many pieces fit in one place only
notebook-glue-only = Приклеить листки, которым осталось одно место ({ $pieces })
notebook-glue-right = Склеить, верно: { $which }
notebook-glue-to = Приклеить сюда: { $under }
notebook-contradict = Они противоречат друг другу; выбери, чьи пометки остаются.
notebook-glued = Склеено: { $piece } и { $to }.

## Черновики

notebook-drafts = Черновики
notebook-drafts-about = А что, если? Нарисуй на черновике, положи черновики рядом и оставь тот, что окажется верным.
notebook-draft-name = Черновик { $number }
notebook-draft-called = Название черновика
notebook-suppose = + Предположить
notebook-draw-on = Рисовать здесь: { $layer }
notebook-show = Показать: { $layer }
notebook-shown = видно
notebook-keep = Принять
notebook-drop = Убрать
notebook-keep-draft = Принять, всё верно: { $layer }
notebook-drop-draft = Убрать целиком: { $layer }

## С собой

notebook-take-along = Взять копию
notebook-print = Печать
notebook-save-svg = Сохранить SVG
notebook-save-png = Сохранить PNG

## Что рисунок говорит вслух

notebook-nothing-to-undo = Отменять нечего.
notebook-undone = Отменено.
notebook-nothing-to-redo = Возвращать нечего.
notebook-redone = Возвращено.
notebook-plan-ends = Край плана.
notebook-rubbed-out = стёрто
notebook-stamp-gone = стёрто: { $what }
notebook-nothing-to-rub = На листе «{ $layer }» здесь нечего стирать.
notebook-which-flow = Течение: в какую сторону?

## Клавиши

notebook-keys = Клавиши
notebook-describe = Описать блокнот словами
notebook-key-move = стрелки, h j k l
notebook-key-move-does = двигать курсор
notebook-key-edge = Shift + стрелка
notebook-key-edge-does = сторона: стена, нет стены, возможно, выход, ничего
notebook-key-stamp = Пробел
notebook-key-stamp-does = поставить или убрать выбранный значок
notebook-key-say = .
notebook-key-say-does = начать здесь или шагнуть сюда
notebook-key-flow = f, потом стрелка
notebook-key-flow-does = течение реки
notebook-key-sure = q
notebook-key-sure-does = точно, возможно, нет
notebook-key-number = n
notebook-key-number-does = число; Enter: слова
notebook-key-rub = Delete
notebook-key-rub-does = стереть клетку
notebook-key-piece = [ и ]
notebook-key-piece-does = предыдущий листок, следующий
notebook-key-carry = v
notebook-key-carry-does = поднять листок: стрелки двигают, Enter кладёт, Esc возвращает
notebook-key-undo = u, r
notebook-key-undo-does = отменить, вернуть
notebook-key-level = < и >
notebook-key-level-does = уровнем ниже, выше
notebook-key-zoom = +, -, 0
notebook-key-zoom-does = крупнее, мельче, целиком

## Сохранено ли нарисованное

notebook-kept = сохранено
notebook-not-yet-kept = ещё не сохранено
notebook-not-kept = не сохранено: { $why }
notebook-not-taken = Сервер не принял.
notebook-steps = Шаги
notebook-my-notes = Мои заметки
notebook-from-other-window = Из другого окна
notebook-piece = Листок { $mark }
notebook-too-large = В блокноте { $size } КиБ, а сохранить можно не больше { $most }. Убери черновик или листок, который больше не нужен.

## Помощник, если за столом так условились

notebook-assistant = Что следует
notebook-assistant-shown = Рисовать известное наверняка чернилами, а возможное — карандашом
notebook-assistant-wrong = Заметка не сходится
notebook-assistant-misfit = Твоя заметка ({ $about }: { $noted }) противоречит тому, что тебе сказано: там { $proved }.
notebook-assistant-why = Почему?
notebook-assistant-thinks = Думаю…
notebook-assistant-so = Наверняка известно, что { $words }, потому что
notebook-assistant-argued = Наверняка известно, что { $words }.
