# Die acht Richtungen, wie man sie tippt (.at: wo); Völker und Gegner nach ihren Buchstaben
# (.the: der Mensch, .the-accusative: den Menschen, .the-dative: dem Menschen).

cc3k-way-no = nach Norden
    .at = im Norden
cc3k-way-so = nach Süden
    .at = im Süden
cc3k-way-ea = nach Osten
    .at = im Osten
cc3k-way-we = nach Westen
    .at = im Westen
cc3k-way-ne = nach Nordosten
    .at = im Nordosten
cc3k-way-nw = nach Nordwesten
    .at = im Nordwesten
cc3k-way-se = nach Südosten
    .at = im Südosten
cc3k-way-sw = nach Südwesten
    .at = im Südwesten

cc3k-race-s = Schatten
    .small = Schatten
cc3k-race-d = Drow
    .small = Drow
cc3k-race-v = Vampir
    .small = Vampir
cc3k-race-g = Goblin
    .small = Goblin
cc3k-race-t = Troll
    .small = Troll
cc3k-race-none = keines

cc3k-enemy-H = Mensch
    .letter = H
    .the = der Mensch
    .the-accusative = den Menschen
    .the-dative = dem Menschen
cc3k-enemy-W = Zwerg
    .letter = W
    .the = der Zwerg
    .the-accusative = den Zwerg
    .the-dative = dem Zwerg
cc3k-enemy-L = Halbling
    .letter = L
    .the = der Halbling
    .the-accusative = den Halbling
    .the-dative = dem Halbling
cc3k-enemy-E = Elf
    .letter = E
    .the = der Elf
    .the-accusative = den Elfen
    .the-dative = dem Elfen
cc3k-enemy-O = Ork
    .letter = O
    .the = der Ork
    .the-accusative = den Ork
    .the-dative = dem Ork
cc3k-enemy-M = Händler
    .letter = M
    .the = der Händler
    .the-accusative = den Händler
    .the-dative = dem Händler
cc3k-enemy-D = Drache
    .letter = D
    .the = der Drache
    .the-accusative = den Drachen
    .the-dative = dem Drachen

# Sie stehen nach „sieht“ und „trinkt“, also im Akkusativ.
cc3k-potion-RH = einen Heiltrank (RH)
cc3k-potion-BA = einen Angriffstrank (BA)
cc3k-potion-BD = einen Abwehrtrank (BD)
cc3k-potion-PH = einen Gifttrank (PH)
cc3k-potion-WA = einen Lähmungstrank (WA)
cc3k-potion-WD = einen Schwächetrank (WD)
