/** The faces of the cards as SVG, 156 x 100 units, without their numbers: those come with the content of a game. */
import { METALS, SIGN, type Metal } from '../metals';

export const FACE_W = 156;
export const FACE_H = 100;

// Six stops of sheen from corner to corner.
const SHEEN: Record<Metal, readonly string[]> = {
  iron: ['#2b3036', '#646e78', '#3d454c', '#78848f', '#474f57', '#2a2f34'],
  copper: ['#7a3517', '#d9854f', '#b05c2f', '#f3b083', '#b9652f', '#6d2c12'],
  silver: ['#98a2aa', '#f3f6f8', '#bfc8cf', '#ffffff', '#cbd3d9', '#87919a'],
  gold: ['#95610f', '#f0c04a', '#d09a25', '#fff0ad', '#dca52c', '#8a580c'],
};
const STOPS = [0, 0.22, 0.42, 0.56, 0.76, 1];

/** What is engraved: the ink, and the light that catches its lower edge. */
export const INK: Record<Metal, readonly [ink: string, light: string]> = {
  iron: ['#eef3f7', '#14181b'],
  copper: ['#2f1004', '#ffc9a4'],
  silver: ['#1d252c', '#ffffff'],
  gold: ['#402703', '#fff3c0'],
};

const BRUSH: Record<Metal, { frequency: string; octaves: number; seed: number; opacity: number; tint: string }> = {
  iron: { frequency: '.35 .4', octaves: 4, seed: 3, opacity: 0.34, tint: '.02 .02 .03' },
  copper: { frequency: '.012 .7', octaves: 2, seed: 8, opacity: 0.26, tint: '1 .95 .85' },
  silver: { frequency: '.008 1.1', octaves: 2, seed: 5, opacity: 0.3, tint: '1 .95 .85' },
  gold: { frequency: '.02 .5', octaves: 2, seed: 11, opacity: 0.2, tint: '1 .95 .85' },
};

const FRAME: Record<Metal, string> = {
  iron: '<path d="M17 8H139L148 17V83L139 92H17L8 83V17Z"/>',
  copper: '<path d="M20 8H136A12 12 0 0 0 148 20V80A12 12 0 0 0 136 92H20A12 12 0 0 0 8 80V20A12 12 0 0 0 20 8Z"/>',
  silver: '<rect x="8" y="8" width="140" height="84" rx="6"/><rect x="12" y="12" width="132" height="76" rx="3"/>',
  gold:
    '<path d="M14 8H142A6 6 0 0 1 148 14V86A6 6 0 0 1 142 92H14A6 6 0 0 1 8 86V14A6 6 0 0 1 14 8Z"/>' +
    '<path d="M22 13H134C134 20 137 23 143 23V77C137 77 134 80 134 87H22C22 80 19 77 13 77V23C19 23 22 20 22 13Z"/>',
};

const range = (n: number): number[] => [...Array(n).keys()];

function rays(count: number, from: number, to: number): string {
  return range(count)
    .map((k) => {
      const angle = (k * Math.PI * 2) / count;
      const reach = k % 2 ? to : (from + to) / 2 + 2;
      const at = (x: number, y: number): string => `${(Math.cos(angle) * x).toFixed(1)} ${(Math.sin(angle) * y).toFixed(1)}`;
      return `M${at(from, from)}L${at(reach * 1.35, reach)}`;
    })
    .join('');
}

// What the metal calls to mind, around its sign: hammer strokes, flames, ripples, rays.
const MOTIF: Record<Metal, string> = {
  iron: `<g stroke-width="1" opacity=".55">${[-1, 1]
    .flatMap((side) => range(3).map((k) => `<path d="M${side * (38 + k * 7)}-18 ${side * (34 + k * 7)} 18"/>`))
    .join('')}</g>`,
  copper: `<g stroke-width="1.1" opacity=".5">${range(3)
    .map((k) => `<path d="M${-62 + k * 2} ${-9 + k * 9}c8-8 14-8 20 0M42 ${-9 + k * 9}c6 8 12 8 20 0"/>`)
    .join('')}</g>`,
  silver: `<g stroke-width="1" opacity=".42">${[33, 38, 43, 48, 53]
    .map((r) => `<ellipse rx="${r * 1.12}" ry="${r * 0.62}"/>`)
    .join('')}</g>`,
  gold: `<g stroke-width="1.3" opacity=".5"><path d="${rays(36, 29, 43)}"/></g>`,
};

const gradient = (id: string, at: string, stops: readonly [number, string, number?][]): string =>
  `<linearGradient id="${id}" ${at}>${stops
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('')}</linearGradient>`;
const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';

/** Gradients that faces, stacks and badges share; ids begin with `mgi-`. */
export const DEFS =
  METALS.map((metal) => {
    const sheen = SHEEN[metal];
    return (
      gradient(`mgi-f-${metal}`, DIAGONAL, sheen.map((colour, k) => [STOPS[k] ?? 1, colour])) +
      gradient(`mgi-e-${metal}`, 'x1="0" x2="1"', [5, 1, 3, 2, 5].map((stop, k) => [k / 4, sheen[stop] ?? ''])) +
      `<radialGradient id="mgi-med-${metal}" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="${sheen[3]}" stop-opacity=".75"/><stop offset=".6" stop-color="${sheen[2]}" stop-opacity=".85"/><stop offset="1" stop-color="${sheen[5]}" stop-opacity=".9"/></radialGradient>`
    );
  }).join('') +
  '<radialGradient id="mgi-rivet" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#c2ccd5"/><stop offset=".5" stop-color="#5d666e"/><stop offset="1" stop-color="#15191c"/></radialGradient>' +
  gradient('mgi-sheen', 'x1="0" y1="0" x2="1" y2=".75"', [[0.12, '#fff', 0], [0.3, '#fff', 0.5], [0.36, '#fff', 0.06], [0.46, '#fff', 0.32], [0.56, '#fff', 0]]) +
  '<radialGradient id="mgi-warm" cx=".1" cy="0" r="1.2"><stop offset="0" stop-color="#ffb257" stop-opacity=".5"/><stop offset=".5" stop-color="#ff9a3c" stop-opacity=".08"/><stop offset="1" stop-color="#1a0a00" stop-opacity=".42"/></radialGradient>' +
  gradient('mgi-bevel', 'x1="0" y1="0" x2=".6" y2="1"', [[0, '#fff6e2', 0.95], [0.4, '#fff', 0.25], [1, '#000', 0.65]]) +
  gradient('mgi-back', DIAGONAL, [[0, '#5b2320'], [0.5, '#43181a'], [1, '#260c10']]) +
  gradient('mgi-end', DIAGONAL, [[0, '#3b1a14'], [1, '#120606']]) +
  '<radialGradient id="mgi-endglow"><stop offset="0" stop-color="#ff8a4a" stop-opacity=".4"/><stop offset="1" stop-color="#ff6a2a" stop-opacity="0"/></radialGradient>' +
  gradient('mgi-parchment', DIAGONAL, [[0, '#f1e2bf'], [1, '#cfb581']]);

const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;

/** Grain of the surfaces: too dear to repaint, so only bitmaps are drawn with it. */
export const GRAIN =
  METALS.map((metal) => {
    const { frequency, octaves, seed, tint } = BRUSH[metal];
    const [r, g, b] = tint.split(' ');
    return noise(`mgi-brush-${metal}`, frequency, octaves, seed, `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 2.6 0 0 0 -1.05`);
  }).join('') +
  noise('mgi-leather', '.5', 3, 2, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.8 0 0 0 -.75') +
  noise('mgi-fibre', '.03 .05', 4, 9, '0 0 0 0 .35 0 0 0 0 .22 0 0 0 0 .06 1.4 0 0 0 -.6');

const whole = (attributes: string, width = FACE_W, height = FACE_H, rx = 11): string =>
  `<rect width="${width}" height="${height}" rx="${rx}" ${attributes}/>`;
const RIM = (opacity: number): string =>
  `<rect x=".9" y=".9" width="154.2" height="98.2" rx="10.2" fill="none" stroke="url(#mgi-bevel)" stroke-width="1.8" opacity="${opacity}"/>`;

/** A metal card; a small one shows its sign only. */
export function metalFace(metal: Metal, small: boolean, grain: boolean): string {
  const [ink, light] = INK[metal];
  const iron = metal === 'iron';
  const engraved = (inner: string, width: number, by: number): string =>
    `<g fill="none" stroke="${light}" stroke-width="${width}" color="${light}" transform="translate(0 ${by})" opacity="${iron ? 0.9 : 0.75}">${inner}</g>` +
    `<g fill="none" stroke="${ink}" stroke-width="${width}" color="${ink}">${inner}</g>`;
  const rivet = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="3.4" fill="url(#mgi-rivet)" stroke="#0f1214" stroke-width=".8"/>`;
  const ornaments = small
    ? ''
    : `<g opacity="${iron ? 0.55 : 0.5}" stroke-linejoin="round">${engraved(FRAME[metal], 1.1, 1)}</g>${iron ? rivet(136, 20) + rivet(20, 80) : ''}` +
      `<g transform="translate(78 50)"><g stroke-linecap="round">${engraved(MOTIF[metal], 1, 0.8)}</g>` +
      `<circle r="27" fill="url(#mgi-med-${metal})" stroke="${iron ? '#0e1114' : ink}" stroke-opacity=".55" stroke-width="1.2"/>` +
      `<circle r="25" fill="none" stroke="${light}" stroke-opacity="${iron ? 0.25 : 0.55}" stroke-width=".9"/></g>`;
  return (
    whole(`fill="url(#mgi-f-${metal})"`) +
    (grain ? whole(`fill="#fff" filter="url(#mgi-brush-${metal})" opacity="${BRUSH[metal].opacity}"`) : '') +
    whole(`fill="url(#mgi-sheen)" opacity="${{ iron: 0.45, copper: 0.6, silver: 0.9, gold: 0.8 }[metal]}"`) +
    whole(`fill="url(#mgi-warm)" opacity="${{ iron: 0.5, copper: 0.5, silver: 0.55, gold: 0.35 }[metal]}"`) +
    RIM(1) +
    '<rect x="2.6" y="2.6" width="150.8" height="94.8" rx="8.6" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1"/>' +
    ornaments +
    `<g transform="translate(78 50) scale(${small ? 1.62 : 1.22})" stroke-linecap="round">${engraved(SIGN[metal], small ? 3.8 : 3.1, 0.9)}</g>`
  );
}

/** Oxblood leather and brass: the back of every card. */
export const backFace = (grain: boolean): string =>
  whole('fill="url(#mgi-back)"') +
  (grain ? whole('fill="#fff" filter="url(#mgi-leather)" opacity=".5"') : '') +
  RIM(0.6) +
  '<g fill="none" stroke="#d8a95c" stroke-opacity=".85"><rect x="8" y="8" width="140" height="84" rx="6" stroke-width="1.4"/><rect x="12" y="12" width="132" height="76" rx="3.5" stroke-width=".7" stroke-opacity=".6"/>' +
  '<g transform="translate(78 50)" stroke-width="1.1"><circle r="30"/><circle r="27" stroke-width=".6"/><path d="M0-27 23.4 13.5H-23.4Z"/><rect x="-9.4" y="-5.4" width="18.8" height="18.8"/><circle cy="4" r="6.6"/><path d="M-58 0h22M36 0h22" stroke-width=".8"/><circle cx="-62" r="3"/><circle cx="62" r="3"/></g>' +
  ([[22, 22], [134, 22], [22, 78], [134, 78]] as const)
    .map(([x, y], k) => `<g stroke-width="2" color="#d8a95c" transform="translate(${x} ${y}) scale(.34)">${SIGN[METALS[k] ?? 'gold']}</g>`)
    .join('') +
  '</g>';

/** The end card: the candle goes out. */
export const endFace = (grain: boolean): string =>
  whole('fill="url(#mgi-end)"') +
  (grain ? whole('fill="#fff" filter="url(#mgi-leather)" opacity=".35"') : '') +
  RIM(0.5) +
  '<rect x="8" y="8" width="140" height="84" rx="6" fill="none" stroke="#ff9a6a" stroke-opacity=".75" stroke-width="1.3"/><ellipse cx="78" cy="50" rx="60" ry="40" fill="url(#mgi-endglow)"/>' +
  '<g transform="translate(78 54)"><path d="M-9 6h18v24h-18z" fill="#e9d7b0"/><path d="M-9 6h6v24h-6z" fill="#fff6dc" opacity=".6"/><path d="M-9 6c4 3 6 8 8-1 3 6 7 6 10 1z" fill="#fff2d2"/><path d="M0 6V0" stroke="#2a1508" stroke-width="1.8"/><path d="M0-2c-3-6 5-7 1-14 6 2-2 8 6 12" fill="none" stroke="#d9c3b4" stroke-opacity=".8" stroke-width="1.8" stroke-linecap="round"/><path d="M6-22c-4-3 3-6-1-11" fill="none" stroke="#d9c3b4" stroke-opacity=".5" stroke-width="1.5" stroke-linecap="round"/></g>';

/** A bonus card, 100 x 140 units, without its word. */
export const bonusFace = (metal: Metal, grain: boolean): string =>
  whole('fill="url(#mgi-parchment)"', 100, 140, 10) +
  (grain ? whole('fill="#5a3c12" filter="url(#mgi-fibre)" opacity=".5"', 100, 140, 10) : '') +
  '<rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="#6b4a1c" stroke-width="1.2"/><rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="#6b4a1c" stroke-width=".6"/>' +
  `<circle cx="50" cy="54" r="27" fill="url(#mgi-f-${metal})" stroke="#3a2509" stroke-width="1.2"/><circle cx="50" cy="54" r="27" fill="url(#mgi-sheen)" opacity=".5"/><circle cx="50" cy="54" r="24" fill="none" stroke="${INK[metal][1]}" stroke-opacity=".5"/>` +
  `<g transform="translate(50 54) scale(1.15)" fill="none" stroke="${INK[metal][0]}" color="${INK[metal][0]}" stroke-width="3" stroke-linecap="round">${SIGN[metal]}</g>`;
