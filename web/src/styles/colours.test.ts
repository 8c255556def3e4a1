/** Colours that tell things apart do so for colour-blind eyes too. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Colour = readonly [number, number, number];

/** What is seen, in linear light: Machado, Oliveira and Fernandes (2009), at full strength. */
const EYES: Record<string, readonly Colour[]> = {
  'most people': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const times = (rows: readonly Colour[], [x, y, z]: Colour): Colour => rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Colour;
const linear = (hex: string): Colour =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;

/** Oklab, where equal distances look equally far apart; black and white are 1 apart. */
function perceived(light: Colour): Colour {
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], light);
  const roots = cones.map(Math.cbrt) as unknown as Colour;
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], roots);
}
function seen(hex: string, eyes: readonly Colour[]): Colour {
  return perceived(times(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour);
}

/** Variables of the block that a selector begins. */
function block(selector: string): Record<string, string> {
  const from = CSS.indexOf(`\n${selector}`);
  expect(from, selector).toBeGreaterThanOrEqual(0);
  const body = CSS.slice(CSS.indexOf('{', from), CSS.indexOf('}', from));
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));
}
const of = (found: Record<string, string>, ...names: string[]): string[] => names.map((name) => found[name]!);
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const METALS = ['iron', 'copper', 'silver', 'gold'];

const APART = 0.1;
const SETS: Record<string, string[]> = {
  seats: of(block(':root,'), ...SEATS),
  'seats on a light page': of(block(":root[data-theme='light']"), ...SEATS),
  corporations: of(block("[data-world='metallum'],"), 'seat-0', 'seat-1'),
  'corporations on a light page': of(block(":root[data-theme='light'][data-world='metallum']"), 'seat-0', 'seat-1'),
  'captains on a light page': of(block(":root[data-theme='light'][data-world='metal_adventures']"), ...SEATS),
  captains: of(block("[data-world='metal_adventures'],"), ...SEATS),
  metals: of(block("[data-world='metallurgie'] {"), ...METALS),
  'outlines of areas': of(block("[data-world='metallurgie'] {"), ...METALS.map((metal) => `${metal}-line`)),
  'may, scores, may not': of(block(':root,'), 'legal', 'score', 'forbid'),
};

describe.each(Object.entries(SETS))('%s', (_, colours) => {
  it.each(Object.entries(EYES))('can be told apart by %s', (_, eyes) => {
    expect(colours).not.toContain(undefined);
    const near = colours.flatMap((one, at) =>
      colours.slice(at + 1).flatMap((other) => {
        const [a, b] = [seen(one, eyes), seen(other, eyes)];
        const far = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        return far < APART ? [`${one} and ${other}: ${far.toFixed(3)}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });
});
