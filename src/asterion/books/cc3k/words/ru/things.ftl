# Восемь направлений, как их набирают; расы, враги и зелья.
# .to — куда, .at — где

cc3k-way-no = север
    .to = на север
    .at = на севере
cc3k-way-so = юг
    .to = на юг
    .at = на юге
cc3k-way-ea = восток
    .to = на восток
    .at = на востоке
cc3k-way-we = запад
    .to = на запад
    .at = на западе
cc3k-way-ne = северо-восток
    .to = на северо-восток
    .at = на северо-востоке
cc3k-way-nw = северо-запад
    .to = на северо-запад
    .at = на северо-западе
cc3k-way-se = юго-восток
    .to = на юго-восток
    .at = на юго-востоке
cc3k-way-sw = юго-запад
    .to = на юго-запад
    .at = на юго-западе

cc3k-race-s = Тень
    .small = тень
cc3k-race-d = Дроу
    .small = дроу
cc3k-race-v = Вампир
    .small = вампир
cc3k-race-g = Гоблин
    .small = гоблин
cc3k-race-t = Тролль
    .small = тролль
cc3k-race-none = нет

# .letter — буква на карте
cc3k-enemy-H = человек
    .accusative = человека
    .letter = H
cc3k-enemy-W = гном
    .accusative = гнома
    .letter = W
cc3k-enemy-L = полурослик
    .accusative = полурослика
    .letter = L
cc3k-enemy-E = эльф
    .accusative = эльфа
    .letter = E
cc3k-enemy-O = орк
    .accusative = орка
    .letter = O
cc3k-enemy-M = торговец
    .accusative = торговца
    .letter = M
cc3k-enemy-D = дракон
    .accusative = дракона
    .letter = D

cc3k-potion-RH = зелье лечения
cc3k-potion-BA = зелье атаки
cc3k-potion-BD = зелье защиты
cc3k-potion-PH = яд
cc3k-potion-WA = зелье слабости
cc3k-potion-WD = зелье уязвимости
