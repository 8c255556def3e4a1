/** The legal actions by the piece that one presses to do them. */
import type { Action, MetallumView, Tile } from '../../generated/metallum';
import type { Translate } from '../board';
import { cardOf, moduleName, placeName, tileName } from './words';

export interface TileMoves {
  put?: Action;
  take?: Action;
  execute?: Action;
  decline?: Action;
  rerun?: Action;
}

export interface Targets {
  places: Map<number, Action[]>;
  tiles: Map<Tile, TileMoves>;
  slots: Map<number, Action>;
  cards: Map<number, Action>;
  first: Map<number, Action>; // by seat
  installation?: Action;
  end?: Action;
  stop?: Action;
  pass?: Action;
  commit?: Action;
  reopen?: Action;
}

export function targetsOf(legal: readonly Action[]): Targets {
  const found: Targets = { places: new Map(), tiles: new Map(), slots: new Map(), cards: new Map(), first: new Map() };
  const tile = (of: Tile): TileMoves => {
    const moves = found.tiles.get(of) ?? {};
    found.tiles.set(of, moves);
    return moves;
  };
  for (const action of legal) {
    switch (action.action) {
      case 'put_tile':
        tile(action.tile).put = action;
        break;
      case 'take_tile_back':
        tile(action.tile).take = action;
        break;
      case 'execute_subroutine':
        tile(action.tile).execute = action;
        break;
      case 'decline_subroutine':
        tile(action.tile).decline = action;
        break;
      case 'rerun_subroutine':
        tile(action.tile).rerun = action;
        break;
      case 'buy_module':
        found.slots.set(action.slot, action);
        break;
      case 'transport_module':
      case 'use_card':
      case 'acquire_module':
        found.cards.set(action.card, action);
        break;
      case 'let_act_first':
        found.first.set(action.seat, action);
        break;
      case 'use_installation':
        found.installation = action;
        break;
      case 'end_actions':
        found.end = action;
        break;
      case 'stop_moving':
        found.stop = action;
        break;
      case 'use_no_card':
        found.pass = action;
        break;
      case 'commit_program':
        found.commit = action;
        break;
      case 'reopen_program':
        found.reopen = action;
        break;
      default:
        found.places.set(action.place, [...(found.places.get(action.place) ?? []), action]);
    }
  }
  return found;
}

interface Teller {
  view: MetallumView;
  seat: number | null;
  seats: readonly { number: number; name: string; mine: boolean }[];
  t: Translate;
}

export interface Words {
  label: string;
  detail: string;
}

/** An action as a button says it: what, and a few words more. */
export function wordsOf(action: Action, { view, seat, seats, t }: Teller): Words {
  const at = (place: number): MetallumView['line'][number] => view.line[place - 1]!;
  const name = (place: number): string => placeName(at(place), t);
  switch (action.action) {
    case 'put_tile':
      return { label: t('met-do-put', { tile: tileName(action.tile, t) }), detail: '' };
    case 'take_tile_back':
      return { label: t('met-do-take-back', { tile: tileName(action.tile, t) }), detail: '' };
    case 'commit_program':
      return { label: t('met-do-commit', { count: view.seats[seat ?? 0]?.program?.length ?? 0 }), detail: '' };
    case 'reopen_program':
      return { label: t('met-do-reopen'), detail: '' };
    case 'let_act_first':
      return { label: action.seat === seat ? t('met-do-first-me') : t('met-do-first-other', { name: seats[action.seat]?.name ?? '' }), detail: '' };
    case 'execute_subroutine':
      return { label: tileName(action.tile, t), detail: '' };
    case 'decline_subroutine':
      return { label: t('met-do-decline', { tile: tileName(action.tile, t) }), detail: '' };
    case 'rerun_subroutine':
      return { label: tileName(action.tile, t), detail: t('met-do-again') };
    case 'use_installation': {
      const planet = view.line.find((place) => place.ships.includes(seat ?? view.player ?? 0))?.planet ?? 'alpha';
      return { label: t('met-do-installation', { planet: t(`planet-${planet}`) }), detail: t('met-do-installation-what') };
    }
    case 'end_actions':
      return { label: t('met-do-end'), detail: '' };
    case 'move_ship': {
      const from = view.seats[view.player ?? 0]?.ship ?? action.place;
      const steps = action.place - from;
      const way = t('met-do-way', { count: Math.abs(steps), way: steps < 0 ? 'left' : 'right' });
      return { label: name(action.place), detail: at(action.place).discovered ? way : `${way} · ${t('met-do-discover')}` };
    }
    case 'place_extractor':
      return { label: name(action.place), detail: t('met-do-place') };
    case 'take_extractor':
      return { label: name(action.place), detail: t('met-do-take') };
    case 'remove_extractor':
      return { label: name(action.place), detail: t('met-do-remove', { step: view.step }) };
    case 'stop_moving':
      return { label: t('met-do-stop'), detail: '' };
    case 'buy_module': {
      const slot = view.market[action.slot - 1];
      const price = slot?.prices?.[seat ?? 0] ?? 0;
      return { label: slot?.card ? moduleName(slot.card.effect, t) : '', detail: t('met-do-buy', { price }) };
    }
    case 'transport_module':
      return { label: nameOfCard(view, action.card, t), detail: t('met-do-transport') };
    case 'lay_module':
      return { label: name(action.place), detail: t('met-do-lay') };
    case 'place_marker':
      return { label: name(action.place), detail: t(`marker-${action.marker}`) };
    case 'remove_marker':
      return { label: name(action.place), detail: t('met-do-unmark') };
    case 'use_card':
      return { label: nameOfCard(view, action.card, t), detail: t('met-do-card') };
    case 'acquire_module':
      return { label: nameOfCard(view, action.card, t), detail: t('met-do-acquire') };
    case 'aim_card':
      return { label: name(action.place), detail: t('met-do-aim') };
    case 'use_no_card':
      return { label: t('met-do-pass'), detail: '' };
  }
}

/** Cards of a deck have no place in the view, but a legal action may name one: its number tells the effect. */
function nameOfCard(view: MetallumView, card: number, t: Translate): string {
  const found = cardOf(view, card);
  return found ? moduleName(found.effect, t) : t('met-card', { card });
}

/** The two words as one, for the list of actions and for screen readers. */
export function sentence(action: Action, teller: Teller): string {
  const { label, detail } = wordsOf(action, teller);
  return detail ? `${label}: ${detail}` : label;
}
