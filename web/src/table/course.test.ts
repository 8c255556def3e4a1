import { describe, expect, it } from 'vitest';
import type { Seat } from '../games/board';
import type { Course, CourseMoment } from '../generated/protocol';
import { courseChart, courseLines, leaderAt } from './course';

const seats = [{ number: 0, name: 'Ada' }, { number: 1, name: 'Grace' }] as unknown as Seat[];
const say = (key: string, words?: Record<string, string | number>) => `${key} ${words?.share ?? ''}`.trim();
const moment = (at: number, share: number, lost = 0): CourseMoment => ({
  at,
  seat: 0,
  values: [share, 1 - share],
  error: 0.01,
  lost,
  played: null,
  better: null,
});
const course = (moments: CourseMoment[], turns: number[]): Course => ({ moments, done: true, turns });

describe('the chart of the chances', () => {
  it('has a line for each seat that ends at the result', () => {
    const chart = courseChart(course([moment(3, 0.5), moment(9, 0.8)], []), seats, [1], say);
    expect(chart.series).toEqual([
      { seat: 0, values: [50, 80, 0] },
      { seat: 1, values: [50, 20, 100] },
    ]);
    expect(chart.at).toEqual(['1', '2', 'web-course-end']);
    expect(courseChart(course([], []), seats, [0, 1], say).series[0].values).toEqual([50]);
  });

  it('marks turning points for whoever gained, and mistakes for whoever made them', () => {
    const moments = [moment(3, 0.5), moment(9, 0.2, 0.3), moment(11, 0.6)];
    expect(courseChart(course(moments, [0, 1, 2]), seats, [0], say).marks).toEqual([
      { step: 0, seat: 1, text: 'web-course-turn 30' },
      { step: 1, seat: 0, text: 'web-course-mistake 30' },
      { step: 2, seat: 0, text: 'web-course-turn 40' },
    ]);
  });
});

describe('the chances over a replay', () => {
  it('lie where their frames are and end at the result', () => {
    const lines = courseLines(course([moment(0, 0.5), moment(5, 0.8)], []), seats, [0], 10);
    expect(lines[0]).toEqual({ seat: 0, path: 'M0.0000 0.5000L0.5000 0.2000L1.0000 0.0000' });
    expect(lines[1].path.endsWith('L1.0000 1.0000')).toBe(true);
  });

  it('do not tell the end before the whole game is known', () => {
    const lines = courseLines({ ...course([moment(0, 0.5), moment(5, 0.8)], []), done: false }, seats, [0], 10);
    expect(lines[0].path).toBe('M0.0000 0.5000L0.5000 0.2000');
  });

  it('name who leads at a frame', () => {
    const found = course([moment(2, 0.4), moment(5, 0.8)], []);
    expect(leaderAt(found, 1)).toBeNull();
    expect(leaderAt(found, 3)).toEqual({ seat: 1, share: 60 });
    expect(leaderAt(found, 9)).toEqual({ seat: 0, share: 80 });
  });
});
