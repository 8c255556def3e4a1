import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event, TourAction, TourWay } from '../../generated/metal_adventures';
import { effectsOf, MOTIONS } from './effects';
import type { Model } from './model';
import { actorOf, piecesIn, soundOf, SOUNDS, story } from './story';
import { costsOf, openWays, skippedBy, whyClosed } from './tour';
import { percent, same } from './words';

const t = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;
const way = (number: number, more: Partial<TourWay['action']>, credits: number, wrecks = 0, open = true): TourWay => ({
  action: { action: 'tour', number, doubled: 0, improvement: null, nation: null, pay: null, ship: null, slot: null, wrecks, ...more },
  credits,
  wrecks,
  open,
  reason: open ? null : 'refused-tour-too-dear',
  rule: open ? null : 'MAD-6.2',
});
const action = (number: number, ways: TourWay[]): TourAction => {
  const open = ways.some((one) => one.open);
  return { number, ways, open, reason: open ? null : 'refused-tour-too-dear', rule: open ? null : 'MAD-6.2' };
};

describe('the tour on its strips', () => {
  const trophies = action(1, [way(1, { pay: 'credits' }, 2), way(1, { pay: 'trophy' }, 1)]);
  const purchase = action(6, [way(6, { slot: 1 }, 5), way(6, { slot: 2 }, 2), way(6, { slot: 3 }, 9, 0, false)]);

  it('shows what each open way asks for', () => {
    expect(costsOf(trophies)).toEqual([[{ number: 2, sign: 'credit' }], [{ number: 1, sign: 'trophy' }, { number: 1, sign: 'credit' }]]);
    expect(costsOf(purchase, true)).toEqual([[{ number: 2, sign: 'credit' }]]);
    expect(costsOf(action(2, [way(2, { pay: 'credits' }, 0)]))).toEqual([]);
  });

  it('shows the two ends of a mix', () => {
    const mix = action(10, [way(10, {}, 6, 0, false), way(10, {}, 5, 1), way(10, {}, 4, 2), way(10, {}, 3, 3)]);
    expect(costsOf(mix).map((parts) => parts.map((part) => part.number))).toEqual([[5, 1], [3, 3]]);
  });

  const model = { view: { tour: [trophies, action(2, [way(2, {}, 1)]), purchase], tour_at: 1 }, mine: { credits: 3 }, t, all: () => [trophies.ways[0]!.action] } as unknown as Model;

  it('says why a way is closed, in the words of the refusal and by its rule', () => {
    const why = whyClosed(purchase.ways[2]!, { ...model, t: (key: string, args?: object) => (key.startsWith('mad-why') ? key : t(key, args)) } as unknown as Model);
    expect(why.rule).toBe('MAD-6.2');
    expect(why.full).toBe('refused-tour-too-dear {"number":6,"last":1,"price":9,"wrecks":0,"credits":3}');
    expect(why.short).toBe(why.full); // where there is no shorter word
  });

  it('knows what is left behind', () => {
    expect(skippedBy(6, model)).toEqual([2]);
    expect(openWays(1, model)).toHaveLength(1);
    expect(openWays(6, model)).toHaveLength(0);
  });
});

describe('events', () => {
  it('fly, rise and light up where the pieces are', () => {
    expect(effectsOf({ event: 'credits_paid', seat: 1, account: 'pot', number: 2, cause: 'brotherhood' }, false)).toEqual([
      { kind: 'fly', from: 'seat:1', to: 'pot', sign: 'credit', number: 2 },
    ]);
    expect(effectsOf({ event: 'damage_taken', seat: 0, number: 0, reason: 'incident' }, false)).toEqual([]); // immune
    expect(effectsOf({ event: 'incident_struck', incident: 3, acts: true }, false)).toEqual([{ kind: 'show', what: 'incident', card: 3, seat: null }]);
  });

  it('each have a motion, or a reason to have none', () => {
    const schema = readFileSync(new URL('../../generated/metal_adventures.ts', import.meta.url), 'utf8');
    const kinds = [...schema.matchAll(/^ {2}event: '(\w+)';$/gm)].map((found) => found[1]!);
    expect(kinds.length).toBeGreaterThan(70);
    expect(Object.keys(MOTIONS).sort()).toEqual([...new Set(kinds)].sort());
    const still = Object.entries(MOTIONS).filter(([, motion]) => typeof motion === 'string');
    expect(still.map(([kind]) => kind).sort()).toEqual([
      'battle_decided', 'credits_plundered', 'die_rolled', 'die_rolled_again', 'faktor_declared', 'faktor_rolled',
      'step_undone', 'turn_ended', 'wreck_seen',
    ]); // prettier-ignore
    for (const [kind, reason] of still) expect(reason, kind).toMatch(/\w{3} \w/);
  });

  it('are each heard, or their silence has a reason', () => {
    expect(Object.keys(SOUNDS).sort()).toEqual(Object.keys(MOTIONS).sort());
    const silent = Object.keys(SOUNDS).filter((kind) => soundOf({ event: kind } as Event) === null);
    expect(silent.sort()).toEqual(['credits_plundered', 'deal_opened', 'offer_ended', 'promise_made', 'turn_ended']);
    const term = { item: 'peace' } as Extract<Event, { event: 'promise_ended' }>['term'];
    const ended = (how: 'kept' | 'broken' | 'lapsed') => soundOf({ event: 'promise_ended', promiser: 2, promisee: 1, how, term });
    expect([ended('kept'), ended('broken'), ended('lapsed')]).toEqual(['commit', 'refuse', 'slide']);
  });

  it('press and break the seal of a promise, and tell a betrayal over the battle', () => {
    const term = { item: 'peace' } as Extract<Event, { event: 'promise_ended' }>['term'];
    const ended = (how: 'kept' | 'broken' | 'lapsed') => effectsOf({ event: 'promise_ended', promiser: 2, promisee: 1, how, term }, false);
    expect(ended('broken')).toEqual([{ kind: 'seal', at: 'seat:2', seat: 2, wax: 'broken' }]);
    expect(ended('lapsed')).toMatchObject([{ wax: 'cold' }]);
    expect(effectsOf({ event: 'attacker_betrayed', traitor: 1, other: 0 }, true)[0]).toMatchObject({ kind: 'say', grave: true });
  });

  it('are left to the scene of a battle while it tells them', () => {
    const glory: Event = { event: 'glory_earned', seat: 0, number: 1, reason: 'battle' };
    expect(effectsOf(glory, true)).toEqual([]);
    expect(effectsOf(glory, false)).toHaveLength(1);
  });

  const seats = ['Ada', 'Mira'].map((name, number) => ({ number, name, mine: false, you: false, computer: '', online: true, conceded: false }));
  const sheet = { ships: [{ key: 'paper_admiral', name: '' }] } as unknown as Parameters<typeof story>[1]['sheet'];

  it('are lines of the log with their captain, tone and pieces', () => {
    const lines = story(
      [
        { event: 'turn_begun', seat: 1, turn: 4 },
        { event: 'travelled', seat: 1 },
        { event: 'ship_won', seat: 1, ship: 1 },
        { event: 'promise_ended', promiser: 0, promisee: 1, term: { item: 'peace' } as never, how: 'broken' },
      ],
      { sheet, seats, t },
    );
    expect(lines.map(({ seat, tone, heading }) => [seat, tone, heading ?? false])).toEqual([[1, undefined, true], [1, undefined, false], [0, 'bad', false]]);
    expect(lines[1]).toMatchObject({ pieces: ['ship:1'], text: 'event-ship-won {"seat":"**Mira**","ship":"card-paper-admiral {}"}' });
  });

  it('tell the two which wreck was plundered, and everybody that it went', () => {
    const chosen: Event = { event: 'wrecks_plundered', seat: 1, other: 0, number: 1 };
    const forTheTwo: Event = { event: 'wreck_plundered', seat: 1, other: 0, ship: 1 };
    const forOthers: Event = { event: 'wreck_plundered', seat: 1, other: 0, ship: null };
    const text = (event: Event) => story([chosen, event], { sheet, seats, t }).map((line) => line.text.split(' ')[0]);
    expect(text(forTheTwo)).toEqual(['event-wrecks-plundered', 'event-wreck-plundered']);
    expect(text(forOthers)).toEqual(['event-wrecks-plundered']);
    for (const event of [forTheTwo, forOthers]) {
      expect(effectsOf(event, false)).toEqual([{ kind: 'fly', from: 'seat:0', to: 'seat:1', sign: 'wreck', number: 1 }]);
      expect(soundOf(event)).toBe('slide');
      expect(actorOf(event)).toBe(1);
    }
    expect(piecesIn(forOthers)).toEqual(['seat:0']);
  });
});

it('an event is the deed of whoever decided on it; what comes of it is nobody’s', () => {
  expect(actorOf({ event: 'offer_declined', maker: 0, other: 2, answer: 'too_little' } as Event)).toBe(2);
  expect(actorOf({ event: 'attacker_betrayed', traitor: 1, other: 0 })).toBe(1);
  expect(actorOf({ event: 'credits_paid', seat: 1, account: 'pot', number: 1, cause: 'brotherhood' })).toBe(1);
  expect(actorOf({ event: 'damage_taken', seat: 1, number: 1, reason: 'battle' })).toBeNull();
});

it('actions point at their pieces', () => {
  expect(piecesIn({ action: 'tour', number: 6, slot: 2 })).toEqual(['tour:6']);
  expect(piecesIn({ action: 'raid', planet: 'bazaar' })).toEqual(['place:bazaar']);
  expect(piecesIn({ action: 'challenge', other: 2 })).toEqual(['seat:2']);
});

it('two actions are the same where one leaves out what is usual', () => {
  expect(same({ action: 'tour', number: 2, pay: 'wreck' } as never, way(2, { pay: 'wreck' }, 0).action)).toBe(true);
  expect(same({ action: 'tour', number: 2, pay: 'credits' } as never, way(2, { pay: 'wreck' }, 0).action)).toBe(false);
});

it('only what is certain is 0 or 100 %', () => {
  expect([0, 2, 415, 998, 1000].map(percent)).toEqual(['0%', '1%', '42%', '99%', '100%']);
});
