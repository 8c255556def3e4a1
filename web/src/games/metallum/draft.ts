/**
 * The program in the making, which only this screen knows. What still fits is what is left of the legal programs; why
 * something does not fit is in the joins of the sheet.
 */
import type { Action, Join, MetallumSheet, MetallumView, Program, Tile, TileSheet } from '../../generated/metallum';
import type { Drafting, Moment, Translate } from '../board';
import { edgeBetween, meetings, sideOf, withTile, type Meeting } from './jigsaw';
import { tileName, tileOf } from './words';

export type Tiles = readonly Tile[];
export type Now = Moment<MetallumView, Action, MetallumSheet, Tiles>;

export type Fit = 'free' | 'fits' | 'swaps' | 'misfit' | 'board' | 'spent' | 'idle';

export interface Offer {
  tile: TileSheet;
  fit: Fit;
  caption: string;
  reason: string; // why not, in full
  rule: string;
}

export const canPut = ({ fit }: Offer): boolean => fit === 'free' || fit === 'fits' || fit === 'swaps';

// -- which draft ------------------------------------------------------------------------------------

/** A round has one program for each seat; a committed one may be changed until both are. */
export function drafting(view: MetallumView, seat: number): Drafting | null {
  if (view.phase !== 'programming') return null;
  return { scope: String(view.round), base: view.seats[seat]?.program?.join(' ') ?? '' };
}

type Who = Pick<Now, 'view' | 'seat' | 'role' | 'draft'>;

/** The program that the seat has committed this round. */
export const committedOf = ({ view, seat }: Pick<Who, 'view' | 'seat'>): Tiles | null =>
  view.phase === 'programming' && seat !== null ? (view.seats[seat]?.program ?? null) : null;

/** Whether tiles can be put and taken now: a sealed program must first be taken up again. */
export const composing = ({ view, role, draft }: Who): boolean =>
  view.phase === 'programming' && (role === 'must' || role === 'asked' || (role === 'may' && draft !== null));

/** The tiles on the board: the draft, or what is sealed. */
export const onBoard = (now: Who): Tiles => (composing(now) ? (now.draft ?? []) : (committedOf(now) ?? []));

// -- what it can become -----------------------------------------------------------------------------

const holds = (program: Tiles, tiles: Tiles): boolean => tiles.every((tile) => program.includes(tile));
export const sameTiles = (a: Tiles, b: Tiles): boolean => a.length === b.length && holds(a, b);

const isProgram = (action: Action): action is Program => action.action === 'program';

/** The legal programs that contain some tiles. */
export const programsWith = (legal: readonly Action[], tiles: Tiles): Program[] =>
  legal.filter(isProgram).filter((program) => holds(program.tiles, tiles));

/** The action that commits exactly these tiles. */
export const programOf = (legal: readonly Action[], tiles: Tiles): Program | undefined =>
  programsWith(legal, tiles).find((program) => program.tiles.length === tiles.length);

/** The draft with one more tile, in place of the one of its type. */
export function put(sheet: MetallumSheet, draft: Tiles, tile: Tile): Tiles {
  const { type } = tileOf(sheet, tile);
  return [...draft.filter((one) => tileOf(sheet, one).type !== type), tile];
}

export const take = (draft: Tiles, tile: Tile): Tiles => draft.filter((one) => one !== tile);

/** Whether the tiles can still become a program; the one already committed is not in the list, but it is one. */
function canBecome(now: Now, tiles: Tiles): boolean {
  const committed = committedOf(now);
  return programsWith(now.legal, tiles).length > 0 || (committed !== null && holds(committed, tiles));
}

// -- words ------------------------------------------------------------------------------------------

/** The pin that meets no socket: its colour, and where it is. */
function pinOf({ tile, neighbour, colour, position }: Join, sheet: MetallumSheet): { colour: string; side: string } {
  return { colour: colour ?? '', side: sideOf(edgeBetween(tileOf(sheet, tile).type, tileOf(sheet, neighbour).type), position ?? 1) };
}

/** What its pin needs; where the pin is the other tile's, what this one lacks. */
function short(join: Join, { sheet, t }: Now): string {
  if (!join.colour) return t('met-tray-misfit');
  return t(join.pin === join.tile ? 'met-tray-needs' : 'met-tray-lacks', pinOf(join, sheet));
}

function full({ tile, pin, neighbour, colour, position, key }: Join, t: Translate): string {
  const other = pin === neighbour ? tile : neighbour;
  return t(key ?? 'met-tray-misfit', { tile: pin, neighbour: other, colour: colour ?? '', position: position ?? 0 });
}

/** The same in place of the tile of its type. */
function fullSwap(join: Join, { sheet, t }: Now): string {
  return join.colour ? t('met-misfit-swap', { other: tileName(join.neighbour, t), ...pinOf(join, sheet) }) : full(join, t);
}

/** The message and clause for tiles that join, but not to any whole program. */
const NO_COMPLETION = { key: 'refused-program-no-completion', rule: 'MET-3.3' };

/** What each tile of the tray would do to the draft. */
export function offers(now: Now): Map<Tile, Offer> {
  const { view, sheet, seat, t } = now;
  const board = onBoard(now);
  const open = composing(now);
  const states = seat === null ? undefined : view.seats[seat]?.tiles;
  const offerOf = (tile: TileSheet): Offer => {
    const offer = (fit: Fit, caption = '', reason = '', rule = ''): Offer => ({ tile, fit, caption, reason, rule });
    if (board.includes(tile.tile)) return offer('board', t('met-tray-on-board'));
    if (states?.[tile.tile] === 'spent') return offer('spent', t('met-tray-spent'));
    if (!open) return offer('idle');
    const after = put(sheet, board, tile.tile);
    const swaps = after.length === board.length;
    if (canBecome(now, after)) return swaps ? offer('swaps', t('met-tray-swaps')) : board.length ? offer('fits', t('met-tray-fits')) : offer('free');
    const join = sheet.joins.find((one) => one.tile === tile.tile && after.includes(one.neighbour) && !one.fits);
    if (join) return offer('misfit', short(join, now), swaps ? fullSwap(join, now) : full(join, t), join.rule ?? '');
    return offer('misfit', t('met-tray-misfit'), t(NO_COMPLETION.key, { tile: tile.tile }), NO_COMPLETION.rule);
  };
  return new Map(sheet.tiles.map((tile) => [tile.tile, offerOf(tile)]));
}

// -- the picture ------------------------------------------------------------------------------------

/** The tiles on the board, and what they would be with one more. */
export interface Picture {
  tiles: TileSheet[];
  coming: TileSheet | null;
  after: TileSheet[]; // with the tile that is coming
  joins: Meeting[]; // then
}

export function pictureOf(sheet: MetallumSheet, board: Tiles, coming: TileSheet | null): Picture {
  const tiles = board.map((tile) => tileOf(sheet, tile));
  const after = coming ? withTile(tiles, coming) : tiles;
  return { tiles, coming, after, joins: meetings(after, sheet.joins) };
}

export const sumOf = (tiles: readonly TileSheet[]): number => tiles.reduce((sum, tile) => sum + tile.complexity, 0);
