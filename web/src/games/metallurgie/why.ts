/** Why a move is a good idea, from what the server says it would bring. */
import type { Action, View } from '../../generated/metallurgie';
import type { Moment } from '../board';
import { key } from './hex';
import { outlook } from './outlook';

export function why(action: Action, { view, t }: Moment<View, Action>): string {
  switch (action.action) {
    case 'place_card': {
      const found = outlook(view, action.metal, key(action.at));
      if (!found || found.size < 2) return t('mgi-why-base');
      if (found.scores) return t(found.chain ? 'mgi-why-chain' : 'mgi-why-scores');
      return t('mgi-why-grows', { left: found.needed - found.size });
    }
    case 'draw_card':
      return t('mgi-why-draw');
    case 'end_turn':
      return t(view.areas.some((area) => area.scores) ? 'mgi-why-score-now' : 'mgi-why-end');
    case 'take_card':
    case 'score_area':
      return t('mgi-why-take');
  }
}
