"""Random Fluent files, as trees: messages that refer to earlier ones, and their variables."""

from fluent.syntax import ast
from hypothesis import strategies as st

WORDS = ["you", "she", "other", "one", "few", "many"]
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
TEXT = (
    st.text("abcXYZ äßшю.,;:!?-'\"=#@()<>", min_size=1, max_size=8) | st.just("a\nb") | st.just(" ")
)
LITERAL = st.text('abc "\\{}é\u2028', max_size=5)

args = st.fixed_dictionaries(
    {
        "name": st.text(max_size=6),
        "word": st.sampled_from(WORDS),
        "n": st.integers(-30, 130) | st.integers(-(10**7), 10**7),
    }
)


def name(text: str) -> ast.Identifier:
    return ast.Identifier(text)


def variable(text: str) -> ast.VariableReference:
    return ast.VariableReference(name(text))


def literal(text: str) -> ast.StringLiteral:
    return ast.StringLiteral(text.replace("\\", "\\\\").replace('"', '\\"'))


# “1.50” is shown as it stands by browsers and by us, but not by fluent.runtime.
decimals = st.builds(
    lambda whole, tenth: ast.NumberLiteral(f"{whole}.{tenth}"),
    st.integers(-1500, 1500).filter(bool),
    st.integers(1, 9),
)
numbers = st.builds(lambda n: ast.NumberLiteral(str(n)), st.integers(-1500, 1500)) | decimals


@st.composite
def calls(draw: st.DrawFn) -> ast.FunctionReference:
    options: dict[str, int] = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "minimumIntegerDigits": st.integers(1, 3),
                "minimumFractionDigits": st.integers(0, 3),
                "useGrouping": st.integers(0, 1),
            },
        )
    )
    named = [
        ast.NamedArgument(name(option), ast.NumberLiteral(str(value)))
        for option, value in options.items()
    ]
    return ast.FunctionReference(name("NUMBER"), ast.CallArguments([variable("n")], named))


class Drawn:
    """The entries of a file so far: a new one may use those before it, so none goes in rings."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.messages: list[ast.MessageReference] = []
        self.terms: list[str] = []
        self.body: list[ast.EntryType] = []

    def pattern(self, depth: int, term: bool) -> ast.Pattern:
        elements: list[ast.TextElement | ast.Placeable] = []
        for _ in range(self.draw(st.integers(1, 4))):
            if self.draw(st.booleans()):
                elements.append(ast.TextElement(self.draw(TEXT)))
            else:
                elements.append(self.placeable(depth, term))
        # A pattern that is nothing but blanks would not be one.
        return ast.Pattern([ast.TextElement("x"), *elements])

    def placeable(self, depth: int, term: bool) -> ast.Placeable:
        kinds = ["text", "number", "nested"]
        kinds += ["term"] if self.terms else []
        kinds += ["select"] if depth else []
        kinds += [] if term else ["name", "n", "call"]
        kinds += ["message"] if self.messages and not term else []
        match self.draw(st.sampled_from(kinds)):
            case "text":
                return ast.Placeable(literal(self.draw(LITERAL)))
            case "number":
                return ast.Placeable(self.draw(numbers))
            case "nested":
                return ast.Placeable(ast.Placeable(literal(self.draw(LITERAL))))
            case "term":
                return ast.Placeable(self.term_reference())
            case "message":
                return ast.Placeable(self.draw(st.sampled_from(self.messages)))
            case "call":
                return ast.Placeable(self.draw(calls()))
            case "select":
                return ast.Placeable(self.select(depth - 1, term))
            case other:
                return ast.Placeable(variable(other))

    def term_reference(self, attribute: str = "") -> ast.TermReference:
        called = name(self.draw(st.sampled_from(self.terms)))
        cases = st.none() | st.sampled_from(WORDS)
        case = self.draw(cases)
        named = [ast.NamedArgument(name("case"), literal(case))] if case else []
        arguments = ast.CallArguments([], named) if named else None
        return ast.TermReference(called, name(attribute) if attribute else None, arguments)

    def select(self, depth: int, term: bool) -> ast.SelectExpression:
        selectors: list[ast.InlineExpression] = [variable("case")] if term else [variable("word")]
        if self.terms:
            selectors.append(self.term_reference("gender"))
        by_number: list[ast.InlineExpression] = [self.draw(numbers)]
        by_number += [] if term else [variable("n"), variable("n")]
        selector = self.draw(st.sampled_from(selectors + by_number))
        keys: list[ast.Identifier | ast.NumberLiteral]
        # Whether the text “one” is the number 1, runtimes disagree: texts are given no number keys.
        if selector in by_number:
            mixed = st.sampled_from(CATEGORIES) | st.integers(-3, 12)
            drawn = self.draw(st.lists(mixed, min_size=1, max_size=5))
            keys = [
                name(key) if isinstance(key, str) else ast.NumberLiteral(str(key)) for key in drawn
            ]
        else:
            keys = [*map(name, self.draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=4)))]
        default = self.draw(st.integers(0, len(keys) - 1))
        return ast.SelectExpression(
            selector,
            [
                ast.Variant(key, self.pattern(depth, term), index == default)
                for index, key in enumerate(keys)
            ],
        )

    def add_term(self) -> None:
        called = f"t{len(self.terms)}"
        word = ast.Pattern([ast.TextElement(self.draw(st.sampled_from(WORDS)))])
        gender = ast.Attribute(name("gender"), word)
        self.body.append(ast.Term(name(called), self.pattern(2, term=True), [gender]))
        self.terms.append(called)

    def add_message(self) -> None:
        called = f"m{len(self.messages)}"
        titled = self.draw(st.booleans())
        attributes = [ast.Attribute(name("title"), self.pattern(1, term=False))] if titled else []
        self.body.append(ast.Message(name(called), self.pattern(2, term=False), attributes))
        self.messages.append(ast.MessageReference(name(called)))
        if titled:
            self.messages.append(ast.MessageReference(name(called), name("title")))

    def add_comment(self) -> None:
        text = self.draw(st.sampled_from(["a = b", "-t = x\n\nm0 = y", "$n"]))
        comments: list[ast.EntryType] = [
            ast.Comment(text),
            ast.GroupComment(text),
            ast.ResourceComment(text),
        ]
        self.body.append(self.draw(st.sampled_from(comments)))


@st.composite
def files(draw: st.DrawFn) -> ast.Resource:
    """A file of terms, messages and comments in any order; the last entry is a message."""
    drawn = Drawn(draw)
    adds = [drawn.add_term, drawn.add_message, drawn.add_comment]
    for kind in draw(st.lists(st.integers(0, 2), max_size=5)):
        adds[kind]()
    drawn.add_message()
    return ast.Resource(drawn.body)
