# Партия на другой машине.

terminal-seat-is-kept = Твоё место за тобой. Вернуться можно в любое время:
terminal-come-back = Вернуться можно в любое время:
terminal-back-at-the-table = Ты снова за столом.
terminal-lost = { $why } Твоё место за тобой; восстанавливаю связь.
terminal-server-ended = сервер прервал соединение
terminal-waiting =
    { $count ->
        [0] Ждём остальных.
        [one] Ходит { LIST($names) }.
       *[many] Ходят { LIST($names) }.
    }
terminal-time-left = осталось времени
terminal-seconds = { $seconds } с
terminal-given-up = Хозяин закрыл этот стол.

# Пока партия не началась.
terminal-not-begun = { $title }: партия ещё не началась. За столом:
terminal-say-start = Скажи «{ $start }», чтобы начать.
terminal-say-vote = До начала можно голосовать: «{ $vote }» — список, за что можно голосовать; «{ $vote } plan.width 6» — один голос; «{ $vote } plan.width» отзывает его.
terminal-others-join = Другие могут присоединиться так:
terminal-host-begins = Игру начинает хозяин стола.
terminal-not-begun-say = Партия ещё не началась: ходить и выбирать пока рано. Хозяин стола начинает её словом «старт»; всем остальным можно сказать «помощь», «правила» или «выйти».
terminal-help-chat = поговорить с остальными, если за столом это разрешено
terminal-help-start = начать, если стол твой
terminal-help-vote = голосовать до начала игры, если в книге есть голосование
terminal-seat = место { $number }
terminal-away = { $name } (нет на месте)
terminal-bot = { $name } (бот: { $kind })
terminal-kept-for = занято: { $name }
terminal-free = свободно

# Что бывает не так с адресом или сервером.
terminal-no-address = «{ $said }» — не адрес; он выглядит так: http://host:8000/t/ID
terminal-no-table = «{ $said }» — не стол; адрес стола кончается на /t/ и его имя
terminal-cannot-answer = сервер сейчас не может ответить
terminal-answers = { $server } отвечает кодом { $status }; точно ли это сервер Asterion?
terminal-no-asterion = { $server } говорит не так, как сервер Asterion
terminal-broken-tls = TLS не в порядке
terminal-cannot-be-trusted = серверу { $server } нельзя доверять: { $why }
terminal-no-machine = нет машины с именем «{ $host }»
terminal-does-not-answer = { $server } не отвечает
terminal-no-server = по адресу { $server } нет сервера
terminal-was-cut = соединение с { $server } прервано
terminal-network-fails = сеть не работает
terminal-cannot-be-reached = нет связи с { $server }: { $why }
