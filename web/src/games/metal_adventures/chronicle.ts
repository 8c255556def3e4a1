/** What a finished game says about its captains: where their glory came from, what they did, and the medal each deserves. */
import type { Frame } from '../board';
import type { Event, Sheet, View } from './model';

export const SOURCES = ['ships', 'challenges', 'trophies', 'tour'] as const;
export type Source = (typeof SOURCES)[number];

/** Glory of a captain at the end of a turn, by where it came from; judgment takes away from it. */
export type Glory = Record<Source, number> & { judgment: number };

/** What a captain did in the whole game. */
export interface Deeds {
  battlesWon: number; // own ones: ships, planets, challenges made
  battlesLost: number;
  duelsWon: number; // challenges, made or met
  raids: number;
  hunters: number;
  giant: number; // the power of the strongest ship beaten
  alone: number; // own battles won without an ally
  helped: number; // battles of others, to the end
  betrayals: number;
  deals: number;
  kept: number;
  broken: number;
  trophies: number;
  tour: number;
  fury: number; // Metal Faktor dice rolled
  damage: number;
}

export interface Chronicle {
  turns: readonly number[];
  glory: readonly (readonly Glory[])[]; // by seat, then by turn
  deeds: readonly Deeds[];
}

const NO_DEEDS: Deeds = {
  battlesWon: 0, battlesLost: 0, duelsWon: 0, raids: 0, hunters: 0, giant: 0, alone: 0, helped: 0, betrayals: 0, deals: 0, kept: 0,
  broken: 0, trophies: 0, tour: 0, fury: 0, damage: 0,
}; // prettier-ignore
const NO_GLORY: Glory = { ships: 0, challenges: 0, trophies: 0, tour: 0, judgment: 0 };

/** What was not taken back: an undo takes away the last step of its seat. */
function standing(frames: readonly Frame<View, Event>[]): Frame<View, Event>[] {
  const kept: Frame<View, Event>[] = [];
  for (const frame of frames) {
    const undone = frame.events.find((event) => event.event === 'step_undone');
    if (!undone) kept.push(frame);
    else kept.splice(kept.findLastIndex(({ seat }) => seat === undone.seat), 1);
  }
  return kept;
}

interface Battle {
  attacker: number;
  ship: number | null;
  planet: boolean;
  other: number | null; // the challenged
  allies: Set<number>; // of whom none has turned traitor
}

export function chronicle(frames: readonly Frame<View, Event>[], sheet: Sheet): Chronicle {
  const seats = frames[0]?.view.captains.length ?? 0;
  const deeds = Array.from({ length: seats }, () => ({ ...NO_DEEDS }));
  const now = Array.from({ length: seats }, () => ({ ...NO_GLORY }));
  const glory: Glory[][] = now.map(() => []);
  const turns: number[] = [];
  let battle: Battle | null = null;

  function decided({ attacker, ship, planet, other, allies }: Battle, won: boolean): void {
    const own = deeds[attacker]!;
    if (won) own.battlesWon += 1;
    else own.battlesLost += 1;
    if (other !== null) deeds[won ? attacker : other]!.duelsWon += 1;
    for (const ally of allies) deeds[ally]!.helped += 1;
    if (!won) return;
    if (planet) own.raids += 1;
    if (!allies.size) own.alone += 1;
    const beaten = ship === null ? undefined : sheet.ships[ship - 1];
    if (beaten?.hunter) own.hunters += 1;
    if (beaten) own.giant = Math.max(own.giant, beaten.power);
  }

  function see(event: Event): void {
    const begin = (attacker: number, fields: Partial<Battle>) => (battle = { attacker, ship: null, planet: false, other: null, allies: new Set(), ...fields });
    switch (event.event) {
      case 'ship_taken_on':
        begin(event.seat, { ship: event.ship });
        break;
      case 'planet_raided':
        begin(event.seat, { planet: true });
        break;
      case 'challenge_made':
        begin(event.seat, { other: event.other });
        break;
      case 'ally_joined':
        battle?.allies.add(event.ally);
        break;
      case 'attacker_betrayed':
        battle?.allies.delete(event.traitor);
        deeds[event.traitor]!.betrayals += 1;
        break;
      case 'battle_decided':
        if (battle) decided(battle, event.won);
        break;
      case 'glory_earned': {
        const source: Source = event.reason === 'trophy' ? 'trophies' : event.reason === 'tour' ? 'tour' : battle?.other != null ? 'challenges' : 'ships';
        now[event.seat]![source] += event.number;
        break;
      }
      case 'judgment_taken':
        now[event.seat]!.judgment += event.number;
        break;
      case 'judgment_cancelled':
        now[event.seat]!.judgment -= event.number;
        break;
      case 'deal_sealed':
        deeds[event.maker]!.deals += 1;
        deeds[event.other]!.deals += 1;
        break;
      case 'promise_ended':
        if (event.how === 'kept') deeds[event.promiser]!.kept += 1;
        if (event.how === 'broken') deeds[event.promiser]!.broken += 1;
        break;
      case 'trophy_revealed':
        deeds[event.seat]!.trophies += 1;
        break;
      case 'tour_action_taken':
        deeds[event.seat]!.tour += 1;
        break;
      case 'faktor_rolled':
        deeds[event.seat]!.fury += 1;
        break;
      case 'damage_taken':
        deeds[event.seat]!.damage += event.number;
        break;
    }
  }

  const told = standing(frames);
  told.forEach(({ events, view }, at) => {
    events.forEach(see);
    if (told[at + 1]?.view.turn === view.turn) return;
    turns.push(view.turn);
    now.forEach((one, seat) => glory[seat]!.push({ ...one }));
  });
  return { turns, glory, deeds };
}

/** Whoever begins in the middle, from a position, has earned before what no event tells. */
export const total = (glory: Glory): number => SOURCES.reduce((sum, source) => sum + glory[source], 0) - glory.judgment;

// -- medals ---------------------------------------------------------------------------------------------

export const MEDALS = [
  'word', 'traitor', 'duel', 'hunter', 'raid', 'trophies', 'ally', 'deals', 'alone', 'giant', 'broken', 'fury', 'damage', 'tour',
  'voyage',
] as const; // prettier-ignore
export type Medal = (typeof MEDALS)[number];

/** How much of it a captain did; 0: no claim. What is rare weighs more than what everybody does. */
const CLAIMS: Record<Exclude<Medal, 'voyage'>, { weight: number; of: (deeds: Deeds) => number }> = {
  word: { weight: 1.3, of: ({ kept, broken, betrayals }) => (broken || betrayals ? 0 : kept) },
  traitor: { weight: 1.4, of: ({ betrayals }) => betrayals },
  duel: { weight: 1.2, of: ({ duelsWon }) => duelsWon },
  hunter: { weight: 1.2, of: ({ hunters }) => hunters },
  raid: { weight: 1.1, of: ({ raids }) => raids },
  trophies: { weight: 1.1, of: ({ trophies }) => trophies },
  ally: { weight: 1.1, of: ({ helped }) => helped },
  deals: { weight: 1, of: ({ deals }) => deals },
  alone: { weight: 0.9, of: ({ alone }) => alone },
  giant: { weight: 0.9, of: ({ giant }) => giant },
  broken: { weight: 1.2, of: ({ broken }) => broken },
  fury: { weight: 0.8, of: ({ fury }) => fury },
  damage: { weight: 0.75, of: ({ damage }) => damage },
  tour: { weight: 0.7, of: ({ tour }) => tour },
};

export interface Awarded {
  medal: Medal;
  number: number; // how often, or how much
}

/**
 * A medal for each captain, no two alike: whoever has the largest share of something gets the medal for it, the most telling
 * first. Who did nothing that others did not do more of is honoured for the next best; who did nothing at all for the voyage.
 */
export function medals(deeds: readonly Deeds[]): Awarded[] {
  const claims = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).flatMap((medal) => {
    const { weight, of } = CLAIMS[medal];
    const numbers = deeds.map(of);
    const all = numbers.reduce((sum, number) => sum + number, 0);
    return numbers.flatMap((number, seat) => (number ? [{ medal, seat, number, claim: (weight * number) / all }] : []));
  });
  const found: (Awarded | undefined)[] = deeds.map(() => undefined);
  const given = new Set<Medal>();
  for (const { medal, seat, number } of claims.sort((a, b) => b.claim - a.claim)) {
    if (found[seat] || given.has(medal)) continue;
    found[seat] = { medal, number };
    given.add(medal);
  }
  return found.map((one) => one ?? { medal: 'voyage', number: 0 });
}
