import { describe, expect, it } from 'vitest';
import { placed, touch, type Box } from './placing';

const ROOM: Box = { left: 8, top: 64, right: 1432, bottom: 892 };
const at = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const bubble = (spoken: Box[], spared: Box[] = [], room = ROOM): Box => {
  const { left, top } = placed(372, 160, spoken, spared, room);
  return at(left, top, 372, 160);
};

describe('where a bubble goes', () => {
  it('stays beside what it speaks of, wherever that is', () => {
    for (const spoken of [at(8, 64, 270, 160), at(1200, 760, 220, 120), at(500, 300, 200, 200), at(8, 740, 1424, 152)]) {
      const box = bubble([spoken]);
      expect(touch(box, spoken)).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(ROOM.left);
      expect(box.right).toBeLessThanOrEqual(ROOM.right);
      expect(box.top).toBeGreaterThanOrEqual(ROOM.top);
      expect(box.bottom).toBeLessThanOrEqual(ROOM.bottom);
    }
  });

  it('finds the gap between several things', () => {
    const spoken = [at(8, 64, 1424, 300), at(8, 600, 1424, 292)];
    for (const one of spoken) expect(touch(bubble(spoken), one)).toBe(false);
  });

  it('spares other things where that costs only a longer way', () => {
    const spoken = at(500, 300, 200, 100);
    const spared = at(300, 410, 700, 400);
    expect(touch(bubble([spoken], [spared]), spared)).toBe(false);
    expect(touch(bubble([spoken], [ROOM]), spoken)).toBe(false);
  });

  it('fits a phone', () => {
    const room = at(8, 56, 374, 780);
    const { left, top } = placed(374, 190, [at(0, 640, 390, 204)], [], room);
    expect([left, top + 190 <= 640 - 12]).toEqual([8, true]);
  });
});
