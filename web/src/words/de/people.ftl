# Konten, Links zum Weitergeben, und Bescheid, wenn man am Zug ist.

people-account = Dein Konto
people-account-about = Du brauchst keines: jedes Spiel geht auch ohne. Mit einem Konto findest du deine Tische in einem anderen Browser wieder.
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
people-delete-about = Dein Name, dein Passwort, deine Pläne, Notizbücher und E-Mail-Adressen werden sofort gelöscht, und du verlässt die Spiele, die du spielst. Beendete Spiele bleiben bei denen, die mitgespielt haben: dort heißt du „Anonymous“. Aufzeichnungen, die jemand gespeichert hat, können wir nicht löschen. Das lässt sich nicht rückgängig machen.
people-delete-now = Endgültig löschen
people-deleted = Dein Konto und alles darin ist gelöscht.

## Für Eingeladene und Zuschauer

people-about-paper = Du sagst, was du tust, alle hören, was geschieht, und deine Karte entsteht beim Spielen.
people-about-board = Du siehst, was in deiner Nähe ist; zum Ziehen drückst du ein Feld oder eine Taste.
people-about-sit = Ein Konto ist nicht nötig: gib deinen Namen ein und setz dich.
people-late = Das wusste { $who } vor einer Minute.

## Links zum Weitergeben

people-share = Teilen …
people-not-shared = Teilen ist fehlgeschlagen; kopiere stattdessen den Link.
people-qr = QR-Code zeigen
people-qr-hide = QR-Code verbergen
people-qr-of = QR-Code für die Handykamera: { $address }
people-only-here = { $host } öffnet sich nur auf diesem Rechner.
people-on-network = Andere in deinem lokalen Netz öffnen
people-no-network = Für andere starte den Server mit --host 0.0.0.0.

## Bescheid, wenn man am Zug ist

people-bells = Benachrichtigen, wenn ich am Zug bin
people-notices-allow = Auf diesem Gerät benachrichtigen
people-notices-on = Dieses Gerät benachrichtigt dich, wenn du am Zug bist und die Seite offen ist.
people-notices-denied = Dieser Browser blockiert Benachrichtigungen von dieser Seite; das kannst du in seinen Einstellungen ändern.
people-push = Diesen Browser benachrichtigen, auch wenn er geschlossen ist
people-push-on = Dieser Browser wird benachrichtigt.
people-mail = Per E-Mail an
people-mail-add = E-Mail schicken
people-mail-asked = Sieh in deine E-Mails und öffne den Link; dann bekommst du eine E-Mail pro Zug.
people-app = In einer App an
people-app-add = Nachricht an mich
people-app-kinds = Eine Adresse, wie Apprise sie schreibt: { LIST($kinds, type: "join") }.
people-app-asked = Gib den Code aus der Nachricht ein, die gerade verschickt wurde.
people-bell-mail = E-Mail an { $to }
people-bell-push = Benachrichtigungen in einem Browser
people-bell-unconfirmed = (noch nicht bestätigt: öffne den Link in unserer E-Mail)
people-bell-app = Nachrichten an { $to }
people-bell-failing = (aus: dorthin ließ sich nichts schicken; trag es neu ein)
people-bell-code = Code
people-bell-prove = Bestätigen
people-bell-proved = Du bekommst eine Nachricht, wenn du am Zug bist.
people-bell-when = Wann
people-bell-reminders = einen Tag und eine Stunde vor Ablauf meiner Zeit erinnern
people-bell-quiet = nachts nichts
people-bell-from = Ruhe ab
people-bell-until = Ruhe bis
people-bell-daily = eine Nachricht pro Tag für alle Tische
people-bell-at = Um
people-bell-keep = Speichern
people-bell-kept = Gespeichert.
people-clubs = Clubs
people-bells-account = Für alle deine Spiele mit Tagen pro Zug
people-bell-stop = Nicht mehr senden
people-bell-stopped = Dorthin werden keine Benachrichtigungen mehr geschickt.
people-letters-on = Du bekommst eine E-Mail für jeden deiner Züge.
people-letters-off = Du bekommst keine solchen Nachrichten mehr.
people-turn-title = Du bist am Zug
