/** Why a move is a good idea, from what lies on the table. */
import type { Action, MetallumSheet, MetallumView } from '../../generated/metallum';
import type { Moment } from '../board';
import type { Tiles } from './draft';
import { cardOf, installationText, moduleText, tileHelp } from './words';

export function why(action: Action, { view, sheet, seat, t }: Moment<MetallumView, Action, MetallumSheet, Tiles>): string {
  const me = seat ?? 0;
  const place = 'place' in action ? view.line[action.place - 1] : undefined;
  const [mine, theirs] = place ? [place.counts[me]!, place.counts[1 - me]!] : [0, 0];
  switch (action.action) {
    case 'program':
      return t('met-why-program', { count: action.tiles.length });
    case 'let_act_first':
      return t(action.seat === me ? 'met-why-first' : 'met-why-second');
    case 'move_ship':
      return place?.discovered ? t('met-why-fly', { mine, theirs }) : t('met-why-discover');
    case 'place_extractor':
    case 'move_extractor': {
      const after = view.owner === null || view.owner === me ? [mine + 1, theirs] : [mine, theirs + 1];
      return t('met-why-place', { mine: after[0]!, theirs: after[1]! });
    }
    case 'execute_subroutine':
    case 'rerun_subroutine':
      return tileHelp(action.tile, t);
    case 'buy_module': {
      const card = view.market[action.slot - 1]?.card;
      return typeof card === 'number' ? moduleText(cardOf(sheet, card), view, t) : '';
    }
    case 'use_installation': {
      const here = view.line.find((one) => one.ships.includes(me));
      return here?.planet ? installationText(here.planet, view, t) : '';
    }
    case 'end_actions':
      return t('met-why-end');
    default:
      return '';
  }
}
