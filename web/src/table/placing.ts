/** Where a bubble goes: near what it speaks of, and over none of it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12; // px between the bubble and what it points at

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether two boxes have something in common. */
export const touch = (a: Box, b: Box): boolean => overlap(a, b) > 0;

const grown = ({ left, top, right, bottom }: Box): Box => ({ left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP });

/**
 * The corner of a bubble of this size within `room`. It keeps off everything in `spoken`, as far as that can be done; then it
 * spares what else is of use, then it is as near as it can be.
 */
export function placed(width: number, height: number, spoken: readonly Box[], spared: readonly Box[], room: Box): { left: number; top: number } {
  const keep = spoken.map(grown);
  const middle = {
    x: keep.length ? (Math.min(...keep.map(({ left }) => left)) + Math.max(...keep.map(({ right }) => right))) / 2 : (room.left + room.right) / 2,
    y: keep.length ? (Math.min(...keep.map(({ top }) => top)) + Math.max(...keep.map(({ bottom }) => bottom))) / 2 : room.top,
  };
  const within = (at: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(at, most)));
  const edges = [...keep, ...spared, room];
  const lefts = new Set([middle.x - width / 2, ...edges.flatMap((box) => [box.left, box.left - width, box.right, box.right - width])].map((at) => within(at, room.left, room.right - width)));
  const tops = new Set([middle.y - height / 2, ...edges.flatMap((box) => [box.top, box.top - height, box.bottom, box.bottom - height])].map((at) => within(at, room.top, room.bottom - height)));
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      const sum = (boxes: readonly Box[]): number => boxes.reduce((all, one) => all + overlap(box, one), 0);
      const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
      const cost = sum(keep) * 1e4 + sum(spared) + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
