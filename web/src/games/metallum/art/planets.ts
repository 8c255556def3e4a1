/**
 * The nine planets and the dark disc of a face-down one, each a small SVG document: body of radius 90 around 0,0.
 * They are full of turbulence, so nothing draws them directly: `bitmaps.svelte.ts` turns each into a picture once.
 */
import type { Planet } from '../../../generated/metallum';

export type Face = Planet | 'dark';

/** Numbers that look random and are the same every time. */
export function random(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// -- words of SVG -----------------------------------------------------------------------------------

type Stop = [offset: number, colour: string, opacity?: number];

const F = (id: string, body: string, box = 'x="0" y="0" width="1" height="1"'): string =>
  `<filter id="${id}" ${box} color-interpolation-filters="sRGB">${body}</filter>`;
const turb = (type: string, frequency: string, octaves: number, seed: number, result = 'n'): string =>
  `<feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="noStitch" result="${result}"/>`;

/** One channel of the noise becomes the opacity of a flat colour: k * channel + o. */
function tint(colour: string, channel: number, k: number, o: number, result: string): string {
  const flat = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3));
  const row = [0, 0, 0, 0, o].map((value, at) => (at === channel ? k : value));
  return `<feColorMatrix in="n" type="matrix" values="${flat.map((part) => `0 0 0 0 ${part}`).join(' ')} ${row.join(' ')}" result="${result}"/>`;
}
const merge = (...parts: string[]): string => `<feMerge>${parts.map((part) => `<feMergeNode in="${part}"/>`).join('')}</feMerge>`;
const stops = (list: Stop[]): string =>
  list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('');
const rad = (id: string, list: Stop[], at = 'cx=".5" cy=".5" r=".5"'): string => `<radialGradient id="${id}" ${at}>${stops(list)}</radialGradient>`;
const lin = (id: string, list: Stop[], at = 'x1="0" y1="0" x2="0" y2="1"'): string => `<linearGradient id="${id}" ${at}>${stops(list)}</linearGradient>`;
const DISP = (id: string, frequency: string, seed: number, scale: number): string =>
  F(id, `${turb('fractalNoise', frequency, 3, seed)}<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>`, 'x="-.1" y="-.1" width="1.2" height="1.2"');

// -- what planets are made of -----------------------------------------------------------------------

const halo = (c: string): string => rad(`at-${c.slice(1)}`, [[0, c, 0], [0.7, c, 0], [0.765, c, 0.95], [0.82, c, 0.38], [0.9, c, 0.1], [1, c, 0]]);
const atm = (c: string, opacity: number): string => `<circle r="116" fill="url(#at-${c.slice(1)})" opacity="${opacity}"/>`;
const BALL = '<rect x="-94" y="-94" width="188" height="188"';
const sh = '<circle r="90.5" fill="url(#pl-shade)"/><circle r="90" fill="url(#pl-spec)"/>';
const rim = (c: string, opacity: number): string =>
  `<circle r="89.2" fill="none" stroke="${c}" stroke-width="1.8" opacity="${opacity}" mask="url(#pl-rimmask)"/>`;

function bands(list: [height: number, colour: string][], filter: string, turn: number): string {
  let y = -100;
  const drawn = list.map(([height, colour]) => {
    y += height;
    return `<rect x="-130" y="${y - height}" width="260" height="${height + 1}" fill="${colour}"/>`;
  });
  return `<g transform="rotate(${turn})"><g filter="url(#${filter})">${drawn.join('')}</g></g>`;
}

function craters(seed: number, count: number, largest: number): string {
  const next = random(seed);
  const put: [number, number, number][] = [];
  let drawn = '';
  for (let tries = 0; put.length < count && tries < 900; tries++) {
    const r = largest * next() ** 2.2 + 3;
    const angle = next() * 6.283;
    const far = Math.sqrt(next()) * 84;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (put.some(([px, py, pr]) => Math.hypot(px - x, py - y) < pr + r * 0.9)) continue;
    put.push([x, y, r]);
    const flat = Math.max(0.45, Math.sqrt(1 - (far * far) / 8300)); // foreshortened towards the limb
    const turn = (angle * 57.3).toFixed(0);
    const peak = r > 13 ? `<circle r="${(r * 0.16).toFixed(1)}" cx="${(r * 0.05).toFixed(1)}" fill="#d9dbe2" opacity=".55"/>` : '';
    drawn += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${flat.toFixed(2)} 1) rotate(-${turn})"><circle r="${(r * 1.16).toFixed(1)}" fill="#fff" opacity=".10"/><circle r="${r.toFixed(1)}" fill="url(#cr)"/><circle r="${r.toFixed(1)}" fill="none" stroke="url(#crr)" stroke-width="${Math.max(1, r * 0.14).toFixed(1)}"/>${peak}</g>`;
  }
  return drawn;
}

function lights(seed: number, count: number): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const angle = 0.05 + next() * 1.35;
    const far = 52 + next() * 34;
    return `<circle cx="${(Math.cos(angle) * far).toFixed(1)}" cy="${(Math.sin(angle) * far).toFixed(1)}" r="${(0.7 + next() * 1.2).toFixed(1)}" fill="#ffd98a" opacity="${(0.5 + next() * 0.5).toFixed(2)}"/>`;
  }).join('');
}

const hp = { w: 33, h: 19.052, path: 'M0 9.526L5.5 0H16.5L22 9.526L16.5 19.052H5.5ZM22 9.526H33' };

// -- the planets ------------------------------------------------------------------------------------

const FACES: Record<Face, () => string> = {
  alpha: () => `${atm('#5fb4ff',.75)}<g clip-path="url(#pl-clip)"><circle r="91" fill="url(#al-sea)"/>${BALL} filter="url(#al-land)"/>${BALL} filter="url(#al-cloud)" opacity=".92"/>${sh}<g>${lights(7,46)}</g></g>${rim('#c7e6ff',1)}`,
  beta: () => `${atm('#ff9a5a',.45)}<g clip-path="url(#pl-clip)"><circle r="91" fill="url(#be-base)"/><g transform="rotate(-14)">${BALL} filter="url(#be-dune)"/></g><g filter="url(#warp-s)"><path d="M-84 14C-50-4-30 26 2 12S44 22 74 2" fill="none" stroke="#4a1608" stroke-width="9" opacity=".55"/><path d="M-80 12C-50-6-30 22 2 9S44 18 74-1" fill="none" stroke="#ffc58d" stroke-width="2" opacity=".5"/><path d="M-14 16C-6 34-20 44-8 62M26 12C34 28 26 40 40 52" fill="none" stroke="#4a1608" stroke-width="5" opacity=".45"/><ellipse cx="4" cy="-89" rx="40" ry="15" fill="#fff4e6" opacity=".95"/></g><circle cx="34" cy="-34" r="13" fill="url(#cr)" opacity=".55"/><circle cx="34" cy="-34" r="13" fill="none" stroke="url(#crr)" stroke-width="2" opacity=".6"/><circle cx="-44" cy="46" r="8" fill="url(#cr)" opacity=".5"/>${sh}</g>${rim('#ffd0a0',.9)}`,
  gamma: () => `${atm('#ff5a1f',.85)}<g clip-path="url(#pl-clip)"><circle r="91" fill="url(#ga-base)"/>${BALL} filter="url(#ga-rock)"/><circle r="90.5" fill="url(#ga-shade)"/>${BALL} filter="url(#ga-lava)"/><ellipse cx="22" cy="26" rx="17" ry="12" fill="url(#ga-pool)"/><ellipse cx="-38" cy="-22" rx="11" ry="9" fill="url(#ga-pool)"/><circle r="90" fill="url(#pl-spec)" opacity=".35"/></g>${rim('#ff9a55',1)}`,
  delta: () => {const ring = (clip: string): string => `<g clip-path="url(#${clip})" fill="none"><ellipse rx="94" ry="19" stroke="#8d7a5c" stroke-width="5" opacity=".7"/><ellipse rx="103" ry="21.5" stroke="#e9d3a4" stroke-width="9" opacity=".95"/><ellipse rx="112.5" ry="24" stroke="#b79a6c" stroke-width="5.5" opacity=".9"/><ellipse rx="120" ry="26" stroke="#f6e5bd" stroke-width="5" opacity=".85"/><ellipse rx="126" ry="27.6" stroke="#a98d63" stroke-width="1.6" opacity=".7"/></g>`;
 return `<g transform="scale(.84)">${atm('#f2cf92',.4)}</g><g transform="rotate(-18)">${ring('rg-back')}</g><g transform="scale(.84)"><g clip-path="url(#pl-clip)">${bands([[18,'#8b6b49'],[14,'#caa574'],[16,'#f0d9ab'],[9,'#b98a58'],[20,'#f7e6c2'],[7,'#d8b07a'],[16,'#fbeccb'],[13,'#c4915a'],[18,'#ecd1a0'],[12,'#a97a4c'],[22,'#e1c08b'],[40,'#7d5c3d']],'gas-d',-18)}<g transform="rotate(-18)">${BALL} filter="url(#streak)" opacity=".55"/><path d="M-96 8C-50 28 50 28 96 8V19C50 42-50 42-96 19Z" fill="#1a1008" opacity=".55"/></g>${sh}</g>${rim('#fff0cf',.8)}</g><g transform="rotate(-18)">${ring('rg-front')}</g>`},
  epsilon: () => `${atm('#a8ecff',.6)}<g clip-path="url(#pl-clip)"><circle r="91" fill="url(#ep-base)"/>${BALL} filter="url(#ep-frost)"/>${BALL} filter="url(#ep-crack)" opacity=".9"/><g filter="url(#warp-s)" fill="none" stroke="#2e7fae" opacity=".75"><path d="M-86-30C-40-16 10-40 84 6" stroke-width="3"/><path d="M-60 66C-30 20 20 10 40-80" stroke-width="2.4"/><path d="M-88 22C-20 30 30 60 60 70" stroke-width="2"/><path d="M-30-86C-22-40-44 0-20 88" stroke-width="1.6"/></g><ellipse cx="-6" cy="-86" rx="62" ry="22" fill="#fff" opacity=".75" filter="url(#blur4)"/>${sh}</g>${rim('#ffffff',1)}`,
  zeta: () => `${atm('#c27bff',.6)}<g clip-path="url(#pl-clip)">${bands([[20,'#2d1250'],[14,'#6a2aa0'],[12,'#a44bd0'],[8,'#421a72'],[17,'#d68cf0'],[10,'#8a35bd'],[16,'#f0b6ff'],[8,'#6d2a9c'],[20,'#b257da'],[10,'#3a1668'],[16,'#8438b5'],[14,'#c778e6'],[50,'#2a104c']],'gas-z',12)}<g transform="rotate(12)">${BALL} filter="url(#streak)" opacity=".6"/><g transform="translate(28 26)"><ellipse rx="30" ry="17" fill="#2b0f4c" opacity=".6"/><ellipse rx="26" ry="14" fill="#ff9bd6"/><ellipse rx="26" ry="14" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/><ellipse rx="17" ry="8.5" fill="#ff6fb5"/><ellipse rx="8" ry="4" fill="#ffd3ec"/></g></g>${sh}</g>${rim('#ebc4ff',.9)}`,
  eta: () => `${atm('#aab4c8',.22)}<g clip-path="url(#pl-clip)"><circle r="91" fill="#8d919c"/>${BALL} filter="url(#et-rock)"/><path d="M-70-40C-40-70 10-60 14-30S-30 0-48-2-86-20-70-40ZM8 30C34 14 70 30 66 56S20 84 4 66-8 40 8 30Z" fill="#2d3140" opacity=".42" filter="url(#warp-s)"/>${craters(21,34,24)}${sh}</g>${rim('#ffffff',.75)}`,
  theta: () => `${atm('#9dff5a',.8)}<g clip-path="url(#pl-clip)"><circle r="91" fill="url(#th-base)"/><g filter="url(#gas-t)"><path d="M-100-70C-40-30 30-90 100-50V-30C40-66-30-8-100-44Z" fill="#d7f06a" opacity=".85"/><path d="M-100-14C-40 16 20-36 100-2V20C30-10-40 44-100 12Z" fill="#4f8f1d" opacity=".9"/><path d="M-100 26C-30 52 30 8 100 36V46C40 22-20 66-100 40Z" fill="#e9ff9c" opacity=".75"/><path d="M-100 60C-30 86 40 44 100 66V100H-100Z" fill="#2f6a20" opacity=".9"/></g><g filter="url(#warp-s)"><g transform="translate(-22 6) rotate(-14)" fill="none" stroke-linecap="round"><ellipse rx="40" ry="26" fill="#3c7a1b" opacity=".75"/><path d="M0.0 0.0L0.6 0.1L1.1 0.4L1.5 0.8L1.5 1.3L1.3 1.9L0.7 2.4L-0.2 2.8L-1.4 3.1L-2.7 3.2L-4.2 3.0L-5.7 2.5L-7.1 1.8L-8.1 0.8L-8.8 -0.5L-9.0 -1.9L-8.7 -3.4L-7.7 -4.8L-6.1 -6.2L-4.0 -7.3L-1.3 -8.1L1.7 -8.4L4.9 -8.4L8.1 -7.8L11.1 -6.7L13.7 -5.1L15.8 -3.0L17.1 -0.7L17.5 1.9L16.9 4.6L15.4 7.1L12.8 9.5L9.4 11.5L5.2 13.0L0.5 13.8L-4.6 13.9L-9.7 13.2L-14.6 11.8L-18.9 9.6L-22.3 6.7L-24.8 3.4L-26.0 -0.3L-25.8 -4.2L-24.1 -8.1L-21.1 -11.7L-16.8 -14.8L-11.3 -17.2L-5.0 -18.8L1.9 -19.4L9.0 -19.0L15.8 -17.6L22.1 -15.1L27.4 -11.7L31.5 -7.5L33.9 -2.7L34.6 2.3L33.5 7.5L30.5 12.4L25.7 16.8L19.4 20.5L11.7 23.1" stroke="#eaffb0" stroke-width="4.500" opacity=".62"/><path d="M-0.0 0.0L-0.6 -0.1L-1.1 -0.4L-1.5 -0.8L-1.5 -1.3L-1.3 -1.9L-0.7 -2.4L0.2 -2.8L1.4 -3.1L2.7 -3.2L4.2 -3.0L5.7 -2.5L7.1 -1.8L8.1 -0.8L8.8 0.5L9.0 1.9L8.7 3.4L7.7 4.8L6.1 6.2L4.0 7.3L1.3 8.1L-1.7 8.4L-4.9 8.4L-8.1 7.8L-11.1 6.7L-13.7 5.1L-15.8 3.0L-17.1 0.7L-17.5 -1.9L-16.9 -4.6L-15.4 -7.1L-12.8 -9.5L-9.4 -11.5L-5.2 -13.0L-0.5 -13.8L4.6 -13.9L9.7 -13.2L14.6 -11.8L18.9 -9.6L22.3 -6.7L24.8 -3.4L26.0 0.3L25.8 4.2L24.1 8.1L21.1 11.7L16.8 14.8L11.3 17.2L5.0 18.8L-1.9 19.4L-9.0 19.0L-15.8 17.6L-22.1 15.1L-27.4 11.7L-31.5 7.5L-33.9 2.7L-34.6 -2.3L-33.5 -7.5L-30.5 -12.4L-25.7 -16.8L-19.4 -20.5L-11.7 -23.1" stroke="#bde25c" stroke-width="3.500" opacity=".55"/></g></g>${BALL} filter="url(#th-haze)" opacity=".8"/>${sh}</g>${rim('#e6ffb0',1)}`,
  omega: () => { return `${atm('#ffc14d',.7)}<g transform="rotate(24)" fill="none"><g clip-path="url(#rg-back)"><ellipse rx="121" ry="20" stroke="#ffcf6b" stroke-width="2.4"/><ellipse rx="121" ry="20" stroke="#ffcf6b" stroke-width="7" opacity=".25"/></g></g><g clip-path="url(#pl-clip)"><circle r="91" fill="url(#om-core)"/><g filter="url(#bulge)">${BALL} fill="url(#om-hex)"/></g><path d="M-92-9C-40 8 40 8 92-9V9C40 27-40 27-92 9Z" fill="#0a0a10"/><path d="M-92-1C-40 17 40 17 92-1" stroke="#ffd67a" stroke-width="3" fill="none"/><path d="M-92-1C-40 17 40 17 92-1" stroke="#ffd67a" stroke-width="9" fill="none" opacity=".25"/><g stroke="#5a4520" stroke-width="1.4" opacity=".9" fill="none"><path d="M-92-11C-40 6 40 6 92-11M-92 11C-40 29 40 29 92 11"/></g><circle r="90.5" fill="url(#om-shade)"/><circle r="90" fill="url(#pl-spec)" opacity=".55"/></g>${rim('#ffe2a0',1)}<g transform="rotate(24)" fill="none"><g clip-path="url(#rg-front)"><ellipse rx="121" ry="20" stroke="#ffdf95" stroke-width="2.4"/><ellipse rx="121" ry="20" stroke="#ffcf6b" stroke-width="7" opacity=".25"/></g></g>`},
  dark: () => `<circle r="104" fill="url(#fd-halo)"/><g clip-path="url(#pl-clip)"><circle r="91" fill="url(#fd-base)"/>${BALL} filter="url(#fd-tex)" opacity=".5"/><circle r="90" fill="url(#fd-shade)"/><g fill="none" stroke="#6f8fc4" stroke-opacity=".2"><ellipse rx="90" ry="30"/><ellipse rx="34" ry="90"/><path d="M-90 0H90M0-90V90"/></g></g><circle r="89" fill="none" stroke="#7d9bd0" stroke-opacity=".55" stroke-width="1.6"/><circle r="97" fill="none" stroke="#6f8fc4" stroke-opacity=".38" stroke-width="1.6" stroke-dasharray="3 7"/>`,
};

const DEFS = `<clipPath id="pl-clip"><circle r="90"/></clipPath><clipPath id="rg-back"><rect x="-140" y="-60" width="280" height="60"/></clipPath><clipPath id="rg-front"><rect x="-140" y="0" width="280" height="60"/></clipPath>
${rad('pl-shade',[[0,'#020510',0],[.45,'#020510',.05],[.68,'#020510',.45],[.86,'#020510',.84],[1,'#010309',.96]],'cx=".33" cy=".29" r=".8"')}
${rad('pl-spec',[[0,'#ffffff',.5],[.5,'#ffffff',.12],[1,'#ffffff',0]],'cx=".3" cy=".25" r=".42"')}
<linearGradient id="pl-rimg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#777"/><stop offset=".72" stop-color="#000"/></linearGradient>
<mask id="pl-rimmask" maskUnits="userSpaceOnUse" x="-100" y="-100" width="200" height="200"><rect x="-100" y="-100" width="200" height="200" fill="url(#pl-rimg)"/></mask>
${['#5fb4ff','#ff9a5a','#ff5a1f','#f2cf92','#a8ecff','#c27bff','#aab4c8','#9dff5a','#ffc14d'].map(halo).join('')}
${rad('al-sea',[[0,'#4fb6f0'],[.5,'#1c6fc4'],[1,'#0a2e73']],'cx=".35" cy=".3" r=".8"')}
${rad('be-base',[[0,'#ffb877'],[.5,'#d9692f'],[1,'#7c2a12']],'cx=".35" cy=".3" r=".8"')}
${rad('ga-base',[[0,'#5a2b24'],[.6,'#2b1414'],[1,'#0e0708']],'cx=".35" cy=".3" r=".8"')}
${rad('ga-shade',[[0,'#000',0],[.6,'#060104',.3],[1,'#060104',.85]],'cx=".33" cy=".29" r=".85"')}
${rad('ga-pool',[[0,'#fff6c8'],[.35,'#ffc04a'],[.75,'#ff5a14',.9],[1,'#ff3a00',0]])}
${rad('ep-base',[[0,'#ffffff'],[.5,'#c4ecfb'],[1,'#5a9fc6']],'cx=".35" cy=".3" r=".8"')}
${rad('th-base',[[0,'#d5f57c'],[.5,'#86bd34'],[1,'#2c5c16']],'cx=".35" cy=".3" r=".8"')}
${rad('om-core',[[0,'#fff3c4'],[.4,'#ffc247'],[.75,'#c9761a'],[1,'#5c2c08']],'cx=".4" cy=".38" r=".75"')}
${rad('om-shade',[[0,'#ffdf9a',.22],[.3,'#020510',0],[.6,'#020510',.35],[.82,'#020510',.78],[1,'#010309',.96]],'cx=".36" cy=".32" r=".8"')}
${rad('fd-base',[[0,'#1c2a47'],[.6,'#101a30'],[1,'#080e1c']],'cx=".35" cy=".3" r=".8"')}
${rad('fd-shade',[[0,'#04070e',0],[.6,'#04070e',.25],[1,'#04070e',.7]],'cx=".35" cy=".3" r=".8"')}
${rad('fd-halo',[[0,'#5f84c8',0],[.8,'#5f84c8',0],[.87,'#5f84c8',.28],[1,'#5f84c8',0]])}
${rad('cr',[[0,'#3a3d49',.55],[.6,'#4a4d58',.75],[.9,'#23252f',.9],[1,'#1b1d26',.9]],'cx=".62" cy=".64" r=".7"')}
${lin('crr',[[0,'#12131a',.9],[.45,'#555a66',.2],[1,'#ffffff',.85]],'x1="0" y1="0" x2="1" y2="1"')}
<pattern id="om-hex" width="${hp.w}" height="${hp.h}" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><rect width="${hp.w}" height="${hp.h}" fill="#17120f" fill-opacity=".86"/><path d="${hp.path}" stroke="#ffc552" stroke-width="1.9" fill="none" stroke-opacity=".95"/><path d="${hp.path}" stroke="#0c0a0c" stroke-width="6" fill="none" stroke-opacity=".16"/></pattern>
${F('al-land',turb('fractalNoise','.0135 .016',5,23)+tint('#3f9a57',0,11,-5.7,'a')+tint('#c9b06a',1,9,-4.9,'d')+'<feComposite in="d" in2="a" operator="in" result="dd"/>'+tint('#1d5f3c',2,10,-5.6,'e')+'<feComposite in="e" in2="a" operator="in" result="ee"/>'+merge('a','dd','ee'))}
${F('al-cloud',turb('fractalNoise','.011 .03',5,5)+tint('#ffffff',0,5,-2.75,'a')+merge('a'))}
${F('be-dune',turb('fractalNoise','.009 .055',4,9)+tint('#7a2a10',0,5,-2.6,'a')+tint('#ffd9a0',1,5,-2.8,'b')+merge('a','b'))}
${F('ga-rock',turb('fractalNoise','.03',5,4)+`<feDiffuseLighting in="n" surfaceScale="5" diffuseConstant="1.1" lighting-color="#8a5a4c" result="l"><feDistantLight azimuth="225" elevation="42"/></feDiffuseLighting><feComponentTransfer><feFuncA type="linear" slope="0" intercept=".55"/></feComponentTransfer>`)}
${F('ga-lava',turb('turbulence','.015 .017',2,12)+turb('fractalNoise','.05',2,3,'q')+'<feDisplacementMap in="n" in2="q" scale="14" xChannelSelector="R" yChannelSelector="G" result="n"/>'+tint('#ff3d00',0,-9,1.5,'g0')+'<feGaussianBlur in="g0" stdDeviation="5" result="g1"/>'+tint('#ff6a12',0,-13,1.5,'m')+tint('#ffe79a',0,-20,1.25,'w')+merge('g1','m','w'))}
${F('ep-frost',turb('fractalNoise','.02',5,12)+tint('#7fbfe0',0,4,-2,'a')+tint('#ffffff',1,5,-2.6,'b')+merge('a','b'))}
${F('ep-crack',turb('turbulence','.014 .02',2,8)+tint('#2c86bd',0,-22,1.2,'a')+tint('#ffffff',1,-26,1.1,'b')+merge('a','b'))}
${F('et-rock',turb('fractalNoise','.045',5,3)+`<feDiffuseLighting in="n" surfaceScale="4" diffuseConstant="1.15" lighting-color="#d8dce6" result="l"><feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting><feComponentTransfer><feFuncA type="linear" slope="0" intercept=".75"/></feComponentTransfer>`)}
${F('th-haze',turb('fractalNoise','.012 .04',4,19)+tint('#f4ffb8',0,4.5,-2.4,'a')+tint('#204d12',1,4.5,-2.5,'b')+merge('a','b'))}
${F('streak',turb('fractalNoise','.006 .11',3,14)+tint('#ffffff',0,4,-2.2,'a')+tint('#1a0a14',1,4,-2.1,'b')+merge('a','b'))}
${F('fd-tex',turb('fractalNoise','.03',4,2)+tint('#5f7fb8',0,3,-1.5,'a')+merge('a'))}
${DISP('gas-d','.012 .03',6,14)}${DISP('gas-z','.014 .028',44,26)}${DISP('gas-t','.014 .02',17,34)}${DISP('warp-s','.03',7,10)}
<filter id="blur4" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="bulge" x="0" y="0" width="1" height="1"><feOffset dx="0" dy="0"/></filter>`;

/** Side of the picture in units of the drawing; the body has a radius of 90. */
export const BOX = 260;

export const planetSvg = (face: Face, side: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-130 -130 260 260"><defs>${DEFS}</defs>${FACES[face]()}</svg>`;
