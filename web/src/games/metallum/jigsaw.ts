/** The shape of tiles: outlines with pins and sockets, and which of them meet. */
import type { Colour, Connector, Join, Tile, TileSheet, TileType } from '../../generated/metallum';

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];
type Point = [x: number, y: number];

/** Where the types lie on the 2x2 board: column and row. */
export const SEAT_OF: Record<TileType, readonly [number, number]> = {
  move: [0, 0],
  deployment: [1, 0],
  special: [0, 1],
  enhancement: [1, 1],
};
export const TYPES: readonly TileType[] = ['move', 'deployment', 'special', 'enhancement'];

const arc = (count: number, from: number, turn: number, rx: number, ry: number, out: number): Point[] =>
  Array.from({ length: count + 1 }, (_, at) => {
    const angle = Math.PI * (from - (turn * at) / count);
    return [Math.cos(angle) * rx, out + Math.sin(angle) * ry];
  });

/** Silhouettes: along the edge and outwards, in half widths and depths. Every colour has its own. */
const SILHOUETTES: Record<Colour, Point[]> = {
  red: [[-1, 0], [0, 1.05], [1, 0]],
  blue: [[-0.85, 0], [-0.85, 0.9], [0.85, 0.9], [0.85, 0]],
  yellow: arc(12, 1, 1, 1, 0.95, 0),
  green: [[-0.55, 0], [-1, 0.95], [1, 0.95], [0.55, 0]],
  white: [[-1, 0], [-0.5, 0.9], [0.5, 0.9], [1, 0]],
  violet: [[-0.58, 0], ...arc(14, 1.25, 1.5, 0.82, 0.62, 0.56), [0.58, 0]],
  orange: [[-1, 0], [-0.55, 0.95], [0, 0.2], [0.55, 0.95], [1, 0]],
  cyan: [[-0.8, 0], [-0.8, 0.5], [0, 1.1], [0.8, 0.5], [0.8, 0]],
};

export const colourOf = (colour: Colour): string => `var(--met-c-${colour})`;
export const isPin = (edge: Edge): boolean => edge === 'top' || edge === 'left';

/** Position 1 and 2 of an edge. */
const along = (position: number): number => (position === 1 ? 0.29 : 0.71);

export interface Size {
  width: number;
  height: number;
  half: number; // half width of a connector
  depth: number;
}

/** The line of one connector in the coordinates of its tile; a pin stands out, a socket is cut in. */
function connectorLine(edge: Edge, { colour, position }: Connector, { width, height, half, depth }: Size): Point[] {
  const sign = isPin(edge) ? 1 : -1;
  const at = along(position);
  return SILHOUETTES[colour].map(([a, o]): Point => {
    const [side, out] = [a * half, o * depth * sign];
    if (edge === 'top') return [width * at + side, -out];
    if (edge === 'bottom') return [width * at - side, height + out];
    if (edge === 'right') return [width + out, height * at + side];
    return [-out, height * at - side];
  });
}

const written = (points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
export const connectorPath = (edge: Edge, connector: Connector, size: Size): string => `M${written(connectorLine(edge, connector, size))}`;

/** The middle of a connector, where a join lights up. */
export function connectorAt(edge: Edge, { position }: Connector, { width, height, depth }: Size): Point {
  const at = along(position);
  const inwards = depth * 0.45;
  if (edge === 'top') return [width * at, -inwards];
  if (edge === 'bottom') return [width * at, height - inwards];
  return edge === 'right' ? [width - inwards, height * at] : [-inwards, height * at];
}

/** The whole outline: pins are part of it, sockets are cut into it. */
export function outline(tile: TileSheet, size: Size, radius = 7): string {
  const { width: w, height: h } = size;
  const r = radius;
  const cuts = (edge: Edge, backwards: boolean): string =>
    [...tile[edge]]
      .sort((a, b) => (backwards ? b.position - a.position : a.position - b.position))
      .map((connector) => `L${written(connectorLine(edge, connector, size))}`)
      .join('');
  return (
    `M${r} 0${cuts('top', false)}L${w - r} 0Q${w} 0 ${w} ${r}${cuts('right', false)}L${w} ${h - r}Q${w} ${h} ${w - r} ${h}` +
    `${cuts('bottom', true)}L${r} ${h}Q0 ${h} 0 ${h - r}${cuts('left', true)}L0 ${r}Q0 0 ${r} 0Z`
  );
}

// -- where tiles meet -------------------------------------------------------------------------------

/** Pins stand towards the top and the left: which edges of the board's places touch. */
const FACING: readonly { from: TileType; edge: Edge; to: TileType; other: Edge }[] = [
  { from: 'deployment', edge: 'left', to: 'move', other: 'right' },
  { from: 'special', edge: 'top', to: 'move', other: 'bottom' },
  { from: 'enhancement', edge: 'top', to: 'deployment', other: 'bottom' },
  { from: 'enhancement', edge: 'left', to: 'special', other: 'right' },
];

/** A position in words: tiles beside each other meet at the upper or the lower one, above each other at the left or right. */
export type Side = 'upper' | 'lower' | 'left' | 'right';
export const sideOf = (edge: Edge, position: number): Side =>
  edge === 'left' || edge === 'right' ? (position === 1 ? 'upper' : 'lower') : position === 1 ? 'left' : 'right';

/** The edge of the pins between two tiles that lie next to each other. */
export const edgeBetween = (one: TileType, other: TileType): Edge =>
  FACING.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))?.edge ?? 'top';

/** A pin that lies in a socket. */
export interface Meeting {
  pin: Tile;
  socket: Tile;
  edge: Edge; // of the tile with the pin
  other: Edge;
  connector: Connector;
}

/** Where the drawing lights up: all pins between two tiles that fit, as the sheet says. */
export function meetings(tiles: readonly TileSheet[], joins: readonly Join[]): Meeting[] {
  const of = (type: TileType): TileSheet | undefined => tiles.find((tile) => tile.type === type);
  return FACING.flatMap(({ from, edge, to, other }) => {
    const [pinned, socketed] = [of(from), of(to)];
    const fit = joins.some(({ tile, neighbour, fits }) => fits && tile === pinned?.tile && neighbour === socketed?.tile);
    if (!pinned || !socketed || !fit) return [];
    return pinned[edge].map((connector) => ({ pin: pinned.tile, socket: socketed.tile, edge, other, connector }));
  });
}

export const withTile = (tiles: readonly TileSheet[], added: TileSheet): TileSheet[] => [...tiles.filter((tile) => tile.type !== added.type), added];
