/** The legal actions, looked up by what the player points at. */
import type { Action, DrawCard, EndTurn, PlaceCard, ScoreArea, TakeCard, View } from '../../generated/metallurgie';
import { key, type Key } from './hex';
import type { Metal } from './metals';

export interface Moves {
  place: Map<Metal, Map<Key, PlaceCard>>;
  take: Map<Key, TakeCard>;
  score: Map<Key, ScoreArea>; // every position of an area that may be scored next
  draw: DrawCard | null;
  end: EndTurn | null;
}

export function movesOf(legal: readonly Action[], view: View): Moves {
  const moves: Moves = { place: new Map(), take: new Map(), score: new Map(), draw: null, end: null };
  for (const action of legal) {
    switch (action.action) {
      case 'place_card': {
        const places = moves.place.get(action.metal) ?? new Map<Key, PlaceCard>();
        moves.place.set(action.metal, places.set(key(action.at), action));
        break;
      }
      case 'take_card':
        moves.take.set(key(action.at), action);
        break;
      case 'score_area':
        for (const area of view.areas)
          if (area.cells.some((cell) => key(cell) === key(action.at)))
            for (const cell of area.cells) moves.score.set(key(cell), action);
        break;
      case 'draw_card':
        moves.draw = action;
        break;
      case 'end_turn':
        moves.end = action;
    }
  }
  return moves;
}

/** Names of the pieces, for the log, the tooltips and the guided game. */
export const cellPiece = (at: Key): string => `cell:${at}`;
export const handPiece = (metal: Metal): string => `hand:${metal}`;
export const metalOf = (piece: string | null): Metal | null => {
  const [kind, what] = piece?.split(':') ?? [];
  return kind === 'hand' || kind === 'drawn' ? (what as Metal) : null;
};
