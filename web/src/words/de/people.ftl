# Konten, Links zum Weitergeben, und Bescheid, wenn man am Zug ist.

people-account = Dein Konto
people-account-about = Niemand braucht eines: jedes Spiel geht ohne. Mit einem Konto findest du deine Tische in einem anderen Browser wieder.
people-name = Name
people-password = Passwort
people-password-about = Mindestens acht Zeichen. Ein vergessenes Passwort lässt sich nicht wiederherstellen, denn nach einer E-Mail-Adresse wird nicht gefragt.
people-log-in = Anmelden
people-log-out = Abmelden
people-make-account = Konto anlegen
people-logged-in = Du bist als { $name } angemeldet. Tische, die du ab jetzt eröffnest oder an die du dich setzt, findest du hier wieder.
people-tables = Deine Tische
people-no-tables = Noch keine.
people-session-over = Du wurdest abgemeldet; melde dich wieder an.
people-delete = Dieses Konto löschen
people-delete-about = Dein Name, dein Passwort, deine Pläne, Notizbücher und E-Mail-Adressen werden sofort gelöscht, und du verlässt die Spiele, die du spielst. Spiele bleiben denen, die sie mitgespielt haben: dort heißt du „Anonymous“. Aufzeichnungen, die jemand gespeichert hat, erreichen wir nicht. Das lässt sich nicht rückgängig machen.
people-delete-now = Endgültig löschen
people-deleted = Dein Konto und alles, was dir gehörte, ist gelöscht.

## Links zum Weitergeben

people-share = Teilen …
people-not-shared = Das Teilen ging nicht; kopiere stattdessen den Link.
people-qr = Als Code zeigen
people-qr-hide = Code verbergen
people-qr-of = Ein Code für die Handykamera: { $address }
people-only-here = { $host } öffnet sich nur auf diesem Rechner.
people-on-network = In deinem lokalen Netz öffnen andere
people-no-network = Für andere starte den Server mit --host 0.0.0.0.

## Bescheid, wenn man am Zug ist

people-bells = Bescheid, wenn du am Zug bist
people-notices-allow = Auf diesem Gerät melden
people-notices-on = Dieses Gerät meldet sich, wenn du am Zug bist und die Seite offen ist.
people-notices-denied = Dieser Browser erlaubt hier keine Meldungen; mehr in seinen Einstellungen.
people-push = Diesem Browser Bescheid geben, auch wenn er zu ist
people-push-on = Dieser Browser bekommt Bescheid.
people-mail = Per E-Mail an
people-mail-add = Schreibt mir
people-mail-asked = Eine E-Mail ist unterwegs. Öffne seinen Link, und du bekommst einen für jeden Zug.
people-bell-mail = E-Mail an { $to }
people-bell-push = Meldungen an einen Browser
people-bell-unconfirmed = (der erste Brief ist noch nicht beantwortet)
people-bell-stop = Nicht mehr
people-bell-stopped = Dorthin geht nichts mehr.
people-letters-on = Wir schreiben einmal für jeden Zug, der auf dich wartet.
people-letters-off = Zu diesem Tisch kommt nichts mehr.
people-turn-title = Du bist am Zug
