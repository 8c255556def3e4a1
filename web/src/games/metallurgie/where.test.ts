import { expect, test } from 'vitest';
import type { View } from '../../generated/metallurgie';
import { where } from './where';

const t = (key: string, args: Record<string, string | number> = {}) => `${key.replace('mgi-at-', '')} ${Object.values(args).join(' ')}`.trim();

test('every position around a pattern has a name of its own', () => {
  // Two rows: three cards above, and below them two with a gap between.
  const cells: [number, number][] = [[0, 0], [1, 0], [2, 0], [-1, 1], [1, 1]];
  const pattern = cells.map((at) => ({ at, metal: 'iron' })) as unknown as View['pattern'];
  expect(where('1,0', pattern, t)).toBe('card 1 2');
  expect(where('1,1', pattern, t)).toBe('card 2 2');
  expect(where('-1,0', pattern, t)).toBe('left 1');
  expect(where('3,0', pattern, t)).toBe('right 1');
  expect(where('0,1', pattern, t)).toBe('gap 2 1');
  expect(where('1,-1', pattern, t)).toBe('above 1');
  expect(where('0,2', pattern, t)).toBe('below 2');
});
