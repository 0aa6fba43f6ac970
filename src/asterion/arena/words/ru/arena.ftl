# Арена: боты против ботов, много партий.

arena-other-contest = в «{ $path }» партии другого состязания; выбери другую папку с --out
arena-no-ratings = для рейтинга нужен пакет openskill: { $command }
arena-no-ray = для --ray нужен пакет ray: { $command }
arena-ray-away = по адресу { $address } не отвечает кластер Ray: { $why }
arena-two-bots = для арены нужно два бота или больше
arena-seats = { $book }: игроков от { $few } до { $many }; укажи сколько с --players
arena-seats-exactly =
    { $wanted ->
        [one] { $book }: играет { $wanted } игрок
        [few] { $book }: играют { $wanted } игрока
       *[many] { $book }: играют { $wanted } игроков
    }
arena-progress = партий { $done } из { $all }, осталось около { $left }
arena-goes-on =
    { $done ->
        [one] { $done } партия уже есть; продолжаем.
        [few] { $done } партии уже есть; продолжаем.
       *[many] { $done } партий уже есть; продолжаем.
    }
arena-stopped = Остановлено. Чтобы продолжить, запусти ту же команду ещё раз.
arena-report-is = Отчёт: { $path }
# $name (text): as it was typed
arena-bad-server = «{ $name }» — не игрок на сервере; напиши server:АДРЕС#БОТ или server:АДРЕС#@ИМЯ
# $address, $why (text)
arena-server-away = сервер { $address } отвечает не так, как должен: { $why }
arena-server-silent = сервер { $address } замолчал
arena-two-servers = все удалённые игроки должны быть на одном сервере
arena-no-end = без конца
arena-bad-command = команду «{ $command }» не прочесть: { $why }
arena-no-program = на этой машине нет программы «{ $name }»
arena-did-not-start = «{ $bot }» не запускается: { $why }
arena-not-started-in =
    { $games ->
        [one] «{ $bot }»: запуск не удался в { $games } партии, в рейтинг она не входит.
       *[many] «{ $bot }»: запуск не удался в { $games } партиях, в рейтинг они не входят.
    }
arena-first-fault = Первый сбой «{ $bot }», партия { $game }: вопрос «{ $asked }», ответ «{ $said }»: { $wrong }
arena-first-silence = Первый сбой «{ $bot }», партия { $game }: вопрос «{ $asked }», ответа нет: { $wrong }
arena-not-started = программа не запустилась
arena-forfeited = игрок проиграл: ни один ответ не был ходом

# Заголовки таблиц.
arena-title = Арена
arena-bot = бот
arena-games = партий
arena-won = побед
arena-drawn = ничьих
arena-interval = 95 %
arena-points = очки
arena-rating = рейтинг
arena-seconds = с на ответ
arena-slowest = дольше всего
arena-usual = 95 % не дольше
arena-faults = сбоев
arena-cross = Очные встречи
arena-cross-how = В каждой клетке: победы, ничьи и поражения бота этой строки.
arena-all-games = Все партии
arena-seats-heading = места по порядку
arena-winner = победитель
arena-nobody = никто
arena-answers = ответов
arena-record = запись
arena-replay-with = Запись можно прочесть так:
arena-all-faults = Сбои
arena-asked = вопрос
arena-said = ответ
arena-wrong = ошибка
arena-times = сколько раз
arena-about = { $book }, { $kind }: игроков в партии { $players }, планов на встречу { $plans } от зерна { NUMBER($seed, useGrouping: 0) }, каждый план с каждого места; партий { $games }.

# ---- наборы данных
dataset-no-parquet = для Parquet нужен пакет pyarrow: pip install "asterion[dataset]"
dataset-not-written = не удаётся записать «{ $path }»: { $why }
dataset-card-written = карточка набора данных: «{ $path }»
dataset-other-readme = «{ $path }» — не карточка набора данных и была бы заменена. Укажи другую папку с --out.
dataset-progress = партий { $done } из { $all }
dataset-written =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в «{ $path }»
# ---- asterion bench-bots

arena-bench-row = { $row }
arena-ends = сыграно партий: { $done } из { $all }, закончено: { $ended }
arena-no-row = нет строки «{ $name }»{ $hint }
arena-row = строка
arena-who = кто с кем
arena-rounds = раундов
arena-oracle = оракул
arena-tuned-page = Планам для настройки не место на странице результатов; убери --tuning или --page.
