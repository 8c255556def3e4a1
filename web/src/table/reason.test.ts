import { describe, expect, it } from 'vitest';
import type { Hint } from '../generated/protocol';
import { reasonOf } from './reason';

const say = (key: string, words: Record<string, string | number> = {}) => [key, ...Object.values(words)].join(' ');
const hint = (more: Partial<Hint>): Hint => ({ is: 'hint', re: '1', seat: 0, seq: 3, action: {}, chance: null, other: null, other_chance: 0, error: 0, ...more }) as Hint;
const reason = (more: Partial<Hint>) => reasonOf(hint(more), 'draw', () => 'pass', say);

describe('the reason of a hint', () => {
  it('says by how much it is better than the next best', () => {
    expect(reason({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.02 })).toBe('hint-better draw 62 pass 50');
  });
  it('does not pretend that a difference is one that luck could make', () => {
    expect(reason({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.07 })).toBe('hint-alike draw 62 pass');
    expect(reason({ chance: 0.502, other: {}, other_chance: 0.498, error: 0 })).toBe('hint-alike draw 50 pass');
  });
  it('takes whole sentences into its own', () => {
    expect(reasonOf(hint({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.02 }), 'Draw.', () => 'Pass.', say)).toBe('hint-better Draw 62 Pass 50');
  });
  it('says so where nothing else came into question', () => {
    expect(reason({ chance: 0.62 })).toBe('hint-alone draw 62');
    expect(reason({})).toBe('hint-only draw');
  });
});
