/** What each tile of the tray would do to the draft, in words and colours. Only the server decides. */
import type { Colour, MetallumView, Tile, TileProblem, TileView } from '../../generated/metallum';
import type { Translate } from '../board';
import { meeting, withTile, type Join, type Meeting } from './jigsaw';
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
  return { tiles, coming, after, joins: meeting(after).joins };
}

const colourName = (colour: Colour, t: Translate): string => t(`colour-${colour}`);

/** The server's reason in full; texts may name the connector that is missing. */
function reason(problem: TileProblem, loose: Meeting['loose'][number] | undefined, t: Translate): string {
  const { tile, neighbour, key } = problem;
  return t(key, { tile, neighbour: neighbour ?? '', colour: loose?.connector.colour ?? '', position: loose?.connector.position ?? 0 });
}

export function offers(view: MetallumView, me: number, targets: Targets, t: Translate): Map<Tile, Offer> {
  const draft = tilesOf(view, me);
  const seat = view.seats[me]!;
  const problems = new Map(seat.problems.map((problem) => [problem.tile, problem]));
  const found = new Map<Tile, Offer>();
  for (const tile of view.tiles) {
    const offer = (fit: Fit, caption = '', why = '', rule = ''): void => void found.set(tile.tile, { tile, fit, caption, reason: why, rule });
    const problem = problems.get(tile.tile);
    if (seat.program?.includes(tile.tile)) offer('board', t('met-tray-on-board'));
    else if (seat.tiles[tile.tile] === 'spent') offer('spent', t('met-tray-spent'));
    else if (targets.tiles.get(tile.tile)?.put) offer(draft.length ? 'fits' : 'free', draft.length ? t('met-tray-fits') : '');
    else if (problem) {
      const after = meeting(withTile(draft, tile));
      const loose = after.loose.find((one) => one.tile === tile.tile) ?? after.loose[0];
      const sameType = draft.some((one) => one.type === tile.type);
      if (sameType && !after.loose.length && joined(withTile(draft, tile))) offer('swaps', t('met-tray-swaps'));
      else {
        const short = loose
          ? t(loose.tile === tile.tile ? 'met-tray-needs' : 'met-tray-lacks', { colour: colourName(loose.connector.colour, t), position: loose.connector.position })
          : t('met-tray-misfit');
        const full = sameType && loose
          ? t('met-misfit-swap', { tile: tileName(tile.tile, t), other: tileName(loose.tile === tile.tile ? loose.neighbour : loose.tile, t), colour: colourName(loose.connector.colour, t), position: loose.connector.position })
          : reason(problem, loose, t);
        offer('misfit', short, full, problem.rule);
      }
    } else offer('idle');
  }
  return found;
}

/** Every two tiles side by side must have a pin between them. */
function joined(tiles: readonly TileView[]): boolean {
  const { joins } = meeting(tiles);
  const beside = [['deployment', 'move'], ['special', 'move'], ['enhancement', 'deployment'], ['enhancement', 'special']];
  const of = (type: string): TileView | undefined => tiles.find((tile) => tile.type === type);
  return beside.every(([a = '', b = '']) => {
    const [one, other] = [of(a), of(b)];
    return !one || !other || joins.some((join) => join.pin === one.tile && join.socket === other.tile);
  });
}

export const sumOf = (tiles: readonly TileView[]): number => tiles.reduce((sum, tile) => sum + tile.complexity, 0);
