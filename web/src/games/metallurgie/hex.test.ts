import { describe, expect, it } from 'vitest';
import { boxAround, cellOf, corner, key, neighbours, outline } from './hex';

describe('the pattern', () => {
  it('has six neighbours a position, each seen from the other side too', () => {
    const around = neighbours([2, -1]);
    expect(new Set(around.map(key)).size).toBe(6);
    for (const near of around) expect(neighbours(near).map(key)).toContain('2,-1');
  });

  it('lies in rows that are offset by half a card', () => {
    const [x0] = corner([0, 0]);
    const [x1] = corner([0, 1]);
    const [x2] = corner([-1, 2]);
    expect(x1 - x0).toBeGreaterThan(0);
    expect(x2).toBe(x0);
  });
});

describe('an outline', () => {
  const loops = (path: string): number => path.split('Z').length - 1;

  it('is one loop around connected cells', () => {
    expect(loops(outline(['0,0', '1,0', '0,1']))).toBe(1);
  });

  it('has a second loop around a hole', () => {
    const ring = neighbours([0, 0]).map(key);
    expect(loops(outline(ring))).toBe(2);
  });

  it('stays inside the box of its cells', () => {
    const cells = ['0,0', '1,0', '0,1'];
    const box = boxAround(cells.map(cellOf), 0);
    const numbers = [...outline(cells).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    expect(numbers.length).toBeGreaterThan(10);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThanOrEqual(box.x);
      expect(Number(x)).toBeLessThanOrEqual(box.x + box.w);
      expect(Number(y)).toBeGreaterThanOrEqual(box.y);
      expect(Number(y)).toBeLessThanOrEqual(box.y + box.h);
    }
  });
});
