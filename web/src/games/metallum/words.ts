/** Names of the pieces in the language of the moment. */
import type { Action, CardSheet, MetallumSheet, MetallumView, PlaceView, Planet, Tile, TileSheet } from '../../generated/metallum';
import type { Piece, Translate } from '../board';
import type { Face } from './art/planets';

export const GLYPHS: Record<Planet, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  omega: 'Ω',
};

type Known = Pick<PlaceView, 'planet' | 'discovered'>;

export const faceOf = ({ planet, discovered }: Known): Face => (discovered && planet ? planet : 'dark');
export const glyphOf = ({ planet }: Pick<PlaceView, 'planet'>): string => (planet ? GLYPHS[planet] : '?');
export const planetName = (planet: Planet | null, t: Translate): string => (planet ? t(`planet-${planet}`) : t('met-unknown'));

/** Face-down planets are told apart by their place. */
export const placeName = (place: Pick<PlaceView, 'planet' | 'place'>, t: Translate): string =>
  place.planet ? t(`planet-${place.planet}`) : t('met-unknown-at', { place: place.place });

const dashed = (word: string): string => word.replaceAll('_', '-');
export const tileName = (tile: Tile, t: Translate): string => t(`tile-${dashed(tile)}`);

/** Where the long words of names may part, as a dictionary has it: few browsers know that by themselves. */
const PARTED = [
  'conglo-merate',
  'tiefen-förderung transport-modul zusatz-aktivierung minen-station forschungs-station signal-blockierung konglo-merat',
  'montage-werk roboter-fabrik verteidi-gungs-netz steuer-prüfung bonus-vertrag wieder-aufruf',
  'doła-dowanie przemiesz-czenie wydo-bywcza podkrę-cenie',
].flatMap((line) => line.split(' '));
const parts = new Map(PARTED.map((word) => [word.replaceAll('-', ''), word]));

/** A name whose long words may part at the end of a line, with a hyphen. */
export const softly = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => {
    let at = 0;
    return [...(parts.get(word.toLowerCase()) ?? word)].map((letter) => (letter === '-' ? '\u00AD' : word[at++])).join('');
  });

/** The name on the face of a tile, where there is little room. */
export const faceName = (tile: Tile, t: Translate): string => (tile.startsWith('purchase') ? t('met-face', { face: tile }) : tileName(tile, t));
export const tileHelp = (tile: Tile, t: Translate): string => t(`tile-${dashed(tile)}-help`);
/** The name of a card, its own where a set of one's own gives it one. */
export const moduleName = ({ effect, name }: CardSheet, t: Translate): string => name || t(`module-${dashed(effect)}`);
export const moduleText = ({ effect, number }: CardSheet, view: MetallumView, t: Translate): string =>
  t(`module-${dashed(effect)}-text`, { number, edition: view.edition });
export const installationText = (planet: Planet, view: MetallumView, t: Translate): string =>
  t(`installation-${planet}`, { edition: view.edition });

// -- what is printed ----------------------------------------------------------------------------------

export const tileOf = ({ tiles }: MetallumSheet, tile: Tile): TileSheet => tiles.find((one) => one.tile === tile)!;
/** When a card works or is used, as printed on it. */
export const whenUsed = ({ phases, timing }: CardSheet, t: Translate): string =>
  timing ? t(`met-timing-${timing}`) : phases.map((phase) => t(`met-phase-${dashed(phase)}`)).join(', ');
/** Action modules are used once and never laid at a planet. */
export const isUsedOnce = ({ timing }: CardSheet): boolean => timing !== null;
export const cardOf = ({ cards }: MetallumSheet, card: number | string): CardSheet => cards.find((one) => one.card === card)!;
/** Whether a tile lies on a program's board and is neither executed nor declined yet. */
export const isOpen = ({ program, executed, declined }: MetallumView['seats'][number], tile: Tile): boolean =>
  (program?.includes(tile) ?? false) && !executed.includes(tile) && !declined.includes(tile);
export const numberOf = (tile: Tile): string => /_([123])$/.exec(tile)?.[1] ?? '';

/** An empty slot: sold, but for the one that nothing lay in before the first round was over. */
export const slotWord = ({ modifier }: MetallumView['market'][number], { round }: MetallumView): string =>
  round === 1 && modifier < 0 ? 'met-slot-none' : 'met-slot-empty';

// -- pieces -----------------------------------------------------------------------------------------

export const planetPiece = (place: number): Piece => `planet:${place}`;
export const tilePiece = (tile: Tile): Piece => `tile:${tile}`;
export const cardPiece = (card: number | string): Piece => `card:${card}`;
export const slotPiece = (slot: number): Piece => `slot:${slot}`;

export function piecesOf(action: Action): Piece[] {
  switch (action.action) {
    case 'let_act_first':
      return [`seat:${action.seat}`];
    case 'buy_module':
      return [slotPiece(action.slot)];
    case 'transport_module':
    case 'use_card':
    case 'acquire_module':
      return [cardPiece(action.card)];
    case 'use_installation':
      return ['installation'];
    case 'program':
      return action.tiles.map(tilePiece);
    default:
      if ('place' in action) return [planetPiece(action.place)];
      return 'tile' in action ? [tilePiece(action.tile)] : [];
  }
}
