"""Metal Adventures as a game in progress: the kernel's contract, answered by the chapters."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.battles import (
    battle_card_reason,
    declare_faktor,
    go_on_with_battle,
    roll_die,
    roll_metal_faktor,
    take_on,
    take_on_reason,
    turn_up,
    use_battle_card,
    use_rolled_card,
)
from metalworks.games.metal_adventures.rules.betrayal import betray, betray_reason, stand_by
from metalworks.games.metal_adventures.rules.candidates import worth_trying
from metalworks.games.metal_adventures.rules.challenge import (
    apply_gathering,
    gathering_actions,
    gathering_reason,
    has_gathering_choice,
    pass_gathering,
)
from metalworks.games.metal_adventures.rules.components import (
    ACCEPT,
    ADD_TERM,
    ALLYING,
    ANSWERING,
    ATTACK_VIA_KAROKUM,
    BASE,
    BASE_DEALING,
    BATTLE,
    BETRAY_ATTACKER,
    BREAK,
    BUY,
    CALL_FOR_OFFERS,
    CALL_HELP,
    CALLING,
    CHOICE,
    CHOOSE,
    CHOOSING,
    CLAIM,
    COMMIT_FAKTOR,
    COUNTER,
    DECLARING,
    DECLINE,
    DECLINE_REASONS,
    DIE_ROLLING,
    DISCARD,
    DONE,
    DROP,
    ENDING,
    FAKTOR_ROLLING,
    FORGO,
    GAME_OVER,
    GATHERING,
    GIFT,
    GIVING,
    GO_ALONE,
    HAND,
    HELPING,
    HOLD_BACK,
    IMPROVEMENT_DRAWING,
    INCIDENT,
    JOIN,
    KEEP,
    KEEP_FAKTOR_BACK,
    KEEP_TROPHY,
    KEEPING,
    KINDS,
    LAST_AUTOMATIC_STEP,
    LAST_CHANCE_STEP,
    MARKET_FILLING,
    MENU,
    NEGOTIATION,
    NO_CARD,
    OPEN_DEAL,
    PASS,
    PAY_TROPHY,
    PAY_WRECK,
    PAYING,
    PAYING_TROPHY,
    PICK,
    PICKING,
    PICKS_LEFT,
    PUT_UNDER,
    RESTING,
    REVEAL,
    ROLLED,
    ROOM,
    SETTLEMENT,
    SETTLING,
    SPACE_DRAWING,
    SPOILS,
    STAGE_RESULT,
    STAND_BY,
    TAKE,
    TAKE_OFFER,
    TAKE_ON,
    TAKE_WRECK,
    TARGETING,
    TERMS,
    TOUR,
    TROPHIES_DRAWING,
    TROPHY_DRAWING,
    USE_CARD,
    WENT_ALONE,
    WITHDRAW,
    WORD,
    Table,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import BATTLE as BATTLE_MOMENT
from metalworks.games.metal_adventures.rules.content import ROLLED as ROLLED_MOMENT
from metalworks.games.metal_adventures.rules.content import TROPHIES, Content
from metalworks.games.metal_adventures.rules.deals import (
    TROPHY_GOES,
    accept,
    accept_reason,
    answer_call,
    call_for_offers,
    call_reason,
    can_counter,
    counter,
    decline,
    drop,
    end_allying,
    go_on_picking,
    go_on_with_draft,
    lapse_broken,
    lapse_of,
    open_deal,
    open_reason,
    pass_call,
    take_offer_reason,
    withdraw,
    withdraw_reason,
)
from metalworks.games.metal_adventures.rules.events import choice_actions, choice_reason, choose, go_on_with_incident
from metalworks.games.metal_adventures.rules.faktor import can_commit
from metalworks.games.metal_adventures.rules.hidden import observe
from metalworks.games.metal_adventures.rules.improvements import (
    cards_of_moment,
    draw_improvement,
    fill_market,
    improvement_outcomes,
)
from metalworks.games.metal_adventures.rules.ledger import promise_count
from metalworks.games.metal_adventures.rules.offers import (
    apply_draft,
    draft_actions,
    draft_reason,
    pick_actions,
    pick_reason,
    tidy_slots,
)
from metalworks.games.metal_adventures.rules.promises import (
    answer_help,
    break_promise,
    give,
    help_reason,
    join_reason,
    keep_promise,
    make_room,
    pick_gift,
    room_actions,
    room_reason,
    settle,
)
from metalworks.games.metal_adventures.rules.promises import call_help as call_for_help
from metalworks.games.metal_adventures.rules.promises import keep_reason as keep_promise_reason
from metalworks.games.metal_adventures.rules.reasons import (
    CHANCE_FIRST,
    DIE_NOT_BLANK,
    GAME_IS_OVER,
    NO_COUNTER_LEFT,
    NO_DEAL_NOW,
    NOT_NOW,
    NOT_YOUR_DECISION,
    NOTHING_LIKE_IT,
)
from metalworks.games.metal_adventures.rules.resampling import draw_again
from metalworks.games.metal_adventures.rules.setup import (
    base_outcomes,
    choose_reason,
    choose_trophy,
    choosing,
    deal,
    deal_base,
    draw_first,
    lay_out,
)
from metalworks.games.metal_adventures.rules.space import space_outcomes
from metalworks.games.metal_adventures.rules.spoils import apply_spoils, decide_battle, spoils_actions, spoils_reason
from metalworks.games.metal_adventures.rules.tour import pay_trophy, pay_trophy_reason, pay_wreck, pay_wreck_reason
from metalworks.games.metal_adventures.rules.trophies import (
    draw_next_trophy,
    draw_trophy,
    hold_back,
    hold_reason,
    keep_reason,
    keep_trophy,
    reveal,
    reveal_reason,
    trophy_outcomes,
)
from metalworks.games.metal_adventures.rules.turn import (
    apply_menu,
    apply_resting,
    end_turn,
    has_resting_choice,
    menu_actions,
    menu_reason,
    resting_actions,
    resting_reason,
    winners,
)
from metalworks.kernel.fields import Reader, Writer
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, NO_ACTION, OVER, POSSIBLE, State


class MetalAdventures(Table):
    """A game of Metal Adventures in progress."""

    def copy(self) -> State:
        other = MetalAdventures(self.content, self.seats, self.hunters)
        other.copy_from(self)
        return other

    # -- who is waited for ---------------------------------------------------------------------

    def waiting(self) -> i64:
        step = self.step()
        if step <= LAST_CHANCE_STEP:
            return CHANCE
        if step == GAME_OVER:
            return OVER
        if step == CHOOSING:
            return choosing(self)
        if step == CALLING:
            return self.argument(0)
        return 1 << self.who()

    def silence(self, seat: i64) -> i64:
        """MAD-7.28: what stands for the answer of a captain who is only asked in another's turn."""
        step = self.step()
        if step == CHOOSING or seat == self.active or step <= LAST_CHANCE_STEP or step == GAME_OVER:
            return NO_ACTION
        if (self.waiting() >> seat) & 1 == 0:
            return NO_ACTION
        if step == ANSWERING:
            return DECLINE * BASE
        if step == CALLING or step == TERMS:
            slot = seat if step == CALLING else NEGOTIATION
            if self.offer[slot] == PICKS_LEFT:
                return pick_actions(self, slot, 0)[0]
            return PASS * BASE if step == CALLING else DROP * BASE
        if step == GATHERING:
            return PASS * BASE
        if step == HELPING:
            return JOIN * BASE if join_reason(self, seat) == POSSIBLE else BREAK * BASE
        if step == WORD:
            return STAND_BY * BASE
        if step == DECLARING:
            return KEEP_FAKTOR_BACK * BASE if self.argument(0) == 0 else DONE * BASE
        if step == ROLLED:
            return DONE * BASE
        if step == SETTLING:
            return KEEP * BASE if keep_promise_reason(self, self.argument(0)) == POSSIBLE else BREAK * BASE
        if step == ROOM:
            return FORGO * BASE
        return self.legal(seat)[0]  # the first choice of an event, the first card that fits

    # -- what may be done ----------------------------------------------------------------------

    def codes(self) -> i64:
        return KINDS * BASE

    def reason(self, seat: i64, action: i64) -> i64:
        step = self.step()
        if step == GAME_OVER:
            return GAME_IS_OVER
        if step <= LAST_CHANCE_STEP:
            return CHANCE_FIRST
        kind = action // BASE
        argument = action % BASE
        if argument != 0 and not takes_argument(kind):
            return NOTHING_LIKE_IT
        if kind == REVEAL or kind == HOLD_BACK:  # MAD-3.7: between actions, by anybody who may
            if step != MENU:
                return NOT_NOW
            return reveal_reason(self, seat, argument) if kind == REVEAL else hold_reason(self, seat, argument)
        if kind == WITHDRAW:
            return withdraw_reason(self, seat, step == MENU or step == ALLYING or step == CALLING)
        if (self.waiting() >> seat) & 1 == 0:
            return NOT_YOUR_DECISION
        if step == MENU:
            return menu_reason(self, seat, kind, argument)
        if kind == OPEN_DEAL and step != ALLYING and step != GATHERING:  # MAD-7.11
            return NO_DEAL_NOW
        if step == CHOOSING:
            return choose_reason(self, seat, argument) if kind == PUT_UNDER else NOT_NOW
        if step >= TERMS:
            return self.deal_reason(seat, step, kind, argument)
        if step >= TARGETING:
            return self.battle_reason(seat, step, kind, argument)
        return self.small_reason(seat, step, kind, argument)

    def small_reason(self, seat: i64, step: i64, kind: i64, argument: i64) -> i64:
        """Why not, within a rest, a draw, a payment or an event."""
        if step == RESTING:
            return resting_reason(self, seat, kind, argument)
        if step == KEEPING and kind == KEEP_TROPHY:
            return keep_reason(self, argument)
        if step == PAYING and kind == PAY_WRECK:
            return pay_wreck_reason(self, seat, argument)
        if step == PAYING_TROPHY and kind == PAY_TROPHY:
            return pay_trophy_reason(self, seat, argument)
        if step == CHOICE and kind == CHOOSE:
            return choice_reason(self, seat, argument)
        return NOT_NOW

    def battle_reason(self, seat: i64, step: i64, kind: i64, argument: i64) -> i64:
        """Why not, within a battle or a settlement."""
        if step == TARGETING:
            return take_on_reason(self, argument) if kind == TAKE_ON else NOT_NOW
        if step == ALLYING:
            return self.allying_reason(seat, kind, argument)
        if step == GATHERING:
            return gathering_reason(self, seat, kind, argument)
        if step == HELPING:
            if kind == JOIN:
                return join_reason(self, seat)
            return POSSIBLE if kind == BREAK else NOT_NOW
        if step == WORD:
            if kind == BETRAY_ATTACKER:
                return betray_reason(self)
            return POSSIBLE if kind == STAND_BY else NOT_NOW
        if step == DECLARING:
            if self.argument(0) == 0:
                if kind == COMMIT_FAKTOR:
                    return POSSIBLE if can_commit(self, seat) else DIE_NOT_BLANK
                return POSSIBLE if kind == KEEP_FAKTOR_BACK else NOT_NOW
            if kind == USE_CARD:
                return battle_card_reason(self, seat, argument, BATTLE_MOMENT)
            return POSSIBLE if kind == DONE else NOT_NOW
        if step == ROLLED:
            if kind == USE_CARD:
                return battle_card_reason(self, seat, argument, ROLLED_MOMENT)
            return POSSIBLE if kind == DONE else NOT_NOW
        if step == SPOILS:
            return spoils_reason(self, seat, kind, argument)
        if step == ROOM:
            return room_reason(self, seat, kind, argument)
        if kind == KEEP:
            return keep_promise_reason(self, self.argument(0))
        return POSSIBLE if kind == BREAK else NOT_NOW

    def allying_reason(self, seat: i64, kind: i64, argument: i64) -> i64:
        """MAD-5.5: one ally may be won, for a reward or none."""
        if kind == OPEN_DEAL:
            return open_reason(self, seat, argument)
        if kind == CALL_FOR_OFFERS:
            return call_reason(self)
        if kind == TAKE_OFFER:
            return take_offer_reason(self, argument)
        if kind == CALL_HELP:
            return help_reason(self, seat, argument)
        return POSSIBLE if kind == GO_ALONE else NOT_NOW

    def deal_reason(self, seat: i64, step: i64, kind: i64, argument: i64) -> i64:
        """Why not, within a negotiation."""
        if step == TERMS:
            if kind == DROP:
                return POSSIBLE if self.offer[NEGOTIATION] != PICKS_LEFT else NOT_NOW
            return draft_reason(self, NEGOTIATION, kind, argument)
        if step == CALLING:
            if kind == PASS:
                return POSSIBLE if self.offer[seat] != PICKS_LEFT else NOT_NOW
            return draft_reason(self, seat, kind, argument)
        if step == PICKING:
            return pick_reason(self, self.argument(0), self.argument(1), argument) if kind == PICK else NOT_NOW
        if kind == ACCEPT:
            return accept_reason(self, NEGOTIATION)
        if kind == DECLINE:
            return POSSIBLE if argument < DECLINE_REASONS else NOTHING_LIKE_IT
        if kind == COUNTER:
            return POSSIBLE if can_counter(self) else NO_COUNTER_LEFT
        return NOT_NOW

    def legal(self, seat: i64) -> vec[i64]:
        step = self.step()
        actions = vec[i64]()
        if step <= LAST_CHANCE_STEP or step == GAME_OVER:
            return actions
        waits = (self.waiting() >> seat) & 1 != 0
        if waits:
            actions = self.decisions(seat, step)
        if step == MENU:
            slot: i64
            for slot in range(HAND):
                trophy = self.hand[seat * HAND + slot]
                if trophy != NO_CARD and reveal_reason(self, seat, trophy) == POSSIBLE:
                    actions = append(actions, REVEAL * BASE + trophy)
                    if hold_reason(self, seat, trophy) == POSSIBLE:
                        actions = append(actions, HOLD_BACK * BASE + trophy)
        if len(self.offer) > 0 and self.reason(seat, WITHDRAW * BASE) == POSSIBLE:
            actions = append(actions, WITHDRAW * BASE)
        return actions

    def decisions(self, seat: i64, step: i64) -> vec[i64]:
        """What a seat that is waited for must choose from."""
        if step == MENU:
            return menu_actions(self, seat, vec[i64]())
        if step == TERMS:
            actions = draft_actions(self, NEGOTIATION)
            return actions if self.offer[NEGOTIATION] == PICKS_LEFT else append(actions, DROP * BASE)
        if step == CALLING:
            actions = draft_actions(self, seat)
            return actions if self.offer[seat] == PICKS_LEFT else append(actions, PASS * BASE)
        if step == PICKING:
            return pick_actions(self, self.argument(0), self.argument(1))
        if step == GATHERING:
            return gathering_actions(self, seat)
        if step == SPOILS:
            return spoils_actions(self, seat)
        if step == ROOM:
            return room_actions(self, seat)
        if step == RESTING:
            return resting_actions(self, seat)
        if step == CHOICE:
            return choice_actions(self, seat)
        return self.simple_decisions(seat, step)

    def simple_decisions(self, seat: i64, step: i64) -> vec[i64]:
        """Decisions with few codes: try them."""
        actions = vec[i64]()
        if step == TARGETING:
            return over_mask(actions, TAKE_ON, self.face_up)
        if step == PAYING:
            return self.tried_mask(seat, actions, PAY_WRECK, self.wrecks[seat])
        if step == CHOOSING or step == KEEPING or step == PAYING_TROPHY:
            kind: i64 = PUT_UNDER if step == CHOOSING else KEEP_TROPHY if step == KEEPING else PAY_TROPHY
            return self.tried_mask(seat, actions, kind, (1 << TROPHIES) - 1)
        if step == DECLARING or step == ROLLED:
            if step == DECLARING and self.argument(0) == 0:
                return vec[i64]([COMMIT_FAKTOR * BASE, KEEP_FAKTOR_BACK * BASE])
            cards = cards_of_moment(self, seat, BATTLE_MOMENT if step == DECLARING else ROLLED_MOMENT)
            while cards != 0:
                actions = append(actions, USE_CARD * BASE + lowest(cards) * 8 + 7)
                cards &= cards - 1
            return append(actions, DONE * BASE)
        if step == ALLYING:
            actions = self.tried(seat, actions, OPEN_DEAL, self.seats)
            actions = self.tried(seat, actions, CALL_FOR_OFFERS, 1)
            actions = self.tried(seat, actions, TAKE_OFFER, self.seats)
            actions = self.tried(seat, actions, CALL_HELP, promise_count(self))
            return append(actions, GO_ALONE * BASE)
        if step == ANSWERING:
            actions = self.tried(seat, actions, ACCEPT, 1)
            actions = self.tried(seat, actions, DECLINE, DECLINE_REASONS)
            return self.tried(seat, actions, COUNTER, 1)
        if step == WORD:
            actions = self.tried(seat, actions, STAND_BY, 1)
            return self.tried(seat, actions, BETRAY_ATTACKER, 1)
        actions = self.tried(seat, actions, JOIN, 1)
        actions = self.tried(seat, actions, KEEP, 1)
        return self.tried(seat, actions, BREAK, 1)

    def tried(self, seat: i64, actions: vec[i64], kind: i64, number: i64) -> vec[i64]:
        """The actions of a kind that have no reason against them."""
        argument: i64
        for argument in range(number):
            if self.reason(seat, kind * BASE + argument) == POSSIBLE:
                actions = append(actions, kind * BASE + argument)
        return actions

    def tried_mask(self, seat: i64, actions: vec[i64], kind: i64, cards: i64) -> vec[i64]:
        """The same for a set of cards."""
        while cards != 0:
            action = kind * BASE + lowest(cards)
            if self.reason(seat, action) == POSSIBLE:
                actions = append(actions, action)
            cards &= cards - 1
        return actions

    def candidates(self, seat: i64) -> vec[i64]:
        """What is worth a computer captain's time; whoever is not waited for has little to choose anyway."""
        actions = self.legal(seat)
        if len(actions) > 1 and (self.waiting() >> seat) & 1 != 0:
            return worth_trying(self, seat, self.step(), actions)
        return actions

    # -- doing it ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        kind = action // BASE
        argument = action % BASE
        step = self.step()
        before = self.waiting()
        if kind == REVEAL:
            self.epoch += 1
            reveal(self, seat, argument, 0)
            lapse_of(self, seat, TROPHY_GOES)
        elif kind == HOLD_BACK:
            hold_back(self, seat, argument)
        elif kind == WITHDRAW:
            withdraw(self, seat)
        elif step == MENU:
            apply_menu(self, seat, kind, argument)
        elif step == CHOOSING:
            choose_trophy(self, seat, argument)
        elif step >= TERMS:
            self.apply_deal(seat, step, kind, argument)
        elif step >= TARGETING:
            self.apply_battle(seat, step, kind, argument)
        else:
            self.apply_small(seat, step, kind, argument)
        self.advance()
        lapse_broken(self)
        tidy_slots(self)
        # Somebody else decides, or chance: undo ends here. At set-up it ends with the last choice, which nobody sees
        # before, even if whoever chose last is the first to decide.
        if self.step() != CHOOSING if step == CHOOSING else self.waiting() != before:
            self.epoch += 1

    def apply_small(self, seat: i64, step: i64, kind: i64, argument: i64) -> None:
        if step == RESTING:
            apply_resting(self, seat, kind, argument)
        elif step == KEEPING:
            keep_trophy(self, argument)
        elif step == PAYING:
            pay_wreck(self, seat, argument)
        elif step == PAYING_TROPHY:
            self.pop()
            pay_trophy(self, seat, argument)
        else:
            choose(self, seat, argument)

    def apply_battle(self, seat: i64, step: i64, kind: i64, argument: i64) -> None:
        if step == TARGETING:
            take_on(self, argument)
        elif step == ALLYING:
            self.apply_allying(seat, kind, argument)
        elif step == GATHERING:
            apply_gathering(self, seat, kind, argument)
        elif step == HELPING:
            answer_help(self, seat, kind == JOIN)
        elif step == WORD:
            if kind == BETRAY_ATTACKER:
                betray(self, seat)
            else:
                stand_by(self, seat)
        elif step == DECLARING:
            if kind == USE_CARD:
                use_battle_card(self, seat, argument // 8)
            elif kind == DONE:
                self.pop()
            else:
                declare_faktor(self, seat, kind == COMMIT_FAKTOR)
        elif step == ROLLED:
            if kind == USE_CARD:
                use_rolled_card(self, seat, argument // 8)
            else:
                self.pop()
        elif step == SPOILS:
            apply_spoils(self, seat, kind, argument)
        elif step == ROOM:
            make_room(self, seat, kind, argument)
        else:
            promise = self.argument(0)
            self.pop()
            if kind == KEEP:
                keep_promise(self, promise)
            else:
                break_promise(self, promise)

    def apply_allying(self, seat: i64, kind: i64, argument: i64) -> None:
        if kind == OPEN_DEAL:
            open_deal(self, seat, argument)
        elif kind == CALL_FOR_OFFERS:
            call_for_offers(self, seat)
        elif kind == TAKE_OFFER:
            accept(self, argument, seat)
        elif kind == CALL_HELP:
            call_for_help(self, seat, argument)
        else:
            self.note(WENT_ALONE, seat)
            end_allying(self)

    def apply_deal(self, seat: i64, step: i64, kind: i64, argument: i64) -> None:
        if step == TERMS:
            if kind == DROP:
                drop(self)
            else:
                apply_draft(self, NEGOTIATION, kind, argument)
                go_on_with_draft(self)
        elif step == CALLING:
            if kind == PASS:
                pass_call(self, seat)
            else:
                apply_draft(self, seat, kind, argument)
                answer_call(self, seat)
        elif step == PICKING:
            if self.argument(0) == GIFT:
                pick_gift(self, argument)
            else:
                go_on_picking(self, argument)
        elif kind == ACCEPT:
            self.pop()
            accept(self, NEGOTIATION, seat)
        elif kind == DECLINE:
            decline(self, argument)
        else:
            counter(self, seat)

    def advance(self) -> None:
        """Carry on with every step that needs neither a captain nor chance."""
        while True:
            step = self.step()
            if step == GATHERING and not has_gathering_choice(self):
                pass_gathering(self)
            elif step == RESTING and not has_resting_choice(self):
                self.pop()
            elif step <= LAST_CHANCE_STEP or step > LAST_AUTOMATIC_STEP:
                return
            elif step == BATTLE:
                if self.argument(0) == STAGE_RESULT:
                    decide_battle(self)
                else:
                    go_on_with_battle(self)
            elif step == SETTLEMENT:
                settle(self)
            elif step == GIVING:
                give(self)
            elif step == INCIDENT:
                go_on_with_incident(self)
            elif step == TROPHIES_DRAWING:
                draw_next_trophy(self)
            elif step == MARKET_FILLING:
                fill_market(self)
            elif step == ENDING:
                end_turn(self)
            else:
                deal(self)

    # -- chance --------------------------------------------------------------------------------

    def outcomes(self) -> vec[i64]:
        step = self.step()
        if step == SPACE_DRAWING:
            return space_outcomes(self)
        if step == DIE_ROLLING:
            return self.content.battle_weights[:]
        if step == FAKTOR_ROLLING:
            return self.content.faktor_weights[:]
        if step == TROPHY_DRAWING:
            return trophy_outcomes(self)
        if step == IMPROVEMENT_DRAWING:
            return improvement_outcomes(self)
        if step == BASE_DEALING:
            return base_outcomes(self)
        return vec[i64]([1] * self.seats)

    def resolve(self, outcome: i64) -> None:
        self.epoch += 1
        step = self.step()
        if step == SPACE_DRAWING:
            turn_up(self, outcome)
        elif step == DIE_ROLLING:
            roll_die(self, outcome)
        elif step == FAKTOR_ROLLING:
            roll_metal_faktor(self, outcome)
        elif step == TROPHY_DRAWING:
            draw_trophy(self, outcome)
        elif step == IMPROVEMENT_DRAWING:
            draw_improvement(self, outcome)
        elif step == BASE_DEALING:
            deal_base(self, outcome)
        else:
            draw_first(self, outcome)
        self.advance()
        tidy_slots(self)

    # -- the rest of the contract --------------------------------------------------------------

    def returns(self) -> list[float]:
        """MAD-4.5: one victory, shared."""
        best = winners(self)
        number = 0
        seat: i64
        for seat in range(self.seats):
            number += (best >> seat) & 1
        return [1.0 / number if (best >> seat) & 1 else 0.0 for seat in range(self.seats)]

    def resample(self, viewer: i64, rng: Rng) -> State:
        other = MetalAdventures(self.content, self.seats, self.hunters)
        other.copy_from(self)
        draw_again(other, viewer, rng)
        return other

    def observe(self, viewer: i64) -> vec[i64]:
        return observe(self, viewer)

    def to_bytes(self) -> bytes:
        writer = Writer()
        writer.data.extend(self.content.packed)
        writer.number(self.seats)
        writer.number(self.hunters)
        self.visit(writer)
        return writer.bytes()


def takes_argument(kind: i64) -> bool:
    """Whether an action of this kind names something."""
    return (
        kind == PUT_UNDER
        or ATTACK_VIA_KAROKUM <= kind <= TOUR
        or kind == REVEAL
        or kind == HOLD_BACK
        or kind == DISCARD
        or kind == USE_CARD
        or kind == OPEN_DEAL
        or TAKE_OFFER <= kind <= BUY
        or KEEP_TROPHY <= kind <= CALL_HELP
        or kind == TAKE
        or kind == TAKE_WRECK
        or kind == ADD_TERM
        or kind == CLAIM
        or kind == PICK
        or kind == DECLINE
    )


def over_mask(actions: vec[i64], kind: i64, cards: i64) -> vec[i64]:
    """An action of a kind for every card of a set."""
    while cards != 0:
        actions = append(actions, kind * BASE + lowest(cards))
        cards &= cards - 1
    return actions


def from_bytes(data: bytes) -> MetalAdventures:
    """Read back what `MetalAdventures.to_bytes` wrote."""
    reader = Reader(data)
    content = Content(
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
        reader.get_vec(),
    )
    seats = reader.number()
    state = MetalAdventures(content, seats, reader.number())
    state.visit(reader)
    return state


def new_game(content: Content, seats: i64, hunters: i64) -> MetalAdventures:
    """A game in which chance is about to name the first player."""
    state = MetalAdventures(content, seats, hunters)
    lay_out(state)
    state.advance()
    return state
