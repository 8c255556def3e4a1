import { describe, expect, it } from 'vitest';
import type { BattleView, MetalAdventuresSheet, SumPart } from '../../../generated/metal_adventures';
import { marginsOf, rulerOf, sumOf } from './sums';

const SHEET = { battle_die: [1, 2, 3, 4, 5, 6], faktor_die: [0, 0, 2, 2, 4, 6] } as MetalAdventuresSheet;
const part = (side: SumPart['side'], kind: SumPart['part'], number: number, seat: number | null = null): SumPart => ({ side, part: kind, number, seat });
const PARTS = [part('attack', 'debt', -2, 0), part('attack', 'power', 15, 0), part('attack', 'support', 5, 1), part('defence', 'power', 17)];
const BEFORE: Pick<BattleView, 'attackers' | 'defenders' | 'orange' | 'gray' | 'committed' | 'rolled'> = {
  attackers: [0, 1], defenders: [], orange: null, gray: null, committed: [0], rolled: [],
}; // prettier-ignore

describe('the sums of a battle', () => {
  it('stand block by block, dice as wide as what they may show, a debt at the end', () => {
    const attack = sumOf('attack', PARTS, SHEET, BEFORE);
    expect(attack.blocks.map(({ part, seat }) => [part, seat])).toEqual([
      ['power', 0],
      ['support', 1],
      ['die', null],
      ['faktor', 0],
      ['debt', 0],
    ]);
    expect([attack.least, attack.most]).toEqual([19, 30]);
    const defence = sumOf('defence', PARTS, SHEET, BEFORE);
    expect([defence.least, defence.most]).toEqual([18, 23]);
    expect(rulerOf(attack, defence)).toBe(35);
  });

  it('are what fell once the dice lie', () => {
    const parts = [...PARTS, part('attack', 'die', 4, 0), part('attack', 'faktor', 2, 0), part('defence', 'die', 5)];
    const attack = sumOf('attack', parts, SHEET, { ...BEFORE, orange: 4, gray: 5, rolled: [[0, 2]] });
    expect([attack.least, attack.most]).toEqual([24, 24]);
    expect(attack.blocks.filter(({ die }) => die).map(({ die, number }) => [die, number])).toEqual([
      ['orange', 4],
      ['faktor', 2],
    ]);
    expect(sumOf('defence', parts, SHEET)).toMatchObject({ least: 22, most: 22 });
  });

  it('know every end that the dice allow, also once they lie', () => {
    const before = marginsOf(sumOf('attack', PARTS, SHEET, BEFORE), sumOf('defence', PARTS, SHEET, BEFORE), SHEET);
    expect(before[0]!.ahead).toBe(-4); // 18 + 1 + 0 against 17 + 6
    expect(before.at(-1)!.ahead).toBe(12);
    expect(before[0]!.chance).toBeCloseTo(1 / 36 / 3);
    expect(before.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const parts = [...PARTS, part('attack', 'die', 4, 0), part('attack', 'faktor', 2, 0), part('defence', 'die', 5)];
    expect(marginsOf(sumOf('attack', parts, SHEET), sumOf('defence', parts, SHEET), SHEET)).toEqual(before);
  });
});
