/** The legal actions by the piece that one presses to do them. */
import type { Action, MetallumSheet, MetallumView, Tile } from '../../generated/metallum';
import type { Translate } from '../board';
import { sumOf } from './draft';
import { cardOf, moduleName, placeName, tileName, tileOf } from './words';

export interface TileMoves {
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
  programs: Action[];
}

/** `here` is the place whose installation would be used. */
export function targetsOf(legal: readonly Action[], here: number): Targets {
  const found: Targets = { places: new Map(), tiles: new Map(), slots: new Map(), cards: new Map(), first: new Map(), programs: [] };
  const tile = (of: Tile): TileMoves => {
    const moves = found.tiles.get(of) ?? {};
    found.tiles.set(of, moves);
    return moves;
  };
  for (const action of legal) {
    switch (action.action) {
      case 'program':
        found.programs.push(action);
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
        found.cards.set(Number(action.card), action);
        break;
      case 'let_act_first':
        found.first.set(action.seat, action);
        break;
      case 'use_installation':
        found.installation = action;
        found.places.set(here, [action]);
        break;
      case 'end_actions':
        found.end = action;
        break;
      case 'stop':
        found.stop = action;
        break;
      case 'use_no_card':
        found.pass = action;
        break;
      default:
        found.places.set(action.place, [...(found.places.get(action.place) ?? []), action]);
    }
  }
  return found;
}

interface Teller {
  view: MetallumView;
  sheet: MetallumSheet;
  seat: number | null;
  seats: readonly { number: number; name: string; mine: boolean }[];
  t: Translate;
}

export interface Words {
  label: string;
  detail: string;
}

/** An action as a button says it: what, and a few words more. */
export function wordsOf(action: Action, { view, sheet, seat, seats, t }: Teller): Words {
  const at = (place: number): MetallumView['line'][number] => view.line[place - 1]!;
  const name = (place: number): string => placeName(at(place), t);
  const card = (number: number | string): string => moduleName(cardOf(sheet, number), t);
  switch (action.action) {
    case 'program':
      return {
        label: t('met-do-program', { tiles: action.tiles.map((tile) => tileName(tile, t)).join(' + ') }),
        detail: t('met-do-program-sum', { sum: sumOf(action.tiles.map((tile) => tileOf(sheet, tile))) }),
      };
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
    case 'choose_origin':
      return { label: name(action.place), detail: t('met-do-origin') };
    case 'choose_destination':
      return { label: name(action.place), detail: t('met-do-destination') };
    case 'move_extractor':
      return { label: name(action.place), detail: t('met-do-move') };
    case 'remove_extractor':
      return { label: name(action.place), detail: t('met-do-remove') };
    case 'replace_extractor':
      return { label: name(action.place), detail: t('met-do-replace') };
    case 'swap_extractor':
      return { label: name(action.place), detail: t('met-do-swap') };
    case 'stop':
      return { label: t('met-do-stop'), detail: '' };
    case 'buy_module': {
      const slot = view.market[action.slot - 1];
      const price = slot?.prices?.[seat ?? 0] ?? 0;
      return { label: slot?.card ? card(slot.card) : '', detail: t('met-do-buy', { price }) };
    }
    case 'transport_module':
      return { label: card(action.card), detail: t('met-do-transport') };
    case 'lay_module':
      return { label: name(action.place), detail: t('met-do-lay') };
    case 'place_marker':
      return { label: name(action.place), detail: t(`marker-${action.marker}`) };
    case 'remove_marker':
      return { label: name(action.place), detail: t('met-do-unmark') };
    case 'use_card':
      return { label: card(action.card), detail: t('met-do-card') };
    case 'acquire_module':
      return { label: card(action.card), detail: t('met-do-acquire') };
    case 'aim_card':
      return { label: name(action.place), detail: t('met-do-aim') };
    case 'use_no_card':
      return { label: t('met-do-pass'), detail: '' };
  }
}

/** The two words as one, for the list of actions and for screen readers. */
export function sentence(action: Action, teller: Teller): string {
  const { label, detail } = wordsOf(action, teller);
  return detail ? `${label}: ${detail}` : label;
}
