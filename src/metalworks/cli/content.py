"""`metalworks content`: content files, the cards and tiles of a game as data."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from metalworks.cli.language import checked
from metalworks.cli.output import examples, help_text
from metalworks.contract.content import head_of, read_content
from metalworks.contract.problems import BadContent
from metalworks.contract.texts import Texts
from metalworks.games import GAMES
from metalworks.games import game as game_named

content = typer.Typer(help=help_text("cli-help-contents"), no_args_is_help=True)


@content.command(
    help=help_text("cli-help-check"), epilog=examples({"metalworks content check my-box.toml": "cli-example-check"})
)
def check(
    file: Annotated[Path, typer.Argument(help=help_text("cli-help-check-file"))],
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    texts = Texts(checked(lang))
    if str(file) in GAMES and not file.exists():
        file = Path(str(_house_set(str(file))))
    source = read_content(file)
    game = game_named(head_of(source, str(file)).game)
    built = game.build_content(source, str(file))
    Console(soft_wrap=True, highlight=False).print(
        texts("content-good", file=str(file), title=game.title, reference=built.reference)
    )


@content.command(
    help=help_text("cli-help-template"),
    epilog=examples({"metalworks content template metallurgie -o my-box.toml": "cli-example-template"}),
)
def template(
    game: Annotated[str, typer.Argument(help=help_text("cli-help-template-game"))],
    output: Annotated[Path | None, typer.Option("--output", "-o", help=help_text("cli-help-output"))] = None,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    texts = Texts(checked(lang))
    name = game_named(game).id
    text = template_text(name)
    if output is None:
        typer.echo(text, nl=False)
        return
    if output.exists():
        raise BadContent("content-exists", file=str(output))
    output.write_text(text, "utf-8")
    Console(soft_wrap=True, highlight=False).print(texts("content-written", file=str(output)))


def _house_set(game: str) -> Traversable:
    return files(f"metalworks.games.{game}") / "content" / "house.toml"


def template_text(game: str) -> str:
    """The house set with its comments, under a name of the owner's own."""
    text = _house_set(game).read_text("utf-8")
    return (
        text.replace('id = "house"', 'id = "my-box"')
        .replace('name = "House set"', 'name = "My own box"')
        .replace('origin = "house"', 'origin = "own"')
    )
