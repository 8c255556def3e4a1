/** Metallum for the table: board, panels, and what is going on in words. */
import type { Action, Event, MetallumSheet, MetallumView } from '../../generated/metallum';
import type { GameModule, Sound, Stepper, Translate } from '../board';
import Backdrop from './Backdrop.svelte';
import Board from './Board.svelte';
import { charts } from './charts';
import { buttonsOf, listed, promptOf } from './choices';
import { drafting, type Tiles } from './draft';
import { MODULE_SIGNS, TILE_SIGNS, markup } from './icons';
import Inspector from './Inspector.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import { actorOf, recap, story } from './story';
import Summary from './Summary.svelte';
import { sentence } from './targets';
import { tooltip } from './tooltip';
import { tour } from './tour';
import { why } from './why';
import { piecesOf } from './words';
import './theme.css';

const ROUNDS = 9;
const STEP: Record<MetallumView['phase'], number> = { programming: 0, reveal: 0, order: 1, actions: 1, scoring: 2, end_of_round: 3, over: 4 };

function stepper(view: MetallumView, t: Translate): Stepper {
  return {
    label: t('met-round', { round: view.round, all: ROUNDS }),
    of: { done: view.phase === 'over' ? ROUNDS : view.round - 1, all: ROUNDS },
    steps: [t('met-phase-programming'), t('met-phase-actions'), t('met-phase-scoring'), t('met-phase-end-of-round')],
    current: STEP[view.phase],
  };
}

const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  program_committed: 'commit',
  program_revealed: 'reveal',
  ship_moved: 'fly',
  planet_discovered: 'draw',
  extractor_placed: 'lay',
  extractor_moved: 'slide',
  extractor_removed: 'refuse',
  module_bought: 'coin',
  planet_scored: 'score',
  card_to_market: 'slide',
  round_begun: 'turn',
  game_ended: 'end',
};

const signs = Object.fromEntries([...Object.entries(TILE_SIGNS), ...Object.entries(MODULE_SIGNS)].map(([name, sign]) => [name, markup(sign)]));

const metallum: GameModule<MetallumView, Action, Event, MetallumSheet, Tiles> = {
  id: 'metallum',
  Board,
  PlayerPanel,
  Backdrop,
  Summary,
  Inspector,
  tooltip,
  prompt: promptOf,
  stepper,
  choices: buttonsOf,
  drafting,
  listed,
  describe: (action, moment) => sentence(action, moment),
  why,
  piecesOf,
  score: (view, seat) => view.seats[seat]?.money ?? null,
  money: true,
  log: story,
  actorOf,
  recap,
  signs,
  sound: (event) => SOUNDS[event.event] ?? null,
  tour,
  charts,
};

export default metallum;
