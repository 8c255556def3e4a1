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
