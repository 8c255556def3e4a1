/** A position in words: rows from above, cards from the left, as one would say it to somebody at the same table. */
import type { View } from '../../generated/metallurgie';
import type { Translate } from '../board';
import { cellOf, corner, type Cell, type Key } from './hex';

export function where(at: Key, pattern: View['pattern'], t: Translate): string {
  const [q, r] = cellOf(at);
  const rows = [...new Set(pattern.map(({ at: [, row] }) => row))].sort((a, b) => a - b);
  const inRow = (row: number): number[] => pattern.filter(({ at: [, one] }) => one === row).map(({ at: [one] }) => one).sort((a, b) => a - b);
  /** The card of another row that lies nearest, counted from the left. */
  const nearest = (row: number): number => {
    const x = (cell: Cell): number => Math.abs(corner(cell)[0] - corner([q, r])[0]);
    const cards = inRow(row);
    return cards.reduce((best, one, index) => (x([one, row]) < x([cards[best]!, row]) ? index : best), 0) + 1;
  };
  const top = rows[0] ?? 0;
  const bottom = rows.at(-1) ?? 0;
  if (r < top) return t('mgi-at-above', { card: nearest(top) });
  if (r > bottom) return t('mgi-at-below', { card: nearest(bottom) });
  const row = rows.indexOf(r) + 1;
  const cards = inRow(r);
  const before = cards.filter((one) => one < q).length;
  if (cards.includes(q)) return t('mgi-at-card', { row, card: before + 1 });
  if (before === 0) return t('mgi-at-left', { row });
  return before === cards.length ? t('mgi-at-right', { row }) : t('mgi-at-gap', { row, card: before });
}
