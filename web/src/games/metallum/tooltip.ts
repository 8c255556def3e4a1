/** A sentence or two about any piece of the table. */
import type { MetallumView, PlaceView, Tile } from '../../generated/metallum';
import type { Piece, Translate } from '../board';
import type { Now as Moment } from './draft';
import { cardOf, installationText, moduleName, moduleText, placeName, tileHelp, tileName, tileOf } from './words';

type Now = Pick<Moment, 'view' | 'sheet' | 't' | 'seats' | 'seat'>;

export function tooltip(piece: Piece, { view, sheet, t, seats, seat }: Now): string {
  const [kind, what = ''] = piece.split(':');
  switch (kind) {
    case 'planet': {
      const place = view.line[Number(what) - 1];
      if (!place) return '';
      const marker = place.marker ? ` ${t(`marker-${place.marker}`)}: ${t(`marker-${place.marker}-help`)}` : '';
      return (place.discovered && place.planet ? `${placeName(place, t)}. ${standingWords(place, seat, t)}. ${installationText(place.planet, view, t)}` : t('met-tip-dark')) + marker;
    }
    case 'tile': {
      const tile = what as Tile;
      return `${tileName(tile, t)} (${t('met-complexity')} ${tileOf(sheet, tile).complexity}). ${tileHelp(tile, t)}`;
    }
    case 'card': {
      const card = cardOf(sheet, Number(what));
      return `${moduleName(card, t)}. ${moduleText(card, view, t)}`;
    }
    case 'ship':
      return t('met-tip-ship', { name: seats[Number(what)]?.name ?? '', where: placeName(view.line[(view.seats[Number(what)]?.ship ?? 1) - 1]!, t) });
    default:
      return '';
  }
}

/** Everything about a place in one sentence, for screen readers. */
export function placeInWords(place: PlaceView, { view, sheet, t, seats }: Now): string {
  const names = [0, 1].map((seat) => seats[seat]?.name ?? '');
  const parts = [placeName(place, t)];
  if (!place.discovered) parts.push(t('met-face-down'));
  if (place.marker) parts.push(t(`marker-${place.marker}`));
  for (const seat of [0, 1]) {
    if (place.counts[seat]) parts.push(t('met-say-extractors', { name: names[seat]!, count: place.extractors[seat]!, income: place.income[seat]! }));
    if (place.ships.includes(seat)) parts.push(t('met-say-ship', { name: names[seat]! }));
  }
  for (const module of place.modules) parts.push(t('met-say-module', { name: names[module.owner]!, module: moduleName(cardOf(sheet, module.card), t) }));
  if (place.discovered && place.planet) parts.push(installationText(place.planet, view, t));
  return `${parts.join('. ')}.`;
}

export const incomeOf = (view: MetallumView, seat: number): number => view.line.reduce((sum, place) => sum + (place.income[seat] ?? 0), 0);

export function standingWords(place: PlaceView, me: number | null, t: Translate): string {
  const [red, blue] = place.counts;
  if (!place.discovered) return t('met-face-down');
  if (!red && !blue) return t('met-empty');
  if (red === blue) return t('met-say-tied', { count: red });
  const leader = red > blue ? 0 : 1;
  const [more, less] = red > blue ? [red, blue] : [blue, red];
  return t(me === null ? `met-say-lead-${leader}` : leader === me ? 'met-say-my-lead' : 'met-say-their-lead', { more, less });
}
