/** The guided first game: one turn that lays iron and copper, scores and starts a chain; then a card from the deck. */
import type { Action, Cell, Metal, View } from '../../generated/metallurgie';
import type { Plain, Tour, TourStep } from '../board';
import { key } from './hex';

/** Six copper cards in a half ring of iron: with a seventh they score, and whatever is taken uncovers enough iron. */
const POSITION =
  'seats=2 first=0 turn=0 player=0 phase=start mode=free metal=- last=- removing=- left=0 ' +
  'pattern=i:1,-1;0,-1;-1,0;-1,1;-1,2;0,2;1,2/c:0,0;1,0;2,0;0,1;1,1;2,1/s:3,0;2,2/g:3,1 ' +
  'hands=i1c1s1,i1c1g1 won=-,s1 deck=e1i22c16s13g11 discard=c3s2 bonus=-';

/** Beside iron and copper, so that copper on it makes the seventh. */
const TARGET: Cell = [2, -1];

const is = (name: Action['action']) => (action: Plain): boolean => (action as Action).action === name;
const laying = (metal: Metal) => (action: Plain): boolean => {
  const one = action as Action;
  return one.action === 'place_card' && one.metal === metal && key(one.at) === key(TARGET);
};
const onTarget = `cell:${key(TARGET)}`;
const COPPER = ['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'];
const cells = (...all: string[]): string => all.map((at) => `[data-cell="${at}"]`).join(', ');
/** The position to lay on, and what it lies between: it can be pressed only while a card is held. */
const AT_TARGET = cells('1,-1', key(TARGET), '2,0');
const CARDS = '#board .spot.can';
const mine = (view: Plain): boolean => (view as View).player === 0 && (view as View).phase !== 'remove';

const steps: TourStep[] = [
  { text: 'tour-metallurgie-pattern', point: COPPER.map((at) => `cell:${at}`), anchor: cells(...COPPER) },
  { text: 'tour-metallurgie-iron', point: ['hand:iron', onTarget], until: laying('iron'), only: laying('iron'), anchor: `[data-spot="hand:iron"], ${AT_TARGET}` },
  { text: 'tour-metallurgie-copper', point: ['hand:copper', onTarget], until: laying('copper'), only: laying('copper'), anchor: `[data-spot="hand:copper"], ${AT_TARGET}` },
  { text: 'tour-metallurgie-end-turn', until: is('end_turn'), only: is('end_turn'), anchor: `[data-testid=primary], ${AT_TARGET}, ${cells(...COPPER)}` },
  { text: 'tour-metallurgie-take', until: is('take_card'), anchor: CARDS },
  { text: 'tour-metallurgie-chain', reached: (view) => (view as View).removing_metal !== 'copper', anchor: CARDS },
  { text: 'tour-metallurgie-split', reached: (view) => (view as View).phase !== 'remove', anchor: CARDS },
  { text: 'tour-metallurgie-draw', point: ['deck'], until: is('draw_card'), from: mine, anchor: '[data-spot=deck]' },
  { text: 'tour-metallurgie-end-card', point: ['deck'], anchor: '[data-spot=deck]' },
];

export const tour: Tour = {
  position: POSITION,
  seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'greedy' }],
  seed: 'first steps',
  steps,
};
