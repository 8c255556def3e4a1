"""Tournaments: who meets whom from which deal, what is kept, what games say of strength, and when enough is played."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.dom import minidom

import msgspec
import pytest
from typer.testing import CliRunner, Result

import metalworks
from metalworks.arena.kept import FILE, BadStudy
from metalworks.arena.ratings import rate, standings
from metalworks.arena.standing_plot import LONGEST, short
from metalworks.arena.tournament import (
    Fixture,
    Fought,
    Hall,
    Pairing,
    Question,
    Tournament,
    fight,
    fixtures,
    hold,
    tournament_of,
)
from metalworks.arena.workers import spread
from metalworks.cli import app, main
from metalworks.contract.problems import BadOption, Problem
from metalworks.players import is_player
from metalworks.players.weights import BadWeights, Made, Weights, inputs_of
from tests.killed import assert_ends_with_its_processes

pytestmark = pytest.mark.compiled_only  # the games themselves are compared in both modes elsewhere

ALONE = functools.partial(spread, jobs=1)
GAME = metalworks.game("metallurgie")
MATCH = tournament_of(GAME, 2, ["random", "greedy"], Pairing.ROUND_ROBIN)


def nothing(fought: Fought) -> None:
    pass


def won(deal: int, seat: int, winners: tuple[int, ...], one: str = "greedy", other: str = "random") -> Fought:
    return Fought(Fixture(one, other, deal, seat), winners, (0, 0), "result-points", 1, 0.0)


def fill(hall: Hall, games: Sequence[Fought]) -> None:
    with hall.open() as file:
        for game in games:
            hall.add(file, game)


def test_who_meets_whom() -> None:
    robin = msgspec.structs.replace(MATCH, players=("a", "b", "c"))
    assert robin.pairs == [("b", "a"), ("c", "a"), ("c", "b")]
    assert msgspec.structs.replace(robin, pairing=Pairing.LADDER).pairs == [("b", "a"), ("c", "b")]


def test_every_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    hall = Hall(tmp_path, tournament_of(GAME, 3, ["random", "greedy"], Pairing.LADDER))
    found = list(fixtures(hall, 5, None))
    assert found == [Fixture("greedy", "random", deal, seat) for deal in range(2) for seat in range(3)]


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    """Trees and plans of one match are not there in the next one, though the deal is the same."""
    players = ["random", "greedy", "search:60"]
    robin = tournament_of(metalworks.game("metallum"), 2, players, Pairing.ROUND_ROBIN)
    fixture = Fixture("search:60", "random", 1, 0)
    first = fight(robin, fixture)[1]
    assert fight(robin, Fixture("search:60", "greedy", 1, 0))[1] != first
    assert fight(robin, fixture)[1] == first


def test_the_same_deal_is_the_same_for_both() -> None:
    def dealt(seat: int) -> object:
        journal = fight(MATCH, Fixture("greedy", "random", 4, seat))[1]
        match, lines = metalworks.Match.open(journal)
        assert match.journal.header.seats[seat].computer == "greedy"
        assert match.journal.header.seats[1 - seat].computer == "random"
        opening = []
        for line in lines:
            if not line.chance:
                break
            opening.append(line.chance)
        assert len(opening) > 3
        return opening

    assert dealt(0) == dealt(1)


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    hold(Hall(tmp_path, MATCH), 4, None, ALONE, nothing)
    before = (tmp_path / FILE).read_text().splitlines(keepends=True)
    (tmp_path / FILE).write_text("".join(before[:-1]) + before[-1][:30])  # killed while it wrote
    fresh: list[Fixture] = []
    hall = Hall(tmp_path, MATCH)
    hold(hall, 6, None, ALONE, lambda fought: fresh.append(fought.fixture))
    assert [(fixture.deal, fixture.seat) for fixture in fresh] == [(1, 1), (2, 0), (2, 1)]
    assert len((tmp_path / FILE).read_text().splitlines()) == 7
    for fixture, fought in hall.games.items():
        match = metalworks.Match.replay(hall.journal_of(fixture).read_text("utf-8"))
        assert match.result is not None
        assert match.result.winners == fought.winners
    assert len(list(hall.journals.iterdir())) == 6


@pytest.mark.parametrize("cut", [1, 40])
def test_a_last_line_without_its_end_is_played_again(cut: int, tmp_path: Path) -> None:
    """Even where only the end of the line is missing: else the next game would stand in the same line."""
    hold(Hall(tmp_path, MATCH), 4, None, ALONE, nothing)
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:-cut])
    assert (tmp_path / FILE).read_bytes() == whole[:-cut]  # who only looks changes nothing
    fresh: list[Fixture] = []
    for _ in range(2):
        hold(Hall(tmp_path, MATCH), 4, None, ALONE, lambda fought: fresh.append(fought.fixture))
    assert fresh == [Fixture("greedy", "random", 1, 1)]
    assert len(Hall(tmp_path, MATCH).games) == 4


def test_two_commands_do_not_play_in_one_folder(tmp_path: Path) -> None:
    one, two = Hall(tmp_path, MATCH), Hall(tmp_path, MATCH)
    with one.open() as file:
        with pytest.raises(BadStudy) as caught, two.open():
            pass
        assert caught.value.key == "study-busy"
        one.add(file, won(0, 0, (0,)))
    hold(two, 2, None, ALONE, nothing)  # it learns what was played meanwhile
    assert two.games[Fixture("greedy", "random", 0, 0)].decisions == 1
    assert len((tmp_path / FILE).read_text().splitlines()) == 3


@pytest.mark.parametrize("line", [b"\xff\xfe\n", b"nonsense\n", b"[" * 100_000 + b"\n"])
def test_a_broken_line_is_named(line: bytes, tmp_path: Path) -> None:
    hold(Hall(tmp_path, MATCH), 2, None, ALONE, nothing)
    with (tmp_path / FILE).open("ab") as file:
        file.write(line)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(BadStudy) as caught:
        Hall(tmp_path, MATCH)
    assert (caught.value.key, caught.value.arguments["line"]) == ("study-broken", 4)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(tmp_path, MATCH)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(BadStudy, match="No space left on device"):
        hold(hall, 2, None, ALONE, nothing)
    assert not hall.games


@pytest.mark.timeout(60)
def test_workers_end_with_the_command() -> None:
    task = "import os, time; from metalworks.arena.workers import spread\n"
    task += "def work(_):\n    os.write(1, b'.')\n    time.sleep(600)\n"
    task += "for _ in spread(work, range(2), 2): pass\n"
    assert_ends_with_its_processes(task, "..")


def fall(_: int) -> None:
    os._exit(9)


def test_a_worker_that_is_killed_is_said() -> None:
    with pytest.raises(Problem) as caught:
        list(spread(fall, range(2), 2))
    assert caught.value.key == "arena-lost-worker"


def test_processes_play_what_one_would(tmp_path: Path) -> None:
    one, two = Hall(tmp_path / "one", MATCH), Hall(tmp_path / "two", MATCH)
    hold(one, 4, None, ALONE, nothing)
    hold(two, 4, None, functools.partial(spread, jobs=2), nothing)
    assert {fixture: game.points for fixture, game in one.games.items()} == {
        fixture: game.points for fixture, game in two.games.items()
    }
    assert standings(one) == standings(two)


def test_a_game_that_comes_twice_counts_once(tmp_path: Path) -> None:
    hall = Hall(tmp_path, MATCH)

    def twice(work: object, tasks: object) -> object:
        for task in tasks:  # type: ignore[attr-defined]
            found = work(task)  # type: ignore[operator]
            yield found
            yield found

    counted: list[Fought] = []
    hold(hall, 2, None, twice, counted.append)  # type: ignore[arg-type]
    assert len(counted) == 2
    assert len((tmp_path / FILE).read_text().splitlines()) == 3


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(MATCH, players=("random", "somebody")),
        msgspec.structs.replace(MATCH, pairing=Pairing.LADDER),
        msgspec.structs.replace(MATCH, seats=3),
        msgspec.structs.replace(MATCH, rules=MATCH.rules + 1),
        msgspec.structs.replace(MATCH, content="other"),
    ],
)
def test_a_folder_of_others_is_left_alone(other: Tournament, tmp_path: Path) -> None:
    text = msgspec.json.encode(other).decode() + "\n"
    (tmp_path / FILE).write_text(text)
    with pytest.raises(BadStudy) as caught:
        Hall(tmp_path, MATCH)
    assert caught.value.key == "study-other"
    (name,) = (name for name in other.__struct_fields__ if getattr(other, name) != getattr(MATCH, name))
    assert name in str(caught.value)  # what is other, and nothing else
    assert not any(f"{rest} " in str(caught.value) for rest in {"rules", "content", "pairing"} - {name})
    assert (tmp_path / FILE).read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize(
    ("seats", "players", "key"),
    [
        (2, ["random", "nobody"], "unknown-level"),
        (2, ["random"], "arena-few-players"),
        (2, ["random", "random"], "arena-few-players"),
        (7, ["random", "greedy"], "bad-seats"),
    ],
)
def test_a_tournament_that_cannot_be(seats: int, players: list[str], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        tournament_of(GAME, seats, players, Pairing.ROUND_ROBIN)
    assert caught.value.key == key


def weighted(file: Path, bias: int) -> None:
    """Weights that change nothing, and differ from others by a number of theirs."""
    made = Made(command="", games=1, positions=1, seconds=1.0, loss=0.6, hand_loss=0.7)
    count = inputs_of(GAME)
    found = Weights(
        game=GAME.id,
        rules=GAME.rules_version,
        content=GAME.load_content().reference,
        made=made,
        inward=[0] * count,
        bias=[bias],
        outward=[0],
        direct=[0] * count,
    )
    file.write_bytes(found.dumps())


def test_a_worker_that_has_other_things_installed_refuses(tmp_path: Path) -> None:
    """On a cluster each worker has a package and files of its own."""
    file = tmp_path / "weights.json"
    weighted(file, 1)
    learned = tournament_of(GAME, 2, ["random", f"search:1@{file}"], Pairing.ROUND_ROBIN)
    fixture = Fixture(f"search:1@{file}", "random", 0, 0)
    assert fight(learned, fixture)[0].fixture == fixture
    for other in (
        msgspec.structs.replace(learned, rules=learned.rules + 1),
        msgspec.structs.replace(learned, content="other@1"),
        msgspec.structs.replace(learned, weights={}),
    ):
        with pytest.raises(Problem) as caught:
            fight(other, fixture)
        assert caught.value.key == "arena-other-worker"
    weighted(file, 2)  # the same name for other weights
    with pytest.raises(Problem) as caught:
        fight(learned, fixture)
    assert caught.value.key == "arena-other-worker"
    file.unlink()
    with pytest.raises(BadWeights):
        fight(learned, fixture)


OWN = """
class First:
    version = "{version}"
    def choose(self, game, state, seat, rng):
        self.moves = getattr(self, "moves", 0) + 1
        assert self.moves < 200  # a fresh one for each match
        return int(state.candidates(seat)[0])
PLAYERS = {{"first": First}}
"""


def test_a_player_of_ones_own(tmp_path: Path) -> None:
    """In a process of its own, as somebody else would."""

    def play(version: str) -> subprocess.CompletedProcess[str]:
        (tmp_path / "mine.py").write_text(OWN.format(version=version))
        words = ["arena", "metallurgie", "first", "random", "--games", "8", "--folder", "own", "--no-plot", "--json"]
        return subprocess.run(
            [sys.executable, "-m", "metalworks.cli", *words],
            cwd=tmp_path,
            env={**os.environ, "METALWORKS_PLAYERS": "mine", "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )

    first = play("1")
    assert '"games": 8' in first.stdout, first.stderr
    assert "first=1 instead of weights first=22" in play("22").stderr  # games of two versions are not mixed


def test_a_module_without_players_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("no_such_module", "metalworks.arena"):
        monkeypatch.setenv("METALWORKS_PLAYERS", module)
        with pytest.raises(BadOption, match=module):
            tournament_of(GAME, 2, ["random", "mine"], Pairing.ROUND_ROBIN)
    assert not is_player("mine")


def test_long_names_of_weights_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METALWORKS_HOME", str(tmp_path / "data"))
    files = [tmp_path / f"{'long' * 40}{number}.json" for number in (1, 2)]
    for number, file in enumerate(files):
        weighted(file, number)
    words = [f"search:1@{file}" for file in files]
    result = CliRunner().invoke(app, ["arena", "metallurgie", *words, "--games", "2", "--jobs", "1", "--no-plot"])
    assert result.exit_code == 0, result.output
    assert len(list((tmp_path / "data" / "arena").glob("*/journals/*.jsonl"))) == 2


def test_what_a_worker_refuses_is_told_by_the_command(tmp_path: Path) -> None:
    hall = Hall(tmp_path, msgspec.structs.replace(MATCH, content="other@1"))
    with pytest.raises(Problem) as caught:
        hold(hall, 4, None, functools.partial(spread, jobs=2), nothing)
    assert "other@1" in caught.value.text()
    assert not hall.games


# -- when enough is played ---------------------------------------------------------------------


def test_evidence_grows_with_deals() -> None:
    question = Question(0.5, 0.6)
    assert question.answer([]) is None
    assert question.answer([1.0] * 3) is None
    assert question.answer([1.0] * 30) is True
    assert question.answer([0.0] * 30) is False
    assert question.answer([0.5, 0.6] * 20) is None
    assert question.evidence([1.0] * 20) > question.evidence([1.0] * 10) > 0


def test_a_settled_pair_plays_no_more(tmp_path: Path) -> None:
    hall = Hall(tmp_path, msgspec.structs.replace(MATCH, players=("random", "greedy", "other")))
    fill(hall, [won(deal, seat, (seat,)) for deal in range(30) for seat in range(2)])
    left = list(fixtures(hall, 62, Question(0.5, 0.6)))
    assert {(fixture.one, fixture.other) for fixture in left} == {("other", "random"), ("other", "greedy")}
    assert ("greedy", "random") in {(fixture.one, fixture.other) for fixture in fixtures(hall, 62, None)}


def test_deals_count_in_their_order(tmp_path: Path) -> None:
    """What comes after a deal that is not whole yet does not count, because short games come first."""
    hall = Hall(tmp_path, MATCH)
    fill(hall, [won(0, 0, (0,)), won(0, 1, (0,)), won(1, 0, (0, 1)), won(2, 0, (0,)), won(2, 1, (1,))])
    assert hall.shares("greedy", "random") == [0.5]
    fill(hall, [won(1, 1, (1,))])
    assert hall.shares("greedy", "random") == [0.5, 0.75, 1.0]


def test_it_is_rarely_wrong() -> None:
    """Of players who are equal, about one match in twenty may be settled the wrong way."""
    rng = metalworks.kernel.rng.Rng(5)
    question = Question(0.5, 0.6)
    wrong = 0
    for _ in range(200):
        shares: list[float] = []
        while question.answer(shares) is None and len(shares) < 1000:
            shares.append((rng.below(2) + rng.below(2)) / 2)
        wrong += question.answer(shares) is True
    assert wrong <= 20


# -- how strong they are -----------------------------------------------------------------------


def test_ratings_follow_the_results() -> None:
    games = [won(deal, seat, (seat,)) for deal in range(10) for seat in range(2)]
    games += [won(deal, seat, (seat,), "best", "greedy") for deal in range(10) for seat in range(2)]
    found = rate(("random", "greedy", "best"), games)
    assert [rating.player for rating in found] == ["best", "greedy", "random"]
    assert [rating.games for rating in found] == [20, 40, 20]
    assert found[0].low > found[2].high
    assert all(rating.low < rating.rating < rating.high for rating in found)


def test_equal_players_have_equal_ratings_at_larger_tables() -> None:
    """One against two who are as strong wins a third of the games, which is no reason to rate them lower."""
    games = [
        Fought(Fixture("a", "b", deal, seat), (deal % 3,), (0, 0, 0), "", 1, 0.0)
        for deal in range(60)
        for seat in range(3)
    ]
    found = rate(("a", "b"), games)
    assert abs(found[0].rating - found[1].rating) < 1.5


def test_standings(tmp_path: Path) -> None:
    hall = Hall(tmp_path, MATCH)
    fill(hall, [won(0, 0, (0,)), won(0, 1, (0,)), won(1, 0, (0, 1)), won(1, 1, (1,))])
    found = standings(hall, Question(0.5, 0.6))
    assert found.games == 4
    (score,) = found.scores
    assert (score.one, score.other, score.settled) == ("greedy", "random", "open")
    assert score.share.share == 0.625
    assert score.share.times_fair == 1.25


# -- the command -------------------------------------------------------------------------------


def test_the_command(tmp_path: Path) -> None:
    command = ["arena", "metallurgie", "random", "greedy", "--folder", str(tmp_path), "--jobs", "1"]
    first = CliRunner().invoke(app, [*command, "--games", "3", "--settle", "50", "60"])
    assert first.exit_code == 0, first.output
    assert re.search(r"greedy\W+random.+open", first.output)
    assert (tmp_path / "standings.png").read_bytes().startswith(b"\x89PNG")
    again = CliRunner().invoke(app, [*command, "--games", "4", "--json", "--no-plot"])
    assert '"games": 4' in again.stdout
    assert len(list((tmp_path / "journals").iterdir())) == 4


def test_names_in_the_picture_are_short() -> None:
    assert short("search:0.5s@hand") == "search:0.5s@hand"
    assert short("search:0.5s@/a/long/way/to/weights.json") == "search:0.5s@weights.json"
    cut = short("search:0.5s@a-long-name-of-some-weights.json")
    assert len(cut) <= LONGEST
    assert cut.startswith("search:0.5s@")
    assert cut.endswith("ights.json")


def test_an_interrupted_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("metalworks.cli.arena.hold", interrupt)
    words = ["arena", "metallurgie", "random", "greedy", "--folder", str(tmp_path / "new")]
    monkeypatch.setattr(sys, "argv", ["metalworks", *words])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 130
    told = capsys.readouterr().err
    assert str(tmp_path / "new") in told  # where it goes on
    assert told.endswith("Interrupted.\n")


def test_options_of_the_game_are_part_of_the_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METALWORKS_HOME", str(tmp_path / "data"))
    command = ["arena", "metallurgie", "random", "greedy", "--games", "2", "--jobs", "1", "--no-plot", "--json"]

    def play(*words: str) -> Result:
        return CliRunner().invoke(app, [*command, *words])

    first = play("--option", "bonus=true", "--folder", str(tmp_path / "bonus"))
    assert first.exit_code == 0, first.output
    for journal in (tmp_path / "bonus" / "journals").iterdir():
        assert metalworks.Match.replay(journal.read_text("utf-8")).journal.header.options == {"bonus": True}
    usual = play("--folder", str(tmp_path / "usual"))
    assert usual.exit_code == 0, usual.output
    assert play("--option", "bonus=false", "--folder", str(tmp_path / "usual")).exit_code == 0  # the same
    for words in (["--folder", str(tmp_path / "bonus")], ["--option", "bonus=on", "--folder", str(tmp_path / "usual")]):
        refused = play(*words).exception
        assert isinstance(refused, BadStudy)
        assert refused.key == "study-other"
    assert play().exit_code == play("--option", "bonus=true").exit_code == 0  # each has a folder of its own
    assert len(list((tmp_path / "data" / "arena").iterdir())) == 2


def test_the_command_names_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    result = CliRunner().invoke(app, ["arena", "metallurgie", "random", "greedy"])
    assert "metalworks[arena]" in str(result.exception)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["random", "nobody"], "unknown-level"),
        (["random", "greedy", "--seats", "0"], "bad-seats"),
        (["random", "greedy", "--settle", "60", "50"], "arena-bad-question"),
        (["random", "greedy", "--option", "bonus"], "terminal-option-shape"),
        (["random", "greedy", "--option", "bonus=maybe"], "bad-option"),
        (["random", "greedy", "--ray", "nowhere"], "arena-ray-silent"),
        (["random", "greedy", "--ray", "127.0.0.1:1"], "arena-ray-silent"),
        (["random", "greedy", "--ray", "h:²"], "arena-ray-silent"),
        (["random", "greedy", "--ray", "127.0.0.1:99999"], "arena-ray-silent"),
        (["random", "greedy", "--ray", "a..b:1"], "arena-ray-silent"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], key: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["arena", "metallurgie", *words, "--folder", str(tmp_path / "new")])
    assert isinstance(result.exception, Problem)
    assert result.exception.key == key
    assert not list((tmp_path / "new").glob("journals/*"))


# -- a match in a notebook ---------------------------------------------------------------------


@pytest.mark.parametrize("name", list(metalworks.GAMES))
def test_a_match_draws_itself(name: str) -> None:
    game = metalworks.game(name)
    for seats in game.seat_counts:
        names = [f"<{seat}> & Co" for seat in range(seats)]
        match = metalworks.Match.new(name, seats=names, seed=seats)
        drawn = set()
        for _ in range(60):
            found = match._repr_html_()
            minidom.parseString(found)
            assert "&lt;0&gt; &amp; Co" in found
            assert "script" not in found
            drawn.add(found)
            if match.is_over:
                break
            seat = match.waiting[0]
            match.advance(seat, match.legal_codes(seat)[-1])
        assert len(drawn) > 5
        assert match.drawing(0)


def test_a_long_name_does_not_run_into_what_stands_behind_it() -> None:
    found = metalworks.Match.new("metallurgie", seats=["Bartholomäus-Maximilian", "Ada"], seed=1).drawing()
    assert ">Bartholomäus-M…<" in found
    assert ">Ada<" in found


def test_a_game_without_a_picture_shows_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    match = metalworks.Match.new("metallurgie", seed=1)
    monkeypatch.setattr(type(match.game), "package", "metalworks.kernel")
    assert match.drawing(0) == f"<pre>{match.position_for(0)}</pre>"
