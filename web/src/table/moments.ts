/** The moments of a finished game that are worth another look: where the chances turned, and what was better. */
import type { Course } from '../generated/protocol';

export interface TurningPoint {
  step: number; // of the course
  at: number; // of the replay
  seat: number; // who decided
  gains: number; // whom it helped
  share: number; // percent that the chances went by
  played: object | null; // a mistake, and what would have been better
  better: object | null;
}

const MOST = 5;
const LEARNT = 2; // of them mistakes, where there are any
const LEAST = 3; // percent: less is noise

/** The biggest ones, in the order of the game. */
export function turningPoints(course: Course, winners: readonly number[]): TurningPoint[] {
  const after = (step: number, seat: number): number =>
    course.moments[step + 1]?.values[seat] ?? (winners.includes(seat) ? 1 / winners.length : 0);
  const found = course.moments.flatMap((moment, step): TurningPoint[] => {
    const mistake = moment.lost > 0 && moment.better !== null;
    if (!mistake && !course.turns.includes(step)) return [];
    const swings = moment.values.map((value, seat) => ({ seat, by: after(step, seat) - value }));
    const most = swings.reduce((best, one) => (one.by > best.by ? one : best));
    const share = Math.round((mistake ? moment.lost : most.by) * 100);
    const { played, better } = mistake ? moment : { played: null, better: null };
    return share >= LEAST ? [{ step, at: moment.at, seat: moment.seat, gains: most.seat, share, played, better }] : [];
  });
  const bySize = [...found].sort((one, other) => other.share - one.share);
  const mistakes = bySize.filter((one) => one.better).slice(0, LEARNT); // luck must not hide what can be learnt
  const others = bySize.filter((one) => !mistakes.includes(one)).slice(0, MOST - mistakes.length);
  return [...mistakes, ...others].sort((one, other) => one.step - other.step);
}
