/** Why a move is a good idea: the chances that the view tells, or what the action is good for. */
import type { Moment } from '../board';
import type { Draft } from './deal/draft';
import type { Action, Sheet, View } from './model';
import { percent } from './words';

const KNOWN = new Set<Action['action']>([
  'travel', 'rest', 'pay_brotherhood', 'take_judgment', 'attack_in_space', 'go_alone', 'open_deal', 'call_for_offers', 'commit_faktor',
  'keep_faktor_back', 'stand_by', 'betray_attacker', 'keep_promise', 'break_promise', 'accept_offer', 'decline_offer', 'reveal', 'end_turn',
]); // prettier-ignore

export function why(action: Action, { view, t }: Moment<View, Action, Sheet, Draft>): string {
  if (action.action === 'take_on') {
    const odds = view.odds.find((one) => one.kind === 'space' && one.ship === action.ship);
    return odds ? t('mad-chance-alone', { percent: percent(odds.alone) }) : '';
  }
  if (action.action === 'tour') return t(`tour-${action.number}-help`);
  return KNOWN.has(action.action) ? t(`mad-why-${action.action.replaceAll('_', '-')}`) : '';
}
