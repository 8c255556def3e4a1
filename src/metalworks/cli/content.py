"""`metalworks content`: content files, the cards and tiles of a game as data."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from metalworks.contract.content import head_of, read_content
from metalworks.contract.problems import BadContent
from metalworks.contract.texts import Texts
from metalworks.games import game as game_named

content = typer.Typer(
    help="Content files: check one, or write a commented one to fill in from your own box.", no_args_is_help=True
)


@content.command()
def check(
    file: Annotated[Path, typer.Argument(help="A content file (TOML).")],
    lang: Annotated[str, typer.Option(help="Language: en, de or pl.")] = "en",
) -> None:
    """Validate a content file; a mistake names the entry and the field.

    Example:

      metalworks content check my-box.toml
    """
    source = read_content(file)
    game = game_named(head_of(source, str(file)).game)
    built = game.build_content(source, str(file))
    Console(soft_wrap=True, highlight=False).print(
        Texts(lang)("content-good", file=str(file), title=game.title, reference=built.reference)
    )


@content.command()
def template(
    game: Annotated[str, typer.Argument(help="The game, such as metallurgie.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Where to write; else to the screen.")] = None,
    lang: Annotated[str, typer.Option(help="Language: en, de or pl.")] = "en",
) -> None:
    """Write a commented content file that an owner of the box can fill in.

    Example:

      metalworks content template metallurgie -o my-box.toml
    """
    name = game_named(game).id
    text = template_text(name)
    if output is None:
        typer.echo(text, nl=False)
        return
    if output.exists():
        raise BadContent("content-exists", file=str(output))
    output.write_text(text, "utf-8")
    Console(soft_wrap=True, highlight=False).print(Texts(lang)("content-written", file=str(output)))


def template_text(game: str) -> str:
    """The house set with its comments, under a name of the owner's own."""
    text = (files(f"metalworks.games.{game}") / "content" / "house.toml").read_text("utf-8")
    return (
        text.replace('id = "house"', 'id = "my-box"')
        .replace('name = "House set"', 'name = "My own box"')
        .replace('origin = "house"', 'origin = "own"')
    )
