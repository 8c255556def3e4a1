/** What the desk is for at a moment: composing, answering, waiting, picking, settling, or looking at the ledger. */
import type { Goods, OfferView } from '../../../generated/metal_adventures';
import type { Model } from '../model';

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

export function modeOf(model: Model, partner: number | null, countering: boolean): Mode {
  const { view } = model;
  if (decides(model)) {
    if (view.phase === 'picking' && model.can('pick')) return 'pick';
    if (view.phase === 'answering' && model.can('decline_offer')) return countering && view.goods.length ? 'counter' : 'answer';
    if (view.phase === 'calling' && view.goods.length) return 'called';
    if (view.phase === 'terms') return view.goods.length && !view.offers.some(({ maker, terms }) => maker === model.me && terms.length) ? 'compose' : 'steps';
    if (view.phase === 'settling' && model.can('break_promise')) return 'settle';
  }
  if (offerOfMine(model) && view.phase === 'answering') return 'wait';
  return partner !== null && view.goods.some(({ other }) => other === partner) ? 'compose' : 'browse';
}

/** Whether the desk has to be open, whatever its owner wants: somebody waits for an answer, or an answer is awaited. */
export const isPressing = (model: Model): boolean => !['compose', 'browse'].includes(modeOf(model, null, false));

/** What the view lets me write, and to whom. */
export function goodsFor(model: Model, mode: Mode, partner: number | null): Goods | undefined {
  if (mode === 'counter' || mode === 'called') return model.view.goods[0];
  if (mode === 'compose') return model.view.phase === 'terms' ? model.view.goods[0] : model.view.goods.find(({ other }) => other === partner);
  return undefined;
}
