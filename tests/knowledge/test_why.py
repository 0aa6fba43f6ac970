"""Why something is certain: few lines, and enough of them."""

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.clauses import Clauses
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, PitLeads, WallStands
from asterion.knowledge.labyrinth.findings import facts_of
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.listening import Listener
from asterion.knowledge.reasons import MOST_LINES, Reasons
from benchmarks.why import played
from tests.knowledge.checked import Chair, answers
from tests.knowledge.test_deduction import ANN, DOWN, DUO, known
from tests.knowledge.test_soundness import bots_table

GAMES = 4
MOST_ANSWERS = 90
LARGE = 70_002
FEW_STEPS = 3_000_000


def test_L93_a_wall_that_cannot_be_there_is_explained_by_the_answer_and_the_rule() -> None:
    knowledge = known(DUO.replace("|1  .", "|1 |."), "go right")
    reasons = knowledge.why(WallStands("a1", DOWN, False))
    assert reasons.proved
    assert [reason.rule for reason in reasons.lines if reason.rule] == ["L93"]
    told = [reason for reason in reasons.lines if not reason.rule]
    assert {reason.seat for reason in told} == {ANN}
    assert sum(len(reason.heard) for reason in told) == 2  # the start is land, right is a wall


def test_L12_what_is_not_certain_has_no_reasons() -> None:
    knowledge = known(DUO, "go right")
    assert knowledge.why(KindIs("c3", "L")) == Reasons((), proved=False)


def test_L12_a_step_is_its_own_reason() -> None:
    reasons = known(DUO, "go right", "go down", "go right").why(KindIs("b1", "L"))
    assert [(reason.rule, reason.seat, len(reason.heard)) for reason in reasons.lines] == [
        ("", ANN, 1)
    ]


def test_L12_every_certain_fact_has_a_short_proof_that_suffices() -> None:
    proofs = 0
    for seed in range(GAMES):
        table, say = bots_table(seed)
        chair = Chair(table, 0)
        for _ in answers(table, say, MOST_ANSWERS):
            pass
        chair.listen()
        facts = chair.knowledge.certain().facts
        for fact in facts[:: max(1, len(facts) // 6)]:
            reasons = chair.knowledge.why(fact)
            assert reasons.proved, fact
            assert len(reasons.lines) <= MOST_LINES
            assert suffices(chair.knowledge, fact, reasons), fact
            proofs += 1
    assert proofs > 5 * GAMES


def test_L12_on_a_large_board_a_proof_is_found_in_few_steps() -> None:
    """10x10 after 400 answers; steps of the solver are the same on every machine."""
    table = played(LARGE)
    knowledge = LabyrinthKnowledge(ANN, LabyrinthOptions())
    for entry in table.entries:
        if entry.told(ANN):
            knowledge.hear(entry.told(ANN), entry.n)
    facts = knowledge.certain(Budget(steps=STEPS)).facts
    assert len(facts) > 200
    for fact in facts[:: len(facts) // 4]:
        assert knowledge.why(fact, Budget(steps=FEW_STEPS)).proved, fact


def suffices(knowledge: LabyrinthKnowledge, fact: AnyFact, reasons: Reasons) -> bool:
    """Told again, with these lines and one's own choices alone, the fact cannot be otherwise."""
    clauses = Clauses(traced=True)
    listener = Listener(knowledge.seat, knowledge.options, clauses)
    for n, events in knowledge.answers:
        listener.hear(events, n)
    assert listener.scene is not None
    cuts = Cuts(listener.scene)
    if isinstance(fact, PitLeads):
        number = listener.scene.board.number
        cuts.make_link(number[fact.cell], number[fact.to])
    goal = next(literal for known, literal in facts_of(listener.scene) if known == fact)
    rules = {reason.rule for reason in reasons.lines if reason.rule}
    heard = {number for reason in reasons.lines for number in reason.heard}
    chosen = [
        selector
        for selector, line in zip(clauses.selectors, clauses.lines, strict=True)
        if line.given or line.rule in rules or (not line.rule and line.heard in heard)
    ]
    reasoner = Reasoner(clauses, cuts)
    reasoner.patience = 5_000
    return reasoner.solve([*chosen, -goal]) is None
