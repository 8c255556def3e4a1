"""Tables at which an action is refused: every reason at least once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from metalworks.contract.types import Action
from metalworks.games.metallum.actions import (
    AcquireModule,
    AimCard,
    BuyModule,
    ChooseDestination,
    ChooseOrigin,
    DeclineSubroutine,
    EndActions,
    ExecuteSubroutine,
    LayModule,
    LetActFirst,
    MoveExtractor,
    MoveShip,
    PlaceExtractor,
    PlaceMarker,
    Program,
    RemoveExtractor,
    RemoveMarker,
    ReplaceExtractor,
    RerunSubroutine,
    Stop,
    SwapExtractor,
    TakeExtractor,
    TransportModule,
    UseCard,
    UseInstallation,
    UseNoCard,
)
from metalworks.games.metallum.components import Marker, Tile
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, DE, ORDER, OVER_PHASE, PL, RED, REVEAL

from .builder import Board, board, programming

# Content: rules' numbers; actions name cards from 1.
JAM, SHIELD, GRID, GATE = c.SIGNAL_JAM, c.FORCE_SHIELD, c.DEFENCE_GRID, c.JUMP_GATE
LATE = 7  # a round with action modules
LONE = ((c.MOVE_BY_1,), (c.MOVE_BY_1,))
NO_MOVE = ((), (c.MOVE_BY_1,))


class Case(NamedTuple):
    """An action that is refused at a table, after some others."""

    key: str
    rule: str
    action: Action
    table: Board
    before: Sequence[Action] = ()
    seat: int = RED


def acting(*tiles: int, **options: object) -> Board:
    """Red's action phase, with these tiles in the program besides a move."""
    programs = ((c.MOVE_BY_1, *tiles), (c.MOVE_BY_1,))
    return board(**{"programs": programs, **options})  # type: ignore[arg-type]


def holding(card: int, **options: object) -> Board:
    return acting(**{"round": LATE, "hands": [(RED, card)], **options})


def asked(phase: int, hands: list[tuple[int, int]], **options: object) -> Board:
    programs = LONE if phase == ORDER else ((c.MOVE_BY_2,), (c.MOVE_BY_2,))
    after = {"programs": ((), ()), "first": RED} if phase == c.SCORING else {"programs": programs}
    return board(**{"round": LATE, "phase": phase, "hands": hands, **after, **options})  # type: ignore[arg-type]


def audited(*others: int) -> Board:
    """Red is asked for their Tax Audit; they may hold other cards besides."""
    return asked(c.SCORING, [(RED, card) for card in (c.TAX_AUDIT, *others)], blue={"Beta": 1})


def full(place: str = "Alpha") -> dict[str | int, int]:
    return {place: 25}


USE = UseInstallation()
LONE_MOVE = Program((Tile.MOVE_BY_1,))
EXECUTE = {tile: ExecuteSubroutine(tile) for tile in Tile}

CASES = [
    # -- Programming: which join fails and why
    Case("program-no-move", "MET-3.2", Program(()), programming()),
    Case("program-no-move", "MET-3.2", Program((Tile.EXTRACTORS_1,)), programming()),
    Case("program-spent", "MET-3.5", Program((Tile.MOVE_BY_1,)), programming(round=2, spent=((0,), (0,)))),
    Case("program-same-type", "MET-3.2", Program((Tile.MOVE_BY_1, Tile.MOVE_BY_2)), programming()),
    Case("program-same-type", "MET-3.2", Program((Tile.MOVE_BY_1, Tile.MOVE_BY_1)), programming()),
    Case("program-not-one-piece", "MET-3.3", Program((Tile.MOVE_BY_1, Tile.PURCHASE_MODULE)), programming()),
    Case("program-no-socket", "MET-C1", Program((Tile.MOVE_BY_3, Tile.DEEP_MINING)), programming()),
    Case("program-colour", "MET-C1", Program((Tile.MOVE_BY_3, Tile.EXTRACTORS_2)), programming()),
    Case("program-first", "MET-3.1", USE, programming()),
    Case("program-first", "MET-3.1", USE, programming(), [LONE_MOVE]),
    Case("program-committed", "MET-3.1", LONE_MOVE, programming(), [LONE_MOVE]),
    Case("program-spent", "MET-3.5", LONE_MOVE, programming(round=2, spent=((0,), (0,))), [Program((Tile.MOVE_BY_2,))]),
    Case("program-not-now", "MET-3.1", Program((Tile.MOVE_BY_2,)), acting()),
    # -- Not this seat, not this moment
    Case("not-your-turn", "MET-4.7", USE, acting(), seat=BLUE),
    Case("opponent-decides-order", "MET-4.1", LetActFirst(BLUE), board(phase=ORDER, programs=LONE), seat=BLUE),
    Case("opponent-asked", "MET-8.10", UseNoCard(), asked(REVEAL, [(RED, c.OVERCLOCK)]), seat=BLUE),
    Case("opponent-asked", "MET-8.10", UseNoCard(), audited(), seat=BLUE),
    Case("game-over", "MET-2.2", USE, board(phase=OVER_PHASE, round=9)),
    Case("choose-order-first", "MET-4.1", USE, board(phase=ORDER, programs=LONE)),
    Case("order-settled", "MET-4.1", LetActFirst(BLUE), acting()),
    Case("no-card-asked", "MET-8.10", UseNoCard(), acting()),
    Case("card-or-pass", "MET-8.10", USE, asked(REVEAL, [(RED, c.OVERCLOCK)])),
    Case("card-or-pass", "MET-8.10", EndActions(), audited()),
    Case("card-not-held", "MET-4.42", UseCard(c.OVERCLOCK + 1), audited()),
    Case(
        "card-other-time", "MET-8.10", UseCard(c.ROLLBACK + 1), asked(REVEAL, [(RED, c.OVERCLOCK), (RED, c.ROLLBACK)])
    ),
    Case(
        "card-idle",
        "MET-C25",
        UseCard(c.BONUS_CONTRACT + 1),
        audited(c.BONUS_CONTRACT),
    ),
    # -- What there is not
    Case("no-such", "MET-1.1", LetActFirst(2), board(phase=ORDER, programs=LONE)),
    Case("no-such", "MET-1.2", MoveShip(8), acting()),
    Case("no-such", "MET-1.2", PlaceMarker(0, Marker.RICH), acting()),
    Case("no-such", "MET-1.5", UseCard(22), acting()),
    Case("no-such", "MET-1.6", BuyModule(5), acting()),
    Case("no-such-card", "MET-1.5", UseCard("philosophers_stone"), acting()),
    Case("no-such-card", "MET-1.5", UseCard("sabotage-2"), acting()),
    Case("card-not-held", "MET-4.42", UseCard("sabotage"), acting()),
    # -- Beginning
    Case("not-in-program", "MET-4.6", EXECUTE[Tile.MOVE_BY_1], board(programs=NO_MOVE, spent=((0,), ()))),
    Case(
        "not-in-program",
        "MET-4.6",
        DeclineSubroutine(Tile.EXTRACTORS_1),
        acting(c.EXTRACTORS_1),
        [DeclineSubroutine(Tile.EXTRACTORS_1)],
    ),
    Case("program-not-on-board", "MET-4.3", EXECUTE[Tile.DEEP_MINING], acting()),
    Case("move-must-be-executed", "MET-4.4", EndActions(), acting()),
    Case("move-must-be-executed", "MET-4.4", DeclineSubroutine(Tile.MOVE_BY_1), acting()),
    Case("nothing-begun", "MET-4.3", MoveShip(2), acting()),
    Case("nothing-to-mine", "MET-4.32", EXECUTE[Tile.DEEP_MINING], acting(c.DEEP_MINING)),
    Case("nothing-affordable", "MET-4.40", EXECUTE[Tile.PURCHASE_MODULE], acting(c.EXTRACTORS_1, c.PURCHASE)),
    Case(
        "nothing-to-buy-or-transport",
        "MET-4.43",
        EXECUTE[Tile.PURCHASE_OR_TRANSPORT],
        acting(c.EXTRACTORS_1, c.PURCHASE_OR_TRANSPORT),
    ),
    Case("no-extractor", "MET-4.21", EXECUTE[Tile.EXTRACTORS_1], acting(c.EXTRACTORS_1, red=full())),
    Case(
        "installation-once",
        "MET-4.3",
        USE,
        acting(ships=("Eta", 0), line="Alpha Eta Gamma Delta Beta Zeta Omega"),
        [USE, PlaceExtractor(1)],
    ),
    Case(
        "installation-used",
        "MET-4.44",
        EXECUTE[Tile.EXTRA_ACTIVATION],
        acting(c.EXTRACTORS_1, c.EXTRA_ACTIVATION, ships=("Eta", 0), line="Alpha Eta Gamma Delta Beta Zeta Omega"),
        [USE, PlaceExtractor(1)],
    ),
    Case("installation-idle", "MET-4.50", USE, acting()),
    Case("installation-idle", "MET-4.51", USE, acting(ships=("Beta", 0))),
    Case("installation-idle", "MET-4.52", USE, acting(ships=("Gamma", 0), blue={"Beta": 1})),
    Case("installation-idle", "MET-4.53", USE, acting(ships=("Delta", 0))),
    Case("installation-idle", "MET-4.55", USE, acting(ships=("Zeta", 0), red={"Beta": 1})),
    Case("installation-idle", "MET-4.58", USE, acting(ships=("Omega", 0), red=full("Omega"))),
    Case("installation-blocked", "MET-8.5", USE, acting(red={"Beta": 1}, modules=[(BLUE, JAM, "Beta")])),
    Case(
        "installation-blocked",
        "MET-C16",
        USE,
        acting(ships=("Beta", 0), blue={"Gamma": 1}, modules=[(BLUE, GRID, "Gamma")]),
    ),
    Case("card-not-held", "MET-4.42", UseCard(c.SABOTAGE + 1), holding(c.ROLLBACK)),
    Case("card-other-time", "MET-8.10", UseCard(c.TAX_AUDIT + 1), holding(c.TAX_AUDIT)),
    Case("card-idle", "MET-C26", UseCard(c.ROLLBACK + 1), holding(c.ROLLBACK)),
    Case("card-idle", "MET-C20", UseCard(c.NUCLEAR_EXPLOSION + 1), holding(c.NUCLEAR_EXPLOSION)),
    Case(
        "card-shielded",
        "MET-8.2",
        UseCard(c.NUCLEAR_EXPLOSION + 1),
        holding(c.NUCLEAR_EXPLOSION, blue={0: 2}, modules=[(BLUE, SHIELD, 0)]),
    ),
    Case(
        "card-shielded",
        "MET-8.2",
        UseCard(c.SABOTAGE + 1),
        holding(c.SABOTAGE, blue={0: 2}, modules=[(BLUE, SHIELD, 0)]),
    ),
    Case("installation-idle", "MET-4.50", UseCard(c.ACTIVATION + 1), holding(c.ACTIVATION)),
    # -- Moving
    Case("wrong-distance", "MET-4.10", MoveShip(4), acting(), [EXECUTE[Tile.MOVE_BY_1]]),
    Case("wrong-distance", "MET-4.31", MoveShip(4), acting(c.POWER_BOOST), [EXECUTE[Tile.POWER_BOOST]]),
    Case(
        "not-discovered",
        "MET-E1",
        MoveShip(3),
        acting(ships=(1, 0), line="Alpha Epsilon ? ? ? ? omega", edition=PL),
        [USE],
    ),
    Case("cannot-jump-there", "MET-4.54", MoveShip(5), acting(ships=("Epsilon", 0)), [USE]),
    Case("finish-effect", "MET-4.8", EndActions(), acting(), [EXECUTE[Tile.MOVE_BY_1]]),
    Case("not-this-step", "MET-4.10", PlaceExtractor(1), acting(), [EXECUTE[Tile.MOVE_BY_1]]),
    Case("not-this-step", "MET-4.50", RemoveExtractor(1), acting(red={0: 1}), [USE]),
    Case("not-this-step", "MET-4.50", BuyModule(1), acting(red={0: 1}), [USE]),
    # -- Extractors
    Case("not-with-ship", "MET-4.31", PlaceExtractor(2), acting(c.POWER_BOOST), [EXECUTE[Tile.POWER_BOOST]]),
    Case("no-extractor", "MET-4.21", PlaceExtractor(1), acting(c.POWER_BOOST, red=full()), [EXECUTE[Tile.POWER_BOOST]]),
    Case(
        "not-from-target",
        "MET-4.21",
        TakeExtractor(1),
        acting(c.EXTRACTORS_1, red={0: 20, "Beta": 5}),
        [EXECUTE[Tile.EXTRACTORS_1]],
    ),
    Case(
        "no-own-there",
        "MET-4.20",
        TakeExtractor(3),
        acting(c.EXTRACTORS_1, red={0: 20, "Beta": 5}),
        [EXECUTE[Tile.EXTRACTORS_1]],
    ),
    Case("no-own-there", "MET-4.50", ChooseOrigin(3), acting(red={0: 1}, blue={2: 1}), [USE]),
    Case("no-opposing-there", "MET-4.53", ChooseOrigin(1), acting(ships=("Delta", 0), red={0: 1}, blue={2: 1}), [USE]),
    Case(
        "no-opposing-there", "MET-4.51", ReplaceExtractor(1), acting(ships=("Beta", 0), red={0: 1}, blue={2: 1}), [USE]
    ),
    Case(
        "no-extractor",
        "MET-4.51",
        ReplaceExtractor(3),
        acting(ships=("Beta", 0), red={2: 25}, blue={2: 1, 3: 1}),
        [USE],
    ),
    Case(
        "defence-grid",
        "MET-C16",
        ReplaceExtractor(3),
        acting(ships=("Beta", 0), blue={2: 1, 3: 1}, modules=[(BLUE, GRID, 2)]),
        [USE],
    ),
    Case(
        "defence-grid",
        "MET-C16",
        ChooseOrigin(3),
        acting(ships=("Delta", 0), blue={2: 1, 4: 1}, modules=[(BLUE, GRID, 2)]),
        [USE],
    ),
    Case("signal-jam", "MET-8.5", ChooseOrigin(2), acting(red={0: 1, 1: 1}, modules=[(BLUE, JAM, 1)]), [USE]),
    Case(
        "signal-jam",
        "MET-8.5",
        MoveExtractor(2),
        acting(red={0: 1, 1: 1}, modules=[(BLUE, JAM, 1)]),
        [USE, ChooseOrigin(1)],
    ),
    Case(
        "signal-jam",
        "MET-8.5",
        ChooseDestination(2),
        acting(
            ships=("Theta", 0), line="Alpha Beta Gamma Delta Theta Zeta Omega", red={0: 1}, modules=[(BLUE, JAM, 1)]
        ),
        [USE],
    ),
    Case(
        "signal-jam",
        "MET-8.5",
        ChooseOrigin(2),
        acting(ships=("Zeta", 0), red={0: 1, 1: 1}, blue={3: 1}, modules=[(BLUE, JAM, 1)]),
        [USE],
    ),
    Case(
        "signal-jam",
        "MET-8.5",
        SwapExtractor(2),
        acting(ships=("Zeta", 0), red={0: 1}, blue={1: 1, 3: 1}, modules=[(BLUE, JAM, 1)]),
        [USE, ChooseOrigin(1)],
    ),
    Case(
        "signal-jam",
        "MET-8.5",
        MoveExtractor(2),
        acting(ships=("Delta", 0), blue={0: 1}, modules=[(RED, JAM, 1)], edition=DE),
        [USE, ChooseOrigin(1)],
    ),
    Case("not-there", "MET-4.50", MoveExtractor(1), acting(red={0: 1}), [USE, ChooseOrigin(1)]),
    Case(
        "not-there",
        "MET-4.57",
        TakeExtractor(2),
        acting(ships=("Theta", 0), line="Alpha Beta Gamma Delta Theta Zeta Omega", red={0: 2, 1: 1}),
        [USE, ChooseDestination(2)],
    ),
    Case(
        "not-discovered",
        "MET-4.12",
        MoveExtractor(3),
        acting(red={0: 1}, line="Alpha Beta ? ? ? ? omega"),
        [USE, ChooseOrigin(1)],
    ),
    Case("not-discovered", "MET-4.12", PlaceExtractor(7), acting(ships=(1, 0), line="Alpha Eta ? ? ? ? omega"), [USE]),
    Case(
        "no-extractor",
        "MET-4.21",
        PlaceExtractor(1),
        acting(ships=("Eta", 0), line="Alpha Eta Gamma Delta Beta Zeta Omega", red=full()),
        [USE],
    ),
    Case("not-optional", "MET-4.59", Stop(), acting(red={0: 2}), [USE, ChooseOrigin(1)]),
    Case("not-optional", "MET-4.59", Stop(), acting(), [EXECUTE[Tile.MOVE_BY_1]]),
    Case(
        "delta-takes-two",
        "MET-E2",
        Stop(),
        acting(ships=("Delta", 0), blue={0: 2}, edition=DE),
        [USE, ChooseOrigin(1), MoveExtractor(2)],
    ),
    # -- Deposits
    Case(
        "marker-there",
        "MET-4.30",
        PlaceMarker(2, Marker.RICH),
        acting(c.DEPOSITS_REPORT, markers={1: "poor"}),
        [EXECUTE[Tile.DEPOSITS_REPORT]],
    ),
    Case("no-marker", "MET-4.30", RemoveMarker(2), acting(c.DEPOSITS_REPORT), [EXECUTE[Tile.DEPOSITS_REPORT]]),
    # -- Modules
    Case(
        "slot-empty",
        "MET-4.45",
        BuyModule(1),
        acting(c.EXTRACTORS_1, c.PURCHASE, money=(9, 0), market=(c.NO_CARD, 1, 2, 3)),
        [EXECUTE[Tile.PURCHASE_MODULE]],
    ),
    Case(
        "too-expensive",
        "MET-4.40",
        BuyModule(4),
        acting(c.EXTRACTORS_1, c.PURCHASE, money=(2, 0), market=(c.NO_CARD, 1, 2, 9)),
        [EXECUTE[Tile.PURCHASE_MODULE]],
    ),
    Case(
        "no-transport",
        "MET-4.43",
        TransportModule(JAM + 1),
        acting(c.EXTRACTORS_1, c.PURCHASE, money=(9, 0), market=(c.NO_CARD, 1, 0, 3), modules=[(RED, JAM, 0)]),
        [EXECUTE[Tile.PURCHASE_MODULE]],
    ),
    Case(
        "module-not-yours",
        "MET-4.43",
        TransportModule(GATE + 1),
        acting(c.EXTRACTORS_1, c.PURCHASE_OR_TRANSPORT, modules=[(RED, JAM, 0), (BLUE, GATE, 0)]),
        [EXECUTE[Tile.PURCHASE_OR_TRANSPORT]],
    ),
    Case(
        "not-there",
        "MET-4.43",
        LayModule(1),
        acting(c.EXTRACTORS_1, c.PURCHASE_OR_TRANSPORT, modules=[(RED, JAM, 0)]),
        [EXECUTE[Tile.PURCHASE_OR_TRANSPORT], TransportModule(JAM + 1)],
    ),
    Case(
        "not-discovered",
        "MET-4.12",
        LayModule(3),
        acting(c.EXTRACTORS_1, c.PURCHASE_OR_TRANSPORT, line="Alpha Beta ? ? ? ? omega", modules=[(RED, JAM, 0)]),
        [EXECUTE[Tile.PURCHASE_OR_TRANSPORT], TransportModule(JAM + 1)],
    ),
    Case(
        "not-acquirable",
        "MET-8.1",
        AcquireModule("signal_jam"),
        holding(c.ACQUIRE_MODULE, modules=[(RED, JAM, 0)], edition=DE),  # it is at the ship already
        [UseCard("acquire_module")],
    ),
    Case(
        "not-acquirable",
        "MET-8.1",
        AcquireModule(JAM + 1),
        holding(c.ACQUIRE_MODULE, modules=[(BLUE, JAM, 0)]),
        [UseCard(c.ACQUIRE_MODULE + 1)],
    ),
    # -- Cards
    Case(
        "rerun-move",
        "MET-C26",
        RerunSubroutine(Tile.MOVE_BY_2),
        holding(c.ROLLBACK, round=8, spent=((1, c.EXTRACTORS_1), (1,))),
        [UseCard(c.ROLLBACK + 1)],
    ),
    Case(
        "rerun-not-spent",
        "MET-C26",
        RerunSubroutine(Tile.EXTRACTORS_3),
        holding(c.ROLLBACK, round=8, spent=((1, c.EXTRACTORS_1), (1,))),
        [UseCard(c.ROLLBACK + 1)],
    ),
    Case(
        "nothing-to-mine",
        "MET-4.32",
        RerunSubroutine(Tile.DEEP_MINING),
        holding(c.ROLLBACK, round=8, spent=((1, c.EXTRACTORS_1, c.DEEP_MINING), (1,))),
        [UseCard(c.ROLLBACK + 1)],
    ),
    Case(
        "not-discovered",
        "MET-4.12",
        AimCard(3),
        holding(c.EMERGENCY_DROP, line="Alpha Beta ? ? ? ? omega"),
        [UseCard(c.EMERGENCY_DROP + 1)],
    ),
    Case(
        "no-extractor", "MET-4.21", AimCard(1), holding(c.EMERGENCY_DROP, red=full()), [UseCard(c.EMERGENCY_DROP + 1)]
    ),
    Case(
        "force-shield",
        "MET-8.2",
        AimCard(1),
        holding(c.SABOTAGE, blue={0: 2, 1: 1}, modules=[(BLUE, SHIELD, 0)]),
        [UseCard(c.SABOTAGE + 1)],
    ),
    Case(
        "no-extractor-there", "MET-C21", AimCard(3), holding(c.SABOTAGE, blue={0: 2, 1: 1}), [UseCard(c.SABOTAGE + 1)]
    ),
    Case("aim-idle", "MET-C24", AimCard(1), audited(), [UseCard(c.TAX_AUDIT + 1)]),
]
