/** How the chances of a finished game went, as a chart. */
import type { Chart, Seat } from '../games/board';
import type { Course } from '../generated/protocol';

type Say = (key: string, words?: Record<string, string | number>) => string;

const MOST_MARKS = 6;

/** Percent by decision, to the result at the end; turning points and mistakes are its marks. */
export function courseChart(course: Course, seats: readonly Seat[], winners: readonly number[], say: Say): Chart {
  const { moments } = course;
  const series = seats.map((seat) => ({
    seat: seat.number,
    values: [
      ...moments.map((moment) => Math.round((moment.values[seat.number] ?? 0) * 100)),
      winners.includes(seat.number) ? Math.round(100 / winners.length) : 0,
    ],
  }));
  const mistakes = moments
    .map((moment, step) => ({ step, seat: moment.seat, lost: moment.lost }))
    .filter(({ lost }) => lost > 0)
    .map(({ step, seat, lost }) => ({
      step,
      seat,
      weight: lost,
      text: say('web-course-mistake', { share: Math.round(lost * 100), step: step + 1 }),
    }));
  const turns = course.turns
    .filter((step) => mistakes.every((mistake) => mistake.step !== step))
    .map((step) => {
      const swings = series.map((line) => ({ seat: line.seat, by: line.values[step + 1] - line.values[step] }));
      const most = swings.reduce((best, one) => (one.by > best.by ? one : best));
      const text = say('web-course-turn', { share: most.by, step: step + 1 });
      return { step, seat: most.seat, weight: most.by / 100, text };
    });
  const marks = [...mistakes, ...turns]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_MARKS)
    .sort((one, other) => one.step - other.step)
    .map(({ step, seat, text }) => ({ step, seat, text }));
  return {
    title: say('web-course'),
    series,
    at: [...moments.map((_, step) => `${step + 1}`), say('web-course-end')],
    marks,
  };
}

/** A line for each seat over the frames of a replay, from 0 to 1 in both directions, to the result at the end. */
export function courseLines(course: Course, seats: readonly Seat[], winners: readonly number[], last: number): { seat: number; path: string }[] {
  const end = Math.max(1, last);
  return seats.map(({ number }) => {
    const points = course.moments.map((moment) => [moment.at / end, moment.values[number] ?? 0] as const);
    const result = winners.includes(number) ? 1 / winners.length : 0;
    const all = course.done && winners.length ? [...points, [1, result] as const] : points;
    return { seat: number, path: all.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(4)} ${(1 - y).toFixed(4)}`).join('') };
  });
}

/** Who had the best chances when a frame was shown, and how good they were; null before the first decision that is known. */
export function leaderAt(course: Course, at: number): { seat: number; share: number } | null {
  const moment = course.moments.findLast((one) => one.at <= at);
  if (!moment) return null;
  const best = Math.max(...moment.values);
  return { seat: moment.values.indexOf(best), share: Math.round(best * 100) };
}
