import { describe, expect, it } from 'vitest';
import type { Goods, GoodsList, OfferView, Term, TermList } from '../../../generated/metal_adventures';
import { actionOf, add, alter, blank, canAdd, counterOf, fits, goodsIn, isEmpty, listOf, move, remove, seenBy, term } from './draft';

const nothing = {
  most: 3, credits: 0, improvements: [], wrecks: [], trophy: false, releases: [], join: false, join_faktor: false,
  battle_wreck: false, battle_support: false, help: false, peace: false, dues: [],
}; // prettier-ignore
const list = (which: TermList, more: Partial<GoodsList> = {}): GoodsList => ({ ...nothing, list: which, ...more });
const GOODS: Goods = {
  other: 2,
  left: 2,
  moment: 'alliance',
  lists: [
    list('give', { credits: 4, improvements: [7], wrecks: ['any', 'solar'], trophy: true }),
    list('want', { credits: 2, join: true, join_faktor: true }),
    list('promise', { most: 1, credits: 9, improvements: [7], wrecks: ['any'], help: true, peace: true, battle_wreck: true, dues: ['spoils', 'next_turn'] }),
    list('ask', { credits: 9, peace: true, dues: ['next_turn'] }),
  ],
};
const good = (which: TermList, key: string) => goodsIn(listOf(GOODS, which)).find((one) => one.key === key)!;

describe('an offer in the making', () => {
  it('begins with whoever may join', () => {
    expect(blank(GOODS).lists).toEqual({ give: [], want: [term({ item: 'join' })], promise: [], ask: [] });
    const free = { ...GOODS, lists: GOODS.lists.map((one) => ({ ...one, join: false })) };
    expect(isEmpty(blank(free))).toBe(true);
  });

  it('lists what the view allows, promises with their first due moment', () => {
    expect(goodsIn(listOf(GOODS, 'give')).map(({ key }) => key)).toEqual(['credits', 'improvement 7', 'wreck', 'trophy']);
    expect(good('promise', 'credits').term.due).toBe('spoils');
    expect(good('promise', 'peace').term.due).toBeNull();
    expect(good('promise', 'battle_wreck').term.due).toBe('spoils');
  });

  it('takes a good once, wrecks as often as there are, and no more than a list holds', () => {
    let draft = add(blank(GOODS), 'give', good('give', 'credits'));
    expect(canAdd(GOODS, draft, 'give', good('give', 'credits'), 2)).toBe(false);
    draft = add(draft, 'give', good('give', 'wreck'));
    expect(canAdd(GOODS, draft, 'give', good('give', 'wreck'), 1)).toBe(false);
    expect(canAdd(GOODS, draft, 'give', good('give', 'wreck'), 2)).toBe(true);
    draft = add(draft, 'give', good('give', 'wreck'));
    expect(canAdd(GOODS, draft, 'give', good('give', 'trophy'), 2)).toBe(false); // three entries
    draft = add(draft, 'promise', good('promise', 'peace'));
    expect(canAdd(GOODS, draft, 'promise', good('promise', 'help'), 2)).toBe(false); // one promise is left
  });

  it('moves an entry between now and later, with a due moment there and none here', () => {
    const draft = alter(add(blank(GOODS), 'give', good('give', 'credits')), 'give', 0, { number: 3 });
    const later = move(GOODS, draft, 'give', 0, 'promise')!;
    expect(later.lists.give).toEqual([]);
    expect(later.lists.promise).toEqual([term({ item: 'credits', number: 3, due: 'spoils' })]);
    expect(move(GOODS, later, 'promise', 0, 'give')!.lists.give).toEqual([term({ item: 'credits', number: 3 })]);
    expect(move(GOODS, draft, 'give', 0, 'want')).toBeNull(); // it is not theirs
    expect(move(GOODS, blank(GOODS), 'want', 0, 'ask')).toBeNull(); // joining is no promise
  });

  it('becomes one action, an offer or a counter', () => {
    let draft = add(blank(GOODS), 'give', good('give', 'trophy'));
    draft = { ...alter(draft, 'give', 0, { claim: 3 }), trophy: 8 };
    draft = add(draft, 'promise', good('promise', 'credits'));
    expect(actionOf(draft, false)).toEqual({
      action: 'make_offer', other: 2, give: [{ item: 'trophy', claim: 3 }], want: [{ item: 'join' }],
      promise: [{ item: 'credits', number: 1, due: 'spoils' }], ask: [], trophy: 8,
    }); // prettier-ignore
    expect(actionOf(remove(draft, 'give', 0), true)).toMatchObject({ action: 'make_counter', give: [], trophy: null });
  });

  it('turns an offer round for a counter and leaves out what cannot be written', () => {
    const offer: OfferView = {
      maker: 2, other: 0, called: false, open: true, ships: [], trophy: null,
      terms: [
        { list: 'give', term: { item: 'credits', number: 2 } as Term }, // as messages have it
        { list: 'want', term: term({ item: 'credits', number: 9 }) },
        { list: 'ask', term: term({ item: 'peace' }) },
        { list: 'promise', term: term({ item: 'credits', number: 1, due: 'this_turn' }) },
      ],
    }; // prettier-ignore
    const counter = counterOf(GOODS, offer);
    expect(counter.lists.want).toEqual([term({ item: 'credits', number: 2 })]);
    expect(counter.lists.give).toEqual([]); // nine credits are not there
    expect(counter.lists.promise).toEqual([term({ item: 'peace' })]);
    expect(counter.lists.ask).toEqual([]); // not due this turn
    expect(fits(listOf(GOODS, 'want'), term({ item: 'join_faktor' }))).toBe(true);
    expect(seenBy(offer, 0).give).toEqual([term({ item: 'credits', number: 9 })]);
    expect(seenBy(offer, 1).give).toEqual([term({ item: 'credits', number: 2 })]);
  });
});
