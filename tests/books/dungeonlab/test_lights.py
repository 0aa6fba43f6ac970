"""Lights: D27 to D31."""

from asterion.core.audience import PUBLIC
from tests.books.dungeonlab.helper import game, told


def test_D27_a_store_trades_in_a_turn_and_refuses_what_cannot_be_paid() -> None:
    table = game(".. St", land=("1 1 1", "1 1 1"))
    assert table.refuses("buy 10 bullets") == "you are not in a store (D27)"
    table("e", "Bob: pass")
    assert table.refuses("buy 2 boats") == "that costs $100, but you have only $60 (D27)"
    assert table.refuses("buy 15 bullets") == "bullets are sold in tens (D27)"
    assert table.refuses("sell 3 bridles") == "the store does not buy bridles (D27)"
    assert table.refuses("sell 1 boat") == "you only have 0 of that (D27)"
    assert table.turn() == "Ann"
    assert table("buy 1 boat")[0] == "You buy 1 boat for $50."
    assert table.turn() == "Bob"


def test_D27_maps_tell_place_contents_and_walls() -> None:
    table = game(
        """
        St a1 ..
        .. Wi a2
        3 2: treasure
        """,
        walls="""
        +EE+##+##+
        #     |  #
        +  +--+  +
        #     :  #
        +##+##+##+
        """,
        maps=True,
    )
    table("sell 10 grenades", "buy 1x1 map")
    table("e")
    assert table.status()["Place"] == "somewhere, level 1 of 1"
    assert table("use 1x1 map")[:2] == [
        "You unfold a 1x1 map.",
        "The map says: column 3, row 2, level 1. It shows 3 2 1: pit.",
    ]
    assert table.status()["Place"] == "column 3, row 2, level 1 of 1"
    assert table.map() == ["+··+··+  +", "·St Pt·", "+··+··+  +", "      :@ #", "+  +  +##+"]
    assert game("St ..").refuses("buy 1x1 map") == "the store does not sell 1x1 maps (D27)"


def test_D27_a_large_map_shows_the_cells_around() -> None:
    table = game(
        ".. Li ..\nSt .. ..\n1 1: 3x3 map", ".. Ent ..\n.. .. ..".replace("Ent", "En "), maps=True
    )
    assert table("use 3x3 map")[1] == (
        "The map says: column 1, row 1, level 1. It shows 2 1 1: lion; 2 1 2: ent; 1 2 1: store."
    )
    assert table.refuses("use 3x3 map") == "you have no 3x3 map (D27)"


def test_D27_D2_what_a_map_says_is_its_users_whoever_hears() -> None:
    table = game("a1 .. Li ..\n.. .. a2 St\n1 2: 3x3 map", land=("1 2 1", "4 1 1"), maps=True)
    table("north", "Bob: pass")
    assert table("use 3x3 map")[0] == "You unfold a 3x3 map."
    assert "column 3, row 2" in told(table, 0)
    assert table.hears("Bob") == ["Ann unfolds a 3x3 map."]
    for seat in (1, PUBLIC):
        for secret in ("lion", "store", "Charted", "column", "wall"):
            assert secret not in told(table, seat)
    assert "3x3 map" not in table.carries()


def test_D28_an_arsenal_gives_a_kit_without_dollars_once_a_landing() -> None:
    table = game(".. Ar .. Ar", kits=1)
    assert table("e")[1:5] == [
        "The arsenal hands you a kit, without the dollars: its kindness goes only so far.",
        "You get 30 bullets.",
        "You get 5 grenades.",
        "You get 10 blasters.",
    ]
    assert table.carries() == "60 bullets, 10 grenades, 20 blasters and $20"
    table("w")
    assert "The arsenal remembers you, and hands out nothing twice." in table("e")
    table("e", "e")
    assert table.carries() == "90 bullets, 15 grenades, 30 blasters and $20"
    table("suicide", "land 2 1 1")
    assert table.carries() == "60 bullets, 10 grenades, 20 blasters and $20"


def test_D29_a_hospital_heals_and_shelters() -> None:
    table = game(".. Li Ho\n.. .. Or")
    table("e", "e")
    assert table.damage() == "none"
    table("w")
    assert table.damage() == "1 of 5 bites"
    assert table("e")[1] == "You are healed of all damage."


def test_D29_shots_hurt_in_a_hospital_and_are_healed_in_it() -> None:
    table = game(".. Ho ..", land=("1 1 1", "2 1 1"))
    table("s 4b e")
    assert table.damage("Bob") == "4 of 5 bullets"
    table("Bob: e", "pass", "Bob: w")
    assert table.damage("Bob") == "none"


def test_D30_among_several_five_turns_and_untouched() -> None:
    table = game(".. Pr", land=("1 1 1", "1 1 1"))
    assert table("e")[1:4] == [
        "A prison: you are received like an old acquaintance.",
        "You are put into prison for 5 turns.",
        "A prison.",
    ]
    assert table("Bob: s 20b e") == ["You fire 20 bullets east.", "You see lights to the east."]
    assert table.damage() == "none"
    for _ in range(4):
        table("Bob: pass")
        assert table.turn() == "Bob"
    table("Bob: pass")
    assert table.turn() == "Ann"
    assert table("w")[0] == "You go west."
    short = game(".. Pr", land=("1 1 1", "1 1 1"), prison_turns=1)
    short("e", "Bob: pass", "Bob: pass")
    assert short.turn() == "Ann"


def test_D30_a_prisoner_does_nothing_at_all() -> None:
    table = game(".. Pr\n2 1: boat", land=("1 1 1", "1 1 1"), prison_turns=1)
    table("e")
    assert "boat" not in table.carries()
    assert table.refuses("Ann: pass") == "not your turn: you are in prison for 1 turn"
    table("Bob: pass", "Bob: pass")
    assert table("take")[0] == "You take 1 boat."


def test_D30_prisoners_are_nobodys_company() -> None:
    plan = ".. Pr ..\n.. Mo ..\n1 1: morgul blade"
    table = game(plan, land=("1 1 1", "3 1 1"), prison_turns=2)
    table("e")
    assert "Ann is here." not in " ".join(table("Bob: w"))
    assert not [said for said in table.hears("Ann") if "into the cell" in said]
    assert table.turn() == "Ann"
    assert table.refuses("Bob: pass").endswith("you are in prison for 2 turns")
    assert "Bob is here." not in " ".join(table("look"))
    assert table.refuses("morgul Bob") == "Bob is not in your cell (D46)"


def test_D30_alone_a_fine_or_the_mad_tiger() -> None:
    table = game(".. Pr")
    assert table("e")[2] == "You pay $50."
    table("w")
    assert table("e")[2:4] == [
        "No money for the fine? The warders set the mad tiger on you.",
        "You take 3 bites.",
    ]
    assert game(".. Pr", fine=20)("e")[2] == "You pay $20."


def test_D30_two_grenades_destroy_a_prison_by_option() -> None:
    table = game(".. Pr", land=("1 1 1", "1 1 1"), demolition=True)
    table("e")
    table("Bob: s 2g e")
    assert table.hears("Ann")[-2:] == [
        "The prison falls down around you, and you are free.",
        "The ruins of a prison: a draught of freedom.",
    ]
    assert table.turn() == "Ann"
    assert table.damage() == "none"
    classic = game(".. Pr", land=("1 1 1", "1 1 1"))
    classic("e", "Bob: s 2g e")
    assert classic.turn() == "Bob"


def test_D31_the_right_answer_goes_by_the_sign() -> None:
    for letters, right, wrong in (("P+", "yes", "no"), ("P-", "no", "yes")):
        table = game(f".. {letters}", dice=[3])
        assert (
            table("e")[1] == "The political prison asks: Was the last election held in this cell?"
        )
        assert table(right)[1] == "A correct opinion. The political prison lets you go."
        table = game(f".. {letters}", dice=[4])
        table("e")
        assert table(wrong)[1:3] == [
            "An incorrect opinion. The political prison has room for you.",
            "You pay $50.",
        ]


def test_D31_ten_turns_among_several() -> None:
    table = game(".. P+", land=("1 1 1", "1 1 1"), dice=[0])
    table("e")
    assert table.refuses("Ann: pass") == "you are asked a question: answer yes or no"
    assert table("no")[2] == "You are put into prison for 10 turns."
    assert table.refuses("Bob: yes") == "you are not asked anything"
    short = game(".. P+", land=("1 1 1", "1 1 1"), dice=[0], political_turns=2)
    assert short("e; answer no")[4] == "You are put into prison for 2 turns."


def test_D31_D58_no_questions_text_depends_on_the_sign() -> None:
    for number in (0, 7, 35):
        said = {
            tuple(game(f".. {letters}\nP+ P-", dice=[number])("e")[:2]) for letters in ("P+", "P-")
        }
        asked = {
            tuple(game(f".. {letters}\nP+ P-", dice=[number])("e")[:2]) for letters in ("C+", "C-")
        }
        assert len(said) == len(asked) == 1
