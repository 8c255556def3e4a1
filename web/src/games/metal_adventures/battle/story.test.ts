import { describe, expect, it } from 'vitest';
import type { BattleView, Event, MetalAdventuresView } from '../../../generated/metal_adventures';
import { follow, type Story } from './story';

const battle = (more: Partial<BattleView> = {}): BattleView => ({
  number: 4, kind: 'space', attackers: [1], defenders: [], parts: [], attack: 0, defence: 0, orange: null, gray: null,
  committed: [], rolled: [], pledged: [], odds: 500, choices: [], helpers: [], ship: 15, planet: null, other: null, ally: null,
  traitor: null, ...more,
}); // prettier-ignore
const view = (present: BattleView | null): MetalAdventuresView => ({ active: 1, battle: present }) as MetalAdventuresView;
const END: Event[] = [
  { event: 'die_rolled', die: 'orange', face: 4 },
  { event: 'die_rolled', die: 'gray', face: 5 },
  { event: 'battle_decided', attack: 19, defence: 18, won: true, parts: [] },
  { event: 'ship_won', seat: 1, ship: 15 },
  { event: 'credits_received', seat: 1, account: 'bank', number: 3, cause: 'ship' },
  { event: 'credits_given', seat: 1, other: 0, number: 2, cause: 'promise' },
];

describe('a battle as it is told', () => {
  it('is kept after the view has forgotten it', () => {
    const begun = follow(null, view(battle()), [{ event: 'ship_taken_on', seat: 1, ship: 15 }])!;
    expect(begun).toMatchObject({ number: 4, attacker: 1, ship: 15, over: false });
    const ended = follow(begun, view(null), END)!;
    expect(ended).toMatchObject({ over: true, rolls: 2, faces: { orange: 4, gray: 5 }, decided: { won: true } });
    expect(ended.spoils.map(({ kind, seat, number, other }) => [kind, seat, number, other])).toEqual([
      ['wreck', 1, 1, null],
      ['credits', 1, 3, null],
      ['credits', 0, 2, 1],
    ]);
    // What comes later in the turn is none of its spoils; after a jump nothing is told any more.
    const later: Event[] = [{ event: 'credits_received', seat: 1, account: 'bank', number: 4, cause: 'ship' }];
    expect(follow(ended, view(null), later)!.spoils).toHaveLength(3);
    expect(follow(ended, view(null), [])).toBeNull();
  });

  it('has its end from the view where nobody told it, as after a reload', () => {
    const after = { ...view(battle({ orange: 4, gray: 5, attack: 19, defence: 18 })), phase: 'spoils' } as MetalAdventuresView;
    expect(follow(null, after, [])!.decided).toEqual({ attack: 19, defence: 18, won: true, parts: [] });
    const before = { ...after, battle: battle({ attack: 15, defence: 13 }), phase: 'settling' } as MetalAdventuresView; // no dice yet
    expect(follow(null, before, [])!.decided).toBeNull();
  });

  it('counts plundered wrecks one by one, named for those who may know', () => {
    const duel = follow(null, view(battle({ ship: null, other: 2 })), [{ event: 'challenge_made', seat: 1, other: 2 }, END[2]!])!;
    const wreck = (ship: number | null): Event => ({ event: 'wreck_plundered', seat: 1, other: 2, ship });
    const told = (ship: number | null) => follow(duel, view(null), [{ event: 'wrecks_plundered', seat: 1, other: 2, number: 2 }, wreck(ship), wreck(ship)])!;
    for (const ship of [7, null]) expect(told(ship).spoils).toEqual(Array(2).fill({ kind: 'wreck', seat: 1, number: 1, other: 2, card: ship }));
  });

  it('may begin and end within one message', () => {
    const whole = follow(null, view(null), [{ event: 'challenge_made', seat: 1, other: 2 }, ...END.slice(0, 3)])!;
    expect(whole).toMatchObject({ attacker: 1, other: 2, defenders: [2], over: true });
  });

  it('follows a traitor to the other side', () => {
    const allied = follow(null, view(battle({ attackers: [1, 3], ally: 3 })), [])!;
    const told = follow(allied, view(battle({ attackers: [1], defenders: [3], traitor: 3 })), [{ event: 'attacker_betrayed', traitor: 3, other: 1 }]) as Story;
    expect(told).toMatchObject({ attackers: [1], defenders: [3], traitor: 3 });
  });

  it('keeps what a betrayal cost, and where the wheel of damage stopped', () => {
    const at = (damage: number) => ({ ...view(null), captains: [{}, { damage }, {}, {}] }) as unknown as MetalAdventuresView;
    const allied = follow(null, view(battle({ attackers: [1, 3], ally: 3 })), [])!;
    const lost = follow(allied, at(2), [
      { event: 'attacker_betrayed', traitor: 3, other: 1 },
      { event: 'judgment_taken', seat: 3, number: 1, reason: 'betrayal' },
      { event: 'battle_decided', attack: 13, defence: 17, won: false, parts: [] },
      { event: 'damage_taken', seat: 1, number: 1, reason: 'battle' },
    ])!;
    expect(lost.spoils).toMatchObject([{ kind: 'judgment', seat: 3 }, { kind: 'damage', seat: 1, number: 1, after: 2 }]);
    expect(follow(lost, at(0), [{ event: 'repaired', seat: 1, number: 2, reason: 'tour' } as Event])!.spoils).toEqual(lost.spoils);
  });

  it('knows nothing of a battle without a target', () => {
    expect(follow(null, view(battle({ ship: null })), [{ event: 'ship_turned_up', ship: 3 }])).toBeNull();
    expect(follow(null, view(null), [{ event: 'no_ship_found', seat: 1 }])).toBeNull();
  });
});
