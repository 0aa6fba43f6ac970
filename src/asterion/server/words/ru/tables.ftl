# Чего стол на сервере не делает и почему.

server-bot-plays = за тебя играет бот; сначала вернись
server-not-begun = игра ещё не началась
server-abandoned = партия брошена
server-over = игра окончена
server-other-edition = эта партия начата по редакции { $edition } игры «{ $book }», а на этом сервере редакция { $here }: её можно посмотреть, но не продолжить
server-sentence = { CAPITAL($text) }.
server-vote-over = голосование закончено: игра началась
server-plan-later = план составляется, когда начинается игра
server-seat-of-another = это место другого игрока
server-renew-own = обновить ссылку может только тот, кто сидит на этом месте; кто потерял свою, просится на место, и остальные соглашаются
server-claim-of-players = ответить на это могут только остальные игроки или ведущий-человек
server-is-here = { $name } за столом; возьми ту ссылку, что выдана там
server-nobody-to-agree = нет другого игрока, который мог бы согласиться
server-too-few-to-agree = когда соперник один, потерянную ссылку не заменить: он один решал бы, кому достанется твоё место; чтобы можно было вернуться, садись за стол с учётной записью
server-wrong-code = с таким кодом на это место никто не просится; проверь его
server-still-has-seat = { $name } по-прежнему на своём месте: соглашаться не на что
server-asked-no-more = на это место больше никто не просится
server-link-before = игра не началась: если ссылка потеряна, сядь заново
server-link-after = игра окончена, и всё видно без ссылки
server-has-account = у игрока { $name } учётная запись: войди, чтобы вернуться
server-nobody-sits = там никто не сидит
server-stopping = сервер перезапускается; вернись через минуту
server-retold = кто-то из игроков удалил свою учётную запись; стол показан заново
server-watchers-play = зрители не ходят
server-move-id =
    { $most ->
        [one] в id хода может быть не больше { $most } знака
       *[other] в id хода может быть не больше { $most } знаков
    }
server-shown-after = это покажут, когда игра окончится
server-nothing-played = за этим столом ничего не сыграно
server-retry-move = такого хода в той партии нет
server-retry-over = к тому моменту игра была окончена: выбери более ранний
server-retry-rated = эта партия рейтинговая и ещё идёт
server-try-again = не получилось; попробуй ещё раз
server-no-table = такого стола нет
server-record-unfit = эту партию нельзя продолжить: её запись не подходит к правилам этого сервера
server-bot-sits = там сидит бот
server-nobody-plays = там больше никто не играет
server-cannot-leave = сейчас из игры не выйти; попробуй ещё раз, когда она начнётся
server-not-played = игра сейчас не идёт
server-not-left = ты и так в игре
server-no-way-back = пути назад нет: кто вышел из игры «{ $book }», тот не возвращается
server-no-way-back-why = пути назад нет: { $why }
server-begun-already = игра уже началась
server-too-few =
    { $few ->
        [one] для игры «{ $book }» нужен по меньшей мере { $few } игрок, а за столом { $players }
        [few] для игры «{ $book }» нужны по меньшей мере { $few } игрока, а за столом { $players }
       *[many] для игры «{ $book }» нужны по меньшей мере { $few } игроков, а за столом { $players }
    }
server-too-slow = связь слишком медленная для этого стола; вернись с последним номером, который тебе пришёл
server-table-busy = слишком многие меняют этот стол одновременно; попробуй ещё раз
server-unplayable = эту партию нельзя продолжить
server-no-chat = за этим столом нет чата
server-chat-of-players = здесь пишут только те, кто играет
server-nothing-to-say = сначала напиши сообщение
server-notebook-large = в блокноте может быть не больше { $most } КиБ; сохранённое раньше на месте
server-notebook-changed = блокнот изменён в другом окне; сначала загрузи ту версию
server-notebook-after = блокноты покажут, когда игра окончится
server-notebook-of-players = блокнот есть только у тех, кто играет
server-name-character = в имени есть знак, которого в именах быть не может
server-name-alike = имя «{ $name }» можно спутать с именем «{ $other }» за этим столом
server-plan-large =
    { $most ->
        [one] план слишком велик: стол на этом сервере принимает не больше { NUMBER($most, useGrouping: 0) } знака
       *[other] план слишком велик: стол на этом сервере принимает не больше { NUMBER($most, useGrouping: 0) } знаков
    }
server-plan-problem = план: { $problem }
server-plan-problems = { $problems }
server-lines = 
    { $before }
    { $next }
server-waits-for-more =
    { $players ->
        [one] с { $players } игроком игра не началась бы: она ждёт ещё
       *[other] с { $players } игроками игра не началась бы: она ждёт ещё
    }
server-rematch-of-players = ещё одну партию просят только те, кто здесь играл
server-not-over = игра ещё не окончена
server-compile-winner = следующий план составляет только победитель или тот, кому он это уступил
server-compile-nobody = уступить это можно только человеку, который играл
server-compile-seated = у тебя уже есть место за следующим столом
server-vote-of-players = голосуют игроки; голос хозяина стола — нынешние условия
server-not-agreed = остальные игроки ещё не согласились или срок ожидания не вышел
server-token-elsewhere = этот токен не от этого стола
server-no-watchers = зрители за этим столом запрещены
server-seats-renumbered = когда игра началась, места получили новые номера; вернись
server-token-dead = этот токен здесь больше не действует
server-host-only = это может только хозяин стола
server-full = все места заняты
server-begun = игра началась
server-table-over = игра за этим столом окончена
server-seat-taken = это место занято
server-seat-kept = это место оставлено за игроком { $name }
server-no-scores = счёт ведётся в играх, в которые играют в одиночку
server-no-ladder = на этом сервере нет рейтинга
server-rated-fair = в рейтинговой партии план случайный, помощника нет, а ведёт компьютер
server-rated-settings = рейтинговая партия идёт по обычным правилам и настройкам книги: оставь их как есть или сними пометку «рейтинговая»
server-rated-host = партия рейтинговая, и все уже походили: прервать её или удалить кого-нибудь может только игрок, и это его поражение
server-rated-account = это рейтинговая партия: прежде чем сесть, войди в учётную запись
server-ladder-extra = рейтингу нужен пакет openskill: { $command }
server-sit-already = у тебя уже есть место за этим столом
server-clock-empty = часам нужно move_seconds или game_seconds больше 0
server-no-clock = в игре «{ $book }» нет часов: игрока никто не ждёт
server-assistant-of-players = помощник есть только у игроков, у каждого — со своего места
server-no-assistant = за этим столом помощника нет; это решают до игры
server-assistant-no-odds = в { $book } помощник вероятностей не знает: выбери «по всему сказанному»
server-assistant-remembers = помощник помнит все ходы, а за этим столом их запоминают сами игроки: выключи его или разреши напоминать все ходы
server-question-waits = твой прошлый вопрос ещё обдумывается; дождись ответа
server-questions-busy = слишком много вопросов обдумывается сразу; попробуй позже
server-not-finished = не закончено
server-puzzle-not-made = эту задачу не удалось составить; попробуй позже
server-review-on-its-way = разбор этой партии ещё готовится; попробуй чуть позже
server-no-such-moment = нет момента { NUMBER($number, useGrouping: 0) }, на котором можно учиться
server-review-not-made = разбор не удался; попробуй позже
server-review-impossible = эту партию нельзя разобрать: { $why }
server-no-such-chair = в этой партии там никто не сидел
server-puzzle-not-yet = задачи { NUMBER($number, useGrouping: 0) } ещё нет; сегодняшняя — { NUMBER($today, useGrouping: 0) }
server-daily-not-made = этот лабиринт не удалось составить; попробуй позже
server-no-daily = лабиринта дня { $day } нет: первый — номер 1, от 2026-01-01, последний — номер { NUMBER($today, useGrouping: 0) }, сегодняшний
server-daily-not-solved = отмечено ещё не всё, что нужно
server-daily-over = он уже решён

## Ещё время и отпуск

server-time-no-clock = за этим столом нет часов
server-time-own = себе времени не дают; его может дать другой игрок
server-time-nobody = там не играет человек
server-time-enough =
    { $most ->
        [one] время в этой игре можно дать не больше { $most } раза, и столько уже дано
        [few] время в этой игре можно дать не больше { $most } раз, и столько уже дано
       *[many] время в этой игре можно дать не больше { $most } раз, и столько уже дано
    }
server-time-of-players = время дают только игроки
server-holiday-none = за этим столом об отпуске не договорились
server-holiday-own = бери отпуск со своего места
server-holiday-now = отпуск уже идёт
server-holiday-not = отпуска сейчас нет
server-holiday-left =
    { $left ->
        [0] дней отпуска не осталось
        [one] остался { $left } день отпуска
        [few] осталось { $left } дня отпуска
       *[many] осталось { $left } дней отпуска
    }

## Клубы

server-no-club = по этой ссылке клуба нет; попроси новую у кого-нибудь из клуба
server-club-members = это могут только члены клуба; сначала вступи в него
server-club-founder = это может только тот, кто основал клуб
server-club-nobody = этого человека в клубе уже нет
server-club-no-table = этот стол в клуб принесён не тобой
server-club-name-taken = имя { $name } в клубе уже занято; возьми другое
server-club-full = членов клуба может быть не больше { $most }
server-club-tables = столов в клубе может быть не больше { $most }; убери старые
server-club-name = дай клубу название длиной от 1 до { $most } знаков
