# Что лежит в подземелье Dooom. .some — вещь в винительном падеже, с числом: «поднимаешь что».

dooom-treasure = сокровище
    .some =
        { $amount ->
            [one] { $amount } сокровище
            [few] { $amount } сокровища
           *[many] { $amount } сокровищ
        }
dooom-potion = зелье здоровья
    .some = зелье здоровья
dooom-sword = меч
    .some = меч
dooom-armour = доспех
    .some = доспех
dooom-lantern = фонарь
    .some = фонарь
dooom-exit = выход
dooom-nothing = ничего
