/** What the desk is for at a moment: composing, answering, waiting, picking, settling, or looking at the ledger. */
import type { Event, Goods, MetalAdventuresView, OfferView } from '../../../generated/metal_adventures';
import type { Drafting } from '../../board';
import type { Model } from '../model';
import { blank, fitted, type Draft } from './draft';

export type Mode = 'compose' | 'counter' | 'called' | 'answer' | 'wait' | 'pick' | 'settle' | 'steps' | 'browse';

const decides = ({ role }: Model): boolean => role === 'must' || role === 'asked';

/** The offer that I am asked to answer. */
export const offerToMe = ({ view, me }: Model): OfferView | undefined => view.offers.find((offer) => offer.open && !offer.called && offer.other === me);
/** My own offer, while the other side thinks. */
export const offerOfMine = ({ view, me }: Model): OfferView | undefined => view.offers.find((offer) => offer.open && offer.maker === me);
/** Offers that I called for, side by side. */
export const calledOffers = ({ view, me }: Model): OfferView[] => view.offers.filter((offer) => offer.called && offer.open && offer.other === me);
/** An offer between others that everybody may read. */
export const offerOfOthers = ({ view, me }: Model): OfferView | undefined => view.offers.find((offer) => offer.open && !offer.called && offer.maker !== me && offer.other !== me);

export function modeOf(model: Model, draft: Draft | null): Mode {
  const { view } = model;
  if (decides(model)) {
    if (model.can('pick')) return 'pick'; // for a promise or a seal, and for an offer that was just called for
    if (view.phase === 'answering' && model.can('decline_offer')) return draft && view.goods.length ? 'counter' : 'answer';
    if (view.phase === 'calling') return view.goods.length ? 'called' : 'steps';
    if (view.phase === 'terms') return view.goods.length && !view.offers.some(({ maker, terms }) => maker === model.me && terms.length) ? 'compose' : 'steps';
    if (view.phase === 'settling' && model.can('break_promise')) return 'settle';
  }
  if (offerOfMine(model) && view.phase === 'answering') return 'wait';
  return draft && view.goods.some(({ other }) => other === draft.other) ? 'compose' : 'browse';
}

/** Whether the desk has to be open, whatever its owner wants: somebody waits for an answer, or an answer is awaited. */
export const isPressing = (model: Model): boolean => !['compose', 'browse'].includes(modeOf(model, null));

/** The refusal that my offer has just met: who comes back to the table has not heard it yet. */
export function refusal(history: readonly Event[], me: number | null): Extract<Event, { event: 'offer_declined' }> | null {
  const last = history.findLast(({ event }) => event !== 'offer_ended');
  return last?.event === 'offer_declined' && last.maker === me ? last : null;
}

/** A page on which an offer is written: what it may hold, and what stands there. */
export interface Page {
  mode: 'compose' | 'counter' | 'called';
  goods: Goods;
  draft: Draft;
}

/** The page that lies before me, with the draft of this screen as far as it still fits; null: there is nothing to write. */
export function pageOf(model: Model, draft: Draft | null): Page | null {
  const mode = modeOf(model, draft);
  if (mode !== 'compose' && mode !== 'counter' && mode !== 'called') return null;
  const { goods: all, phase } = model.view;
  const goods = phase === 'menu' || phase === 'allying' || phase === 'gathering' ? all.find(({ other }) => other === draft?.other) : all[0];
  if (!goods) return null;
  return { mode, goods, draft: draft?.other === goods.other ? fitted(goods, draft) : blank(goods) };
}

/** The decision that a draft belongs to: a moment of a turn, or the offer that it answers; each negotiation begins anew. */
export function drafting(view: MetalAdventuresView, seat: number): Drafting | null {
  if (!view.goods.length) return null;
  const answered = view.phase === 'answering' ? view.offers.find(({ open, called, other }) => open && !called && other === seat) : undefined;
  return {
    scope: JSON.stringify([view.turn, view.phase, view.battle?.number ?? 0, answered?.terms ?? []]),
    base: view.goods.map(({ other, left }) => `${other}:${left}`).join(' '),
  };
}
