# Как садятся играть за клавиатуру.

commands-which-book = Во что играем?
commands-which-number = от 1 до { $count }
commands-number-please = Число от 1 до { $count } или имя книги.
commands-company = Боты за столом: { LIST($bots, type: "join") }.
commands-bot = { $name } (бот { $kind })
commands-record-was-cut = Последняя строка записи обрезана, как после сбоя: эта команда отменена.

# Чего не может быть.
commands-resume-alone = --resume продолжает партию как есть; рядом с ним бывают только --bots, --seed
commands-bots-alone = --bot смотрит только на ботов: рядом с ним нет --players и --bots
commands-plan-from-keyboard = план не может идти со стандартного ввода: там клавиатура
commands-too-many-bots = { $book }: мест { $seats }, а ботов { $bots }, это слишком много
commands-finished = { $path } — запись оконченной партии: её показывает asterion replay
commands-somebody-has-to-play = ботов { $bots } при { $players } игроках: кто-то должен и играть

# Слова набирают так, как они стоят
commands-deduction-agreed = за этим столом играют с помощником: игроки могут сказать certain, why или hint
commands-with-deduction = За этим столом играют с помощником: скажи certain, why или hint.
