import { expect, test } from 'vitest';
import type { View } from '../../generated/metallurgie';
import { key, neighbours } from './hex';
import { where } from './where';

const t = (key: string, args: Record<string, string | number> = {}) => `${key.replace('mgi-at-', '')} ${Object.values(args).join(' ')}`.trim();

// Two rows: three cards above, and below them two with a gap between; a third one further to the left.
const cells: [number, number][] = [[0, 0], [1, 0], [2, 0], [-1, 1], [1, 1], [-4, 2], [-3, 2], [-2, 2]];
const pattern = cells.map((at) => ({ at, metal: 'iron' })) as unknown as View['pattern'];

test('a position is said by its row and its neighbours', () => {
  expect(where('1,0', pattern, t)).toBe('card 1 2');
  expect(where('1,1', pattern, t)).toBe('card 2 2');
  expect(where('-1,0', pattern, t)).toBe('left 1');
  expect(where('3,0', pattern, t)).toBe('right 1');
  expect(where('0,1', pattern, t)).toBe('gap 2 1');
  expect(where('0,-1', pattern, t)).toBe('above left 1 0');
  expect(where('1,-1', pattern, t)).toBe('above between 1 2');
  expect(where('3,-1', pattern, t)).toBe('above right 3 0');
  expect(where('-3,3', pattern, t)).toBe('below between 2 3');
  expect(where('-1,2', pattern, t)).toBe('right 3');
  expect(where('0,2', pattern, t)).toBe('place right 3 2');
});

test('every position around a pattern has a name of its own', () => {
  const around = new Set([...cells, ...cells.flatMap(neighbours)].map(key));
  expect(new Set([...around].map((at) => where(at, pattern, t))).size).toBe(around.size);
});
