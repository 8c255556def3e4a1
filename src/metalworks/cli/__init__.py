"""The command `metalworks`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from metalworks import __version__
from metalworks.cli import admin, analyse, arena, balance, bench, content, play, replay, serve, train
from metalworks.cli.language import of_command_line
from metalworks.cli.output import examples, help_text, say_if_interpreted, tell
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts

INTERRUPTED = 130

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
# One line for each command.
app.command("play", help=help_text("cli-help-play"), epilog=examples(play.EXAMPLES))(play.play)
app.command("replay", help=help_text("cli-help-replay"), epilog=examples(replay.EXAMPLES))(replay.replay)
app.command("analyse", help=help_text("cli-help-analyse"), epilog=examples(analyse.EXAMPLES))(analyse.analyse_command)
app.command("serve", help=help_text("cli-help-serve"), epilog=examples(serve.EXAMPLES))(serve.serve)
app.command("bench", help=help_text("cli-help-bench"), epilog=examples(bench.EXAMPLES))(bench.bench)
app.command("balance", help=help_text("cli-help-balance"), epilog=examples(balance.EXAMPLES))(balance.balance_command)
app.command("arena", help=help_text("cli-help-arena"), epilog=examples(arena.EXAMPLES))(arena.arena_command)
app.command("train", help=help_text("cli-help-train"), epilog=examples(train.EXAMPLES))(train.train_command)
app.add_typer(content.content, name="content")
app.add_typer(admin.admin, name="admin")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"metalworks {__version__}")
        say_if_interpreted(Texts(of_command_line()))
        raise typer.Exit


EXAMPLES = {
    "metalworks serve --open": "cli-example-browser",
    "metalworks play": "cli-example-menu",
    "metalworks play metallurgie --players 3": "cli-example-players",
    "metalworks play --resume": "cli-example-resume",
    "metalworks replay FILE": "cli-example-replay",
}


@app.callback(help=help_text("cli-help"), epilog=examples(EXAMPLES))
def metalworks(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=help_text("cli-help-version"))
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line; a problem is a message and exit status 2, never a traceback."""
    language = of_command_line()
    try:
        app()
    except Problem as problem:
        tell(problem, language)
        sys.exit(2)
    except SystemExit as end:
        if end.code == INTERRUPTED:  # how typer hands Ctrl-C on
            print(Texts(language)("cli-interrupted"), file=sys.stderr)
        raise
    except BrokenPipeError:  # the reader of a pipe has gone: `metalworks replay --plain | head`
        sys.stderr.close()
        sys.exit(0)
