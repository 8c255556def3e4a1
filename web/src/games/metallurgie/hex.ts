/** The pattern as it lies on the table: offset rows of cards, up to six neighbours a position.
 *
 * Display only: what may be laid or taken is what the server lists as legal.
 */
import type { Metal } from './metals';

export type Cell = readonly [q: number, r: number];
export type Key = string;

export const key = ([q, r]: Cell): Key => `${q},${r}`;
export const cellOf = (text: Key): Cell => {
  const [q, r] = text.split(',').map(Number);
  return [q ?? 0, r ?? 0];
};

export const inRows = ([qa, ra]: Cell, [qb, rb]: Cell): number => ra - rb || qa - qb;

// In circular order from the upper left: the order in which `outline` walks the edges of a cell.
const RING: readonly Cell[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
export const neighbours = ([q, r]: Cell): Cell[] => RING.map(([dq, dr]) => [q + dq, r + dr]);

/** Measures of a drawn pattern, in its own units. */
export const CELL_W = 109;
export const CELL_H = 82;
export const CARD_W = 97;
export const CARD_H = 62.2;
export const STEP = 4.3; // what one card adds to a stack
const FOOT = 5; // below a card, to the edge of its cell

/** Left edge and top of a cell. */
export const corner = ([q, r]: Cell): [x: number, y: number] => [(q + r / 2) * CELL_W, r * CELL_H];

/** Left edge and top of the card that lies lowest in a cell. */
export function ground(cell: Cell): [x: number, y: number] {
  const [x, y] = corner(cell);
  return [x + (CELL_W - CARD_W) / 2, y + CELL_H - CARD_H - FOOT];
}

/** Left edge and top of the top card of a stack of so many cards. */
export function top(cell: Cell, cards: number): [x: number, y: number] {
  const [x, y] = ground(cell);
  return [x, y - Math.max(0, cards - 1) * STEP];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box around some cells, with room for badges above and glows around. */
export function boxAround(cells: Iterable<Cell>, margin = 16): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const [x, y] = corner(cell);
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x + CELL_W);
    y1 = Math.max(y1, y + CELL_H);
  }
  if (x0 > x1) return { x: 0, y: 0, w: CELL_W, h: CELL_H };
  return { x: x0 - margin, y: y0 - margin, w: x1 - x0 + 2 * margin, h: y1 - y0 + 2 * margin };
}

/** What is visible, by position. */
export type Shown = ReadonlyMap<Key, Metal>;

type Point = [x: number, y: number];

/** The outline of some cells as an SVG path: inset into the gap between cards, with round corners. */
export function outline(cells: readonly Key[], inset = 2.6, radius = CELL_W / 10): string {
  const inside = new Set(cells);
  const edges = new Map<string, [from: Point, to: Point]>();
  for (const at of cells) {
    const cell = cellOf(at);
    const [x0, y0] = corner(cell);
    const [xm, x1, y1] = [x0 + CELL_W / 2, x0 + CELL_W, y0 + CELL_H];
    const around: Point[] = [[x0, y0], [xm, y0], [x1, y0], [x1, y1], [xm, y1], [x0, y1]];
    neighbours(cell).forEach((near, side) => {
      if (inside.has(key(near))) return;
      const from = around[side] as Point;
      edges.set(String(from), [from, around[(side + 1) % 6] as Point]);
    });
  }
  let path = '';
  while (edges.size) path += rounded(insetBy(straight(loop(edges)), inset), radius);
  return path;
}

/** Take one closed walk out of the edges. */
function loop(edges: Map<string, [Point, Point]>): Point[] {
  const walk: Point[] = [];
  let at = edges.keys().next().value as string;
  for (let edge = edges.get(at); edge; edge = edges.get(at)) {
    edges.delete(at);
    walk.push(edge[0]);
    at = String(edge[1]);
  }
  return walk;
}

const turned = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;

function straight(walk: Point[]): Point[] {
  return walk.filter((at, i) => {
    const [before, after] = [turned(walk, i - 1), turned(walk, i + 1)];
    return !(before[0] === at[0] && at[0] === after[0]) && !(before[1] === at[1] && at[1] === after[1]);
  });
}

function insetBy(walk: Point[], inset: number): Point[] {
  const direction = (i: number): Point => {
    const [a, b] = [turned(walk, i), turned(walk, i + 1)];
    return [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  };
  return walk.map((at, i) => {
    const [d0, d1] = [direction(i - 1), direction(i)];
    return [at[0] - (d0[1] + d1[1]) * inset, at[1] + (d0[0] + d1[0]) * inset];
  });
}

function rounded(walk: Point[], radius: number): string {
  const n = (point: Point): string => point.map((v) => v.toFixed(1)).join(' ');
  const pieces = walk.map((at, i) => {
    const [a, b] = [turned(walk, i - 1), turned(walk, i + 1)];
    const towards = (to: Point): Point => {
      const far = Math.hypot(to[0] - at[0], to[1] - at[1]);
      const by = Math.min(radius, far / 2) / far;
      return [at[0] + (to[0] - at[0]) * by, at[1] + (to[1] - at[1]) * by];
    };
    return `${i ? 'L' : 'M'}${n(towards(a))}Q${n(at)} ${n(towards(b))}`;
  });
  return `${pieces.join('')}Z`;
}
