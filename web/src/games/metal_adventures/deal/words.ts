/** Entries of an offer in words, and what captains say to each other. */
import type { Answer, PromiseView, Term } from '../../../generated/metal_adventures';
import type { Model } from '../model';

/** The thing alone, its amount with it; when it is due stands beside it. */
export function thing(model: Model, term: Term, giver: number, receiver: number): string {
  const { t } = model;
  switch (term.item) {
    case 'join':
    case 'join_faktor': {
      const lends = model.view.battle?.helpers.find(({ other, principal }) => other === giver && principal === receiver)?.lends;
      return lends === undefined ? t('deal-alliance') : t('deal-alliance-lends', { number: lends });
    }
    case 'release': {
      const freed = model.promises(receiver, giver)[(term.number ?? 1) - 1];
      return freed ? t('deal-release', { term: model.term(freed.term) }) : model.term(term);
    }
    case 'improvement':
      return model.cardName('improvement', term.improvement ?? 1);
    default:
      return model.term({ ...term, due: null });
  }
}

/** When a promise is due, or what is said about what is given now. */
export function dueText(model: Model, { due, item }: Term): string {
  const { t } = model;
  if (due) return t(`deal-due-${due.replaceAll('_', '-')}`);
  if (item === 'help') return t('deal-due-help');
  if (item === 'peace') return t('deal-due-peace');
  if (item === 'join_faktor') return t('deal-with-die');
  if (item === 'join') return t('deal-in-this-battle');
  return item === 'trophy' ? t('deal-unseen') : '';
}

/** When a promise of the ledger ends. */
export function lastText({ t }: Pick<Model, 't'>, { last, term, bound }: PromiseView): string {
  const when = last === 0 ? t('deal-last-spoils') : t(term.item === 'help' || term.item === 'peace' ? 'deal-last-until' : 'deal-last-turn', { turn: last });
  return bound ? `${when} · ${t('deal-bound')}` : when;
}

export type Said = Answer | 'seal' | 'offer' | 'counter';

/**
 * What a captain says: each base starship has a captain of its own character at the helm of a computer; people speak for
 * themselves, so only the plain words are put into their mouths.
 */
export function voice(model: Model, seat: number, said: Said): string {
  const { t, seats, view, sheet } = model;
  const what = said.replaceAll('_', '-');
  const base = view.captains[seat]?.base;
  const key = base ? `voice-${sheet.bases[base - 1]!.key.replaceAll('_', '-')}-${what}` : '';
  const spoken = seats[seat]?.computer && key ? t(key) : key;
  return spoken && spoken !== key ? spoken : t(`deal-says-${what}`);
}
