/** Whole pictures as SVG markup: ships before their skies, and the places of the board. Each is drawn once. */
import { arc, halftone, rays, ship, star, type Hull } from './drawings';

const INK = 'stroke="#07050f" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"';

/** Stars that are the same in every drawing of the same thing. */
function stars(width: number, height: number, number: number, seed: number): string {
  let chance = seed;
  const next = (): number => (chance = (chance * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: number }, () => {
    const [x, y, r] = [next() * width, next() * height, next()];
    return r > 0.86
      ? `<path d="${star(x, y, 3.2, 0.9, 4)}" fill="#fff7e4"/>`
      : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.4 + r * 0.9).toFixed(1)}" fill="#fff7e4" fill-opacity="${(0.4 + r * 0.6).toFixed(2)}"/>`;
  }).join('');
}

const SKIES: Record<Hull, [string, string, string]> = {
  solar: ['#ffb52e', '#ff7a1a', '#fff1b8'],
  imperial: ['#7d1445', '#d62a5c', '#ffb3c4'],
  barrens: ['#7fae2a', '#2e6b3a', '#e3f5a0'],
  ocg: ['#2aa7d8', '#135a9a', '#c4f1ff'],
  hunter: ['#5a0614', '#c5162e', '#ff9d7a'],
  pirate: ['#3a1f8f', '#7d2fc0', '#ff9ad6'],
};

function drawn(hull: Hull, variant: number, colour?: string): string {
  const [sky, cloud, sun] = SKIES[hull];
  const [x, y] = ([[118, 30], [40, 26], [128, 84]] as const)[variant % 3]!;
  const behind =
    hull === 'imperial' || hull === 'hunter'
      ? rays(x, y, 220, 16, cloud, 0.75, variant * 11)
      : `<path d="M0 74C40 54 110 96 160 62v48H0z" fill="${cloud}" fill-opacity=".75"/>`;
  const glow =
    hull === 'solar'
      ? rays(x, y, 120, 14, sun, 0.28, 9)
      : `<path d="${arc(x, y, 17, 20, 150)}" stroke="${cloud}" stroke-opacity=".55" stroke-width="5" fill="none"/>`;
  const dots =
    halftone(0, 50, 160, 62, 6, (_, down) => Math.max(0, down * 1.05 - 0.1), '#0b0716', 0.3) +
    halftone(0, -4, 70, 60, 6, (right, down) => Math.max(0, 0.75 - right - down * 0.6), '#0b0716', 0.26);
  const tilt = [-4, 3, -2][variant % 3]!;
  return `<rect width="160" height="110" fill="${sky}"/>${behind}<circle cx="${x}" cy="${y}" r="24" fill="${sun}" fill-opacity=".92" stroke="#0b0716" stroke-width="1.6"/>${glow}${stars(160, 60, 14, (variant + 3) * 977 + hull.length * 31)}${dots}<g transform="translate(0 ${variant % 2 ? 2 : -1}) rotate(${tilt} 80 60)">${ship(hull, colour)}</g>`;
}

const kept = new Map<string, string>();

/** A ship before its sky, 160 x 110; there are three of each hull, and a captain's ship has the captain's colour. */
export function picture(hull: Hull, number: number, colour?: string): string {
  const key = `${hull} ${number % 3} ${colour ?? ''}`;
  let found = kept.get(key);
  if (found === undefined) kept.set(key, (found = drawn(hull, number % 3, colour)));
  return found;
}

// -- places -----------------------------------------------------------------------------------------

/** The teeth of a wheel. */
function gear(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const corners = Array.from({ length: teeth }, (_, tooth) =>
    ([[0, inner], [0.22, outer], [0.5, outer], [0.72, inner]] as const).map(([part, radius]) => {
      const angle = (((tooth + part) * 360) / teeth - 90) * (Math.PI / 180);
      return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    }),
  );
  return `M${corners.flat().join('L')}Z`;
}

export interface Art {
  box: string;
  markup: string;
}

export type Place = 'space' | 'havana' | 'exxalia' | 'ocg' | 'bazaar' | 'karokum';

export const PLACES: Record<Place, Art> = {
  space: {
    box: '0 0 680 320',
    markup: `<rect width="680" height="320" fill="#24166b"/><path d="M0 210C120 130 230 260 380 170S600 90 680 130V320H0z" fill="#4a1d8f"/><path d="M0 260C140 200 260 300 420 230S620 170 680 190V320H0z" fill="#8a2393" fill-opacity=".75"/>${halftone(0, 120, 680, 200, 9, (x, y) => Math.max(0, y * 0.95 - 0.18 + Math.sin(x * 7) * 0.14), '#f0418f', 0.5)}${halftone(380, -10, 300, 170, 9, (x, y) => Math.max(0, x * 0.85 - y * 0.75), '#22c9b0', 0.38)}${stars(680, 300, 90, 7)}<circle cx="655" cy="20" r="62" fill="#22c9b0" ${INK}/><path d="M604 40a62 62 0 0 0 90 20L720 0z" fill="#0b0716" fill-opacity=".35"/><ellipse cx="655" cy="20" rx="104" ry="17" transform="rotate(-18 655 20)" fill="none" stroke="#07050f" stroke-width="8"/><ellipse cx="655" cy="20" rx="104" ry="17" transform="rotate(-18 655 20)" fill="none" stroke="#ffcb3d" stroke-width="3.5"/>`,
  },
  havana: {
    box: '0 0 150 316',
    markup: `<rect width="150" height="316" fill="#0b7f86"/><path d="M0 0h150v120H0z" fill="#ff9a4a"/><circle cx="104" cy="74" r="34" fill="#ffe27a" ${INK}/>${halftone(0, 0, 150, 120, 7, (_, y) => Math.max(0, 0.75 - y), '#f0418f', 0.75)}<path d="M0 118c20-10 40-16 62-16s52 6 88 18v30H0z" fill="#0c5f6b" ${INK}/><path d="M16 116V84h10V70h14v14h10v32zM58 112V92h16v20z" fill="#2b1a4a" ${INK}/><path d="M30 70V54l14 5-14 5" fill="#ff5a36" ${INK}/><path d="M22 92h4M34 90h4M42 100h4M64 98h4" stroke="#ffcb3d" stroke-width="4"/><path d="M112 122c2-18 6-30 4-42" fill="none" stroke="#07050f" stroke-width="6" stroke-linecap="round"/><path d="M112 122c2-18 6-30 4-42" fill="none" stroke="#8a5a2a" stroke-width="2.5"/><path d="M116 80c-12-8-22-6-28 4 12-4 20-3 28-4zM116 80c-8-12-2-20 8-24-2 10-4 16-8 24zM116 80c12-8 22-4 26 6-10-4-18-5-26-6zM116 80c-10 2-16 10-16 20 8-6 12-12 16-20z" fill="#2fae5a" ${INK}/><path d="M0 134c20-6 30 6 50 0s30 6 50 0 30 6 50 0v182H0z" fill="#0b7f86" ${INK}/>${halftone(0, 150, 150, 170, 8, (_, y) => Math.max(0, y - 0.15), '#03373f', 0.8)}`,
  },
  exxalia: {
    box: '0 0 200 370',
    markup: `<rect width="200" height="370" fill="#c65a10"/><rect width="200" height="112" fill="#ffb02e"/>${rays(150, 56, 220, 18, '#ff8a1f', 0.8)}<circle cx="150" cy="54" r="40" fill="#fff1b8" ${INK}/><path d="M112 66a40 40 0 0 0 76 2c-24 8-50 8-76-2z" fill="#ff8a1f" fill-opacity=".6"/><ellipse cx="150" cy="56" rx="62" ry="11" transform="rotate(-14 150 56)" fill="none" stroke="#07050f" stroke-width="6.5"/><ellipse cx="150" cy="56" rx="62" ry="11" transform="rotate(-14 150 56)" fill="none" stroke="#f0418f" stroke-width="2.8"/><path d="M0 112V92h12V76h14v16h10V62l10-14 10 14v30h10V80h14v20h14l10 12z" fill="#7a1f3d" ${INK}/><path d="M44 66h4M44 76h4M18 84h4M72 88h4" stroke="#ffcb3d" stroke-width="4"/>${halftone(0, 110, 200, 260, 8, (_, y) => Math.max(0, y * 0.85 - 0.05), '#5c1b06', 0.7)}`,
  },
  ocg: {
    box: '0 0 280 370',
    markup: `<rect width="280" height="370" fill="#125a94"/><rect width="280" height="90" fill="#2ab0dc"/>${halftone(0, 0, 280, 92, 8, (x, y) => Math.max(0, 0.8 - x * 0.7 - y * 0.3), '#0d4a80', 0.5)}<path d="${gear(214, 40, 52, 42, 12)}" fill="#fff7e4" ${INK}/><circle cx="214" cy="40" r="30" fill="#ff8a1f" ${INK}/><circle cx="214" cy="40" r="14" fill="#125a94" ${INK}/><path d="M214 54v40M200 94h28" fill="none" stroke="#07050f" stroke-width="7" stroke-linecap="round"/><path d="M0 92h280" ${INK}/><path d="M128 92V74h18V60h14v32z" fill="#0d3c68" ${INK}/>${halftone(0, 92, 280, 280, 8, (_, y) => Math.max(0, y * 0.9 - 0.05), '#062a4d', 0.75)}`,
  },
  bazaar: {
    box: '0 0 200 370',
    markup: `<rect width="200" height="370" fill="#9c1d63"/><rect width="200" height="112" fill="#5a1d8f"/>${stars(200, 70, 24, 77)}<circle cx="148" cy="44" r="32" fill="#ff9ad6" ${INK}/><path d="M124 30a32 32 0 1 0 50 32 38 38 0 0 1-50-32z" fill="#f0418f" fill-opacity=".75"/><path d="M0 112V86l22-22 22 22v26z" fill="#22c9b0" ${INK}/><path d="M44 112V92l26-26 26 26v20z" fill="#ffcb3d" ${INK}/><path d="M70 66l-8 46M70 66l8 46M22 64v48" stroke="#07050f" stroke-width="2" fill="none"/><path d="M96 112V96l18-16 18 16v16z" fill="#ff5a36" ${INK}/><path d="M0 60c30 14 70 14 100 2" fill="none" stroke="#07050f" stroke-width="2"/><path d="M16 66v6M40 71v6M64 71v6M86 67v6" stroke="#ffcb3d" stroke-width="6" stroke-linecap="round"/>${halftone(0, 112, 200, 258, 8, (_, y) => Math.max(0, y * 0.85 - 0.05), '#3d0630', 0.75)}`,
  },
  karokum: {
    box: '0 0 200 370',
    markup: `<rect width="200" height="370" fill="#6b3d18"/><rect width="200" height="112" fill="#7fb83a"/>${halftone(0, 0, 200, 112, 8, (x, y) => Math.max(0, 0.75 - y * 0.7 - x * 0.3), '#2e6b3a', 0.7)}<circle cx="140" cy="50" r="34" fill="#e8a24a" ${INK}/><path d="M110 62a34 34 0 0 0 62 0c-20-6-42-6-62 0z" fill="#7c4a22" fill-opacity=".75"/><path d="M0 112c30-20 60-26 100-14s70 2 100-8v24H0z" fill="#a8602a" ${INK}/><path d="M22 106c0-30 6-48 20-62M42 104c0-26 6-42 18-54M62 102c2-20 6-32 16-42M82 102c2-14 6-22 12-28" fill="none" stroke="#07050f" stroke-width="7" stroke-linecap="round"/><path d="M22 106c0-30 6-48 20-62M42 104c0-26 6-42 18-54M62 102c2-20 6-32 16-42M82 102c2-14 6-22 12-28" fill="none" stroke="#fff1d0" stroke-width="3"/>${halftone(0, 112, 200, 258, 8, (_, y) => Math.max(0, y * 0.85 - 0.05), '#2a1406', 0.75)}`,
  },
};

export const CHEST = `<path d="M10 30c0-14 8-22 20-22h32c12 0 20 8 20 22v6H10z" fill="#b5561c" stroke="#07050f" stroke-width="3" stroke-linejoin="round"/><path d="M20 30l6-14 8 10 6-14 8 12 9-13 7 14 8-6 2 13z" fill="#ffcb3d" stroke="#07050f" stroke-width="2.4" stroke-linejoin="round"/><path d="M8 32h76v30a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="#8a3a10" stroke="#07050f" stroke-width="3"/><path d="M8 44h76M24 32v36M68 32v36" stroke="#07050f" stroke-width="2.6"/><path d="M26.5 34v32M65.5 34v32" stroke="#ffcb3d" stroke-width="2"/><rect x="38" y="38" width="16" height="18" rx="3" fill="#ffcb3d" stroke="#07050f" stroke-width="2.6"/><circle cx="46" cy="46" r="2.6" fill="#07050f"/>`;
