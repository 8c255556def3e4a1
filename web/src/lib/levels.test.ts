import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../generated/protocol';
import { crewOf, MIXED, usualLevel } from './levels';

const game = { levels: ['apprentice', 'tinker', 'smith', 'engineer', 'master'] } as unknown as GameInfo;

describe('computer players', () => {
  it('are of one level, or all different', () => {
    expect(crewOf(game, 'tinker', 2)).toEqual(['tinker', 'tinker']);
    expect(crewOf(game, MIXED, 2)).toEqual(['smith', 'tinker']);
    expect(new Set(crewOf(game, MIXED, 5)).size).toBe(5);
    expect(crewOf(game, MIXED, 6)).toHaveLength(6);
  });
  it('are mixed where several always play', () => {
    expect(usualLevel(game)).toBe('smith');
    expect(usualLevel(game, 2)).toBe(MIXED);
  });
});
