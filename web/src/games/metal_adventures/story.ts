/** Events of Metal Adventures as lines of the log, and the pieces that they are about. */
import type { Event } from '../../generated/metal_adventures';
import type { LogLine, Piece, Seat, Sound, Translate } from '../board';
import { say } from '../words';
import type { Sheet } from './model';

interface Teller {
  sheet: Sheet;
  seats: readonly Seat[];
  t: Translate;
}

const QUIET = new Set<Event['event']>([
  'market_filled', 'trophies_drawn', 'trophy_kept', 'trophy_put_under', 'trophy_seen', 'trophies_dealt', 'base_dealt',
  'faktor_turned', 'step_undone', 'wreck_seen', 'treasure_filled', 'gathering_passed', 'went_alone', 'trophy_held',
]); // prettier-ignore
const GOOD = new Set<Event['event']>(['deal_sealed', 'repaired', 'judgment_cancelled', 'ally_joined', 'word_given']);
const BAD = new Set<Event['event']>(['damage_taken', 'judgment_taken', 'attacker_betrayed', 'ship_gone']);
const SCORE = new Set<Event['event']>(['glory_earned', 'trophy_revealed']);
/** What is told by the event beside it, or by the turn that begins. */
const UNTOLD = new Set<Event['event']>(['turn_ended', 'travelled']);

function toneOf(event: Event): LogLine['tone'] {
  if (event.event === 'promise_ended') return event.how === 'kept' ? 'good' : event.how === 'broken' ? 'bad' : 'quiet';
  if (event.event === 'battle_decided') return event.won ? 'good' : 'bad';
  if (SCORE.has(event.event)) return 'score';
  if (GOOD.has(event.event)) return 'good';
  if (BAD.has(event.event)) return 'bad';
  return QUIET.has(event.event) ? 'quiet' : undefined;
}

/** Whose line it is: of whoever decided it, else of whom it befell. */
function whose(event: Event): number | null {
  const decided = actorOf(event);
  if (decided !== null) return decided;
  for (const field of ['seat', 'maker', 'promiser', 'ally', 'traitor'] as const) {
    const value: unknown = (event as unknown as Record<string, unknown>)[field];
    if (typeof value === 'number') return value;
  }
  return null;
}

export function piecesIn(thing: object): Piece[] {
  const fields = thing as Record<string, unknown>;
  const found: Piece[] = [];
  for (const kind of ['ship', 'improvement', 'trophy']) if (typeof fields[kind] === 'number') found.push(`${kind}:${fields[kind]}`);
  if (Array.isArray(fields.ships)) found.push(...fields.ships.map((ship) => `ship:${ship}`));
  if (typeof fields.planet === 'string') found.push(`place:${fields.planet}`);
  for (const kind of ['other', 'ally', 'traitor', 'promisee']) if (typeof fields[kind] === 'number') found.push(`seat:${fields[kind]}`);
  if (fields.account === 'pot') found.push('place:pot');
  else if (typeof fields.account === 'string' && fields.account !== 'bank') found.push(`place:${fields.account}`);
  if ((fields.event === 'tour_action_taken' || fields.action === 'tour') && typeof fields.number === 'number') found.push(`tour:${fields.number}`);
  return found;
}

export function story(events: readonly Event[], { sheet, seats, t }: Teller): LogLine[] {
  const names = seats.map(({ name }) => `**${name}**`);
  return events.flatMap((event): LogLine[] => {
    if (UNTOLD.has(event.event)) return [];
    if (event.event === 'wreck_plundered' && event.ship == null) return []; // how many are plundered was said; which, is not ours to know
    if (event.event === 'turn_begun') return [{ seat: event.seat, text: t('mad-log-turn', { turn: event.turn, name: seats[event.seat]?.name ?? '' }), pieces: [], heading: true }];
    if (event.event === 'step_undone') return [{ seat: event.seat, text: t('mad-log-undone', { name: names[event.seat] ?? '' }), pieces: [], tone: 'quiet' }];
    return [{ seat: whose(event), text: say(event, names, t, { sheet }), pieces: piecesIn(event), tone: toneOf(event) }];
  });
}

/** What is heard of an event; of some there is nothing to hear, and the reason is said. */
export const SOUNDS: Record<Event['event'], Sound | `silent: ${string}`> = {
  // A turn and the way through it
  first_player_drawn: 'reveal',
  turn_begun: 'turn',
  turn_ended: 'silent: the turn that begins is heard',
  travelled: 'fly',
  rested: 'slide',
  brotherhood_spared: 'slide',
  choice_made: 'commit',
  tour_action_taken: 'lay',
  game_ended: 'end',
  step_undone: 'slide',
  // Cards
  base_dealt: 'draw',
  trophies_dealt: 'draw',
  trophies_drawn: 'draw',
  trophy_seen: 'draw',
  trophy_kept: 'lay',
  trophy_put_under: 'slide',
  trophy_held: 'slide',
  trophy_revealed: 'reveal',
  trophy_claimed: 'slide',
  trophy_given: 'slide',
  ship_turned_up: 'draw',
  incident_struck: 'reveal',
  hunters_returned: 'slide',
  ships_adrift: 'slide',
  ship_gone: 'slide',
  market_filled: 'draw',
  market_renewed: 'draw',
  improvement_bought: 'lay',
  improvement_given: 'slide',
  improvement_discarded: 'slide',
  improvement_plundered: 'slide',
  wreck_taken: 'slide',
  wreck_seen: 'draw',
  wreck_given: 'slide',
  wreck_paid: 'slide',
  wreck_swapped: 'slide',
  wreck_plundered: 'slide',
  // What is counted
  credits_paid: 'coin',
  credits_received: 'coin',
  credits_given: 'coin',
  credits_plundered: 'silent: the credits that are given are heard',
  treasure_filled: 'coin',
  glory_earned: 'score',
  judgment_taken: 'refuse',
  judgment_cancelled: 'slide',
  damage_taken: 'refuse',
  repaired: 'slide',
  // Battles
  ship_taken_on: 'commit',
  planet_raided: 'commit',
  challenge_made: 'commit',
  no_ship_found: 'refuse',
  went_alone: 'commit',
  gathering_passed: 'slide',
  ally_joined: 'commit',
  word_given: 'commit',
  attacker_betrayed: 'reveal',
  faktor_declared: 'lay',
  faktor_turned: 'slide',
  card_used: 'fly',
  card_aimed: 'fly',
  die_rolled: 'roll',
  faktor_rolled: 'roll',
  die_rolled_again: 'roll',
  battle_decided: 'reveal',
  ship_won: 'slide',
  support_taken: 'slide',
  reward_forgone: 'slide',
  wrecks_plundered: 'commit',
  // Deals
  deal_opened: 'silent: the offer that comes of it is heard',
  offers_called: 'turn',
  offer_made: 'slide',
  offer_declined: 'refuse',
  offer_ended: 'silent: what ended it is heard',
  deal_sealed: 'commit',
  promise_made: 'silent: the seal under it is heard',
  promise_ended: 'commit',
  promises_bound: 'commit',
  help_called: 'turn',
};

/** The events that are somebody's decision, and which of their fields names whose; all others come of one. */
const DECIDER: Partial<Record<Event['event'], string>> = {
  ...Object.fromEntries(
    ([
      'turn_begun', 'travelled', 'rested', 'trophy_revealed', 'trophy_held', 'trophy_kept', 'trophy_put_under', 'choice_made', 'ship_taken_on',
      'planet_raided', 'challenge_made', 'went_alone', 'gathering_passed', 'faktor_declared', 'card_used', 'card_aimed', 'support_taken',
      'wreck_taken', 'reward_forgone', 'credits_plundered', 'improvement_plundered', 'wrecks_plundered', 'wreck_plundered', 'offers_called',
      'help_called', 'tour_action_taken', 'improvement_bought', 'improvement_discarded', 'step_undone',
    ] as const).map((event) => [event, 'seat']),
  ),
  deal_opened: 'maker',
  offer_made: 'maker',
  trophy_claimed: 'maker',
  offer_declined: 'other',
  deal_sealed: 'other',
  ally_joined: 'ally',
  word_given: 'ally',
  attacker_betrayed: 'traitor',
  promise_ended: 'promiser',
}; // prettier-ignore

/** Who decided on an event; null: it came of what was decided before. */
export function actorOf(event: Event): number | null {
  const brotherhood = (event.event === 'credits_paid' && event.cause === 'brotherhood') || (event.event === 'judgment_taken' && event.reason === 'brotherhood');
  const field = brotherhood ? 'seat' : DECIDER[event.event];
  return field === undefined ? null : (event as unknown as Record<string, number>)[field]!;
}

export function soundOf(event: Event): Sound | null {
  if (event.event === 'promise_ended' && event.how !== 'kept') return event.how === 'broken' ? 'refuse' : 'slide';
  const heard = SOUNDS[event.event];
  return heard.startsWith('silent') ? null : (heard as Sound);
}
