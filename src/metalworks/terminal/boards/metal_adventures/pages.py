"""The pages of the board: what is decided where, and which page a moment calls for."""

from __future__ import annotations

from enum import StrEnum

from metalworks.contract.types import Action, Role
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.view import MetalAdventuresView, Phase
from metalworks.games.metal_adventures.view_battle import HelperOdds
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metal_adventures import cards
from metalworks.terminal.boards.metal_adventures.cards import view_of
from metalworks.terminal.boards.metal_adventures.form import Begin, form_of
from metalworks.terminal.boards.metal_adventures.rows import Row, chosen
from metalworks.terminal.boards.metal_adventures.signs import percent
from metalworks.terminal.scene import Scene


class Page(StrEnum):
    """By the key that opens it."""

    SPACE = "s"
    CAPTAINS = "c"
    TOUR = "t"
    BATTLE = "b"
    DEALS = "d"


PAGES = tuple(Page)

# Everywhere but between actions a moment is decided on one page.
_OF_PHASE = {
    Phase.CHANCE: Page.SPACE,
    Phase.CHOOSING: Page.CAPTAINS,
    Phase.RESTING: Page.CAPTAINS,
    Phase.RESTING_PURCHASE: Page.SPACE,
    Phase.KEEPING: Page.CAPTAINS,
    Phase.PAYING: Page.CAPTAINS,
    Phase.PAYING_TROPHY: Page.CAPTAINS,
    Phase.CHOICE: Page.SPACE,
    Phase.TARGETING: Page.SPACE,
    Phase.ALLYING: Page.BATTLE,
    Phase.GATHERING: Page.BATTLE,
    Phase.HELPING: Page.BATTLE,
    Phase.WORD: Page.BATTLE,
    Phase.DECLARING: Page.BATTLE,
    Phase.DECLARING_CARDS: Page.BATTLE,
    Phase.ROLLED: Page.BATTLE,
    Phase.SPOILS: Page.BATTLE,
    Phase.ROOM: Page.CAPTAINS,
    Phase.SETTLING: Page.DEALS,
    Phase.TERMS: Page.DEALS,
    Phase.PICKING: Page.DEALS,
    Phase.ANSWERING: Page.DEALS,
    Phase.CALLING: Page.DEALS,
    Phase.OVER: Page.CAPTAINS,
}
_BETWEEN_ACTIONS: dict[type[Action], Page] = {
    acts.Tour: Page.TOUR,
    acts.Reveal: Page.CAPTAINS,
    acts.HoldBack: Page.CAPTAINS,
    acts.Discard: Page.CAPTAINS,
    acts.UseCard: Page.CAPTAINS,
    acts.OpenDeal: Page.DEALS,
    acts.CallForOffers: Page.DEALS,
    acts.TakeOffer: Page.DEALS,
    acts.KeepPromise: Page.DEALS,
    acts.WithdrawOffer: Page.DEALS,
}
# What ends a moment, by the key `e`.
_ENDINGS = (acts.EndTurn, acts.Done, acts.GoAlone, acts.KeepFaktorBack, acts.Pass, acts.DropOffer, acts.Forgo)


def page_of(scene: Scene) -> Page:
    """Where what is decided now is decided."""
    view = view_of(scene)
    if form_of(scene) is not None:
        return Page.DEALS
    if scene.role is Role.MAY:
        return home(view, scene.legal[0])
    return _OF_PHASE.get(view.phase, Page.SPACE)


def home(view: MetalAdventuresView, action: Action) -> Page:
    """The page that an action is on."""
    if isinstance(action, acts.Reveal | acts.HoldBack | acts.WithdrawOffer):
        return _BETWEEN_ACTIONS[type(action)]
    return _OF_PHASE.get(view.phase) or _BETWEEN_ACTIONS.get(type(action), Page.SPACE)


def here(scene: Scene, page: Page) -> list[Action]:
    """The legal actions of a page."""
    view = view_of(scene)
    return [action for action in scene.legal if home(view, action) is page]


def is_mine_between_actions(scene: Scene) -> bool:
    return scene.role is Role.MUST and view_of(scene).phase is Phase.MENU


def ending(scene: Scene) -> Action:
    """What `e` does: end the turn, or whatever is going on."""
    return next((action for action in scene.legal if isinstance(action, _ENDINGS)), acts.EndTurn())


def is_ending(choice: Choice | None) -> bool:
    return isinstance(choice, _ENDINGS)


def entry(scene: Scene, action: Action) -> Row:
    """An action as a row: in words, with the chance it leaves, and with what its card says."""
    choice: Choice = action
    view = view_of(scene)
    if isinstance(action, acts.OpenDeal):
        choice = Begin(action.other)
    elif isinstance(action, acts.CounterOffer) and view.goods:
        choice = Begin(view.goods[0].other, counter=True)
    return chosen(scene.say(action), choice, about(scene, action), chance_of(scene, action) or _help(scene, action))


def _help(scene: Scene, action: Action) -> str:
    """What a captain would bring to the battle, and the chance then: alone, and with that captain's die."""
    other = action.other if isinstance(action, acts.OpenDeal) else None
    helper = next((one for one in helpers(scene) if one.other == other), None)
    if helper is None:
        return ""
    parts = [f"+{helper.lends}", percent(helper.odds)]
    if helper.faktor is not None:
        parts += [scene.texts("adventures-target-heads").split("|")[3], percent(helper.faktor)]
    return " ".join(parts)


def helpers(scene: Scene) -> list[HelperOdds]:
    """The captains whom the viewer may win as allies now, with what they would change."""
    battle = view_of(scene).battle
    return [] if battle is None else [one for one in battle.helpers if one.principal == scene.viewer]


def entries(scene: Scene, page: Page, *, but: tuple[type[Action], ...] = ()) -> list[Row]:
    """The actions of a page that have no row of their own there; what ends the moment comes last."""
    found = [action for action in here(scene, page) if not isinstance(action, but)]
    return [entry(scene, action) for action in sorted(found, key=is_ending)]


def chance_of(scene: Scene, action: Action) -> str:
    """The viewer's chance in the battle after one of their choices, where it makes a difference."""
    battle = view_of(scene).battle
    if battle is None:
        return ""
    tag, card = action.__struct_config__.tag, getattr(action, "improvement", None)
    odds = next((one.odds for one in battle.choices if one.action == tag and one.improvement == card), None)
    return "" if odds is None else percent(odds)


def about(scene: Scene, action: Action) -> str:
    """What is printed on the card that an action is about, or what the action is for."""
    match action:
        case acts.Tour(number=number):
            return scene.texts(f"tour-{number}-help")
        case acts.TakeJudgment():
            return scene.texts("term-judgment-help")
        case acts.PayBrotherhood():
            return scene.texts("term-brotherhood-help")
        case acts.CommitFaktor() | acts.KeepFaktorBack():
            return scene.texts("term-metal-faktor-help")
        case acts.BetrayAttacker() | acts.StandBy():
            return scene.texts("term-betrayal-help")
        case acts.BreakPromise() | acts.KeepPromise():
            return scene.texts("term-promise-help")
    for kind, words in _CARDS.items():
        card = getattr(action, kind, None)
        if isinstance(card, int):
            return words(scene, card)
    return ""


_CARDS = {"ship": cards.ship_words, "trophy": cards.trophy_words, "improvement": cards.improvement_words}
