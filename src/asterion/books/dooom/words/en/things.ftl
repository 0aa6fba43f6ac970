# What lies about in Dooom. The attribute .some is the thing with its article.

# $amount (number): how much of it, where .some is said
dooom-treasure = treasure
    .some = { $amount } treasure
dooom-potion = health potion
    .some = a health potion
dooom-sword = sword
    .some = a sword
dooom-armour = armour
    .some = armour
dooom-lantern = lantern
    .some = a lantern
dooom-exit = exit
dooom-nothing = nothing
