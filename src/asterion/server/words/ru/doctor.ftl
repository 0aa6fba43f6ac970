# Доктор: как что называется, что найдено и что с этим делать.

server-doctor-good = { $detail }

## На что он смотрит

server-doctor-about-python = Python
server-doctor-about-packages = пакеты
server-doctor-about-page = страница
server-doctor-about-sqlite = SQLite
server-doctor-about-folder = папка данных
server-doctor-about-disk = место на диске
server-doctor-about-files = открытые файлы
server-doctor-about-database = база данных
server-doctor-about-schema = схема
server-doctor-about-redis = Redis
server-doctor-about-mail = почтовый сервер
server-doctor-about-clock = часы
server-doctor-about-port = порт
server-doctor-about-origins = публичные адреса
server-doctor-about-proxies = доверенные прокси
server-doctor-about-host = адрес, на котором слушают
server-doctor-about-push = push-уведомления
server-doctor-about-admin = /admin
server-doctor-about-url = публичный адрес
server-doctor-about-websocket = WebSocket
server-doctor-about-stream = NDJSON
server-doctor-about-doctor = доктор

## Что не так и что делать

server-doctor-package = нет пакета { $package }: pip install 'asterion[{ $extra }]'
server-doctor-package-knowledge = без { $package } нет задач, разборов и помощника: pip install 'asterion[knowledge]'
server-doctor-package-notify = без { $package } закрытые браузеры не получают уведомлений: pip install 'asterion[notify]' или задай push = "off"
server-doctor-page = её нет, и в браузере видно только простое сообщение: в рабочей копии запусти ./dev page, иначе установи Asterion заново
server-doctor-sqlite = { $version } слишком старая: поставь Python с SQLite { $wanted } или новее
server-doctor-folder = в { $path } нельзя писать: создай папку и отдай её пользователю, от которого работает сервер (chown)
server-doctor-folder-open = другие на этой машине могут читать { $path }, где лежат планы партий: chmod 700 { $path }
server-doctor-disk = свободно только { $free }: освободи место или перенеси папку данных на диск побольше
server-doctor-files = система разрешает { NUMBER($limit, useGrouping: 0) }, а настройке connections может понадобиться { NUMBER($wanted, useGrouping: 0) }: подними предел (LimitNOFILE в systemd, ulimit -n в оболочке) или задай меньше connections
server-doctor-database-damaged = её не удаётся прочитать ({ $why }): останови сервер и восстанови копию командой asterion restore
server-doctor-database-away = она недоступна ({ $why }): работает ли PostgreSQL, верны ли машина, имя и пароль?
server-doctor-database-letters = { server-store-letters }
server-doctor-schema-old = её версия { NUMBER($schema, useGrouping: 0) }, а нужна { NUMBER($needed, useGrouping: 0) }: следующий запуск её обновит, или запусти asterion migrate сейчас
server-doctor-schema-new = её версия { NUMBER($schema, useGrouping: 0) }, а эта программа знает только { NUMBER($needed, useGrouping: 0) }: обнови программу
server-doctor-redis-away = не отвечает ({ $why }): запусти его или оставь redis пустым, тогда будить будет база данных
server-doctor-mail-away = { $host }:{ $port } не принимает писем ({ $why }): проверь smtp, имя и пароль, и нет ли на пути сетевого экрана
server-doctor-mail-unset = smtp_from задан без smtp: письма не отправляются
server-doctor-clock-unset = их никогда не ставили: включи синхронизацию времени (timedatectl set-ntp true)
server-doctor-clock-apart = они расходятся с часами другой машины на { $seconds } с: включи на обеих синхронизацию времени (timedatectl set-ntp true)
server-doctor-port = на { $port } нельзя слушать ({ $why }): останови то, что его занимает, или задай другой порт
server-doctor-origins-proxy = есть доверенные прокси, но нет публичных адресов: задай в public_origins адрес, по которому открывают страницу, например https://labyrinths.example.org
server-doctor-origins-plain = { $origin } без шифрования: любой на пути прочтёт все токены; поставь перед ним TLS (docs/host/running.md)
server-doctor-proxies = все приходят по https, то есть через прокси, но ни одному не доверяют: у всех общие пределы одного адреса; задай trusted_proxies, для прокси на этой машине — 127.0.0.1 и ::1
server-doctor-host = { $host } доступен в обход прокси: задай host = 127.0.0.1, если прокси не на другой машине
server-doctor-push = браузеры принимают уведомления только со страниц с https: поставь перед сервером TLS или задай push = "off"
server-doctor-admin = выключено: чтобы видеть столы и блокировать адреса, задай в admin_token то, что выводит openssl rand -hex 24
server-doctor-url-status = { $url } отвечает кодом { NUMBER($status, useGrouping: 0) }: работает ли сервер и передаёт ли прокси всё на его порт?
server-doctor-url-tls = сертификату { $url } нет доверия ({ $why }): обнови его или назови его центр в SSL_CERT_FILE
server-doctor-url-away = { $url } недоступен ({ $why }): проверь имя, сетевой экран и работает ли прокси
server-doctor-url-other = на { $url } отвечает не Asterion: проверь, куда прокси передаёт запросы
server-doctor-url-origin = странице с { $url } здесь нельзя действовать: добавь её в public_origins
server-doctor-websocket = не проходит ({ $why }): прокси должен передавать Upgrade и Connection, как в deploy/nginx-tls.conf
server-doctor-stream = приходит поздно или вовсе не приходит ({ $why }): выключи буферизацию в прокси, как в deploy/nginx-tls.conf
server-doctor-itself = сама проверка не удалась: { $why }; сообщи об этом разработчикам
