# Стол: ждёт игроков, идёт игра (и её смотрят) или она окончена.

table-table = Стол
table-look-on = Смотреть, не садясь на место
table-coming = Стол загружается…
table-missing-hint = Возможно, часть ссылки потерялась или стол удалён. Попроси прислать ссылку ещё раз; столы, где ждут игроков, — на главной странице.

## Что сказано и кого все ждут

table-you = Ты
table-waiting-others = Ждём остальных.
table-waiting-for = Ход за другими: { LIST($said, type: "join") }.
table-is-bot = { $name } (бот)
table-is-away = { $name } (не за столом)

## О чём условились

table-agreed = Условия:
table-agreed-each = Все условия, с правилами

## Полоса и заголовок

table-title-mine = ● Твой ход · { $title }
table-title-whose = Ходит { $name } · { $title }
table-sound-on = Звук включён
table-sound-off = Звук выключен
table-round = круг { $n }
table-goal = Цель
table-watching-short = Зритель
table-watching-hear = Ты слышишь то, что слышат все.
table-how-it-stands = Состояние
table-what-things-do = Предметы
table-more-of = Подробнее

## Карта

table-which-map = Какая карта
table-laid-map = Карта игры
table-own-map = Твоя карта
table-truth-over = Показать поверх неё настоящий план
table-no-board = Поля пока нет.
table-no-board-watching = Зрители слышат то, что слышат все; поля до конца партии видят только игроки.

## Лист на телефоне

table-show-more = Показать больше
table-show-all = Показать всё
table-fold-away = Показать меньше
table-said-and-heard = Протокол

## Как сказать

table-for-example = например: { $example }
table-you-said = прошлый ход: { $example }
table-blocked = туда нельзя: { $what }
table-blocked-not = не сейчас
table-not-asked = сейчас вопрос в другом. { $asked }
table-sure = Это точно?
table-sure-of = Отменить будет нельзя: { $command }?
table-sure-yes = Да, { $command }
table-sure-no = Нет

## Связь

table-wire-lost = Связь потеряна, восстанавливаем. Всё, что напечатано, сохранится.
table-wire-try = Проверить сейчас
table-wire-back = Связь снова есть; ничего не пропущено.
table-wire-news =
    { $n ->
        [one] Связь снова есть. Тем временем пришёл { $n } ответ.
        [few] Связь снова есть. Тем временем пришло { $n } ответа.
       *[many] Связь снова есть. Тем временем пришло { $n } ответов.
    }

## Первая минута

table-hint = Подсказка
table-hint-why = Почему?
table-hint-another = Ещё
table-hint-none = Из твоих ответов пока ничего не следует. Попробуй пойти в непроверенную сторону.
table-choose-here = Выбери на карте.
table-choose-secretly = Выбери на карте; больше никто этого не увидит.

## Конец

table-over-alone = Игра окончена
table-could-know-show = Показать, что можно было знать
table-could-know = Что можно было знать:
table-could-know-share =
    к концу наверняка известно { $known } из { $of } { $of ->
        [one] факта
       *[other] фактов
    }.
table-could-know-since = С хода { $n }: { $words }
table-could-know-thinking = Выясняем, что можно было знать…
table-bots-were = Чего хотели боты:
table-bot-was = { $name }: { LIST($aims, type: "join") }
table-again = Сыграть ещё
table-harder = Сложнее
table-same-with-friend = Тот же лабиринт вдвоём
table-play-last = Переиграть мой последний ход
table-see-truth = Повтор с настоящим планом

## Поле словами

table-map-size =
    { $width ->
        [one] Карта: { $width } столбец
        [few] Карта: { $width } столбца
       *[many] Карта: { $width } столбцов
    } и { $height ->
        [one] { $height } строка.
        [few] { $height } строки.
       *[many] { $height } строк.
    }

table-unread =
    { $n ->
        [one] { $n } новая строка
        [few] { $n } новые строки
       *[many] { $n } новых строк
    }
table-learn-missed = Учиться на упущенном
table-story = История партии
