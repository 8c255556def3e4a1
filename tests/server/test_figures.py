"""The boards of the rules: what they show is what the rules do, and readers may try them out."""

from __future__ import annotations

import itertools

import httpx
import msgspec
import pytest

from metalworks.contract.rulebook import figures
from metalworks.games import GAMES
from metalworks.messages import FIGURE_ACTIONS
from metalworks.server.figures import all_figures, tried
from metalworks.server.refusal import Refuse
from tests.server.process import ServerProcess


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_on_a_figure_is_legal(game: str) -> None:
    shown = {one.id: one for one in all_figures(game).figures}
    assert list(shown) == list(figures(game))
    for name, figure in figures(game).items():
        assert len(shown[name].moments) == len(figure.deeds) + 1
        for before, after in itertools.pairwise(shown[name].moments):
            assert before.view != after.view, name
        assert shown[name].moments[0].legal, name  # there is something to try


def test_the_example_of_the_scoring_pays_what_the_clause_says() -> None:
    last = next(one for one in all_figures("metallum").figures if one.id == "income").moments[-1]
    seats = last.view["seats"]
    assert isinstance(seats, tuple | list)
    assert [seat["money"] for seat in seats] == [13, 7]  # MET-5.5


def test_nothing_hidden_is_in_a_figure() -> None:
    bonus = next(one for one in all_figures("metallurgie").figures if one.id == "bonus").moments[0]
    text = msgspec.json.encode(bonus.view).decode()
    seats = bonus.view["seats"]
    assert isinstance(seats, tuple | list)
    assert seats[0]["bonus"] == "gold"
    assert seats[1]["bonus"] is None, text


def test_a_reader_hears_why_not() -> None:
    figure = figures("metallurgie")["climbing"]
    with pytest.raises(Refuse) as refused:
        tried("metallurgie", figure, [{"action": "place_card", "metal": "gold", "at": [-1, 0]}])
    assert refused.value.rule == "MGI-2.3"
    after = tried("metallurgie", figure, [{"action": "place_card", "metal": "copper", "at": [-1, 0]}])
    assert after.events
    assert {"action": "end_turn"} in after.legal


@pytest.mark.compiled_only
def test_over_http(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address) as http:
        found = http.get("/api/rules/metallurgie/figures").json()
        assert [one["id"] for one in found["figures"]] == list(figures("metallurgie"))
        path = "/api/rules/metallurgie/figures/beginning"
        lay = {"action": "place_card", "metal": "iron", "at": [2, -1]}
        assert http.post(path, json={"actions": [lay]}).json()["role"] == "must"
        refused = http.post(path, json={"actions": [{**lay, "metal": "gold"}]})
        assert refused.status_code == 409
        assert refused.json()["rule"].startswith("MGI-")
        assert http.post(path, json={"actions": [lay] * (FIGURE_ACTIONS + 1)}).status_code == 400
        assert http.post(path, json={"actions": [{"action": "nonsense"}]}).status_code == 400
        assert http.post("/api/rules/metallurgie/figures/none", json={"actions": [lay]}).status_code == 404
        assert http.get("/api/rules/nothing/figures").status_code == 404
