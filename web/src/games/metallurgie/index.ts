/** Metallurgie for the table: board, panels, and what is going on in words. */
import type { Action, Event, View } from '../../generated/metallurgie';
import type { Chart, Choice, Frame, GameModule, Moment, Prompt, Seat, Sound, Stepper, Translate } from '../board';
import Backdrop from './Backdrop.svelte';
import Board from './Board.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import Summary from './Summary.svelte';
import { key } from './hex';
import { METALS, SIGN, type Metal } from './metals';
import { cellPiece, handPiece, movesOf } from './moves';
import { outlook } from './outlook';
import { actorOf, recap, story } from './story';
import { tooltip } from './tooltip';
import { tour } from './tour';
import { where } from './where';
import { why } from './why';
import './theme.css';

type Now = Moment<View, Action>;

const drawn = (metal: Metal): string =>
  `<svg viewBox="-17 -17 34 34" width="24" height="24" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" aria-hidden="true">${SIGN[metal]}</svg>`;

const SIGNS = Object.fromEntries(METALS.map((metal) => [metal, drawn(metal)]));
const CANDLE =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 12h6v9H9zM12 12v-2M12 3c2 2.5 2.5 4 0 6-2.5-2-2-3.5 0-6zM6 21h12"/></svg>';

function metalNow(view: View): Metal | null {
  if (view.drawn) return view.drawn;
  return view.phase === 'remove' ? view.removing_metal : null;
}

function prompt({ view, legal, t }: Now): Prompt {
  const metal = metalNow(view);
  const icon = metal ? SIGNS[metal] : CANDLE;
  const moves = movesOf(legal, view);
  switch (view.phase) {
    case 'start':
      return { title: t(moves.place.size ? 'mgi-prompt-start' : 'mgi-prompt-must-draw'), detail: t(moves.place.size ? 'mgi-prompt-start-help' : 'mgi-prompt-must-draw-help'), icon };
    case 'place_drawn':
      return { title: t('mgi-prompt-drawn', { metal: view.drawn ?? 'iron' }), detail: t('mgi-prompt-drawn-help'), icon };
    case 'follow':
      return { title: t(moves.place.size ? 'mgi-prompt-follow' : 'mgi-prompt-done'), detail: t(moves.place.size ? 'mgi-prompt-follow-help' : 'mgi-prompt-done-help'), icon };
    case 'choose_area':
      return { title: t('mgi-chain-choose'), detail: t('mgi-chain-choose-help'), icon };
    case 'remove': {
      const left = Math.min(view.to_remove, view.removing.length);
      const first = view.to_remove === view.cards[metal ?? 'iron']?.removed;
      return { title: t('mgi-prompt-take', { metal: metal ?? 'iron', count: left }), detail: t(first ? 'mgi-prompt-take-first' : metal === 'iron' ? 'mgi-prompt-take-iron' : 'mgi-prompt-take-more'), icon };
    }
    default:
      return { title: t(`prompt-${view.phase}`), icon };
  }
}

const STEP: Partial<Record<View['phase'], number>> = { start: 0, place_drawn: 0, follow: 0, choose_area: 1, remove: 1, refill: 2 };

function stepper(view: View, t: Translate): Stepper {
  return { label: t('mgi-turn', { turn: view.turn }), steps: [t('mgi-step-play'), t('mgi-step-score'), t('mgi-step-refill')], current: STEP[view.phase] ?? -1 };
}

function choices({ legal, view, t }: Now): Choice<Action>[] {
  const moves = movesOf(legal, view);
  const found: Choice<Action>[] = [];
  if (moves.draw) found.push({ action: moves.draw, label: t('mgi-draw-and-place'), pieces: ['deck'], key: 'D', final: true });
  if (moves.end) found.push({ action: moves.end, label: t('mgi-end-turn'), primary: true, final: true });
  return found;
}

/** An action with what it brings, so that the list of actions reads like the board looks. */
function describe(action: Action, { view, t }: Now): string {
  switch (action.action) {
    case 'place_card': {
      const { size, needed, scores } = outlook(view, action.metal, key(action.at)) ?? { size: 1, needed: view.cards[action.metal]?.needed ?? 0, scores: false };
      return t(scores ? 'mgi-do-place-scores' : 'mgi-do-place', { metal: action.metal, at: where(key(action.at), view.pattern, t), size, needed });
    }
    case 'take_card':
      return t('mgi-do-take', { at: where(key(action.at), view.pattern, t) });
    case 'score_area': {
      const area = view.areas.find((one) => one.cells.some((cell) => key(cell) === key(action.at)));
      return t('mgi-do-score', { metal: area?.metal ?? 'iron', size: area?.cells.length ?? 0, at: where(key(action.at), view.pattern, t) });
    }
    case 'draw_card':
      return t('mgi-draw-and-place');
    case 'end_turn':
      return t('mgi-end-turn');
  }
}

/** The board points at the place, so that nobody has to look up a position. */
function advise(action: Action, now: Now): string {
  const { view, t } = now;
  switch (action.action) {
    case 'place_card': {
      const { size, needed, scores } = outlook(view, action.metal, key(action.at)) ?? { size: 1, needed: view.cards[action.metal]?.needed ?? 0, scores: false };
      return t(scores ? 'mgi-hint-place-scores' : 'mgi-hint-place', { metal: action.metal, size, needed });
    }
    case 'take_card':
      return t('mgi-hint-take', { metal: view.removing_metal ?? 'iron' });
    default:
      return describe(action, now);
  }
}

function piecesOf(action: Action): string[] {
  switch (action.action) {
    case 'place_card':
      return [cellPiece(key(action.at)), handPiece(action.metal)];
    case 'take_card':
    case 'score_area':
      return [cellPiece(key(action.at))];
    case 'draw_card':
      return ['deck'];
    case 'end_turn':
      return [];
  }
}

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  card_drawn: 'draw',
  card_placed: 'lay',
  card_discarded: 'refuse',
  area_scored: 'score',
  card_taken: 'coin',
  card_refilled: 'slide',
  end_card_taken: 'end',
};

const pointsOf = (view: View, seat: number): number | null => view.seats[seat]?.points ?? null;

/** Collected cards count even where a secret bonus still hides the points. */
function standing(view: View, seat: number): number {
  const holds = view.seats[seat];
  return holds?.points ?? Object.values(holds?.collected ?? {}).reduce((all, count) => all + count, 0);
}

function charts(frames: readonly Frame<View, Event>[], seats: readonly Seat[], t: Translate): Chart[] {
  // The last frame of each turn is what the turn has brought.
  const turns = frames.filter((frame, at) => frames[at + 1]?.view.turn !== frame.view.turn);
  const marks = turns.flatMap(({ view }, step) => {
    const scored = frames.filter((frame) => frame.view.turn === view.turn).flatMap((frame) => frame.events.filter((event) => event.event === 'area_scored'));
    const first = scored[0];
    return scored.length > 1 && first ? [{ step, seat: first.seat, text: t('mgi-chart-chain', { count: scored.length }) }] : [];
  });
  return [
    {
      title: t('mgi-chart-points'),
      series: seats.map(({ number }) => ({ seat: number, values: turns.map(({ view }) => standing(view, number)) })),
      at: turns.map(({ view }) => t('mgi-turn', { turn: view.turn })),
      marks,
    },
  ];
}

const metallurgie: GameModule<View, Action, Event> = {
  id: 'metallurgie',
  Board,
  PlayerPanel,
  Backdrop,
  Summary,
  tooltip,
  prompt,
  stepper,
  choices,
  describe,
  advise,
  why,
  piecesOf,
  spoken: (args, view, t) => (typeof args.at === 'string' ? { ...args, at: where(args.at, view.pattern, t) } : args),
  score: pointsOf,
  log: story,
  actorOf,
  recap,
  signs: SIGNS,
  keys: [['D', 'mgi-draw-and-place']],
  sound: (event) => SOUNDS[event.event] ?? null,
  tour,
  charts,
};

export default metallurgie;
