/** Where things stand on the line of planets: across the table, or down a phone. */
import type { Spot } from './stage.svelte';

export interface Geometry {
  vertical: boolean;
  width: number; // in units of the drawing
  height: number;
  scale: number; // pixels a unit
  radius: number; // of a planet
  pitch: number; // from planet to planet
  piece: number; // size of an extractor, 1 = 18 units
  ship: number; // scale of a ship
}

export type Point = [x: number, y: number];

const LINE_HEIGHT = 302;

/** The line for a box of this size in pixels. */
export function geometryOf(width: number, height: number, vertical: boolean): Geometry {
  if (vertical) {
    const pitch = height / 7;
    const radius = Math.max(18, Math.min(34, pitch * 0.375));
    return { vertical, width, height, scale: 1, radius, pitch, piece: Math.min(0.8, radius / 36), ship: radius / 40 };
  }
  const scale = Math.max(0.5, Math.min(height / LINE_HEIGHT, width / 770, 1.75));
  return { vertical, width: width / scale, height: height / scale, scale, radius: 43, pitch: width / scale / 7, piece: 0.92, ship: 0.8 };
}

/** The rival is above the line, I am below it; on a phone left and right. `low` is who sits below. */
const away = (seat: number, low: number): number => (seat === low ? 1 : -1);

export function centre({ vertical, width, height, pitch }: Geometry, place: number): Point {
  const at = pitch * (place - 0.5);
  return vertical ? [width * 0.53, at] : [at, Math.min(height * 0.55, height / 2 + 15)];
}

/** Where a ship docks at a planet, by its middle. */
export function dock(g: Geometry, place: number, seat: number, low: number): Point {
  const [x, y] = centre(g, place);
  const far = g.vertical ? (seat === low ? g.width * 0.245 : -g.width * 0.19) : 84 * away(seat, low);
  return g.vertical ? [x + far, y] : [x, y + far];
}

/** Where modules lie, by their middle; the rival's on a phone by their left edge, beside the planet's name and above what it pays. */
export function moduleSpot(g: Geometry, place: number, seat: number, low: number): Point {
  const [x, y] = centre(g, place);
  if (g.vertical) return seat === low ? [g.width - 24, y] : [88, y - 12];
  return [x, y + 120 * away(seat, low)];
}

export interface Standing {
  x: number;
  y: number;
  turn: number; // degrees; pyramids point away from the planet
  scale: number;
}

/** How much of the limb one player's row may take: the rival has the other half. */
const ARC = Math.PI * 0.86;

/** Extractors stand on the limb, side by side; many of them grow smaller and form a second row. */
export function standing(g: Geometry, place: number, seat: number, low: number, count: number, small = false): Standing[] {
  const [cx, cy] = centre(g, place);
  const body = g.radius * (small ? 0.86 : 1);
  const size = g.piece * (count > 12 ? 0.62 : count > 8 ? 0.76 : 1);
  const row = count > 12 ? Math.ceil(count / 2) : count;
  const middle = g.vertical ? (away(seat, low) > 0 ? 0 : Math.PI) : (away(seat, low) * Math.PI) / 2;
  return Array.from({ length: count }, (_, at) => {
    const outer = at >= row;
    const inRow = outer ? count - row : row;
    const far = body + 9.5 * g.piece + (outer ? 15 * size : 0);
    const apart = Math.min((18.2 * size) / far, ARC / Math.max(1, inRow - 1));
    const angle = middle + ((outer ? at - row : at) - (inRow - 1) / 2) * apart * (away(seat, low) > 0 ? -1 : 1);
    return { x: cx + Math.cos(angle) * far, y: cy + Math.sin(angle) * far, turn: (angle * 180) / Math.PI + 90, scale: size };
  });
}

export function spotAt(g: Geometry, spot: Spot, low: number): Point {
  if (spot.at === 'reserve') return g.vertical ? [spot.seat === low ? g.width + 20 : -20, g.height / 2] : [g.width / 2, spot.seat === low ? g.height + 20 : -20];
  if (spot.at === 'dock') return dock(g, spot.place, spot.seat, low);
  const [one] = standing(g, spot.place, spot.seat, low, 1);
  return [one!.x, one!.y];
}
