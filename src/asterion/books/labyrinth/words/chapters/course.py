"""How a game begins, ends and is timed, and what its table agreed on."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions

Texts = Sequence[str]


def general(o: LabyrinthOptions) -> Texts:
    """L1 to L16."""
    master = "A person is" if o.master == "human" else "The program is"
    conditions = [
        words
        for agreed, words in (
            (o.void_same, "two players chose the same cell"),
            (o.void_treasure, "a treasure lies on it"),
            (o.void_near, "it is next to a treasure or at an exit"),
            (o.void_inaccessible, "it is a river source"),
        )
        if agreed
    ]
    start = (
        "All players start on one cell that the master chooses, without bullets and grenades."
        if o.common_start
        else "Each player points at a start cell in secret; the order of asking is random."
    )
    placement = (
        "Rivers and pits carry whoever is placed on them."
        if o.transport_on_placement
        else "Being placed does not transport: no river, no pit."
    )
    kit = "a landmine" if o.mines else "no landmine"
    return (
        f"Two to six players and a master. {master} the master.",
        "The master makes the plan in secret, carries out the moves and tells the results to "
        "everyone.",
        "A player is healthy, wounded or infected, or a corpse. Immunity comes on top and stays.",
        "The plan has walls and exits, a kind for each cell, and places of treasures. It is new "
        "each game; the kinds of cells never change.",
        "The field is made of square cells in an agreed outer shape; any shape in one piece will "
        "do. A side with no cell beyond it is an outer side, also round a hole.",
        "Between two neighbouring cells there is a wall or nothing. Inner walls can be destroyed.",
        "An outer side is an indestructible wall, a closed exit, which a grenade opens, or an "
        "open exit. There are at least two exits.",
        "Armory is another word for weaponry.",
        start,
        "The master may declare the choices void without a reason; then everyone chooses another "
        f"cell than before. Void if {' or '.join(conditions) or 'the secret draw says so'}, and "
        "now and then by a secret draw; three times at most.",
        "After that all talk is open. First the kind of cell on which each player stands is told. "
        f"{placement} Hospital, weaponry, mite and mine act at once, and what lies there is "
        "taken, except on a river source.",
        "The request is made in full and answered in full. Secret is only what a player himself "
        "chose in secret; the result of a dark move is told to nobody.",
        f"Everyone starts with three bullets, three grenades and {kit}.",
        "The winner makes the next labyrinth, or hands that over.",
        "Options are agreed by vote: the master has 49 of 100 votes, the players share the rest.",
        "What no rule foresees the master decides in words that enter the record. Everyone can "
        "read these rules at any time.",
    )


def ends(o: LabyrinthOptions) -> Texts:
    """L33 to L42."""
    survivor = (
        f"has {o.survivor_moves} moves to bring out the true treasure; failing that it is a draw"
        if o.survivor_moves
        else "has won without further moves"
    )
    nstop = f"{o.nstop} rounds" if o.nstop else "as many rounds as there are cells"
    counting = (
        "The rounds are counted once a player or the master claims it, and declared out loud; "
        "the master starts after twice that time."
        if o.claimed_count
        else "The true count is secret. Anyone may ask for the public one, the rounds since the "
        "last change that everyone knows of; when it is full the master says “draw” or “play on”."
    )
    return (
        "Several land cells hold treasures; exactly one of them is the true one.",
        "Whoever walks out of an exit carrying the true treasure wins at once.",
        "Whoever arrives at a treasure is told so and may take or leave it. The wounded and "
        "infected cannot carry one.",
        "A fake that is carried out crumbles to ashes. Its bearer must come back on his next "
        "turn; if he fails, he is lost and out of the game.",
        "One may leave without a treasure, with the same duty to return by the opposite "
        "direction. What is dropped outside vanishes. Who is lost outside leaves nothing; who "
        "resigns inside leaves his corpse and all items.",
        "Whoever is left when all others are dead, lost, resigned or out of time wins too; it is "
        "not as good as the treasure.",
        f"The last survivor {survivor}.",
        f"After {nstop} in which no wall was destroyed, no treasure carried out, nobody killed "
        f"and nobody made immune, the game is a draw. {counting}",
        "If the true treasure is thrown out of the labyrinth, or onto a cell where nobody can "
        "stop, the game is a draw at once.",
        "When all are dead or lost, it is a draw.",
    )


def agreed(o: LabyrinthOptions) -> Texts:
    """L80 to L88."""
    forbidden = [
        words
        for allowed, words in (
            (o.conditional_moves, "conditional moves"),
            (o.dark_moves, "dark moves"),
            (o.semi_dark_moves, "semi-dark moves"),
            (o.throwing, "throwing items"),
            (o.mine_on_neighbour, "setting a landmine on a neighbouring cell"),
        )
        if not allowed
    ]
    shots = [
        words
        for chosen, words in (
            (o.range_of_one, "a bullet flies one cell far"),
            (o.damp_powder, "there is no shooting from rivers"),
            (o.through_buildings, "bullets fly through weaponries and hospitals"),
            (o.named_targets, "a shot names its target and points at the cell in secret"),
        )
        if chosen
    ]
    rivers = {
        "plain": "Rivers carry one cell, whenever a movement ends in one.",
        "shallow": "Rivers are shallow: they carry whoever steps in, and after that he walks “by "
        "the river” up and down; across into another part he is carried again; out of a delta "
        "nobody walks into a river that flows in.",
        "turbulent": "Rivers are turbulent: they carry to the delta at once.",
    }[o.rivers]
    return (
        f"Landmines: {'yes' if o.mines else 'no'}; encephalitis: {'yes' if o.mites else 'no'}. "
        "Limits on pits, rivers, buildings, treasures, walls and exits are agreed with the plan.",
        f"Not played here: {', '.join(forbidden) or 'nothing is forbidden'}.",
        "It may be agreed that opposite sides are joined by a chain of land, hospital, weaponry "
        "and delta cells.",
        f"Cells that may be asked before the start: {o.cells_to_ask or 'none'}; extra orders: "
        f"{o.extra_orders or 'none'}. Who orders unwounded leaves bullets, treasure, mine and "
        "corpse behind.",
        f"Shooting: {'; '.join(shots) or 'as in 5.5'}.",
        rivers,
        f"Whoever is wounded by a landmine {'may' if o.mine_victims_order else 'may not'} order "
        "a cell.",
        "All start together." if o.common_start else "Everyone chooses his own start cell.",
        f"Skips: {'yes' if o.skips else 'no'}; repeated moves: {'yes' if o.repeats else 'no'}; a "
        f"missing wall is {'told' if o.tell_missing_wall else 'not told'}, a surviving one "
        f"{'told' if o.tell_surviving_wall else 'not told'}; survivor's moves: "
        f"{o.survivor_moves or 'none'}.",
    )


def time(o: LabyrinthOptions) -> Texts:
    """L101 to L104."""
    return (
        "Before his move a player may take a break of five minutes, and another one once at "
        "least half of the players have had theirs.",
        "A break is also held when the majority wants it; with an even number and a tie the "
        "master decides.",
        "On request, or by the master's choice, a clock of one minute runs; who does not move in "
        "time has lost, and his corpse and all items stay where he stood.",
        "The time of a game grows with the number of cells and with the square of the number of "
        "players; large ones are best played over days.",
    )
