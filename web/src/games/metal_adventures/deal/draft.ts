/**
 * An offer in the making, which only this screen knows: four lists, filled from what the view says the two may put there. It
 * is sent whole; what it may not hold after all the server refuses with the clause.
 */
import type { Action, Goods, GoodsList, ListedTerm, OfferView, Term, TermList } from '../../../generated/metal_adventures';
import type { Sign } from '../art/signs';

export const LISTS: readonly TermList[] = ['give', 'want', 'promise', 'ask'];

export interface Draft {
  other: number;
  lists: Readonly<Record<TermList, readonly Term[]>>;
  trophy: number | null; // of my own: which one I give
}

/** Something that can be put into a list, whatever its amount and moment. */
export interface Good {
  key: string;
  sign: Sign;
  term: Term; // as it is put in first
}

const NO_TERM = { number: null, improvement: null, kind: null, due: null, claim: null };
/** A term with all its fields; messages leave out those that say nothing. */
export const term = (fields: Partial<Term> & Pick<Term, 'item'>): Term => ({ ...NO_TERM, ...fields });

const empty = (): Record<TermList, Term[]> => ({ give: [], want: [], promise: [], ask: [] });
export const listOf = (goods: Goods, which: TermList): GoodsList => goods.lists.find(({ list }) => list === which)!;

/** Whether a list is exchanged at once; the other two are promises. */
export const isNow = (which: TermList): boolean => which === 'give' || which === 'want';
/** Whether it is mine to give or to promise. */
export const isMine = (which: TermList): boolean => which === 'give' || which === 'promise';
/** The same list as the other side sees it. */
export const mirrored = (which: TermList): TermList => ({ give: 'want', want: 'give', promise: 'ask', ask: 'promise' } as const)[which];

/** What an entry is, apart from how much and when: of this a list has one, of wrecks as many as there are. */
export function keyOf({ item, improvement, number }: Term): string {
  if (item === 'improvement') return `improvement ${improvement}`;
  if (item === 'release') return `release ${number}`;
  return item === 'join_faktor' ? 'join' : item;
}

export const SIGNS: Record<Term['item'], Sign> = {
  credits: 'credit',
  improvement: 'weapon',
  wreck: 'wreck',
  trophy: 'trophy',
  release: 'quill',
  join: 'ally',
  join_faktor: 'ally',
  battle_wreck: 'wreck',
  battle_support: 'support',
  help: 'ally',
  peace: 'flag',
};

/** What a list may hold, one by one. */
export function goodsIn(list: GoodsList): Good[] {
  const due = isNow(list.list) ? null : (list.dues[0] ?? null);
  const terms: Term[] = [
    ...(list.join ? [term({ item: 'join' })] : []),
    ...(list.credits ? [term({ item: 'credits', number: 1, due })] : []),
    ...list.improvements.map((improvement) => term({ item: 'improvement', improvement, due })),
    ...(list.wrecks.length ? [term({ item: 'wreck', kind: list.wrecks[0]!, due })] : []),
    ...(list.trophy ? [term({ item: 'trophy', due })] : []),
    ...list.releases.map((number) => term({ item: 'release', number })),
    ...(list.battle_wreck ? [term({ item: 'battle_wreck', due: 'spoils' })] : []),
    ...(list.battle_support ? [term({ item: 'battle_support', due: 'spoils' })] : []),
    ...(list.help ? [term({ item: 'help' })] : []),
    ...(list.peace ? [term({ item: 'peace' })] : []),
  ];
  return terms.map((one) => ({ key: keyOf(one), sign: SIGNS[one.item], term: one }));
}

/** An empty page; whoever may join is asked to, or offers it, since without it there is nothing to talk about. */
export function blank(goods: Goods): Draft {
  const lists = empty();
  for (const which of LISTS) if (listOf(goods, which).join) lists[which].push(term({ item: 'join' }));
  return { other: goods.other, lists, trophy: null };
}

/** An offer to me turned round, as far as I may write it myself: where a counter begins. */
export function counterOf(goods: Goods, offer: OfferView): Draft {
  const lists = empty();
  for (const { list, term: one } of offer.terms) {
    const mine = mirrored(list);
    const turned = { ...term(one), claim: null };
    if (fits(listOf(goods, mine), turned)) lists[mine].push(turned);
  }
  return { other: goods.other, lists, trophy: null };
}

/** A draft of a moment ago, without what can no longer be written. */
export function fitted(goods: Goods, draft: Draft): Draft {
  const lists = Object.fromEntries(LISTS.map((which) => [which, draft.lists[which].filter((one) => fits(listOf(goods, which), one))])) as Record<TermList, Term[]>;
  return { ...draft, lists };
}

/** Whether a list may hold an entry, by what the view says. */
export function fits(list: GoodsList, one: Term): boolean {
  if (one.due !== null && !list.dues.includes(one.due)) return false;
  switch (one.item) {
    case 'credits':
      return one.number !== null && one.number <= list.credits;
    case 'improvement':
      return one.improvement !== null && list.improvements.includes(one.improvement);
    case 'wreck':
      return one.kind !== null && list.wrecks.includes(one.kind);
    case 'release':
      return one.number !== null && list.releases.includes(one.number);
    default:
      return list[one.item];
  }
}

/** Whether one more of this good fits: a list has room, and only wrecks come in numbers. */
export function canAdd(goods: Goods, draft: Draft, which: TermList, good: Good, wrecks: number): boolean {
  const list = draft.lists[which];
  if (list.length >= listOf(goods, which).most) return false;
  const same = list.filter((one) => keyOf(one) === good.key).length;
  return good.term.item === 'wreck' ? !isNow(which) || same < wrecks : same === 0;
}

export function add(draft: Draft, which: TermList, good: Good): Draft {
  return { ...draft, lists: { ...draft.lists, [which]: [...draft.lists[which], good.term] } };
}

export function remove(draft: Draft, which: TermList, at: number): Draft {
  const left = draft.lists[which].filter((_, number) => number !== at);
  const trophy = which === 'give' && !left.some(({ item }) => item === 'trophy') ? null : draft.trophy;
  return { ...draft, trophy, lists: { ...draft.lists, [which]: left } };
}

/** An entry with other details: its amount, kind, moment, die or claim. */
export function alter(draft: Draft, which: TermList, at: number, change: Partial<Term>): Draft {
  const list = draft.lists[which].map((one, number) => (number === at ? { ...one, ...change } : one));
  return { ...draft, lists: { ...draft.lists, [which]: list } };
}

/** From one list of a giver to the other: from now to later, or back. */
export function move(goods: Goods, draft: Draft, from: TermList, at: number, to: TermList): Draft | null {
  const one = draft.lists[from][at];
  const target = listOf(goods, to);
  if (!one || isMine(from) !== isMine(to) || from === to || draft.lists[to].length >= target.most) return null;
  const number = one.item === 'credits' ? Math.min(one.number ?? 1, target.credits) : one.number;
  const moved: Term = { ...one, number, due: isNow(to) ? null : (one.due ?? target.dues[0] ?? null) };
  if (!fits(target, moved) || (one.item !== 'wreck' && draft.lists[to].some((other) => keyOf(other) === keyOf(one)))) return null;
  const without = remove(draft, from, at);
  return { ...without, lists: { ...without.lists, [to]: [...without.lists[to], moved] } };
}

export const isEmpty = (draft: Draft): boolean => LISTS.every((which) => draft.lists[which].length === 0);

/** The one action that it becomes: an offer, or the answer to one. */
export function actionOf(draft: Draft, counter: boolean): Action {
  const lists = Object.fromEntries(LISTS.map((which) => [which, draft.lists[which].map(bare)])) as Record<TermList, Term[]>;
  const trophy = draft.lists.give.some(({ item }) => item === 'trophy') ? draft.trophy : null;
  return counter ? { action: 'make_counter', ...lists, trophy } : { action: 'make_offer', other: draft.other, ...lists, trophy };
}

/** Without fields that say nothing. */
const bare = (one: Term): Term => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)) as unknown as Term;

/** The lists of an offer as one of its parties sees them; for others as its maker does. */
export function seenBy(offer: Pick<OfferView, 'maker' | 'other' | 'terms'>, viewer: number | null): Record<TermList, Term[]> {
  const lists = empty();
  for (const { list, term: one } of offer.terms as readonly ListedTerm[]) lists[viewer === offer.other ? mirrored(list) : list].push(term(one));
  return lists;
}
