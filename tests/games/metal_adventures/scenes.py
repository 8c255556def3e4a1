"""Short recorded games that begin at a position: what whole games show too seldom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from metalworks import Match
from metalworks.contract.types import Action, Content, Outcome
from metalworks.games.metal_adventures import position
from metalworks.games.metal_adventures.actions import (
    AcceptOffer,
    AttackInSpace,
    AttackViaKarokum,
    BetrayAttacker,
    BreakPromise,
    CallHelp,
    Done,
    EndTurn,
    Join,
    KeepFaktorBack,
    KeepPromise,
    MakeOffer,
    PayWreck,
    Pick,
    SealOffer,
    StandBy,
    Tour,
)
from metalworks.games.metal_adventures.components import Die, WreckKind
from metalworks.games.metal_adventures.game import DieFell, SpaceCardFell
from metalworks.games.metal_adventures.rules import tour
from metalworks.games.metal_adventures.terms import Due, Item, Term

from .witness import sheet_of

# Ships of the house set by number, one of a kind.
SOLAR, OTHER_SOLAR, IMPERIAL, HUNTER, BARRENS, FREIGHT = 1, 2, 9, 16, 17, 25
WEAKEST = SOLAR
SHIPS = range(1, 59)
INCIDENTS = range(1, 11)
WON = (DieFell(Die.ORANGE, 6), DieFell(Die.GRAY, 1))
JOIN = Term(Item.JOIN)


def credits(number: int, due: Due | None = None) -> Term:
    return Term(Item.CREDITS, number=number, due=due)


def wreck(kind: WreckKind, due: Due | None = None) -> Term:
    return Term(Item.WRECK, kind=kind, due=due)


class Scene:
    """A match from a position, with the dice that it needs."""

    def __init__(self, content: Content, chance: Sequence[Outcome] = (), **where: Any) -> None:
        text = position(content=content, **where)
        self.match = Match.at("metal_adventures", text, seed="scene", content=content, chance=chance)

    def do(self, *steps: tuple[int, Action]) -> Scene:
        for seat, action in steps:
            self.match.play(seat, action)
        return self

    def deal(self, *offers: MakeOffer) -> Scene:
        """Offers of seat 0 that are all sealed."""
        for offer in offers:
            self.do((0, offer), (offer.other, SealOffer()))
        return self

    def fight(self) -> Scene:
        """Nobody commits a die or uses a card."""
        while KeepFaktorBack() in (legal := self.match.legal(self.match.waiting[0])) or Done() in legal:
            self.match.play(self.match.waiting[0], KeepFaktorBack() if KeepFaktorBack() in legal else Done())
        return self

    @property
    def journal(self) -> str:
        return self.match.journal.dumps()


def scenes(content: Content) -> dict[str, str]:
    """All of them by name."""
    found = {
        "deals": deals(content),
        "spoils": spoils(content),
        "help": called_help(content),
        "hunter": hunter(content),
        "betrayed": betrayed(content),
        "no-ship": no_ship(content),
    }
    found |= {f"ending-{name}": scene for name, scene in endings(content)}
    found |= {f"tour-{name}": scene for name, scene in payments(content)}
    return {name: scene.journal for name, scene in found.items()}


def deals(content: Content) -> Scene:
    """Six captains: every kind of wreck, every promise of goods in a free moment, a release, help that lapses."""
    scene = Scene(
        content,
        seats=6,
        fought=True,
        credits=(9, 3, 3, 3, 3, 3),
        improvements=([1, 2, 3, 4],),
        wrecks=([SOLAR, OTHER_SOLAR, IMPERIAL, HUNTER, BARRENS, FREIGHT],),
        trophies=([1, 2], [3], [4], [5], [6], [7]),
        promises=["2>0:h@1,1#0"],
    )
    trophy = Term(Item.TROPHY, due=Due.THIS_TURN)
    scene.deal(
        MakeOffer(
            1,
            give=(wreck(WreckKind.SOLAR), wreck(WreckKind.IMPERIAL), wreck(WreckKind.BARRENS)),
            promise=(trophy,),
            ships=(SOLAR, IMPERIAL, BARRENS),
        ),
        MakeOffer(
            2,
            give=(wreck(WreckKind.OCG), wreck(WreckKind.HUNTER)),
            promise=(credits(1, Due.THIS_TURN), Term(Item.IMPROVEMENT, improvement=1, due=Due.THIS_TURN)),
            ships=(FREIGHT, HUNTER),
        ),
        MakeOffer(
            3,
            promise=(Term(Item.TROPHY, due=Due.NEXT_TURN, claim=9), Term(Item.PEACE)),
            ask=(Term(Item.HELP),),
        ),
        MakeOffer(
            4,
            want=(credits(1),),
            promise=(
                Term(Item.IMPROVEMENT, improvement=2, due=Due.NEXT_TURN),
                wreck(WreckKind.ANY, Due.THIS_TURN),
                wreck(WreckKind.ANY, Due.NEXT_TURN),
            ),
        ),
        MakeOffer(1, give=(credits(1),), want=(Term(Item.RELEASE, number=1),)),
        MakeOffer(5, promise=(trophy,)),
    )
    scene.do((0, EndTurn()))
    while scene.match.view(None).phase == "settling":  # type: ignore[attr-defined]
        scene.do((0, KeepPromise()))
        if Pick(trophy=1) in scene.match.legal(0):
            scene.do((0, Pick(trophy=1)))
    return scene


def spoils(content: Content) -> Scene:
    """An ally is paid out of the spoils: a trophy and an improvement are kept, credits refused."""
    scene = Scene(
        content,
        chance=WON,
        credits=(5, 3, 3),
        karokum=[WEAKEST],
        improvements=([2],),
        wrecks=([IMPERIAL, BARRENS],),
        trophies=([1, 2], [3]),
    )
    promise = (
        credits(2, Due.SPOILS),
        Term(Item.IMPROVEMENT, improvement=2, due=Due.SPOILS),
        Term(Item.TROPHY, due=Due.SPOILS),
    )
    scene.do((0, AttackViaKarokum(WEAKEST)), (0, MakeOffer(1, want=(JOIN,), promise=promise)))
    scene.do((1, AcceptOffer()), (1, StandBy())).fight()
    return scene.do((0, BreakPromise()), (0, KeepPromise()), (0, KeepPromise()), (0, Pick(trophy=2)))


def called_help(content: Content) -> Scene:
    """A promise of help is called and kept."""
    scene = Scene(content, chance=WON, karokum=[WEAKEST], promises=["1>0:h@2,1#0"])
    scene.do((0, AttackViaKarokum(WEAKEST)), (0, CallHelp(1)), (1, Join()), (1, StandBy()))
    return scene.fight()


def hunter(content: Content) -> Scene:
    """MAD-7.26: after a hunter is beaten a promise is carried out as far as it can be, and judged."""
    scene = Scene(content, chance=WON, credits=(2, 3, 3), karokum=[HUNTER], improvements=([1, 6],))
    promise = (credits(9, Due.SPOILS), wreck(WreckKind.HUNTER, Due.SPOILS))
    scene.do((0, AttackViaKarokum(HUNTER)), (0, MakeOffer(1, want=(JOIN,), promise=promise)))
    return scene.do((1, AcceptOffer())).fight()  # nobody betrays before a hunter (MAD-5.20)


def betrayed(content: Content) -> Scene:
    """A betrayed attacker wins all the same: what was promised to the traitor is void."""
    scene = Scene(content, chance=WON, karokum=[WEAKEST])
    offer = MakeOffer(1, want=(JOIN,), promise=(Term(Item.BATTLE_WRECK, due=Due.SPOILS),))
    scene.do((0, AttackViaKarokum(WEAKEST)), (0, offer), (1, AcceptOffer()), (1, BetrayAttacker()))
    return scene.fight()


def no_ship(content: Content) -> Scene:
    """MAD-5.10: the space deck holds events only."""
    scene = Scene(content, chance=[SpaceCardFell(len(SHIPS) + 1)], gone=list(SHIPS))
    return scene.do((0, AttackInSpace()), (0, EndTurn()))


def endings(content: Content) -> Iterable[tuple[str, Scene]]:
    """Each of the three ways to end: most glory alone, more credits, equal in both."""
    ways: Mapping[str, tuple[int, dict[str, Any]]] = {
        "glory": (9, {}),
        "deck": (3, {"gone": list(SHIPS)[2:], "gone_incidents": list(INCIDENTS)}),
        "turns": (3, {"turns": (40, 40, 40), "turn": 120, "active": 2}),
    }
    for way, (glory, where) in ways.items():
        for how, earned, credits in (
            ("alone", (glory, glory - 1, 0), (3, 3, 3)),
            ("credits", (glory, glory, 0), (3, 4, 3)),
            ("shared", (glory, glory, 0), (3, 3, 3)),
        ):
            scene = Scene(content, fought=True, earned=earned, credits=credits, **where)
            yield f"{way}-{how}", scene.do((scene.match.waiting[0], EndTurn()))


def payments(content: Content) -> Iterable[tuple[str, Scene]]:
    """Complete repair and Extravagant expenditure in every mix of credits and wrecks, with a winch and without."""
    winch = next(card.card for card in sheet_of(content).improvements if card.effect == "winch")
    for number, cost in ((tour.COMPLETE_REPAIR, tour.COMPLETE_COST), (tour.EXPENDITURE, tour.EXPENDITURE_COST)):
        ways = [(wrecks, 0) for wrecks in range(cost + 1)] + [(wrecks, 1) for wrecks in range(1, cost)]
        for wrecks, doubled in ways:
            scene = Scene(
                content,
                credits=(cost - wrecks - doubled, 3, 3),
                damage=(2, 0, 0),
                improvements=([winch],),
                wrecks=(list(SHIPS)[:7],),
            )
            scene.do((0, Tour(number, wrecks=wrecks, doubled=doubled)))
            scene.do(*((0, PayWreck(ship)) for ship in list(SHIPS)[:wrecks]))
            yield f"{number}-{wrecks}{'-doubled' if doubled else ''}", scene
