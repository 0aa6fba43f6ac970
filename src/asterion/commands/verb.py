"""A verb whose help, and whose complaints about wrong usage, are said in any language.

`help=` of an option is the id of a message. The text of a verb is `commands-help-VERB`, with its
summary as an attribute; examples are typed as they stand, so they are the same everywhere.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.decorators import help_option

from asterion.commands.words import say, word
from asterion.core.phrase import Value
from asterion.terminal.program import as_typed

F = TypeVar("F", bound=Callable[..., Any])


class SaidOption(click.Option):
    """An option whose line of help is a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        found = super().get_help_record(ctx)
        if found is None or not self.help:
            return found
        extra = self.get_help_extra(ctx)
        notes = []
        if "default" in extra:
            notes.append(say("commands-default", value=str(extra["default"])))
        if "range" in extra:
            notes.append(extra["range"])
        if "required" in extra:
            notes.append(word("commands-required"))
        text = word(self.help)
        return found[0], f"{text}  [{'; '.join(notes)}]" if notes else text


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """`click.option`, with the id of a message as its help."""
    return click.option(*names, cls=SaidOption, **settings)


class _Said(click.Command):
    """What verbs and groups of verbs have in common."""

    def __init__(self, *arguments: Any, examples: str = "", lines: str = "", **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.examples = examples
        self.lines = lines
        option("--lang", expose_value=False, metavar="LANGUAGE", help="commands-option-lang")(self)

    def message(self, ctx: click.Context) -> str:
        """The message of its help, by the words that are typed: `commands-help-plan-new`."""
        return "-".join(["commands-help", *ctx.command_path.split()[1:]])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        names = self.get_help_option_names(ctx)
        if self._help_option is None and names:
            help_option(*names, cls=SaidOption, help="commands-option-help")(self)
            self._help_option = self.params.pop()  # type: ignore[assignment]
        return self._help_option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, word("commands-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(word(self.message(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = [each.get_help_record(ctx) for each in options]
        shown = [record for record in records if record is not None]
        if shown:
            with formatter.section(word("commands-options")):
                formatter.write_dl(shown)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for heading, below in (("commands-examples", self.examples), (self.lines, "")):
            if heading and (below or heading == self.lines):
                said = f"\b\n{word(heading)}" + (
                    f"\n{as_typed(below.strip(chr(10)))}" if below else ""
                )
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(said)


class Verb(_Said):
    """One verb."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            ctx.fail(say("commands-extra-arguments", arguments=" ".join(left)[:80]))
        return left


class VerbGroup(_Said, click.Group):
    """A verb with verbs of its own, each with its summary."""

    command_class = Verb

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        message = self.message(ctx)
        names = self.list_commands(ctx)
        with formatter.section(word("commands-verbs")):
            formatter.write_dl([(name, word(f"{message}-{name}.summary")) for name in names])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if args[0] not in names:
            from asterion.core.contract.options import nearest_to

            hint = nearest_to(args[0], names)
            ctx.fail(say("commands-no-verb", name=args[0][:40], hint=hint))
        return super().resolve_command(ctx, args)


def verb(name: str | None = None, **settings: Any) -> Callable[[Callable[..., None]], Verb]:
    """`click.command`, said in any language: `examples` as they are typed."""
    return click.command(name, cls=Verb, **settings)


# ---- wrong usage


def why_not(error: click.ClickException) -> str:
    """What click complains of, in one sentence without a full stop."""
    match error:
        case click.NoSuchOption():
            close: list[Value] = [*sorted(error.possibilities or ())]
            about: dict[str, Value] = {
                "name": error.option_name,
                "close": ", ".join(map(str, close)),
            }
            return say("commands-no-option-but" if close else "commands-no-option", **about)
        case click.BadOptionUsage():
            return _bad_option(error)
        case click.MissingParameter():
            return _missing(error)
        case click.BadParameter():
            return say("commands-bad-value", name=_named(error), why=error.message.rstrip("."))
    return error.format_message().rstrip(".")


def _bad_option(error: click.BadOptionUsage) -> str:
    """Click tells the two cases apart by its English alone; so does the option itself."""
    options = error.ctx.command.params if error.ctx is not None else []
    flags = {name for each in options if getattr(each, "is_flag", False) for name in each.opts}
    wants = error.option_name not in flags
    name = "commands-option-wants-value" if wants else "commands-option-takes-no-value"
    return say(name, name=error.option_name)


def _missing(error: click.MissingParameter) -> str:
    is_option = isinstance(error.param, click.Option)
    name = "commands-missing-option" if is_option else "commands-missing-argument"
    return say(name, name=_named(error))


def _named(error: click.BadParameter) -> str:
    if error.param is None or error.ctx is None:
        hint: str | Sequence[str] = error.param_hint or ""
        return hint if isinstance(hint, str) else ", ".join(hint)
    return error.param.get_error_hint(error.ctx).replace("'", "")
