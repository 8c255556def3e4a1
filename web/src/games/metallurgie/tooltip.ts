/** A sentence or two about any piece of the table. */
import type { Action, View } from '../../generated/metallurgie';
import type { Moment, Piece } from '../board';
import { cellOf, key } from './hex';
import { METALS, height, type Metal } from './metals';

export function tooltip(piece: Piece, { view, t }: Moment<View, Action>): string {
  const [kind, what = ''] = piece.split(':');
  const metal = (name: string): string => {
    const numbers = view.cards[name];
    return `${t(`piece-${name}`)} ${t('piece-numbers', { needed: numbers?.needed ?? 0, removed: numbers?.removed ?? 0 })}`;
  };
  switch (kind) {
    case 'hand':
    case 'drawn':
      return metal(what);
    case 'cell':
      return cell(what, view, t);
    case 'deck':
      return view.deck_size > 6 ? t('piece-deck') : `${t('piece-deck')} ${t('piece-end-card')}`;
    case 'discards':
      return t('piece-discards');
    case 'collected':
      return t('piece-collected');
    case 'bonus':
      return t('piece-bonus');
    default:
      return '';
  }
}

/** What lies there, from the top, and how far its area is. */
export function cell(at: string, view: View, t: Moment['t']): string {
  const stack = view.pattern.find((one) => key(one.at) === key(cellOf(at)));
  if (!stack) return '';
  const area = view.areas.find((one) => one.cells.some((other) => key(other) === at));
  const below: Metal[] = METALS.slice(0, height(stack.metal) - 1).reverse();
  const size = area && area.cells.length > 1 ? ` ${t('mgi-tip-area', { size: area.cells.length, needed: area.needed })}` : '';
  const under = below.length ? ` ${t('mgi-tip-below', { metals: below.map((metal) => t('mgi-metal', { metal })).join(', ') })}` : '';
  return t(`metal-${stack.metal}`) + '.' + size + under;
}
