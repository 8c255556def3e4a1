/**
 * A battle as it is told: who fights whom, what was rolled, how it ended and what each captain took away. The view forgets a
 * battle once it is over; the story keeps it until the eyes have seen it.
 */
import type { BattleView, Event, MetalAdventuresView, Planet, SumPart } from '../../../generated/metal_adventures';
import type { Sign } from '../art/signs';

/** What a captain took away from a battle. */
export interface Spoil {
  seat: number;
  kind: 'credits' | 'glory' | 'wreck' | 'support' | 'improvement' | 'repair' | 'damage' | 'judgment' | 'faktor' | 'kept' | 'broken' | 'void' | 'forgone';
  number: number;
  other: number | null; // from whom, or to whom
  card: number | null; // a ship or an improvement
  after?: number; // of damage: what the wheel showed then
}

export interface Story {
  number: number; // of the battle, as the view counts; 0: the view never told
  attacker: number;
  ship: number | null;
  planet: Planet | null;
  other: number | null;
  attackers: readonly number[];
  defenders: readonly number[];
  traitor: number | null;
  decided: { attack: number; defence: number; won: boolean; parts: readonly SumPart[] } | null;
  faces: { orange: number | null; gray: number | null; faktor: Readonly<Record<number, number>> };
  spoils: readonly Spoil[];
  rolls: number; // how often dice were thrown: each throw is shown once
  over: boolean; // the view has no battle any more
}

const NO_FACES = { orange: null, gray: null, faktor: {} };

function begun(attacker: number, target: Partial<Pick<Story, 'ship' | 'planet' | 'other'>>): Story {
  const { ship = null, planet = null, other = null } = target;
  return {
    number: 0,
    attacker,
    ship,
    planet,
    other,
    attackers: [attacker],
    defenders: other === null ? [] : [other],
    traitor: null,
    decided: null,
    faces: NO_FACES,
    spoils: [],
    rolls: 0,
    over: false,
  };
}

const spoil = (kind: Spoil['kind'], seat: number, more: Partial<Spoil> = {}): Spoil => ({ kind, seat, number: 1, other: null, card: null, ...more });

/** What an event brings to a captain, once the battle is decided. */
function spoilOf(event: Event): Spoil | null {
  switch (event.event) {
    case 'credits_received':
      return event.number && ['ship', 'treasure', 'pot', 'betrayal'].includes(event.cause) ? spoil('credits', event.seat, { number: event.number }) : null;
    case 'credits_given':
      return ['plunder', 'promise'].includes(event.cause) ? spoil('credits', event.other, { number: event.number, other: event.seat }) : null;
    case 'glory_earned':
      return event.reason === 'battle' && event.number ? spoil('glory', event.seat, { number: event.number }) : null;
    case 'repaired':
      return event.reason === 'battle' && event.number ? spoil('repair', event.seat, { number: event.number }) : null;
    case 'damage_taken':
      return event.reason === 'battle' ? spoil('damage', event.seat, { number: event.number }) : null;
    case 'judgment_taken':
      return ['betrayal', 'broken_word'].includes(event.reason) ? spoil('judgment', event.seat, { number: event.number }) : null;
    case 'faktor_turned':
      return event.reason === 'battle' ? spoil('faktor', event.seat, { number: event.face }) : null;
    case 'ship_won':
    case 'wreck_taken':
      return spoil('wreck', event.seat, { card: event.ship });
    case 'wreck_given':
      return spoil('wreck', event.other, { other: event.seat, card: event.ship ?? null });
    case 'wreck_plundered':
      return spoil('wreck', event.seat, { other: event.other, card: event.ship ?? null });
    case 'support_taken':
      return spoil('support', event.seat, { card: event.improvement });
    case 'improvement_plundered':
      return spoil('improvement', event.seat, { card: event.improvement, other: event.other });
    case 'improvement_given':
      return spoil('improvement', event.other, { card: event.improvement, other: event.seat });
    case 'reward_forgone':
      return spoil('forgone', event.seat);
    case 'promise_ended':
      return event.how === 'kept' || event.how === 'broken' || event.how === 'void' ? spoil(event.how, event.promiser, { other: event.promisee }) : null;
    default:
      return null;
  }
}

function tell(story: Story | null, event: Event): Story | null {
  switch (event.event) {
    case 'ship_taken_on':
      return begun(event.seat, { ship: event.ship });
    case 'planet_raided':
      return begun(event.seat, { planet: event.planet });
    case 'challenge_made':
      return begun(event.seat, { other: event.other });
    case 'no_ship_found':
      return null;
  }
  if (!story) return null;
  switch (event.event) {
    case 'ally_joined': {
      const attacks = story.attackers.includes(event.other);
      return attacks ? { ...story, attackers: [...story.attackers, event.ally] } : { ...story, defenders: [...story.defenders, event.ally] };
    }
    case 'attacker_betrayed':
      return {
        ...story,
        traitor: event.traitor,
        attackers: story.attackers.filter((seat) => seat !== event.traitor),
        defenders: [...story.defenders, event.traitor],
      };
    case 'die_rolled':
      return { ...story, faces: { ...story.faces, [event.die]: event.face }, rolls: story.rolls + 1 };
    case 'faktor_rolled':
      return { ...story, faces: { ...story.faces, faktor: { ...story.faces.faktor, [event.seat]: event.face } } };
    case 'battle_decided': {
      const { attack, defence, won, parts } = event;
      return { ...story, decided: { attack, defence, won, parts } };
    }
  }
  if (event.event === 'turn_ended' || event.event === 'turn_begun') return story;
  const early = event.event === 'judgment_taken' && event.reason === 'betrayal'; // before the dice are rolled
  const brought = (story.decided || early) && !story.over ? spoilOf(event) : null;
  return brought ? { ...story, spoils: [...story.spoils, brought] } : story;
}

/** What the view says of the battle counts; the events have only told the way there. */
function joined(story: Story | null, battle: BattleView, attacker: number): Story {
  const same = story && (story.number === 0 || story.number === battle.number) ? story : begun(attacker, battle);
  return {
    ...same,
    number: battle.number,
    attacker,
    ship: battle.ship,
    planet: battle.planet,
    other: battle.other,
    attackers: battle.attackers,
    defenders: battle.defenders,
    traitor: battle.traitor,
    faces: { orange: battle.orange, gray: battle.gray, faktor: Object.fromEntries(battle.rolled) },
  };
}

const hasTarget = (battle: BattleView | null): battle is BattleView => battle !== null && (battle.ship !== null || battle.planet !== null || battle.other !== null);

/** Phases of a battle whose dice lie. */
const AFTER = new Set<MetalAdventuresView['phase']>(['spoils', 'settling', 'room']);

/** How it ended, for whoever has not heard it told: after a reload or a jump the view knows it too. */
function ended(story: Story, battle: BattleView, phase: MetalAdventuresView['phase']): Story {
  if (story.decided || !AFTER.has(phase) || battle.orange === null || battle.gray === null) return story;
  const { attack, defence, parts } = battle;
  return { ...story, decided: { attack, defence, parts, won: attack >= defence } };
}

/** Where the wheel of damage stopped: it may have been turned back before anybody looks. */
function counted(story: Story | null, view: MetalAdventuresView): Story | null {
  if (!story?.spoils.some(({ kind, after }) => kind === 'damage' && after === undefined)) return story;
  return { ...story, spoils: story.spoils.map((one) => (one.kind === 'damage' ? { ...one, after: one.after ?? view.captains[one.seat]!.damage } : one)) };
}

/** The story after a batch of events and the view behind them; a jump has no events, and what was told is over. */
export function follow(story: Story | null, view: MetalAdventuresView, events: readonly Event[]): Story | null {
  const told = counted(events.reduce(tell, story), view);
  if (hasTarget(view.battle)) return ended(joined(told, view.battle, view.active), view.battle, view.phase);
  if (!told?.decided || !events.length) return null;
  return { ...told, over: true };
}

export const SIGN_OF: Record<Spoil['kind'], Sign> = {
  credits: 'credit',
  glory: 'glory',
  wreck: 'wreck',
  support: 'support',
  improvement: 'weapon',
  repair: 'tool',
  damage: 'dmg',
  judgment: 'judg',
  faktor: 'power',
  kept: 'check',
  broken: 'dagger',
  void: 'x',
  forgone: 'x',
};
