import { describe, expect, it } from 'vitest';
import type { Goods, GoodsList, MetalAdventuresView, OfferView, Term, TermList } from '../../../generated/metal_adventures';
import type { Model } from '../model';
import { actionOf, add, alter, blank, canAdd, counterOf, fits, fitted, goodsIn, isEmpty, listOf, move, remove, seenBy, term } from './draft';
import { drafting, modeOf, pageOf } from './modes';

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

describe('the page that lies on the desk', () => {
  const view = { turn: 4, phase: 'menu', battle: null, offers: [], goods: [GOODS, { ...GOODS, other: 1 }] } as unknown as MetalAdventuresView;
  const at = (more: object = {}, can: string[] = []): Model => ({ view: { ...view, ...more }, me: 0, role: 'must', can: (kind: string) => can.includes(kind) }) as unknown as Model;

  it('is that of the partner for whom something is being written', () => {
    expect(modeOf(at(), null)).toBe('browse');
    const draft = blank({ ...GOODS, other: 1 });
    expect(pageOf(at(), draft)).toMatchObject({ mode: 'compose', goods: { other: 1 }, draft });
    expect(pageOf(at({ goods: [] }), draft)).toBeNull();
  });

  it('drops what can no longer be given, and keeps the rest', () => {
    let draft = add(blank(GOODS), 'give', good('give', 'trophy'));
    draft = alter(add(draft, 'give', good('give', 'credits')), 'give', 1, { number: 4 });
    const poorer = { ...GOODS, lists: GOODS.lists.map((one) => (one.list === 'give' ? { ...one, credits: 3 } : one)) };
    expect(fitted(poorer, draft).lists.give).toEqual([term({ item: 'trophy' })]);
    expect(fitted(GOODS, draft)).toEqual(draft);
  });

  it('belongs to a moment of a turn, to the offer that it answers, and to one negotiation', () => {
    const scope = (more: object) => drafting({ ...view, ...more }, 0)?.scope;
    expect(drafting({ ...view, goods: [] }, 0)).toBeNull();
    expect(scope({ turn: 5 })).not.toBe(scope({}));
    const offer = (number: number) => [{ maker: 2, other: 0, called: false, open: true, terms: [{ list: 'give', term: term({ item: 'credits', number }) }] }];
    expect(scope({ phase: 'answering', offers: offer(1) })).not.toBe(scope({ phase: 'answering', offers: offer(2) }));
    expect(drafting({ ...view, goods: [{ ...GOODS, left: 1 }] }, 0)?.base).not.toBe(drafting(view, 0)?.base);
  });

  it('answers an offer with a counter once something is written', () => {
    const answering = at({ phase: 'answering' }, ['decline_offer']);
    expect(modeOf(answering, null)).toBe('answer');
    expect(modeOf(answering, blank(GOODS))).toBe('counter');
  });

  it('asks which card is meant wherever one is to be picked, also in an offer that was called for', () => {
    expect(modeOf(at({ phase: 'calling' }), null)).toBe('called');
    expect(modeOf(at({ phase: 'calling', goods: [] }, ['pick']), null)).toBe('pick');
    expect(modeOf(at({ phase: 'picking', goods: [] }, ['pick']), null)).toBe('pick');
    expect(modeOf(at({ phase: 'calling', goods: [] }), null)).toBe('steps');
  });
});
