/** What an event does on the board while it is told: things fly, numbers rise, seals are pressed, cards held up. */
import type { Account, Event, PromiseEnd } from '../../generated/metal_adventures';
import type { Sign } from './art/signs';

/** A place on the screen: `data-spot` of a piece, or of a captain's panel. */
export type Spot = string;
/** What becomes of a promise, as its seal shows it. */
export type Wax = 'sealed' | 'kept' | 'broken' | 'cold';

export type Effect =
  | { kind: 'fly'; from: Spot; to: Spot; sign: Sign; number: number }
  | { kind: 'float'; at: Spot; sign: Sign; text: string; tone: 'good' | 'bad' | 'plain' }
  | { kind: 'flash'; at: Spot }
  | { kind: 'seal'; at: Spot; seat: number; wax: Wax }
  | { kind: 'show'; what: 'incident' | 'trophy'; card: number; seat: number | null }
  | { kind: 'say'; key: string; seat: number; other: number | null; grave?: boolean }; // grave: over a scene too

const seat = (number: number): Spot => `seat:${number}`;
const account = (name: Account): Spot => (name === 'pot' ? 'pot' : name === 'bank' ? 'market' : `place:${name}`);
const fly = (from: Spot, to: Spot, sign: Sign, number = 1): Effect => ({ kind: 'fly', from, to, sign, number });
const flash = (at: Spot): Effect => ({ kind: 'flash', at });
const say = (key: string, by: number, other: number | null = null): Effect => ({ kind: 'say', key, seat: by, other });
const rise = (at: number, sign: Sign, text: string, tone: 'good' | 'bad' | 'plain' = 'plain'): Effect => ({ kind: 'float', at: seat(at), sign, text, tone });
const seal = (by: number, wax: Wax): Effect => ({ kind: 'seal', at: seat(by), seat: by, wax });

/** The causes and reasons of what a battle brings: its scene tells them. */
const OF_BATTLE = new Set<string>(['ship', 'treasure', 'pot', 'betrayal', 'battle', 'plunder']);
const WAX: Record<PromiseEnd, Wax> = { kept: 'kept', broken: 'broken', lapsed: 'cold', released: 'cold', void: 'cold' };

type Kind = Event['event'];
type Of<K extends Kind> = Extract<Event, { event: K }>;
type Motion<K extends Kind> = (event: Of<K>, inScene: boolean) => Effect[];

const lights = (event: { seat: number }): Effect[] => [flash(seat(event.seat))];
const hand = (): Effect[] => [flash('hand')];

/** Every event with its motion, or with the reason why it has none of its own here. */
export const MOTIONS: { [K in Kind]: Motion<K> | string } = {
  first_player_drawn: (event) => [say('first', event.seat)],
  turn_begun: (event) => [say('turn', event.seat)],
  turn_ended: 'the turn that begins is said',
  base_dealt: lights,
  travelled: lights,
  choice_made: lights,
  gathering_passed: lights,
  went_alone: lights,
  trophies_dealt: hand,
  trophy_seen: hand,
  trophy_held: hand,
  trophies_drawn: (event) => [fly('trophies', seat(event.seat), 'trophy', event.number)],
  trophy_kept: lights,
  trophy_put_under: (event) => [fly(seat(event.seat), 'trophies', 'trophy')],
  trophy_revealed: (event) => [{ kind: 'show', what: 'trophy', card: event.trophy, seat: event.seat }],
  trophy_claimed: (event) => [rise(event.maker, 'trophy', '?')],
  rested: (event) => [rise(event.seat, 'rest', '')],
  brotherhood_spared: (event) => [rise(event.seat, 'flag', '', 'good')],
  credits_paid: (event) => [fly(seat(event.seat), account(event.account), 'credit', event.number)],
  credits_received: (event, inScene) => (inScene && OF_BATTLE.has(event.cause) ? [] : [fly(account(event.account), seat(event.seat), 'credit', event.number)]),
  credits_given: (event) => [fly(seat(event.seat), seat(event.other), 'credit', event.number)],
  treasure_filled: (event) => [fly('market', account(event.account), 'credit', event.number)],
  judgment_taken: (event) => (event.number ? [rise(event.seat, 'judg', `+${event.number}`, 'bad')] : []),
  judgment_cancelled: (event) => [rise(event.seat, 'judg', `−${event.number}`, 'good')],
  damage_taken: (event, inScene) => (event.number && !(inScene && OF_BATTLE.has(event.reason)) ? [rise(event.seat, 'dmg', `+${event.number}`, 'bad')] : []),
  repaired: (event) => [rise(event.seat, 'dmg', `−${event.number}`, 'good')],
  glory_earned: (event, inScene) => (inScene && OF_BATTLE.has(event.reason) ? [] : [rise(event.seat, 'glory', `+${event.number}`, 'good')]),
  faktor_turned: (event) => (event.face ? [] : [rise(event.seat, 'check', '', 'good')]),
  ship_turned_up: () => [flash('deck')],
  incident_struck: (event) => (event.acts ? [{ kind: 'show', what: 'incident', card: event.incident, seat: null }] : [flash('deck')]),
  ship_taken_on: (event) => [flash(`ship:${event.ship}`)],
  hunters_returned: (event) => [fly('space', 'deck', 'hunter', event.ships.length)],
  ships_adrift: (event) => [fly('space', 'karokum', 'wreck', event.ships.length)],
  ship_gone: () => [flash('deck')],
  planet_raided: (event) => [say('raid', event.seat), flash(`place:${event.planet}`)],
  challenge_made: (event) => [say('challenge', event.seat, event.other)],
  no_ship_found: (event) => [say('no-ship', event.seat)],
  ally_joined: (event) => [fly(seat(event.ally), seat(event.other), 'ally')],
  word_given: (event) => [rise(event.ally, 'check', '', 'good')],
  attacker_betrayed: (event) => [{ kind: 'say', key: 'betrayed', seat: event.traitor, other: event.other, grave: true }, rise(event.traitor, 'dagger', '', 'bad')],
  faktor_declared: 'the die comes into the scene of the battle, or stays where it is',
  card_used: (event) => [fly(seat(event.seat), 'bazaar', 'support')],
  card_aimed: (event) => [fly(seat(event.seat), seat(event.other), 'support')],
  die_rolled: 'it rolls in the scene of the battle',
  faktor_rolled: 'it rolls in the scene of the battle',
  die_rolled_again: 'it rolls in the scene of the battle',
  battle_decided: 'the scene of the battle slams the score down, and a ship is hit',
  ship_won: (event, inScene) => (inScene ? [] : [fly('karokum', seat(event.seat), 'wreck')]),
  wreck_taken: (event, inScene) => (inScene ? [] : [fly('karokum', seat(event.seat), 'wreck')]),
  support_taken: (event, inScene) => (inScene ? [] : [fly('bazaar', seat(event.seat), 'support')]),
  reward_forgone: (event) => [rise(event.seat, 'x', '')],
  credits_plundered: 'the credits that are given fly',
  improvement_plundered: (event) => [fly(seat(event.other), seat(event.seat), 'tool')],
  wrecks_plundered: (event) => [flash(seat(event.other))], // they go one by one
  wreck_plundered: (event, inScene) => (inScene ? [] : [fly(seat(event.other), seat(event.seat), 'wreck')]),
  wreck_seen: 'told to one captain alone, in the log',
  deal_opened: (event) => [fly(seat(event.maker), seat(event.other), 'quill')],
  offers_called: (event) => [say('call', event.seat), ...event.called.map((one) => flash(seat(one)))],
  offer_made: (event) => [fly(seat(event.maker), seat(event.other), 'quill')],
  offer_declined: (event) => [rise(event.other, 'x', '', 'bad')],
  offer_ended: (event) => [flash(seat(event.maker))],
  deal_sealed: (event) => [say('sealed', event.maker, event.other), seal(event.maker, 'sealed'), seal(event.other, 'sealed')],
  improvement_given: (event) => [fly(seat(event.seat), seat(event.other), 'tool')],
  wreck_given: (event) => [fly(seat(event.seat), seat(event.other), 'wreck')],
  trophy_given: (event) => [fly(seat(event.seat), seat(event.other), 'trophy')],
  promise_made: (event) => [fly(seat(event.promiser), seat(event.promisee), 'quill')],
  promise_ended: (event) => [seal(event.promiser, WAX[event.how])],
  promises_bound: (event) => [rise(event.seat, 'lock', ''), rise(event.other, 'lock', '')],
  help_called: (event) => [fly(seat(event.seat), seat(event.promiser), 'ally')],
  tour_action_taken: (event) => [flash(`tour:${event.number}`)],
  wreck_paid: (event) => [rise(event.seat, 'wreck', '−1')],
  wreck_swapped: (event) => [fly(seat(event.seat), 'karokum', 'wreck'), fly('karokum', seat(event.seat), 'wreck')],
  improvement_bought: (event) => [fly('market', seat(event.seat), 'tool')],
  improvement_discarded: (event) => [fly(seat(event.seat), 'bazaar', 'tool')],
  market_filled: (event) => [flash(`slot:${event.slot}`)],
  market_renewed: () => [flash('market')],
  game_ended: () => [flash('deck')],
  step_undone: 'the board is simply as it was',
};

export function effectsOf(event: Event, inScene: boolean): Effect[] {
  const motion = MOTIONS[event.event] as Motion<Kind> | string;
  return typeof motion === 'string' ? [] : motion(event, inScene);
}
