"""The card of a data set, as Hugging Face reads it: what it is, and how it was made."""

from asterion import __version__
from asterion.arena.contest import Contest

SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))
LARGEST = "1M<n<10M"
CARD = "README.md"
"""Where Hugging Face looks for it."""
MADE_BY = "made by Asterion"


def written_card(contest: Contest, title: str, games: int, truth: bool, file: str) -> str:
    """Markdown with a head in YAML. In English, as such cards are."""
    size = next((name for most, name in SIZES if games < most), LARGEST)
    options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
    made = ", ".join(f"{name}={value}" for name, value in contest.settings.items()) or "as usual"
    told = (
        "The column `truth` has the plan, the draws and all events, as the master hears them."
        if truth
        else "The plan is in no column."
    )
    return f"""---
license: mit
language: [en]
pretty_name: "{title}: games of bots"
tags: [games, hidden-information, deduction, reinforcement-learning, synthetic]
task_categories: [reinforcement-learning]
size_categories: [{size}]
configs:
- config_name: default
  data_files: "{file}"
---
# {title}: {games} games of bots

Finished games of {", ".join(contest.bots)} ({contest.players} seats), {MADE_BY}
{__version__}. Each row is a game; a chair in it has what that seat said and what it was told, and
nothing else: a model that is given one chair knows what a player on it could know.
{told}

- Options: {options}
- Settings of the plans: {made}
- Seed: {contest.seed}; the same seed, bots and version give the same bytes.

Nobody's data is in it: all games are played by programs, which play neither like people nor
perfectly. The columns are described in Asterion's `docs/research/dataset.md`.
"""


def is_card(text: str) -> bool:
    """Whether this was written here, so that nobody's own README is replaced by it."""
    return text.startswith("---\nlicense: ") and MADE_BY in text
