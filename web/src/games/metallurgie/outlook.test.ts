import { describe, expect, it } from 'vitest';
import type { Action, Event, View } from '../../generated/metallurgie';
import moments from '../../../tests/fixtures/metallurgie.json';
import { key } from './hex';
import { movesOf } from './moves';
import type { Metal } from './metals';
import { caption, whyNot } from './notes';
import { cutOff, endOdds, outlook } from './outlook';
import { chainMarks, hotPlaces } from './scene';

interface Fixture {
  seat: number;
  view: View;
  before: View;
  legal: Action[];
  events: Event[];
}
const fixtures = moments as unknown as Record<string, Fixture>;
const entries = Object.entries(fixtures);

describe('what a card would bring', () => {
  it('is told of every card that may be laid, and shown with it', () => {
    let told = 0;
    for (const [name, { view, legal }] of entries)
      for (const action of legal) {
        if (action.action !== 'place_card') continue;
        const look = outlook(view, action.metal, key(action.at));
        expect(look, name).not.toBeNull();
        expect(look!.cells[0]).toBe(key(action.at));
        expect(look!.size).toBe(look!.cells.length);
        expect(hotPlaces(action.metal, view).has(key(action.at))).toBe(look!.scores);
        told += 1;
      }
    expect(told).toBeGreaterThan(50);
  });

  it('is nothing where no card may be laid', () => {
    const { view } = fixtures.remove as Fixture;
    expect(outlook(view, 'iron', '0,0')).toBeNull();
    expect(hotPlaces('iron', view).size).toBe(0);
  });

  it('marks the cards of the area that is scored', () => {
    const { view, legal } = fixtures.remove as Fixture;
    const takes = movesOf(legal, view).take;
    for (const [at, reach] of chainMarks(view)) {
      expect(takes.has(at)).toBe(true);
      if (reach) expect(reach.size).toBeGreaterThanOrEqual(reach.needed);
    }
    expect(chainMarks((fixtures['remove-iron'] as Fixture).view).size).toBe(0);
  });

  it('sees what a locked card holds on, and only locked cards hold on something', () => {
    const { view, legal } = fixtures['remove-iron'] as Fixture;
    const { take } = movesOf(legal, view);
    const locked = view.removing.map(key).filter((at) => !take.has(at));
    expect(locked.length).toBeGreaterThan(0);
    for (const at of locked) expect(cutOff(view, at).length).toBeGreaterThan(0);
    for (const at of take.keys()) expect(cutOff(view, at)).toEqual([]);
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
    expect(endOdds({ deck_size: deck, end_among: Math.min(6, deck) }, cards)).toEqual({ hits, of });
  });
});

describe('why not', () => {
  const said = (id: string, args?: object): string => `${id} ${JSON.stringify(args ?? {})}`;
  const laying = entries.filter(([, { view }]) => view.misfits.length > 0);

  it('is told for every card of the pattern where a metal may not be laid', () => {
    let told = 0;
    for (const [name, { view, legal }] of laying) {
      const places = movesOf(legal, view).place;
      for (const metal of new Set(view.misfits.map((one) => one.metal)))
        for (const { at } of view.pattern) {
          if (places.get(metal)?.has(key(at))) continue;
          expect(whyNot(metal, key(at), view, said).text, `${name} ${metal} ${at}`).toMatch(/^mgi-why-/);
          told += 1;
        }
    }
    expect(told).toBeGreaterThan(50);
  });

  it('shows below a card of the hand that cannot be laid', () => {
    const { view, legal, seat } = fixtures.drawn as Fixture;
    const held = Object.entries(view.seats[seat]!.hand ?? {}).filter(([metal, count]) => count > 0 && metal !== view.drawn);
    expect(held.length).toBeGreaterThan(0);
    for (const [metal] of held)
      expect(caption(metal as Metal, view, movesOf(legal, view), false, true, said)).toMatchObject({ tone: 'blocked', text: 'mgi-caption-drawn-first {}' });
  });
});
