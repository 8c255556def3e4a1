import { describe, expect, it } from 'vitest';
import type { Action, Event, View } from '../../generated/metallurgie';
import moments from '../../../tests/fixtures/metallurgie.json';
import { key, type Key, type Shown } from './hex';
import { movesOf } from './moves';
import { cutOff, endOdds, outlook, reach } from './outlook';

interface Fixture {
  seat: number;
  view: View;
  before: View;
  legal: Action[];
  events: Event[];
}
const fixtures = moments as unknown as Record<string, Fixture>;
const NUMBERS = { iron: [9, 5], copper: [7, 4], silver: [5, 3], gold: [3, 2] };
const numbers = Object.fromEntries(Object.entries(NUMBERS).map(([metal, [needed, removed]]) => [metal, { needed: needed ?? 0, removed: removed ?? 0, count: 0 }]));
const table = (text: Record<Key, string>): Shown => new Map(Object.entries(text)) as Shown;

describe('what a card would bring', () => {
  it('is the size of the area it joins', () => {
    const shown = table({ '0,0': 'iron', '1,0': 'copper', '2,0': 'copper', '3,0': 'iron' });
    const look = outlook(shown, 'copper', '0,0', numbers);
    expect(look).toMatchObject({ size: 3, needed: 7, scores: false, chain: null });
  });

  it('scores at its size and tells of the chain below', () => {
    const shown = table({ '0,0': 'copper', '1,0': 'silver', '2,0': 'silver', ...Object.fromEntries([3, 4, 5, 6].map((q) => [`${q},0`, 'copper'])) });
    const look = outlook(shown, 'silver', '0,0', { ...numbers, silver: { needed: 3, removed: 3, count: 0 } });
    expect(look.scores).toBe(true);
    expect(look.chain).toEqual({ metal: 'copper', size: 7, needed: 7 });
  });

  it('agrees with the areas that the server counts', () => {
    for (const { view } of Object.values(fixtures)) {
      const shown: Shown = new Map(view.pattern.map((stack) => [key(stack.at), stack.metal]));
      for (const area of view.areas) {
        const first = key(area.cells[0] ?? [0, 0]);
        expect(outlook(shown, area.metal, first, view.cards).size).toBe(area.cells.length);
      }
    }
  });

  it('says of each card how big the metal below can become', () => {
    // Taking the middle card joins two pairs of copper; taking an end card joins one.
    const shown = table({ '0,0': 'copper', '1,0': 'copper', '2,0': 'silver', '3,0': 'copper', '4,0': 'copper', '9,9': 'silver' });
    const found = reach(shown, ['2,0', '9,9'], 1, 'copper');
    expect(found.get('2,0')).toBe(5);
    expect(found.get('9,9')).toBe(2);
    expect(reach(shown, ['2,0', '9,9'], 2, 'copper').get('9,9')).toBe(5);
  });

  it('sees what a locked card holds on, and only locked cards hold on something', () => {
    const { view, legal } = fixtures['remove-iron'] as Fixture;
    const shown: Shown = new Map(view.pattern.map((stack) => [key(stack.at), stack.metal]));
    const { take } = movesOf(legal, view);
    const locked = view.removing.map(key).filter((at) => !take.has(at));
    expect(locked.length).toBeGreaterThan(0);
    for (const at of locked) expect(cutOff(shown, at).length).toBeGreaterThan(0);
    for (const at of take.keys()) expect(cutOff(shown, at)).toEqual([]);
  });
});

describe('the odds of the end card', () => {
  it.each([
    [6, 1, 1, 6],
    [5, 2, 2, 5],
    [8, 2, 0, 6],
    [8, 3, 1, 6],
    [1, 3, 1, 1],
  ])('with %i cards left and %i to come are %i in %i', (deck, cards, hits, of) => {
    expect(endOdds(deck, cards)).toEqual({ hits, of });
  });
});
