# Как садятся за стол на сервере.

commands-your-name = Твоё имя
commands-nobody-said-a-name = нужно имя: задай его с --name
commands-token-not-kept = Токен твоего места здесь сохранить не удаётся. Вернуться можно так:
commands-seat-lost = Твоё место за этим столом больше не твоё.
commands-no-seat-free = за этим столом нет свободных мест; с --watch можно видеть то, что видно всем
commands-watch-alone = --watch не занимает места, поэтому не сочетается с --name и --token
commands-unknown-rules = за этим столом играют по правилам, которые здесь неизвестны: { $why }
commands-other-version = { $url } говорит не так, как эта версия Asterion

# Список столов.
commands-no-table-open = На { $server } нет открытых столов.
commands-open-one = Открой свой на его странице; присоединится каждый, у кого есть ссылка.
commands-seats-free = свободно мест: { $free } из { $all }
commands-playing = идёт партия
commands-table-line = { $title }: { $how }{ $anyone ->
        [true] { " " }({ $names })
       *[false] {""}
    }
