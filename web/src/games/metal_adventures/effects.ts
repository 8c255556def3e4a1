/** What an event does on the board while it is told: things fly, numbers rise, cards are held up, pieces light up. */
import type { Account, Event } from '../../generated/metal_adventures';
import type { Sign } from './art/signs';

/** A place on the screen: `data-spot` of a piece, or of a captain's panel. */
export type Spot = string;

export type Effect =
  | { kind: 'fly'; from: Spot; to: Spot; sign: Sign; number: number }
  | { kind: 'float'; at: Spot; sign: Sign; text: string; tone: 'good' | 'bad' | 'plain' }
  | { kind: 'flash'; at: Spot }
  | { kind: 'show'; what: 'incident' | 'trophy'; card: number; seat: number | null }
  | { kind: 'say'; key: string; seat: number; other: number | null };

const seat = (number: number): Spot => `seat:${number}`;
const account = (name: Account): Spot => (name === 'pot' ? 'pot' : name === 'bank' ? 'market' : `place:${name}`);
const fly = (from: Spot, to: Spot, sign: Sign, number = 1): Effect => ({ kind: 'fly', from, to, sign, number });
const flash = (at: Spot): Effect => ({ kind: 'flash', at });
const say = (key: string, by: number, other: number | null = null): Effect => ({ kind: 'say', key, seat: by, other });
const rise = (at: number, sign: Sign, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): Effect => ({ kind: 'float', at: seat(at), sign, text, tone });

/** The causes and reasons of what a battle brings: its scene tells them. */
const OF_BATTLE = new Set<string>(['ship', 'treasure', 'pot', 'betrayal', 'battle', 'plunder']);

export function effectsOf(event: Event, inScene: boolean): Effect[] {
  switch (event.event) {
    case 'first_player_drawn':
      return [say('first', event.seat)];
    case 'turn_begun':
      return [say('turn', event.seat)];
    case 'base_dealt':
    case 'travelled':
    case 'choice_made':
    case 'gathering_passed':
    case 'went_alone':
      return [flash(seat(event.seat))];
    case 'trophies_dealt':
    case 'trophy_seen':
    case 'trophy_held':
      return [flash('hand')];
    case 'trophies_drawn':
      return [fly('trophies', seat(event.seat), 'trophy', event.number)];
    case 'trophy_kept':
      return [flash(seat(event.seat))];
    case 'trophy_put_under':
      return [fly(seat(event.seat), 'trophies', 'trophy')];
    case 'rested':
      return [rise(event.seat, 'rest', '')];
    case 'brotherhood_spared':
      return [rise(event.seat, 'flag', '', 'good')];
    case 'credits_paid':
      return [fly(seat(event.seat), account(event.account), 'credit', event.number)];
    case 'credits_received':
      return inScene && OF_BATTLE.has(event.cause) ? [] : [fly(account(event.account), seat(event.seat), 'credit', event.number)];
    case 'credits_given':
      return [fly(seat(event.seat), seat(event.other), 'credit', event.number)];
    case 'treasure_filled':
      return [fly('market', account(event.account), 'credit', event.number)];
    case 'judgment_taken':
      return event.number ? [rise(event.seat, 'judg', `+${event.number}`, 'bad')] : [];
    case 'judgment_cancelled':
      return [rise(event.seat, 'judg', `−${event.number}`, 'good')];
    case 'damage_taken':
      return event.number && !(inScene && OF_BATTLE.has(event.reason)) ? [rise(event.seat, 'dmg', `+${event.number}`, 'bad')] : [];
    case 'repaired':
      return [rise(event.seat, 'dmg', `−${event.number}`, 'good')];
    case 'glory_earned':
      return inScene && OF_BATTLE.has(event.reason) ? [] : [rise(event.seat, 'glory', `+${event.number}`, 'good')];
    case 'faktor_turned':
      return event.face ? [] : [rise(event.seat, 'check', '', 'good')];
    case 'ship_turned_up':
      return [flash('deck')];
    case 'incident_struck':
      return event.acts ? [{ kind: 'show', what: 'incident', card: event.incident, seat: null }] : [flash('deck')];
    case 'ship_taken_on':
      return [flash(`ship:${event.ship}`)];
    case 'hunters_returned':
      return [fly('space', 'deck', 'hunter', event.ships.length)];
    case 'ships_adrift':
      return [fly('space', 'karokum', 'wreck', event.ships.length)];
    case 'ship_gone':
      return [];
    case 'planet_raided':
      return [say('raid', event.seat), flash(`place:${event.planet}`)];
    case 'challenge_made':
      return [say('challenge', event.seat, event.other)];
    case 'no_ship_found':
      return [say('no-ship', event.seat)];
    case 'ship_won':
    case 'wreck_taken':
      return inScene ? [] : [fly('karokum', seat(event.seat), 'wreck')];
    case 'support_taken':
      return inScene ? [] : [fly('bazaar', seat(event.seat), 'support')];
    case 'card_used':
      return [fly(seat(event.seat), 'bazaar', 'support')];
    case 'card_aimed':
      return [fly(seat(event.seat), seat(event.other), 'support')];
    case 'deal_opened':
      return [fly(seat(event.maker), seat(event.other), 'quill')];
    case 'offers_called':
      return [say('call', event.seat), ...event.called.map((one) => flash(seat(one)))];
    case 'offer_made':
      return [fly(seat(event.maker), seat(event.other), 'quill')];
    case 'offer_declined':
      return [rise(event.other, 'x', '', 'bad')];
    case 'offer_ended':
      return [flash(seat(event.maker))];
    case 'deal_sealed':
      return [say('sealed', event.maker, event.other), flash(seat(event.maker)), flash(seat(event.other))];
    case 'improvement_given':
    case 'improvement_plundered':
      return [fly(seat(event.event === 'improvement_given' ? event.seat : event.other), seat(event.event === 'improvement_given' ? event.other : event.seat), 'tool')];
    case 'wreck_given':
      return [fly(seat(event.seat), seat(event.other), 'wreck')];
    case 'trophy_given':
      return [fly(seat(event.seat), seat(event.other), 'trophy')];
    case 'wrecks_plundered':
      return inScene ? [] : [fly(seat(event.other), seat(event.seat), 'wreck', event.number)];
    case 'promise_made':
      return [fly(seat(event.promiser), seat(event.promisee), 'quill')];
    case 'promise_ended':
      return [rise(event.promiser, event.how === 'kept' ? 'check' : event.how === 'broken' ? 'x' : 'quill', '', event.how === 'kept' ? 'good' : event.how === 'broken' ? 'bad' : 'plain')];
    case 'promises_bound':
      return [rise(event.seat, 'lock', ''), rise(event.other, 'lock', '')];
    case 'help_called':
      return [fly(seat(event.seat), seat(event.promiser), 'ally')];
    case 'tour_action_taken':
      return [flash(`tour:${event.number}`)];
    case 'wreck_paid':
      return [rise(event.seat, 'wreck', '−1')];
    case 'wreck_swapped':
      return [fly(seat(event.seat), 'karokum', 'wreck'), fly('karokum', seat(event.seat), 'wreck')];
    case 'trophy_revealed':
      return [{ kind: 'show', what: 'trophy', card: event.trophy, seat: event.seat }];
    case 'improvement_bought':
      return [fly('market', seat(event.seat), 'tool')];
    case 'improvement_discarded':
      return [fly(seat(event.seat), 'bazaar', 'tool')];
    case 'market_filled':
      return [flash(`slot:${event.slot}`)];
    case 'market_renewed':
      return [flash('market')];
    case 'game_ended':
      return [flash('deck')];
    default:
      return []; // steps of a battle, which its scene tells; drafts, which the deal page shows; ends of turns
  }
}
