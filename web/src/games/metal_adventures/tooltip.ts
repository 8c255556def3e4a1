/** A sentence or two about any piece of the table. */
import type { Term } from '../../generated/metal_adventures';
import type { Piece } from '../board';
import type { Now } from './model';
import { flavourOf, momentOf, nameOf, ruleOf, type Teller } from './words';

const dashed = (word: string): string => word.replaceAll('_', '-');

export function shipTip(card: number, teller: Teller): string {
  const { nation, power } = teller.sheet.ships[card - 1]!;
  return `${nameOf('ship', card, teller)}, ${teller.t(`nation-${nation}`)}, ${teller.t('mad-power')} ${power}. ${ruleOf('ship', card, teller)}`;
}

export function improvementTip(card: number, teller: Teller): string {
  const { type, power, cost } = teller.sheet.improvements[card - 1]!;
  const { t } = teller;
  const parts = [
    `${nameOf('improvement', card, teller)} (${[t(`improvement-${type}`), power ? `+${power}` : '', t('amount-credits', { number: cost })].filter(Boolean).join(', ')}).`,
    ruleOf('improvement', card, teller),
    momentOf(card, teller),
  ];
  return parts.filter(Boolean).join(' ');
}

export const trophyTip = (card: number, teller: Teller): string => `${nameOf('trophy', card, teller)}. ${ruleOf('trophy', card, teller)}`;

/** What can stand in a contract. */
export function itemTip({ item, improvement }: Term, teller: Teller): string {
  if (item === 'improvement') return improvementTip(improvement ?? 1, teller);
  return teller.t(`mad-tip-item-${dashed(item)}`);
}

/** `kind:what` of any piece: ships, cards, places, tour actions, captains, decks. */
export function tooltip(piece: Piece, { view, sheet, seats, t }: Now): string {
  const [kind = '', what = ''] = piece.split(':');
  const teller = { sheet, seats, t };
  const number = Number(what);
  switch (kind) {
    case 'ship':
      return `${shipTip(number, teller)} ${flavourOf('ship', number, teller)}`.trim();
    case 'improvement':
      return `${improvementTip(number, teller)} ${flavourOf('improvement', number, teller)}`.trim();
    case 'trophy':
      return trophyTip(number, teller);
    case 'base':
      return `${nameOf('base', number, teller)}. ${ruleOf('base', number, teller)}`;
    case 'incident':
      return `${nameOf('incident', number, teller)}. ${ruleOf('incident', number, teller)}`;
    case 'tour':
      return `${t(`tour-${number}`)}. ${t(`tour-${number}-help`)}`;
    case 'place':
      return what === 'pot' ? `${t('term-pot')}. ${t('term-pot-help')}` : t(`mad-tip-${dashed(what)}`);
    case 'deck':
      return t('mad-tip-deck', { number: view.space.deck });
    case 'seat': {
      const captain = view.captains[number];
      return captain ? `${seats[number]?.name ?? ''}. ${t('mad-word', { kept: captain.kept, broken: captain.broken })}` : '';
    }
    default:
      return '';
  }
}
