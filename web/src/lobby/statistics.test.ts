import { expect, test } from 'vitest';
import type { TableInfo } from '../generated/protocol';
import { endingOf, statisticsOf } from './statistics';

const me = { yours: true, person: true, computer: '' };
const other = { yours: false, person: true, computer: '' };
const smith = { yours: false, person: false, computer: 'smith' };
const game = (seats: object[], winners: number[], points: number[], more: object = {}): TableInfo =>
  ({ seats, moves: 40, sandbox: false, outcome: { winners, points, by: 'rules', reason: '' }, ...more }) as unknown as TableInfo;

test('a game is won, lost or drawn by my seat, and by none where I had several', () => {
  expect(endingOf(game([me, smith], [0], [9, 4]))).toBe('won');
  expect(endingOf(game([smith, me], [0], [9, 4]))).toBe('lost');
  expect(endingOf(game([me, other], [0, 1], [5, 5]))).toBe('drawn');
  expect(endingOf(game([me, me], [0], [5, 4]))).toBeNull();
});

test('statistics count by seat and by level, and leave practice out', () => {
  const found = statisticsOf([
    game([me, smith], [0], [9, 4]),
    game([smith, me], [0], [9, 7], { moves: 60 }),
    game([me, other], [0], [], { outcome: { winners: [0], points: [], by: 'concession', reason: '' } }),
    game([me, smith], [0], [99, 4], { sandbox: true }),
  ]);
  expect(found).toMatchObject({ played: 3, won: 2, lost: 1, drawn: 0, best: 9, moves: 47 });
  expect([...found.bySeat]).toEqual([[0, { played: 2, won: 2 }], [1, { played: 1, won: 0 }]]);
  expect([...found.byLevel]).toEqual([['smith', { played: 2, won: 1 }]]);
});
