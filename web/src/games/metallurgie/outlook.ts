/** What a card would bring, as a picture of the drawn pattern: sizes by connection only.
 *
 * Nothing here decides what may be done, and the server alone scores.
 */
import type { Card } from '../../generated/metallurgie';
import { areaAt, cellOf, key, neighbours, parts, type Key, type Shown } from './hex';
import { below, type Metal } from './metals';

export type Numbers = Readonly<Record<string, Card>>;

export interface Reach {
  metal: Metal;
  size: number;
  needed: number;
}

export interface Outlook extends Reach {
  cells: Key[];
  scores: boolean;
  removed: number;
  chain: Reach | null; // what may come to light and score as well
}

/** The area that a card would belong to. */
export function outlook(shown: Shown, metal: Metal, at: Key, numbers: Numbers): Outlook {
  const after = new Map(shown).set(at, metal);
  const cells = areaAt(after, at);
  const { needed = Infinity, removed = 0 } = numbers[metal] ?? {};
  const scores = cells.length >= needed;
  return { metal, cells, size: cells.length, needed, removed, scores, chain: scores ? chain(after, metal, cells, removed, numbers) : null };
}

/** The biggest area of the metal below that taking some of these cards can bring to light, if it scores. */
export function chain(shown: Shown, metal: Metal, cells: readonly Key[], take: number, numbers: Numbers): Reach | null {
  const lower = below(metal);
  if (!lower) return null;
  const size = Math.max(0, ...reach(shown, cells, take, lower).values());
  const needed = numbers[lower]?.needed ?? Infinity;
  return size >= needed ? { metal: lower, size, needed } : null;
}

const MOST = 20_000; // choices looked through; beyond that nothing is promised

/** For each card: the biggest area of the lower metal if it is among the `take` cards taken. */
export function reach(shown: Shown, cells: readonly Key[], take: number, lower: Metal): Map<Key, number> {
  const count = Math.min(take, cells.length);
  const found = new Map<Key, number>(cells.map((at) => [at, 0]));
  if (count === 0 || choose(cells.length, count) > MOST) return found;
  const visible = parts([...shown].filter(([, metal]) => metal === lower).map(([at]) => at));
  const partOf = new Map(visible.flatMap((part, index) => part.map((at) => [at, index] as const)));
  const biggest = visible[0]?.length ?? 0;
  const index = new Map(cells.map((at, i) => [at, i]));
  const near = cells.map((at) => neighbours(cellOf(at)).map(key));
  const touching = near.map((keys) => [...new Set(keys.flatMap((at) => partOf.get(at) ?? []))]);
  const beside = near.map((keys) => keys.flatMap((at) => index.get(at) ?? []));

  const chosen: number[] = [];
  const choice = new Set<number>();
  const measure = (): number => {
    let best = biggest;
    const seen = new Set<number>();
    for (const start of chosen) {
      if (seen.has(start)) continue;
      let size = 0;
      const joined = new Set<number>();
      const todo: number[] = [];
      const visit = (other: number): void => {
        if (seen.has(other)) return;
        seen.add(other);
        todo.push(other);
      };
      visit(start);
      for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
        size += 1;
        for (const part of touching[at] ?? []) {
          if (joined.has(part)) continue;
          joined.add(part);
          size += visible[part]?.length ?? 0;
          // Cards on the far side of that part hang together through it.
          for (const other of chosen) if (touching[other]?.includes(part)) visit(other);
        }
        for (const other of beside[at] ?? []) if (choice.has(other)) visit(other);
      }
      best = Math.max(best, size);
    }
    return best;
  };
  const go = (from: number): void => {
    if (chosen.length === count) {
      const size = measure();
      for (const i of chosen) {
        const at = cells[i];
        if (at !== undefined && size > (found.get(at) ?? 0)) found.set(at, size);
      }
      return;
    }
    for (let i = from; i <= cells.length - (count - chosen.length); i++) {
      chosen.push(i);
      choice.add(i);
      go(i + 1);
      chosen.pop();
      choice.delete(i);
    }
  };
  go(0);
  return found;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** What would hang on nothing if this position were empty: the smaller parts of the pattern. */
export function cutOff(shown: Shown, at: Key): Key[] {
  const rest = [...shown.keys()].filter((other) => other !== at);
  return parts(rest).slice(1).flat();
}

/** The end card lies among the last six: how many of the next cards may be it, and of how many. */
export function endOdds(deck: number, cards: number): { hits: number; of: number } {
  const of = Math.min(6, deck);
  const safe = Math.max(0, deck - 6);
  return { hits: Math.max(0, Math.min(of, cards - safe)), of };
}
