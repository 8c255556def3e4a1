/** Metal Adventures for the table: board, panels, and what is going on in words. */
import type { Award, Chart, EpilogueProps, Frame, GameModule, Seat, Translate } from '../board';
import { SIGNS, type Sign } from './art/signs';
import Board from './Board.svelte';
import { buttonsOf, promptOf, stepperOf } from './choices';
import { chronicle, medals, type Medal } from './chronicle';
import type { Draft } from './deal/draft';
import { drafting } from './deal/modes';
import Standing from './deal/Standing.svelte';
import Epilogue from './Epilogue.svelte';
import { lesson } from './lesson';
import type { Action, Event, Sheet, View } from './model';
import PlayerPanel from './PlayerPanel.svelte';
import { actorOf, piecesIn, soundOf, story } from './story';
import './theme.css';
import { tooltip } from './tooltip';
import { why } from './why';
import { sentence } from './words';

function charts(frames: readonly Frame<View, Event>[], seats: readonly Seat[], t: Translate): Chart[] {
  // The last frame of each turn is what the turn has brought.
  const turns = frames.filter((frame, at) => frames[at + 1]?.view.turn !== frame.view.turn);
  const happened = (turn: number) => frames.filter((frame) => frame.view.turn === turn).flatMap((frame) => frame.events);
  const marks = turns.flatMap(({ view }, step) =>
    happened(view.turn).flatMap((event) => {
      if (event.event === 'trophy_revealed') return [{ step, seat: event.seat, text: t('mad-chart-trophy') }];
      if (event.event === 'attacker_betrayed') return [{ step, seat: event.traitor, text: t('mad-chart-betrayal') }];
      return [];
    }),
  );
  return [
    {
      title: t('mad-chart-glory'),
      series: seats.map(({ number }) => ({ seat: number, values: turns.map(({ view }) => view.captains[number]?.glory ?? 0) })),
      at: turns.map(({ view }) => t('web-turn', { turn: view.turn })),
      marks,
    },
  ];
}

const MEDAL_SIGNS: Record<Medal, Sign> = {
  word: 'check', traitor: 'dagger', duel: 'skull', hunter: 'hunter', raid: 'flag', trophies: 'trophy', ally: 'ally', deals: 'quill',
  alone: 'power', giant: 'wreck', broken: 'x', fury: 'bolt', damage: 'dmg', tour: 'next', voyage: 'anchor',
}; // prettier-ignore

const awards = ({ frames, sheet, t }: EpilogueProps<View, Event, Sheet>): Award[] =>
  medals(chronicle(frames, sheet).deeds).map(({ medal, number }, seat) => ({
    seat,
    sign: SIGNS[MEDAL_SIGNS[medal]],
    title: t(`medal-${medal}`),
    text: t(`medal-${medal}-for`, { number }),
  }));

const metalAdventures: GameModule<View, Action, Event, Sheet, Draft> = {
  id: 'metal_adventures',
  Board,
  PlayerPanel,
  Standing,
  tooltip,
  prompt: promptOf,
  stepper: stepperOf,
  choices: buttonsOf,
  drafting,
  describe: (action, now) => sentence(action, now.view, now),
  why,
  piecesOf: piecesIn,
  score: (view, seat) => view.captains[seat]?.glory ?? null,
  log: story,
  actorOf,
  sound: soundOf,
  tour: lesson,
  Epilogue,
  awards,
  charts,
};

export default metalAdventures;
