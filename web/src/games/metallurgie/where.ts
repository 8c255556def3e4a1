/** A position in words: rows from above, cards from the left, as one would say it to somebody at the same table. */
import type { View } from '../../generated/metallurgie';
import type { Translate } from '../board';
import { cellOf, type Key } from './hex';

export function where(at: Key, pattern: View['pattern'], t: Translate): string {
  const [q, r] = cellOf(at);
  const rows = [...new Set(pattern.map(({ at: [, row] }) => row))].sort((a, b) => a - b);
  const inRow = (row: number): number[] => pattern.filter(({ at: [, one] }) => one === row).map(({ at: [one] }) => one).sort((a, b) => a - b);
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  /** Beside a row: which of its cards it touches. Rows are offset, so it lies between two, or to one side of one. */
  const beside = (row: number, left: number): { side: string; card: number; next: number } => {
    const cards = inRow(row);
    const [one, other] = [cards.indexOf(left), cards.indexOf(left + 1)];
    if (one >= 0 && other >= 0) return { side: 'between', card: one + 1, next: other + 1 };
    return one >= 0 || other < 0
      ? { side: 'right', card: Math.max(1, cards.filter((card) => card <= left).length), next: 0 }
      : { side: 'left', card: other + 1, next: 0 };
  };
  if (r < top) return t('mgi-at-above', beside(top, q - 1));
  if (r > bottom) return t('mgi-at-below', beside(bottom, q));
  const row = rows.indexOf(r) + 1;
  const cards = inRow(r);
  const before = cards.filter((one) => one < q).length;
  if (cards.includes(q)) return t('mgi-at-card', { row, card: before + 1 });
  /** Where there is room for several cards, they are counted from the card that was named. */
  const counted = (place: number, room: number, words: string): string => (room > 1 ? t('mgi-at-place', { at: words, place }) : words);
  if (before === 0) return counted(cards[0]! - q, cards[0]! - q, t('mgi-at-left', { row }));
  const [last, next] = [cards[before - 1]!, cards[before]];
  if (next === undefined) return counted(q - last, q - last, t('mgi-at-right', { row }));
  return counted(q - last, next - last - 1, t('mgi-at-gap', { row, card: before }));
}
