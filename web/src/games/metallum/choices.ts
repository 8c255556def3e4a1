/** The buttons of the action bar and the words of the prompt. */
import type { Action, Effect, MetallumView } from '../../generated/metallum';
import type { Choice, Moment, Prompt } from '../board';
import { MODULE_SIGNS, TILE_SIGNS, markup, type Sign } from './icons';
import { wordsOf } from './targets';
import { moduleName, piecesOf, tileName } from './words';

type Now = Moment<MetallumView, Action>;

const PRIMARY = new Set<Action['action']>(['commit_program', 'end_actions', 'stop_moving', 'use_no_card']);
/** Done on the board or from the list of all actions; as buttons there would be too many. */
const ELSEWHERE = new Set<Action['action']>(['put_tile', 'take_tile_back', 'decline_subroutine', 'place_marker', 'remove_marker', 'acquire_module', 'rerun_subroutine']);

export function buttonsOf(now: Now): Choice<Action>[] {
  return now.legal
    .filter(({ action }) => !ELSEWHERE.has(action))
    .map((action) => {
      const { label, detail } = wordsOf(action, now);
      return { action, label, detail: detail || undefined, primary: PRIMARY.has(action.action), pieces: piecesOf(action) };
    });
}

function signOf(view: MetallumView): Sign {
  if (view.phase === 'programming') return 'programming';
  if (view.phase === 'order') return 'flag';
  if (view.cause_tile) return TILE_SIGNS[view.cause_tile];
  if (view.cause_planet) return 'planet';
  const effect = CARD_OF[view.step];
  if (effect) return MODULE_SIGNS[effect];
  return view.phase === 'scoring' ? 'scoring' : 'actions';
}

/** A card that is used has left the table, but its step tells which one it is. */
const CARD_OF: Partial<Record<MetallumView['step'], Effect>> = {
  acquiring: 'acquire_module',
  sabotaging: 'sabotage',
  dropping: 'emergency_drop',
  rolling_back: 'rollback',
  auditing: 'tax_audit',
  contracting: 'bonus_contract',
};

/** What is being carried out: a tile, an installation or a card. */
function causeOf({ view, t }: Now): string {
  if (view.cause_tile) return tileName(view.cause_tile, t);
  if (view.cause_planet) return t(`planet-${view.cause_planet}`);
  const effect = CARD_OF[view.step];
  return effect ? moduleName(effect, t) : t('term-module');
}

export function promptOf(now: Now): Prompt {
  const { view, legal, seat, t } = now;
  const icon = markup(signOf(view));
  if (view.phase === 'programming') {
    const mine = seat === null ? null : view.seats[seat];
    if (mine?.committed) return { title: t('met-prompt-committed'), detail: t('met-prompt-committed-help'), icon };
    const empty = !mine?.program?.length;
    return { title: t('met-prompt-program', { round: view.round }), detail: t(mine?.is_valid ? 'met-prompt-program-valid' : empty ? 'met-prompt-program-empty' : 'met-prompt-program-more'), icon };
  }
  if (view.phase === 'order') return { title: t('met-prompt-order'), detail: t('met-prompt-order-help'), icon };
  if (view.phase === 'reveal') return { title: t('met-prompt-reveal'), detail: t('met-prompt-reveal-help'), icon };
  if (view.phase === 'over') return { title: t('met-prompt-over'), icon };
  if (view.step === 'menu') {
    if (view.phase === 'scoring') return { title: t('met-prompt-scoring'), detail: t('met-prompt-scoring-help'), icon };
    const canEnd = legal.some(({ action }) => action === 'end_actions');
    return { title: t('met-prompt-menu'), detail: t(canEnd ? 'met-prompt-menu-end' : 'met-prompt-menu-move'), icon };
  }
  const step = view.step.replaceAll('_', '-');
  return { title: t(`met-prompt-${step}`, { left: view.left, cause: view.cause_planet ?? 'none' }), detail: `${causeOf(now)}: ${t(`met-prompt-${step}-help`, { left: view.left, cause: view.cause_planet ?? 'none' })}`, icon };
}
