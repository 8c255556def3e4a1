/** Drawings as SVG markup: halftones, rays, wax, and the ships of each nation (160 x 110). */
import type { Nation } from '../../../generated/metal_adventures';
import { SIGNS } from './signs';

const INK = 'stroke="#0b0716" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"';
const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const turned = (angle: number): [number, number] => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];

/** A path of points, every second one further in. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [cos, sin] = turned(turn + (i * 180) / points);
    const radius = i % 2 ? inner : outer;
    return at(x + radius * cos, y + radius * sin);
  });
  return `M${corners.join('L')}Z`;
}

export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [c0, s0] = turned(from);
  const [c1, s1] = turned(to);
  return `M${at(x + radius * c0, y + radius * s0)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(x + radius * c1, y + radius * s1)}`;
}

/** Dots in rows, as large as `size` says of a place (both from 0 to 1). */
export function halftone(x: number, y: number, width: number, height: number, step: number, size: (x: number, y: number) => number, fill: string, opacity: number): string {
  let path = '';
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column * step < width + step; column++) {
      const [px, py] = [x + column * step + (row % 2 ? step / 2 : 0), y + row * step];
      const r = size((px - x) / width, (py - y) / height) * step * 0.62;
      if (r > 0.28) path += `M${at(px - r, py)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}`;
    }
  }
  return `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

export function rays(x: number, y: number, radius: number, number: number, fill: string, opacity: number, turn = 0): string {
  const corner = (angle: number): string => {
    const [cos, sin] = turned(angle);
    return at(x + radius * cos, y + radius * sin);
  };
  const wedges = Array.from({ length: number }, (_, i) => `M${x} ${y}L${corner(turn + (i * 360) / number)}L${corner(turn + ((i + 0.5) * 360) / number)}Z`);
  return `<path d="${wedges.join('')}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** A planet with its ring, 62 round the middle: bands, clouds or craters under a shadow of dots. */
export function globe(kind: 'bands' | 'clouds' | 'craters', light: string, dark: string): string {
  const FACES = {
    bands: `<path d="M-70-34q70 16 140 0v14q-70 16-140 0zM-70 2q70 18 140 0v10q-70 18-140 0zM-70 32q70 14 140 0v18q-70 14-140 0z" fill="${dark}" fill-opacity=".7"/>`,
    clouds: `<path d="M-58-30h44a7 7 0 0 1 0 14h-10a6 6 0 0 0 0 12h52M-6 26h44a7 7 0 0 0 0-14H8M-50 38h26" fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>`,
    craters: [[-26, -26, 13], [10, -6, 9], [-16, 16, 10], [20, 26, 12], [-42, 4, 6], [14, -40, 6]]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}" fill-opacity=".75"/><path d="${arc(x!, y!, r! - 1.5, 20, 160)}" stroke="${light}" stroke-width="2.4" fill="none"/>`)
      .join(''),
  };
  const ring = (colour: string, width: number): string => `<ellipse rx="112" ry="24" transform="rotate(-14)" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `${ring('#0b0716', 13)}${ring('#ffcb3d', 6)}<clipPath id="mad-globe"><circle r="62"/></clipPath><circle r="62" fill="${light}"/>` +
    `<g clip-path="url(#mad-globe)">${FACES[kind]}${halftone(-62, -62, 124, 124, 6, (x, y) => Math.max(0, x * 0.75 + y * 0.6 - 0.55), '#0b0716', 0.55)}</g><circle r="62" fill="none" ${INK}/>` +
    `<clipPath id="mad-front"><path d="M-130 32L130-33V80H-130z"/></clipPath><g clip-path="url(#mad-front)">${ring('#0b0716', 13)}${ring('#ffcb3d', 6)}</g>`
  );
}

/** A drop of wax: a round shape with an edge of its own for each number. */
export function wax(x: number, y: number, radius: number, number: number): string {
  let chance = number * 991 + 996;
  const next = (): number => (chance = (chance * 16807) % 2147483647) / 2147483647;
  const points = Array.from({ length: 13 }, (_, i) => {
    const [cos, sin] = turned((i * 360) / 13);
    const r = radius + (next() - 0.5) * 7;
    return [x + r * cos, y + r * sin] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % 13]!, points[(i + 1) % 13]!];
    return at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  };
  return `M${middle(12)}${points.map((point, i) => `Q${at(...point)} ${middle(i)}`).join('')}Z`;
}

// -- ships ------------------------------------------------------------------------------------------

export type Hull = Nation | 'hunter' | 'pirate';

const flame = (x: number, y: number, s = 1): string =>
  `<path d="M${x} ${y}l${-20 * s} ${-6 * s} ${9 * s} ${6 * s} ${-17 * s} ${4 * s} ${17 * s} ${5 * s} ${-8 * s} ${6 * s} ${19 * s} ${-5 * s}z" fill="#ffcb3d" ${INK}/><path d="M${x} ${y + 2 * s}l${-9 * s} 0 ${4 * s} ${3 * s} ${5 * s} ${s}z" fill="#fff7e4"/>`;

const SHIPS: Record<Hull, (a: string, b: string) => string> = {
 solar: (a, b) => `${flame(30,66)}<path d="M62 82c5 11 16 18 32 18-6-7-6-12-4-19z" fill="${b}" ${INK}/><path d="M54 60C56 38 70 18 94 10 86 28 87 46 93 59z" fill="#fff7e4" ${INK}/><path d="M61 58c3-16 12-31 24-40-6 14-6 28-3 41z" fill="${b}" fill-opacity=".55"/><path d="M95 59c2-17 12-31 30-36-6 13-6 26-2 38z" fill="#fff7e4" ${INK}/><path d="M101 59c2-11 8-21 16-28-3 9-3 18-1 29z" fill="${b}" fill-opacity=".55"/><path d="M34 62c1-11 7-21 18-27-3 9-3 17 0 25z" fill="#fff7e4" ${INK}/><path d="M24 62c30-7 88-7 132 3-8 8-20 14-36 17-30 5-66 3-88-6z" fill="${a}" ${INK}/><path d="M30 75c28 7 62 9 90 5 14-3 25-7 33-13-36 8-86 10-125 3z" fill="#0b0716" fill-opacity=".28"/><path d="M52 70h.1M66 71h.1M80 71.5h.1M94 71h.1M108 70h.1" stroke="#fff7e4" stroke-width="5" stroke-linecap="round"/><path d="M128 62l6-7 12 8" fill="#8ff" ${INK}/>`,
 imperial: (a, b) => `${flame(20,70)}<path d="M50 64l7-36 10-3V13l8-1 1 11 8-1 8 36z" fill="${b}" ${INK}/><path d="M62 34h18M61 42h22M60 50h25" stroke="#fff7e4" stroke-width="2.4" stroke-dasharray="3 3"/><path d="M98 58l4-14h14l3 11" fill="${b}" ${INK}/><path d="M112 46l24-7" ${INK} stroke-width="5"/><path d="M112 46l24-7" stroke="${a}" stroke-width="1.5"/><path d="M14 62l78-6 60-6 6 6-16 18-46 10-58 6-24-8z" fill="${a}" ${INK}/><path d="M16 80l78-6 60-16-12 16-46 10-58 6z" fill="#0b0716" fill-opacity=".32"/><path d="M30 66l100-9" stroke="#fff7e4" stroke-opacity=".75" stroke-width="2"/><path d="M40 88l8 14 16-2 4-13z" fill="${b}" ${INK}/><path d="M70 74l6-6 6 6-6 6z" fill="#ffcb3d" ${INK} stroke-width="1.8"/>`,
 barrens: (a, b) => `${flame(22,62,1.15)}<path d="M52 42L40 14l22 8 14 16z" fill="${b}" ${INK}/><path d="M60 82l-14 20 26-6 12-14z" fill="${b}" ${INK}/><path d="M22 56l14-10c16-14 56-18 80 0l36 4-4 8 6 6-34 6c-20 18-62 20-84 4l-16 2z" fill="${a}" ${INK}/><path d="M30 70c20 8 60 8 90-2l30-4-30 6c-20 18-62 20-84 4z" fill="#0b0716" fill-opacity=".32"/><circle cx="94" cy="54" r="12" fill="#7fe9ff" ${INK}/><path d="M87 51c1-4 4-6 8-6" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M44 48l14-4 4 14-15 4z" fill="${b}" ${INK} stroke-width="2"/><path d="M66 70l12-1M66 75l12-1" stroke="#0b0716" stroke-width="2"/><path d="M118 56l28 2" stroke="#0b0716" stroke-width="2" stroke-dasharray="2 4"/><path d="M70 38V20M64 24h12" ${INK} fill="none"/>`,
 ocg: (a, b) => `${flame(20,58)}${flame(20,70,.8)}<path d="M18 48h26v32H18z" fill="#6a7690" ${INK}/><path d="M22 54h18M22 62h18M22 70h18" stroke="#0b0716" stroke-width="2.2"/><path d="M44 60h84v9H44z" fill="#3a4358" ${INK}/><rect x="46" y="34" width="22" height="26" fill="${a}" ${INK}/><rect x="70" y="38" width="22" height="22" fill="#fff7e4" ${INK}/><rect x="94" y="32" width="22" height="28" fill="${b}" ${INK}/><rect x="46" y="69" width="22" height="20" fill="${b}" ${INK}/><rect x="70" y="69" width="22" height="26" fill="${a}" ${INK}/><rect x="94" y="69" width="22" height="20" fill="#fff7e4" ${INK}/><path d="M50 40h14M50 46h14M98 38h14M98 44h14M74 76h14M74 82h14" stroke="#0b0716" stroke-opacity=".5" stroke-width="2"/><path d="M118 50h18c10 2 18 8 20 15-2 6-9 11-18 13h-20z" fill="${a}" ${INK}/><path d="M134 55c7 1 12 4 14 9h-14z" fill="#7fe9ff" ${INK} stroke-width="2"/><path d="M118 70h34c-3 4-8 7-14 8h-20z" fill="#0b0716" fill-opacity=".3"/>`,
 hunter: (a, b) => `${flame(22,54)}<path d="M16 46l40-4L92 10l-6 30 22 6 48 14-26 10 4 6-40 2-24 24-2-22-44-6z" fill="${a}" ${INK}/><path d="M16 68l44-4 50 2 46-6-26 10 4 6-40 2-24 24-2-22-44-6z" fill="#0b0716" fill-opacity=".45"/><path d="M92 10l-6 30 10 3z" fill="${b}" ${INK} stroke-width="2"/><path d="M130 70l-6-5-3 6-7-6-3 7-8-6-2 7 29 2z" fill="#fff7e4" ${INK} stroke-width="1.8"/><path d="M112 54l16 2-10 5z" fill="#ffe14d" ${INK} stroke-width="2"/><path d="M30 52l40-4M30 60l30-2" stroke="${b}" stroke-width="3"/>`,
 pirate: (a, b) => `${flame(26,68)}<path d="M50 62C44 44 50 26 66 12c22 4 34 18 36 46z" fill="#140f29" ${INK}/><g color="#fff7e4" transform="translate(62 26) scale(1.125)">${SIGNS.skull}</g><path d="M104 58c2-14 8-22 20-28 2 10 4 20 4 30z" fill="${b}" ${INK}/><path d="M22 60c24 2 60 0 92-4l42-6c-4 16-16 28-34 32-34 6-72 4-92-6z" fill="${a}" ${INK}/><path d="M28 76c20 10 60 12 94 6 16-4 27-13 32-26-30 16-80 22-126 16z" fill="#0b0716" fill-opacity=".3"/><path d="M44 70h8v6h-8zM62 71h8v6h-8zM80 70h8v6h-8zM98 68h8v6h-8z" fill="#ffcb3d" ${INK} stroke-width="1.8"/><path d="M130 54l26-8-12 14z" fill="${b}" ${INK}/>`,
};

const PAINT: Record<Hull, [string, string]> = {
  solar: ['#e0451a', '#ffb52e'],
  imperial: ['#b9a7c9', '#7b2350'],
  barrens: ['#c9762f', '#7c8f8a'],
  ocg: ['#ff9a2f', '#2f8fd0'],
  hunter: ['#332a48', '#e5243f'],
  pirate: ['#ff5a36', '#ffcb3d'],
};

/** A ship without its sky, nose to the right; a captain's has the captain's colour. */
export const ship = (hull: Hull, colour = PAINT[hull][0]): string => SHIPS[hull](colour, PAINT[hull][1]);
