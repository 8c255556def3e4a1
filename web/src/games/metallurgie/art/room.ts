/** The room: an alchemist's table by candlelight, drawn once into a bitmap behind everything. */

export interface Light {
  x: number;
  y: number;
  size: number;
}

export interface RoomPlan {
  width: number;
  height: number;
  circle: { x: number; y: number; r: number }; // the inlaid circle, where the pattern lies
  candles: readonly Light[];
  glows: readonly Light[]; // light of candles out of sight
}

export const WIDE: RoomPlan = {
  width: 1440,
  height: 900,
  circle: { x: 700, y: 370, r: 300 },
  candles: [{ x: 352, y: 150, size: 0.92 }, { x: 1068, y: 520, size: 0.74 }],
  glows: [],
};
export const TALL: RoomPlan = {
  width: 480,
  height: 860,
  circle: { x: 240, y: 330, r: 214 },
  candles: [],
  glows: [{ x: 86, y: 170, size: 0.7 }, { x: 430, y: 480, size: 0.5 }],
};

const candle = ({ x, y, size }: Light): string => `<g transform="translate(${x} ${y}) scale(${size})">
<ellipse cx="6" cy="106" rx="52" ry="13" fill="#000" opacity=".55" filter="url(#soft)"/>
<ellipse cx="0" cy="102" rx="44" ry="13" fill="#5a3f18"/><ellipse cx="0" cy="99" rx="44" ry="13" fill="url(#brass)"/><ellipse cx="0" cy="98" rx="34" ry="9" fill="#3a260d"/><path d="M42 98c16-3 20 12 6 13" fill="none" stroke="#b98a3e" stroke-width="5"/>
<path d="M-20 96V14c0-6 40-6 40 0v82c0 9-40 9-40 0z" fill="url(#wax)"/><path d="M-20 20c0 14 4 10 4 24 0 8 5 8 5 0 0-10 3-16 3-22zM8 20c0 18 2 20 3 34 1 7 6 7 6 0 0-12 3-20 3-34z" fill="#fff3d6" opacity=".7"/>
<ellipse cx="0" cy="14" rx="20" ry="6.5" fill="#fff0c4"/><ellipse cx="0" cy="14.5" rx="13" ry="4" fill="#ffc766"/>
<path d="M0 13V2" stroke="#2b1606" stroke-width="2.6"/><path d="M0-44C9-26 14-16 12-6 11 4 4 8 0 8S-11 4-12-6C-13-16-5-26 0-44Z" fill="url(#flame)"/><path d="M0-22C4-14 7-9 6-3 5 3 2 5 0 5S-5 3-6-3C-7-9-3-14 0-22Z" fill="#fffbe6"/></g>`;

const radial = (id: string, stops: readonly [offset: number, colour: string, opacity: number][], at = ''): string =>
  `<radialGradient id="${id}" ${at}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;
const linear = (id: string, stops: readonly [offset: number, colour: string][]): string =>
  `<linearGradient id="${id}" x1="0" x2="1">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;

/** The whole room as an SVG document. */
export function room({ width, height, circle, candles, glows }: RoomPlan): string {
  const lights = [...candles, ...glows];
  const inner = circle.r - 9;
  const ticks = [...Array(72).keys()]
    .map((k) => {
      const [angle, long] = [(k * Math.PI) / 36, k % 6 ? 6 : 14];
      const at = (r: number): string => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
      return `M${at(circle.r)}L${at(circle.r + long)}`;
    })
    .join('');
  const boards = [...Array(Math.ceil(height / 178)).keys()]
    .map((k) => `<path d="M0 ${k * 178 + 64}H${width}" stroke="#090402" stroke-opacity=".85" stroke-width="2.5"/><path d="M0 ${k * 178 + 66.5}H${width}" stroke="#ffcf8e" stroke-opacity=".09" stroke-width="1.2"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<filter id="wood" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0032 .1" numOctaves="5" seed="33" result="n"/><feTurbulence type="fractalNoise" baseFrequency=".0035 .012" numOctaves="2" seed="8" result="warp"/><feDisplacementMap in="n" in2="warp" scale="120" xChannelSelector="R" yChannelSelector="G"/><feColorMatrix values=".5 .08 0 0 -.13 .3 .045 0 0 -.085 .165 .02 0 0 -.05 0 0 0 0 1"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 1.2" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .03 0 0 0 0 .015 0 0 0 0 0 2.4 0 0 0 -1.05"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
${linear('wax', [[0, '#c99f63'], [0.35, '#fbe8bf'], [0.7, '#e2bf85'], [1, '#8e6733']])}${linear('brass', [[0, '#6b4a1a'], [0.4, '#f0cd83'], [0.65, '#a97c33'], [1, '#4f3511']])}
${radial('flame', [[0, '#fff6cf', 1], [0.4, '#ffc44d', 1], [1, '#ff6a12', 0.85]], 'cx=".5" cy=".75" r=".8"')}${radial('pool', [[0, '#ffab4a', 0.5], [0.35, '#ec8426', 0.22], [1, '#a34a08', 0]])}
${radial('halo', [[0, '#fff0bd', 0.95], [0.25, '#ffc05a', 0.4], [1, '#ff8a1f', 0]])}${radial('vignette', [[0.25, '#0a0502', 0], [1, '#080402', 0.86]], `cx="${circle.x / width}" cy="${circle.y / height}" r=".72"`)}</defs>
<rect width="${width}" height="${height}" fill="#2a1a0e"/><rect x="-140" y="-140" width="${width + 280}" height="${height + 280}" filter="url(#wood)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".5"/>${boards}
<g transform="translate(${circle.x} ${circle.y})" fill="none" stroke="#e2b468" stroke-opacity=".17" stroke-width="1.4"><circle r="${circle.r}"/><circle r="${inner}" stroke-width=".8"/><circle r="${circle.r * 0.93 - 20}" stroke-dasharray="2 9"/><path d="M0 ${-inner} ${inner * 0.866} ${inner * 0.5}H${-inner * 0.866}Z"/><path d="M0 ${inner} ${inner * 0.866} ${-inner * 0.5}H${-inner * 0.866}Z" stroke-opacity=".1"/><circle r="${inner / 2}"/><path d="${ticks}"/></g>
${lights.map(({ x, y, size }) => `<ellipse cx="${x}" cy="${y + 40 * size}" rx="${560 * size}" ry="${430 * size}" fill="url(#pool)" style="mix-blend-mode:screen"/>`).join('')}
<rect width="${width}" height="${height}" fill="url(#vignette)"/>
${candles.map((one) => `${candle(one)}<circle cx="${one.x}" cy="${one.y - 14 * one.size}" r="${120 * one.size}" fill="url(#halo)" style="mix-blend-mode:screen" opacity=".8"/>`).join('')}
</svg>`;
}
