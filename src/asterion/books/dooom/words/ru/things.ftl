# Что лежит в подземелье Dooom. .some — вещь в винительном падеже, с числом: «поднимаешь что».

dooom-treasure = сокровище
    .genitive = сокровища
    .some =
        { $amount ->
            [one] { $amount } сокровище
            [few] { $amount } сокровища
           *[many] { $amount } сокровищ
        }
dooom-potion = зелье здоровья
    .genitive = зелья здоровья
    .some = зелье здоровья
dooom-sword = меч
    .genitive = меча
    .some = меч
dooom-armour = доспех
    .genitive = доспеха
    .some = доспех
dooom-lantern = фонарь
    .genitive = фонаря
    .some = фонарь
dooom-exit = выход
dooom-nothing = ничего
