"""Actions, events and cards in words, and what goes over the wire."""

from __future__ import annotations

import msgspec
import pytest

from metalworks import Match, Refused
from metalworks.arena.play import tally_of
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.contract.types import Action
from metalworks.games.metal_adventures import GAME, position
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import DealMoment, Nation, WreckKind
from metalworks.games.metal_adventures.events import OfferMade, TrophyGiven, WreckGiven
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.terms import Due, Item, ListedTerm, Term, TermList
from metalworks.players import choose

NAMES = ("Ada", "Ben", "Cleo")


def texts(language: str = "en") -> Texts:
    return Texts(language, "metal_adventures", sheet=GAME.sheet(GAME.load_content()))


@pytest.mark.parametrize(
    ("action", "plain"),
    [
        (acts.Travel(), {"action": "travel"}),
        (acts.TakeOn(15), {"action": "take_on", "ship": 15}),
        (acts.Tour(2, pay=acts.Pay.CREDITS), {"action": "tour", "number": 2, "pay": "credits"}),
        (acts.Tour(6, slot=3), {"action": "tour", "number": 6, "slot": 3}),
        (acts.Tour(10, wrecks=2, doubled=1), {"action": "tour", "number": 10, "wrecks": 2, "doubled": 1}),
        (acts.Tour(4, nation=Nation.SOLAR), {"action": "tour", "number": 4, "nation": "solar"}),
        (acts.ClaimTrophy(1), {"action": "claim_trophy", "trophy": 1}),
        (acts.Pick(trophy=2), {"action": "pick", "trophy": 2}),
        (acts.KeepFaktorBack(), {"action": "keep_faktor_back"}),
        (
            acts.AddTerm(TermList.PROMISE, Term(Item.CREDITS, number=2, due=Due.SPOILS)),
            {"action": "add_term", "list": "promise", "term": {"item": "credits", "number": 2, "due": "spoils"}},
        ),
    ],
)
def test_actions_are_written_as_in_journals(action: Action, plain: dict[str, object]) -> None:
    assert msgspec.to_builtins(action) == plain
    assert GAME.read_action(plain) == action
    assert GAME.action(GAME.code(action)) == action


def test_every_number_of_the_rules_is_an_action_or_refused() -> None:
    known = [action for code in range(rules.KINDS * rules.BASE) if (action := action_of(code)) is not None]
    assert {type(action) for action in known} == set(acts.ACTIONS) - {acts.MakeOffer, acts.MakeCounter, acts.SealOffer}
    for seats, seed in ((2, 1), (6, 2)):
        match = Match.new("metal_adventures", seats=seats, seed=seed)
        for _ in range(60):
            seat = match.waiting[0]
            for code in match.legal_codes(seat):
                assert GAME.code(GAME.action(code)) == code
            match.advance(seat, choose(match, seat, "random"))


def action_of(code: int) -> Action | None:
    try:
        return GAME.action(code)
    except Refused:
        return None


def test_a_due_promise_may_be_kept_by_its_number() -> None:
    text = position(fought=True, promises=["0>1:c1@1,1#0", "0>2:c1@1,1#0"])
    one, two = (Match.at("metal_adventures", text, seed=1) for _ in range(2))
    for match in (one, two):
        match.play(0, acts.EndTurn())
    one.play(0, {"action": "keep_promise", "promise": 1})
    two.play(0, "keep_promise")
    assert one.position == two.position
    assert one.journal.lines == two.journal.lines


def test_an_offer_is_told_with_its_terms() -> None:
    offer = OfferMade(
        0,
        1,
        DealMoment.FREE,
        (
            ListedTerm(TermList.GIVE, Term(Item.CREDITS, number=1)),
            ListedTerm(TermList.GIVE, Term(Item.TROPHY, claim=1)),
            ListedTerm(TermList.ASK, Term(Item.IMPROVEMENT, improvement=2, due=Due.NEXT_TURN)),
        ),
    )
    said = texts().say(offer, NAMES)
    first, second = (texts().card(kind, number) for kind, number in (("trophy", 1), ("improvement", 2)))
    assert said == (
        f"Ada makes Ben an offer: gives 1 credit; gives a trophy, said to be “{first}”; "
        f"asks for the promise of “{second}” by the end of the next turn."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_has_no_name(language: str) -> None:
    say = texts(language)
    for hidden, shown in (
        (WreckGiven(0, 1, WreckKind.ANY), WreckGiven(0, 1, WreckKind.ANY, 15)),
        (TrophyGiven(0, 1), TrophyGiven(0, 1, 3)),
    ):
        kind, number = ("ship", 15) if isinstance(hidden, WreckGiven) else ("trophy", 3)
        assert say.card(kind, number) in say.say(shown, NAMES)
        assert say.card(kind, number) not in say.say(hidden, NAMES)
        assert "hidden" not in say.say(hidden, NAMES)


def test_a_card_of_an_own_box_bears_its_name() -> None:
    source = msgspec.json.decode(msgspec.json.encode(GAME.load_content().source))
    source["ship"][14]["name"] = "My Own Ship"
    content = GAME.build_content(source, "own.toml")
    say = Texts("pl", "metal_adventures", sheet=GAME.sheet(content))
    assert "My Own Ship" in say.say(WreckGiven(0, 1, WreckKind.ANY, 15), NAMES)


def test_the_sheet_says_all_that_is_printed() -> None:
    sheet = GAME.sheet(GAME.load_content())
    counts = [len(cards) for cards in (sheet.ships, sheet.incidents, sheet.trophies, sheet.improvements, sheet.bases)]
    assert counts == [58, 10, 18, 24, 6]
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=type(sheet)) == sheet
    assert sheet.card("ship", 15) is not None
    assert sheet.card("ship", 59) is None
    assert sheet.card("planet", 1) is None


def test_a_game_is_counted() -> None:
    match = Match.new("metal_adventures", seats=3, seed=4)
    while match.waiting:
        match.advance(match.waiting[0], choose(match, match.waiting[0], "random"))
    tally = tally_of(match)
    view = match.view(None)
    assert tally.length == max(captain.turns for captain in view.captains)  # type: ignore[attr-defined]
    assert sum(tally.counts["balance-endings"].values()) == 1
    assert set(tally.counts["balance-tour"]) == {f"tour-{number}" for number in range(1, 11)}
    assert len(tally.counts["balance-trophies"]) == 18
    ends = sum(number for name, number in tally.counts["balance-promises"].items() if name != "balance-promises-made")
    assert ends == tally.counts["balance-promises"]["balance-promises-made"]
    say = Texts("en", "metal_adventures")
    assert {name for dealt in tally.per_seat for name in dealt} == {"balance-base"}
    for group, names in tally.counts.items():
        assert group in say
        assert all(name in say for name in names)
    earned = sum(tally.counts["balance-glory"].values())
    assert earned == sum(captain.glory + captain.judgment for captain in view.captains)  # type: ignore[attr-defined]
