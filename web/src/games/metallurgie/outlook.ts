/** What a card would bring, as the server tells it. */
import type { Card, Reach as Told, View } from '../../generated/metallurgie';
import { key, type Key } from './hex';
import type { Metal } from './metals';

export type Numbers = Readonly<Record<string, Card>>;

export interface Reach {
  metal: Metal;
  size: number;
  needed: number;
}

export interface Outlook extends Reach {
  cells: Key[]; // the position of the card first
  scores: boolean;
  removed: number;
  chain: Reach | null; // what may come to light and score as well
}

const numbersOf = (metal: Metal, view: View): Card => view.cards[metal] ?? { needed: Infinity, removed: 0, count: 0 };

export const reachOf = (told: Told | null | undefined, view: View): Reach | null =>
  told ? { metal: told.metal, size: told.size, needed: numbersOf(told.metal, view).needed } : null;

/** The area that a card would belong to which may be laid there. */
export function outlook(view: View, metal: Metal, at: Key): Outlook | null {
  const told = view.prospects.find((one) => one.metal === metal && key(one.cells[0] ?? [0, 0]) === at);
  if (!told) return null;
  const { needed, removed } = numbersOf(metal, view);
  return { metal, cells: told.cells.map(key), size: told.cells.length, needed, removed, scores: told.scores, chain: reachOf(told.chain, view) };
}

/** What would hang on nothing without a card of the area that is scored. */
export function cutOff(view: View, at: Key): Key[] {
  return view.leaving.find((one) => key(one.at) === at)?.holds.map(key) ?? [];
}

/** How many of the next cards may be the end card, and of how many. */
export function endOdds({ deck_size, end_among }: Pick<View, 'deck_size' | 'end_among'>, cards: number): { hits: number; of: number } {
  const safe = deck_size - end_among;
  return { hits: Math.max(0, Math.min(end_among, cards - safe)), of: end_among };
}
