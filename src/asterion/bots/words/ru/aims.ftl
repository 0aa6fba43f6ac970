# Чего хотел бот; говорится после партии, после имени и двоеточия.

bots-aim-start = выбор начальной клетки
bots-aim-hospital = путь в госпиталь
bots-aim-treasure = поход за кладом
bots-aim-search = поиски клада
bots-aim-carry = путь с кладом к известному выходу
bots-aim-rim = поиски выхода вдоль края
bots-aim-chase = погоня за тем, у кого клад
bots-aim-arms = поход за гранатами
bots-aim-change = взрыв стены, чтобы партия не застыла
bots-aim-fight = бой
bots-aim-follow = преследование того, кто скрылся из виду
bots-aim-guard = охрана выхода
bots-aim-flee = уход от проигрышного боя
bots-aim-explore = разведка
bots-aim-collect = сбор добычи
bots-aim-leave = путь наружу
bots-aim-stairs = путь к лестнице
bots-aim-heal = ожидание, пока заживут раны
bots-aim-wait = ожидание, пока освободится путь
bots-knew-exit = выход известен с { $round }-го раунда
