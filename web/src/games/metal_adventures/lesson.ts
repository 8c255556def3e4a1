/**
 * The guided first game: a turn with a deal, an ally, a battle, a promise, a trophy and the tour. The cards of near space are
 * down to the three ships that it speaks of, an ally makes the victory sure, and both computer captains agree to any fair
 * offer; what is tried otherwise only leaves out the step that it makes pointless. `tests/games/metal_adventures/test_lesson.py`
 * plays it with the captains.
 */
import type { Action, MetalAdventuresView } from '../../generated/metal_adventures';
import type { Plain, Tour, TourStep } from '../board';

/** The fourth turn: power 11 with one damage, wrecks of two nations, and a trophy that asks for a third. */
const POSITION =
  'seats=3 turn=4 active=0 base=4/2/5 ships=kxxxn0xxxxk1xnxx2xkxxxnxkx0xxxdddddddddddddddddddddddddddd ' +
  'improvements=0,o1,2,d,d,d,1,d,o3,d,d,o2,d,d,d,o4,d,d,d,d,z,d,d,z trophies=1,8/12,16/14,11 frames=menu:0:0:0:0 first=0 ' +
  'turns=2/1/1 damage=1/0/0 earned=3/4/3 credits=3/4/3 incidents=xxxxdddddd pot=3 treasures=2,1,3 battle=3';

const SHIP = 14; // Imperial, power 11

const doing = (...names: Action['action'][]) => (action: Plain): boolean => names.includes((action as Action).action);
const not = (test: (action: Plain) => boolean) => (action: Plain): boolean => !test(action);
const seeing = (test: (view: MetalAdventuresView) => boolean) => (view: Plain): boolean => test(view as MetalAdventuresView);

/** An ally is won, or it is too late for one. */
const allied = seeing(({ phase, battle }) => battle !== null && !['targeting', 'allying', 'terms', 'picking', 'answering', 'calling'].includes(phase));
const fought = seeing((view) => view.battle_done && view.battle === null && view.phase === 'menu');
const nothingToReveal = seeing((view) => view.phase === 'menu' && !view.trophies.some(({ fulfilled, held }) => fulfilled && !held));

const takingOn = (action: Plain): boolean => doing('take_on')(action) && (action as { ship?: number }).ship === SHIP;
const bargaining = not(doing('go_alone', 'call_for_offers'));
const SHIP_SLOT = `.slot:has([data-spot="ship:${SHIP}"])`;
/** The scene of a battle is spoken of as a whole, where the screen has room for it beside the bubble. */
const scene = (options: string): string => `${options}, .scene:not(.compact) > *:not(.lower)`;
const END_OF_BATTLE = '[data-testid=battle] footer button';

/** The page of a contract; on a phone it is as large as the screen, and only what is to be written counts. */
const DESK = ['.desk:not(.compact) .paper', '.desk:not(.compact) .tray', '.desk.compact .then', '.desk > footer'].join(', ');

const steps: TourStep[] = [
  { text: 'lesson-captain', point: ['seat:0'], anchor: '.players > :first-child' },
  { text: 'lesson-travel', until: doing('travel'), only: doing('travel'), anchor: '[data-action=travel]' },
  { text: 'lesson-brotherhood', point: ['place:pot'], until: doing('pay_brotherhood', 'take_judgment'), anchor: '[data-action=pay_brotherhood], [data-action=take_judgment], [data-spot=pot]' },
  { text: 'lesson-space', until: doing('attack_in_space'), only: doing('attack_in_space'), anchor: '[data-action=attack_in_space]' },
  { text: 'lesson-ship', point: [`ship:${SHIP}`], until: doing('take_on'), only: takingOn, anchor: `${SHIP_SLOT}, .bar.compact` },
  { text: 'lesson-ally', shown: '[data-testid=deal][data-mode=compose]', reached: allied, only: bargaining, anchor: scene('[data-option^="deal "]') },
  { text: 'lesson-deal', reached: allied, only: bargaining, anchor: DESK },
  { text: 'lesson-faktor', until: doing('commit_faktor', 'keep_faktor_back'), reached: fought, anchor: scene('[data-option=commit], [data-option=keep]') },
  { text: 'lesson-word', until: doing('keep_promise', 'break_promise'), reached: fought, anchor: scene('[data-option=keep], [data-option=break]') },
  { text: 'lesson-trophy', until: doing('reveal'), only: doing('reveal'), reached: nothingToReveal, anchor: `[data-spot=hand], ${END_OF_BATTLE}` },
  { text: 'lesson-tour', until: doing('tour'), only: doing('tour'), anchor: `.strip.open, .ware.legal, [role=dialog], ${END_OF_BATTLE}` },
  { text: 'lesson-others', anchor: '[data-testid=primary]' },
];

export const lesson: Tour = {
  position: POSITION,
  seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'greedy', name: 'Bruno' }, { sitter: 'computer', level: 'greedy', name: 'Oda' }],
  seed: 'first steps',
  steps,
};
