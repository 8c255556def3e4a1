/** The buttons of the action bar, the words of the prompt, and where the turn stands. */
import type { Action, MetalAdventuresView } from '../../generated/metal_adventures';
import type { Choice, Prompt, Stepper, Translate } from '../board';
import { SIGNS, type Sign } from './art/signs';
import { counterOf, type Draft } from './deal/draft';
import type { Now } from './model';
import { piecesIn } from './story';
import { sentence } from './words';

/** Done on the board, in a list over it, or on the page of a deal; as buttons there would be too many. */
const ELSEWHERE = new Set<Action['action']>([
  'put_under', 'take_on', 'attack_via_karokum', 'raid', 'challenge', 'tour', 'discard', 'swap_trophy', 'buy', 'keep_trophy',
  'pay_wreck', 'pay_trophy', 'choose', 'take', 'take_wreck', 'open_deal', 'add_term', 'claim_trophy', 'pick', 'make_offer',
  'make_counter', 'seal_offer', 'take_offer', 'call_for_offers',
  'break_promise', // where its cost stands, and is asked twice
]); // prettier-ignore
const PRIMARY: readonly Action['action'][] = ['end_turn', 'propose_offer', 'accept_offer', 'go_alone', 'stand_by', 'done', 'travel', 'pay_brotherhood', 'join', 'keep_promise', 'attack_in_space'];
const WITH_TROPHY = new Set<Action['action']>(['reveal', 'hold_back']);

/** A short name of an action where the button needs one; else the sentence that says it. */
function labelOf(action: Action, now: Now): string {
  if (now.view.phase === 'settling' && action.action === 'keep_promise') return now.t('deal-keep-word');
  const key = `mad-do-${action.action.replaceAll('_', '-')}`;
  const short = now.t(key);
  return short === key ? sentence(action, now.view, now).replace(/\.$/, '') : short;
}

/** A counter is written on its page, not step by step. */
function counterDraft({ view, seat }: Now): Draft | null {
  const asked = view.offers.find(({ open, called, other }) => open && !called && other === seat);
  return asked && view.goods[0] ? counterOf(view.goods[0], asked) : null;
}

export function buttonsOf(now: Now): Choice<Action, Draft>[] {
  const { legal, view, role } = now;
  const own = view.phase === 'menu' || view.phase === 'resting' || view.phase === 'resting_purchase';
  const offered = legal.filter((one) => {
    if (ELSEWHERE.has(one.action)) return false;
    if (own && (one.action === 'use_card' || one.action === 'keep_promise')) return false; // among the cards, in the ledger
    if (WITH_TROPHY.has(one.action) && role !== 'may') return false; // beside the trophy itself
    if (now.draft && view.phase === 'answering') return false; // the counter is written on its page
    return one.action !== 'decline_offer' || !one.reason || one.reason === 'none';
  });
  const primary = role === 'may' ? undefined : PRIMARY.map((kind) => offered.find(({ action }) => action === kind)).find(Boolean);
  return offered.map((action) => {
    const does = action.action === 'counter_offer' ? { draft: counterDraft(now) } : { action };
    return { ...does, label: labelOf(action, now), primary: action === primary, pieces: piecesIn(action) };
  });
}

const SIGN_OF: Partial<Record<MetalAdventuresView['phase'], Sign>> = {
  choosing: 'trophy', keeping: 'trophy', paying_trophy: 'trophy', paying: 'wreck', resting: 'rest', resting_purchase: 'rest',
  targeting: 'power', allying: 'ally', gathering: 'ally', helping: 'ally', word: 'dagger', spoils: 'wreck', settling: 'quill',
  terms: 'quill', picking: 'quill', answering: 'quill', calling: 'quill',
}; // prettier-ignore

const markup = (sign: Sign): string => `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${SIGNS[sign]}</svg>`;

/** What the moment between two actions of one's own turn is about. */
function stageOf(view: MetalAdventuresView, legal: readonly Action[]): string {
  if (view.journey === 'unchosen') return legal.some(({ action }) => action === 'rest') ? 'journey' : 'travel';
  if (view.journey === 'resting') return 'resting';
  if (legal.some(({ action }) => action === 'pay_brotherhood' || action === 'take_judgment')) return 'brotherhood'; // the weakest owes nothing
  if (!view.battle_done) return view.tour_over ? 'battle-only' : 'battle';
  return legal.some(({ action }) => action === 'tour') ? 'tour' : 'end';
}

export function promptOf({ view, legal, role, seat, seats, t }: Now): Prompt {
  const icon = markup(SIGN_OF[view.phase] ?? 'skull');
  if (role === 'may') return { title: t('mad-prompt-may'), icon };
  if (view.phase === 'menu') {
    const stage = stageOf(view, legal);
    return { title: t(`mad-prompt-${stage}`), detail: t(`mad-prompt-${stage}-help`), icon };
  }
  const asking = view.phase === 'answering' ? view.offers.find(({ open, called, other }) => open && !called && other === seat) : undefined;
  if (asking) return { title: t('deal-mode-answer', { name: seats[asking.maker]?.name ?? '' }), detail: t('mad-help-answering'), icon };
  if (view.phase === 'allying') return { title: t('battle-prompt-allying'), detail: t('mad-help-allying'), icon };
  if (view.phase === 'gathering') {
    const challenged = view.battle?.other === seat;
    return { title: t(challenged ? 'battle-prompt-challenged' : 'battle-prompt-gathering', { name: seats[view.active]?.name ?? '' }), detail: t('mad-help-gathering'), icon };
  }
  const phase = (legal.some(({ action }) => action === 'pick') ? 'picking' : view.phase).replaceAll('_', '-');
  const help = `mad-help-${phase}`;
  return { title: t(`prompt-${phase}`), detail: t(help) === help ? undefined : t(help), icon };
}

export function stepperOf(view: MetalAdventuresView, t: Translate): Stepper {
  const label = t('web-turn', { turn: view.turn });
  if (view.phase === 'over') return { label, steps: [t('phase-over')], current: 0 };
  if (view.journey === 'resting') return { label, steps: [t('mad-step-rest'), t('mad-step-end')], current: 0 };
  const steps = ['brotherhood', 'battle', 'tour', 'end'].map((step) => t(`mad-step-${step}`));
  if (view.phase === 'choosing') return { label, steps, current: -1 }; // what is to come: nothing moves when it does
  const current = view.journey === 'unchosen' || (!view.brotherhood_done && !view.battle) ? 0 : !view.battle_done || view.battle ? 1 : view.tour_over ? 3 : 2;
  return { label, steps, current };
}
