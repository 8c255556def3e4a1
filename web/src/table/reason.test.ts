import { describe, expect, it } from 'vitest';
import type { Hint } from '../generated/protocol';
import { reasonOf } from './reason';

const say = (key: string, { move, ...words }: Record<string, string | number> = {}) => `${move}. ${[key, ...Object.values(words)].join(' ')}`;
const hint = (more: Partial<Hint>): Hint => ({ is: 'hint', re: '1', seat: 0, seq: 3, action: {}, chance: null, other: null, other_chance: 0, error: 0, ...more }) as Hint;
const reason = (more: Partial<Hint>) => reasonOf(hint(more), 'draw', () => 'pass', say);

describe('the reason of a hint', () => {
  it('says by how much it is better than the next best', () => {
    expect(reason({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.02 })).toEqual({ title: 'draw', detail: 'hint-better 62 pass 50' });
  });
  it('does not pretend that a difference is one that luck could make', () => {
    expect(reason({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.07 })).toEqual({ title: 'draw', detail: 'hint-alike 62 pass' });
    expect(reason({ chance: 0.502, other: {}, other_chance: 0.498, error: 0 })).toEqual({ title: 'draw', detail: 'hint-alike 50 pass' });
  });
  it('takes whole sentences into its own', () => {
    expect(reasonOf(hint({ chance: 0.62, other: {}, other_chance: 0.5, error: 0.02 }), 'Draw.', () => 'Pass.', say)).toEqual({ title: 'Draw', detail: 'hint-better 62 Pass 50' });
  });
  it('says so where nothing else came into question', () => {
    expect(reason({ chance: 0.62 })).toEqual({ title: 'draw', detail: 'hint-alone 62' });
    expect(reason({})).toEqual({ title: 'draw', detail: 'hint-only' });
  });
});
