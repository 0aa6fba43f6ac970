"""The rules of Dooom in words, as the options of a table have them."""

from collections.abc import Sequence

from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.plan.sight import squares
from asterion.core.book import Rule

MAP, TURN, END = "The map", "The turn", "Winning and losing"


def rules_in_force(options: DooomOptions) -> Sequence[Rule]:
    """O1 to O24, each as it is in force."""
    o = options
    plain, lit = (len(squares(far, o.sight_shape)) for far in (o.sight, o.lantern_sight))
    points = [max(1, o.action_points - carried) for carried in range(4)]
    leaving = (
        "Whoever leaves the table before the end dies; if it was his turn, the next one's begins."
        if o.disconnect == "death"
        else "Whoever leaves the table keeps his place; his turns are skipped until he is back."
    )
    dead_talk = "Only the dead hear the dead. " if o.dead_talk == "dead" else ""
    limit = (
        f"After {o.round_limit} rounds the game ends without a winner."
        if o.round_limit
        else "There is no limit of rounds."
    )
    joining = (
        "Players may join until the game is over, at the end of the turn order."
        if o.late_joining
        else "Nobody joins once the first turn has begun."
    )
    waiting = f" The first turn waits for {o.wait_for} players." if o.wait_for > 1 else ""
    texts = [
        (MAP, "Square tiles: floor, wall or exit, in any rectangle. Off the map counts as wall, so "
              "nobody learns where the edge is."),
        (MAP, "A floor tile holds at most one thing: treasure, a health potion, a sword, armour or "
              "a lantern. Exits hold nothing."),
        (MAP, "There is at least one exit, and at least as much treasure as the target, both "
              "within reach."),
        (MAP, "The target is told at the start. It differs from map to map and may be 0."),
        (MAP, f"A player starts with {o.hit_points} hit points and nothing else, on a random free "
              "tile from which an exit and the target can be reached. What lies there is not "
              "picked up by itself. A full map refuses another player."),
        (TURN, f"A turn has {o.action_points} action points; what is not spent is lost. Turns go "
               "in the order of joining, and the dead are skipped."),
        (TURN, f"Looking is free at any time: {plain} squares, {lit} with a lantern. Walls never "
               "block sight."),
        (TURN, "A step north, east, south or west costs 1 point. Not into a wall, not onto a "
               "living player; such a step is refused and costs nothing."),
        (TURN, "Picking up what lies on your tile costs 1 point. Nothing can be put down again."),
        (TURN, "One sword, one armour, one lantern at most; treasure and potions without limit. A "
               "second one is refused, costs nothing and stays."),
        (TURN, "A health potion adds 1 hit point, without any cap, and spends all points left."),
        (TURN, f"An attack spends all points left, at least 1, on a player on an adjacent square, "
               f"not a diagonal one; {o.hit_chance} of 100 hit. Where nobody is, it is refused and "
               "costs nothing."),
        (TURN, "A hit costs 1 hit point, 1 more with a sword, 1 less against armour, never less "
               "than 0."),
        (TURN, "Each of sword, armour and lantern takes 1 point off every later turn, down to 1: "
               f"{points[0]}, {points[1]}, {points[2]} or {points[3]}."),
        (TURN, "A turn ends when no point is left, when its player says so, or when its time is "
               "up."),
        (END, "Whoever moves onto an exit holding at least the target wins at once. Starting on "
              "one does not win; stepping onto it does."),
        (END, "At 0 hit points a player dies. Sword, armour and lantern are destroyed, the "
              "treasure is dropped as one pile."),
        (END, "The pile adds to treasure lying there and destroys anything else. Without treasure "
              "nothing happens to the tile."),
        (END, "Picking up a pile takes all of it for 1 point. A treasure of the map is worth 1."),
        (END, "On an exit the pile falls on the nearest tile that is none, so that exits stay "
              "empty."),
        (END, leaving),
        (END, f"The dead may look and talk, nothing else. {dead_talk}The last one alive has not "
              f"won yet; when all are dead nobody wins. {limit}"),
        (END, "A lantern does not make its bearer easier to see."),
        (END, f"{joining} Whoever has died never joins that game again.{waiting}"),
    ]  # fmt: skip
    return [Rule(f"O{n}", heading, text) for n, (heading, text) in enumerate(texts, 1)]
