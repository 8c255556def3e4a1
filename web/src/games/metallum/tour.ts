/** The guided first game: one round from the program to the scoring, against a program that is already sealed. */
import type { Action, MetallumView, Tile } from '../../generated/metallum';
import type { Plain, Tour, TourStep } from '../board';
import { sameTiles, type Tiles } from './draft';
import { planetPiece, tilePiece } from './words';

/** Round 2: three planets are known, both have a foothold, and blue has sealed a program of complexity 6. */
const POSITION =
  'edition=en round=2 phase=programming planets=AHD???o markers=-r----- extractors=2,0,0,0,0,0,0/1,0,2,0,0,0,0 ships=1/3 ' +
  'money=4/6 spent=bd/bf programs=-/aeij market=7,1,2,11 cards=m,m,d,d,d,d,m,d,d,d,m,d,d,d,d,d,d,d,d,d,d player=R first=R ' +
  'pool=BGEZT committed=B declined=-/- counted=0/0 asked=- overclocked=- used=- activated=0 taxed=-/- contracts=-/- effect=-';

const ETA = 2;
const AT_ETA = `#board [data-place="${ETA}"]`;
const is = (test: (action: Action) => boolean) => (action: Plain): boolean => test(action as Action);
/** The program that this game builds: nothing else is offered meanwhile. */
const PROGRAM: readonly Tile[] = ['move_by_1', 'extractors_2'];
const programming = is((action) => action.action === 'program' && sameTiles(action.tiles, PROGRAM));
const within = (draft: Plain | null): boolean => ((draft as Tiles | null) ?? []).every((tile) => PROGRAM.includes(tile));
const drafted = (...tiles: Tile[]) => (draft: Plain | null): boolean => tiles.every((tile) => (draft as Tiles | null)?.includes(tile));
const running = (tile: string) => is((action) => action.action === 'execute_subroutine' && action.tile === tile);
const doing = (name: Action['action']) => is((action) => action.action === name);
const flying = is((action) => (action.action === 'execute_subroutine' && action.tile === 'move_by_1') || (action.action === 'move_ship' && action.place === ETA));
/** The next round: everybody has acted, and every planet has paid. */
const paid = (view: Plain): boolean => (view as MetallumView).round > 2;
const meFirst = is((action) => action.action === 'let_act_first' && action.seat === 0);

const steps: TourStep[] = [
  { text: 'tour-metallum-system', point: [planetPiece(1), planetPiece(ETA), planetPiece(3)], anchor: '.strip' },
  { text: 'tour-metallum-move', point: [tilePiece('move_by_1')], drafted: drafted('move_by_1'), may: within, only: programming, anchor: '.tray [data-tile="move_by_1"]' },
  { text: 'tour-metallum-deploy', point: [tilePiece('extractors_2')], drafted: drafted(...PROGRAM), may: within, only: programming, anchor: '.tray [data-tile="extractors_2"]' },
  { text: 'tour-metallum-commit', until: programming, may: within, only: programming, anchor: '[data-drop="board"], .sum, [data-testid=primary]' },
  { text: 'tour-metallum-order', until: doing('let_act_first'), only: meFirst, anchor: '.programs, .bar .choices, .bar .buttons' },
  { text: 'tour-metallum-fly', point: [tilePiece('move_by_1'), planetPiece(ETA)], until: doing('move_ship'), only: flying, anchor: `#board [data-tile="move_by_1"], ${AT_ETA}` },
  { text: 'tour-metallum-place', point: [tilePiece('extractors_2')], until: running('extractors_2'), only: running('extractors_2'), anchor: '#board [data-tile="extractors_2"]' },
  { text: 'tour-metallum-installation', point: [planetPiece(ETA)], until: doing('use_installation'), only: doing('use_installation'), anchor: AT_ETA },
  { text: 'tour-metallum-anywhere', until: doing('place_extractor'), only: doing('place_extractor'), anchor: '#board .planet.target' },
  { text: 'tour-metallum-end', until: doing('end_actions'), only: doing('end_actions'), anchor: '[data-testid=primary], .system .now, .summary' },
  { text: 'tour-metallum-done', from: paid, anchor: '[data-testid=recap]' },
];

export const tour: Tour = {
  position: POSITION,
  seats: [{ sitter: 'me' }, { sitter: 'computer', level: 'greedy' }],
  seed: 'first steps',
  steps,
};
