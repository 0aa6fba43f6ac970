"""Items, and what they do."""

from collections.abc import Sequence

from asterion.books.labyrinth.options import LabyrinthOptions


def items(o: LabyrinthOptions) -> Sequence[str]:
    """L60 to L79."""
    told = [
        words
        for chosen, words in (
            (o.tell_missing_wall, "that there was no wall"),
            (o.tell_surviving_wall, "whether a wall is left"),
        )
        if chosen
    ]
    healing = (
        "An ordered hospital heals at once"
        if o.ordered_hospital == "at once"
        else "An ordered hospital heals only who ends his movement there"
    )
    kind = "is told" if o.tell_ordered_cell else "is not told"
    return (
        "One carries a treasure, a corpse or a landmine, at most three grenades and three bullets.",
        "By default one picks up all one can carry; a corpse is exchanged for a mine, a mine for "
        "a treasure, never equal for equal.",
        "The wounded and infected carry grenades only, use nothing that lies there, do not "
        "shoot, throw or set mines; they may blow up walls.",
        "Items are left on the own cell or thrown to a neighbouring one; off a wall they fall at "
        "one's feet, and stay there for this move.",
        "Thrown into a pit or river an item stays in that cell; thrown out it vanishes.",
        "The finder hears kinds and quantities of all but set mines; the wounded and infected "
        "hear of treasures and grenades only.",
        "Ammunition on the floor goes to the first healthy arriver with room for it.",
        "A grenade destroys an inner wall or opens a closed exit; else it is just spent. It "
        "hurts nobody.",
        f"Of a grenade is told: {' and '.join(told) or 'nothing'}.",
        "A bullet flies until a wall, hospital, weaponry or player. All on the cell that is hit "
        "are wounded but the shooter; on his own cell whatever the direction. It leaves by open "
        "exits. A shot from a hospital or weaponry costs nothing, one towards it is spent.",
        "The wounded drop bullets, treasure, corpse and mine; the dead their grenades and "
        "themselves. A shooter on the same cell catches what falls.",
        "The wounded fall: until their turn bullets fly over them. A second hit kills.",
        "A wound is told on the victim's turn; then he may order a cell in secret, together with "
        f"his move, as often as there were other players. {healing}; its kind {kind}. A death is "
        "told when the turn would come.",
        "Corpses are carried and thrown like other things.",
        "A landmine that was set is invisible; whoever arrives sets it off and wounds all there. "
        "Setting it is harmless. A corpse thrown there sets it off too.",
        "A blast destroys bullets and other mines, not grenades, corpses and treasures.",
        "A mine set in a weaponry, a hospital or outside is defused; across a wall it lies on "
        "the own cell. None of this is told.",
        "A wounded or infected carrier drops his mine, which is not set.",
        "With mines there should be more exits than players.",
        "Of several treasures one may take any: the lowest, the second lowest, the topmost. "
        "Who has one is asked whether he wants the old or the new one, unless he said it before.",
    )
