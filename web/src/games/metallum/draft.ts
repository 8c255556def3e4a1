/** What each tile of the tray would do to the draft, in words and colours. Only the server decides. */
import type { MetallumView, Tile, TileProblem, TileView } from '../../generated/metallum';
import type { Translate } from '../board';
import { joinsOf, withTile, type Join } from './jigsaw';
import type { Targets } from './targets';
import { tileName, tileView } from './words';

export type Fit = 'free' | 'fits' | 'swaps' | 'misfit' | 'board' | 'spent' | 'idle';

export interface Offer {
  tile: TileView;
  fit: Fit;
  caption: string;
  reason: string; // why not, in full
  rule: string;
}

export const canPut = ({ fit }: Offer): boolean => fit === 'free' || fit === 'fits' || fit === 'swaps';

/** The program in the making, and what it would be with one more tile. */
export interface Draft {
  tiles: TileView[];
  coming: TileView | null;
  after: TileView[]; // with the tile that is coming
  joins: Join[]; // then
}

export function tilesOf(view: MetallumView, me: number): TileView[] {
  return (view.seats[me]?.program ?? []).map((tile) => tileView(view, tile));
}

export function draftWith(tiles: TileView[], coming: TileView | null): Draft {
  const after = coming ? withTile(tiles, coming) : tiles;
  return { tiles, coming, after, joins: joinsOf(after) };
}

/** What the pin needs that meets no socket; where it is another tile's, what this one lacks. */
function short({ tile, pin, colour, position }: TileProblem, t: Translate): string {
  if (!pin || !colour) return t('met-tray-misfit');
  return t(pin === tile ? 'met-tray-needs' : 'met-tray-lacks', { colour: t(`colour-${colour}`), position: position ?? 0 });
}

/** The server's reason in full. */
function full({ tile, pin, neighbour, colour, position, key }: TileProblem, t: Translate): string {
  return t(key, { tile: pin ?? tile, neighbour: neighbour ?? '', colour: colour ?? '', position: position ?? 0 });
}

/** The same in place of the tile of its type. */
function fullSwap(problem: TileProblem, t: Translate): string {
  const { tile, pin, neighbour, colour, position } = problem;
  if (!pin || !neighbour || !colour) return full(problem, t);
  return t('met-misfit-swap', { other: tileName(pin === tile ? neighbour : pin, t), colour: t(`colour-${colour}`), position: position ?? 0 });
}

export function offers(view: MetallumView, me: number, targets: Targets, t: Translate): Map<Tile, Offer> {
  const seat = view.seats[me]!;
  const problems = new Map(seat.problems.map((problem) => [problem.tile, problem]));
  const swaps = new Map(seat.swaps.map((swap) => [swap.tile, swap]));
  const offerOf = (tile: TileView): Offer => {
    const offer = (fit: Fit, caption = '', reason = '', rule = ''): Offer => ({ tile, fit, caption, reason, rule });
    if (seat.program?.includes(tile.tile)) return offer('board', t('met-tray-on-board'));
    if (seat.tiles[tile.tile] === 'spent') return offer('spent', t('met-tray-spent'));
    if (targets.tiles.get(tile.tile)?.put) return seat.program?.length ? offer('fits', t('met-tray-fits')) : offer('free');
    const swap = swaps.get(tile.tile);
    if (swap && !swap.problem) return offer('swaps', t('met-tray-swaps'));
    if (swap?.problem) return offer('misfit', short(swap.problem, t), fullSwap(swap.problem, t), swap.problem.rule);
    const problem = problems.get(tile.tile);
    return problem ? offer('misfit', short(problem, t), full(problem, t), problem.rule) : offer('idle');
  };
  return new Map(view.tiles.map((tile) => [tile.tile, offerOf(tile)]));
}

export const sumOf = (tiles: readonly TileView[]): number => tiles.reduce((sum, tile) => sum + tile.complexity, 0);
