# Карта, её рисунки и кто их сделал.

map-tiles-title = Рисунки
map-tiles-about = Все знаки всех книг, какими их рисуют карты, блокноты, планы и правила.
map-tiles-sides = Между двумя клетками
map-tiles-players = Игроки
map-tiles-rock = Камень и пол
map-tiles-credits = О рисунках
map-tiles-credit = Камень, воду, стены, ямы и дома Asterion рисует сам. Существа и вещи — значки с <source>game-icons.net</source> по лицензии <licence>CC BY 3.0</licence>:
map-tiles-author = { $author } ({ $icons })

map-side-wall = стена
map-side-outer = внешняя стена
map-side-some = стена неизвестного вида
map-side-simple = стена, которую берёт граната
map-side-wire = колючая проволока
map-side-monolith = монолит
map-side-maybe = возможно, стена
map-side-untried = не проверено
map-side-exit = выход
map-side-closed = закрытый выход
map-side-open = открыто
map-side-door = дверь
map-side-solid = стена, которую ничто не берёт

map-controls = Карта
map-zoom-in = Увеличить
map-zoom-out = Уменьшить
map-fit = Вписать карту, чтобы было видно и тебя
# $what (text): a thing on the map, as in “stairs”
map-walk-to = Идти сюда: { $what }
map-minimap = Вся карта и показанная часть
map-unknown = пока неизвестно
map-remembered = По памяти: сейчас этого не видно.
map-here = здесь
map-north =
    { $steps ->
        [one] в { $steps } шаге
       *[other] в { $steps } шагах
    } к северу
map-south =
    { $steps ->
        [one] в { $steps } шаге
       *[other] в { $steps } шагах
    } к югу
map-east =
    { $steps ->
        [one] в { $steps } шаге
       *[other] в { $steps } шагах
    } к востоку
map-west =
    { $steps ->
        [one] в { $steps } шаге
       *[other] в { $steps } шагах
    } к западу
map-place = столбец { $column }, строка { $row }
map-keys = { $label }. Нажми X, чтобы осмотреться.
map-yours = Поле, каким ты его знаешь
map-as-text = Текстом
map-legend = Обозначения
map-in-words = Описать поле словами
map-in-sight = Видно: { $things }.
map-thing-at = { $thing } { $where }
map-ahead = впереди { $thing }

map-argument = Рассуждение, шаг за шагом
map-argument-step = Шаг { $number } из { $of }
map-argument-back = Назад
map-argument-next = Дальше
map-argument-play = Проиграть
