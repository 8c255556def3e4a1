/** The levels of computer players as the server lists them, from the weakest. */
import type { GameInfo } from '../generated/protocol';

/** Not a level: several characters at one table. */
export const MIXED = 'mixed';

const middle = (game: GameInfo): number => Math.floor(game.levels.length / 2);

/** Whom to play against before anybody has chosen: the one in the middle; where several always play, different ones. */
export function usualLevel(game: GameInfo, opponents = 1): string {
  return opponents > 1 ? MIXED : (game.levels[middle(game)] ?? '');
}

/** So many computer players of a level; mixed ones are all different as long as there are enough, those in the middle first. */
export function crewOf(game: GameInfo, level: string, count: number): string[] {
  if (level !== MIXED) return Array.from({ length: count }, () => level);
  const near = game.levels.map((one, at) => ({ one, far: Math.abs(at - middle(game)) })).sort((a, b) => a.far - b.far);
  return Array.from({ length: count }, (_, at) => near[at % near.length]?.one ?? '');
}
