/** Metal Adventures for the table: board, panels, and what is going on in words. */
import type { GameModule, Plain } from '../board';
import { plainModule } from '../plain';
import Board from './Board.svelte';
import type { Action, Event, Now, Sheet, View } from './model';
import { sentence } from './words';

const plain = plainModule('metal_adventures') as unknown as GameModule<View, Action, Event, Sheet, Plain>;

const metalAdventures: GameModule<View, Action, Event, Sheet, Plain> = {
  ...plain,
  Board,
  describe: (action, { view, ...teller }: Now) => sentence(action, view, teller),
  score: (view, seat) => view.captains[seat]?.glory ?? null,
};

export default metalAdventures;
