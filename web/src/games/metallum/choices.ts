/** The buttons of the action bar and the words of the prompt. */
import type { Action } from '../../generated/metallum';
import type { Choice, Prompt } from '../board';
import { committedOf, composing, onBoard, programOf, programsWith, sameTiles, type Now, type Tiles } from './draft';
import { MODULE_SIGNS, TILE_SIGNS, markup, type Sign } from './icons';
import { wordsOf } from './targets';
import { cardOf, moduleName, piecesOf, tileName, tilePiece } from './words';

type Button = Choice<Action, Tiles>;

const PRIMARY = new Set<Action['action']>(['end_actions', 'stop', 'use_no_card']);
/** Done on the board or from the list of all actions; as buttons there would be too many. */
const ELSEWHERE = new Set<Action['action']>(['program', 'decline_subroutine', 'place_marker', 'remove_marker', 'acquire_module', 'rerun_subroutine']);

export function buttonsOf(now: Now): Button[] {
  const actions = now.legal
    .filter(({ action }) => !ELSEWHERE.has(action))
    .map((action): Button => {
      const { label, detail } = wordsOf(action, now);
      return { action, label, detail: detail || undefined, primary: PRIMARY.has(action.action), final: action.action === 'end_actions' || undefined, pieces: piecesOf(action) };
    });
  return [...programButtons(now), ...actions];
}

/** Commit the draft; take up a sealed program again, or leave it as it is. */
function programButtons(now: Now): Button[] {
  const { legal, t } = now;
  if (!programsWith(legal, []).length) return [];
  const committed = committedOf(now);
  if (!composing(now)) return committed ? [{ draft: committed, label: t('met-do-change'), pieces: committed.map(tilePiece) }] : [];
  const board = onBoard(now);
  const keep = (primary: boolean): Button => ({ draft: null, label: t('met-do-keep'), primary });
  if (committed && sameTiles(board, committed)) return [keep(true)];
  const program = programOf(legal, board);
  const commit: Button[] = program ? [{ action: program, label: t('met-do-commit', { count: board.length }), primary: true }] : [];
  return committed ? [keep(false), ...commit] : commit;
}

/** What a draft can still become, instead of all programs there are. */
export const listed = (now: Now): readonly Action[] => (composing(now) ? programsWith(now.legal, onBoard(now)) : now.legal);

function signOf({ view, sheet }: Now): Sign {
  if (view.phase === 'programming') return 'programming';
  if (view.phase === 'order') return 'flag';
  if (view.cause_tile) return TILE_SIGNS[view.cause_tile];
  if (view.cause_planet) return 'planet';
  if (view.cause_card) return MODULE_SIGNS[cardOf(sheet, view.cause_card).effect];
  return view.phase === 'scoring' ? 'scoring' : 'actions';
}

/** What is being carried out: a tile, an installation or a card. */
function causeOf({ view, sheet, t }: Now): string {
  if (view.cause_tile) return tileName(view.cause_tile, t);
  if (view.cause_planet) return t(`planet-${view.cause_planet}`);
  return view.cause_card ? moduleName(cardOf(sheet, view.cause_card), t) : t('term-module');
}

export function promptOf(now: Now): Prompt {
  const { view, legal, t } = now;
  const icon = markup(signOf(now));
  if (view.phase === 'programming') {
    if (!composing(now)) return { title: t('met-prompt-committed'), detail: t('met-prompt-committed-help'), icon };
    const board = onBoard(now);
    const ready = programOf(legal, board) !== undefined;
    const title = committedOf(now) ? t('met-prompt-change') : t('met-prompt-program', { round: view.round });
    return { title, detail: t(ready ? 'met-prompt-program-valid' : board.length ? 'met-prompt-program-more' : 'met-prompt-program-empty'), icon };
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
