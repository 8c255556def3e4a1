/** The levels of computer players as the server lists them, from the weakest. */
import type { GameInfo } from '../generated/protocol';

/** Whom to play against before anybody has chosen: the one in the middle. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor(game.levels.length / 2)] ?? '';
}
