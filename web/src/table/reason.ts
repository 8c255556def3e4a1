/** A hint: what to do, and why, in a sentence each. */
import type { Plain } from '../games/board';
import type { Hint } from '../generated/protocol';

type Say = (key: string, words?: Record<string, string | number>) => string;

const CERTAIN = 2; // standard errors that a difference must have to be one

/** A sentence as part of another: without its full stop. */
const within = (sentence: string): string => sentence.replace(/\.$/, '');

/** What is best (the title), what it promises, and how the next best compares; `describe` says an action in words. */
export function reasonOf(hint: Hint, best: string, describe: (action: Plain) => string, say: Say): { title: string; detail: string } {
  const move = within(best);
  const said = inWords(hint, move, describe, say);
  const end = said.indexOf(move) + move.length; // the move is a sentence of its own
  return { title: said.slice(0, end), detail: said.slice(end).replace(/^\.\s*/, '') };
}

function inWords(hint: Hint, move: string, describe: (action: Plain) => string, say: Say): string {
  if (hint.chance === null || hint.chance === undefined) return say('hint-only', { move });
  const share = Math.round(hint.chance * 100);
  if (!hint.other) return say('hint-alone', { move, share });
  const other = within(describe(hint.other as Plain));
  const less = Math.round(hint.other_chance * 100);
  const better = hint.chance - hint.other_chance > CERTAIN * hint.error && less < share;
  return better ? say('hint-better', { move, share, other, less }) : say('hint-alike', { move, share, other });
}
