import { describe, expect, it } from 'vitest';
import type { Frame } from '../board';
import { chronicle, medals, total, type Deeds } from './chronicle';
import type { Event, Sheet, View } from './model';

const SHEET = { ships: [{ power: 9, hunter: false }, { power: 17, hunter: true }] } as unknown as Sheet;
const frame = (turn: number, seat: number | null, ...events: object[]): Frame<View, Event> => ({
  at: 0,
  seat,
  view: { turn, captains: [{}, {}, {}] } as unknown as View,
  events: events as Event[],
});

describe('the chronicle of a game', () => {
  const frames = [
    frame(1, 0, { event: 'ship_taken_on', seat: 0, ship: 2 }),
    frame(1, 1, { event: 'deal_sealed', maker: 0, other: 1 }, { event: 'ally_joined', ally: 1, other: 0, faktor: false }),
    frame(1, null, { event: 'battle_decided', won: true, attack: 20, defence: 19, parts: [] }, { event: 'glory_earned', seat: 0, number: 2, reason: 'battle' }),
    frame(1, 0, { event: 'promise_ended', how: 'kept', promiser: 0, promisee: 1, term: {} }),
    frame(2, 1, { event: 'challenge_made', seat: 1, other: 2 }),
    frame(2, null, { event: 'battle_decided', won: false, attack: 9, defence: 12, parts: [] }, { event: 'glory_earned', seat: 2, number: 1, reason: 'battle' }, { event: 'damage_taken', seat: 1, number: 1, reason: 'battle' }),
    frame(3, 2, { event: 'ship_taken_on', seat: 2, ship: 1 }, { event: 'ally_joined', ally: 0, other: 2, faktor: false }),
    frame(3, 0, { event: 'attacker_betrayed', traitor: 0, other: 2 }, { event: 'judgment_taken', seat: 0, number: 1, reason: 'betrayal' }),
    frame(3, null, { event: 'battle_decided', won: true, attack: 14, defence: 13, parts: [] }),
    frame(3, 2, { event: 'tour_action_taken', seat: 2, number: 2 }),
    frame(3, 2, { event: 'step_undone', seat: 2 }),
    frame(3, 2, { event: 'trophy_revealed', seat: 2, trophy: 1 }, { event: 'glory_earned', seat: 2, number: 2, reason: 'trophy' }),
  ];
  const { turns, glory, deeds } = chronicle(frames, SHEET);

  it('tells where glory came from, turn by turn', () => {
    expect(turns).toEqual([1, 2, 3]);
    expect(glory.map((one) => one.map(total))).toEqual([[2, 2, 1], [0, 0, 0], [0, 1, 3]]);
    expect(glory[0]!.at(-1)).toEqual({ ships: 2, challenges: 0, trophies: 0, tour: 0, judgment: 1 });
    expect(glory[2]!.at(-1)).toEqual({ ships: 0, challenges: 1, trophies: 2, tour: 0, judgment: 0 });
  });

  it('counts what each captain did, and nothing that was taken back', () => {
    expect(deeds[0]).toMatchObject({ battlesWon: 1, hunters: 1, giant: 17, alone: 0, betrayals: 1, deals: 1, kept: 1, helped: 0 });
    expect(deeds[1]).toMatchObject({ battlesLost: 1, helped: 1, deals: 1, damage: 1 });
    expect(deeds[2]).toMatchObject({ battlesWon: 1, duelsWon: 1, alone: 1, trophies: 1, tour: 0 });
  });

  it('gives each captain a medal of their own', () => {
    expect(medals(deeds).map(({ medal }) => medal)).toEqual(['traitor', 'ally', 'duel']);
  });
});

describe('medals', () => {
  const nobody: Deeds = {
    battlesWon: 0, battlesLost: 0, duelsWon: 0, raids: 0, hunters: 0, giant: 0, alone: 0, helped: 0, betrayals: 0, deals: 0, kept: 0,
    broken: 0, trophies: 0, tour: 0, fury: 0, damage: 0,
  }; // prettier-ignore
  const busy: Deeds = { ...nobody, deals: 4, kept: 2, trophies: 2, helped: 1, tour: 9, damage: 3, fury: 2, alone: 1, giant: 12 };

  it('differ, though six captains did the same', () => {
    expect(new Set(medals(Array(6).fill(busy)).map(({ medal }) => medal)).size).toBe(6);
  });
  it('honour a kept word, but not that of a traitor', () => {
    expect(medals([{ ...nobody, kept: 3 }, { ...nobody, kept: 3, betrayals: 1 }])).toEqual([
      { medal: 'word', number: 3 },
      { medal: 'traitor', number: 1 },
    ]);
  });
  it('are there for whoever did nothing at all', () => {
    expect(medals([nobody, busy])[0]).toEqual({ medal: 'voyage', number: 0 });
  });
});
