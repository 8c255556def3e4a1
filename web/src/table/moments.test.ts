import { expect, test } from 'vitest';
import type { Course } from '../generated/protocol';
import { turningPoints } from './moments';

const moment = (at: number, seat: number, first: number, more: object = {}) => ({ at, seat, values: [first, 1 - first], error: 0.02, lost: 0, played: null, better: null, ...more });
const lay = { action: 'place_card' };
const draw = { action: 'draw_card' };

test('mistakes with what was better, and turns that were luck, in the order of the game', () => {
  const course: Course = {
    moments: [moment(2, 0, 0.5), moment(5, 1, 0.5, { lost: 0.3, played: lay, better: draw }), moment(8, 0, 0.8), moment(11, 1, 0.2)],
    done: true,
    turns: [1, 2],
  };
  expect(turningPoints(course, [1])).toEqual([
    { step: 1, at: 5, seat: 1, gains: 0, share: 30, played: lay, better: draw },
    { step: 2, at: 8, seat: 0, gains: 1, share: 60, played: null, better: null },
  ]);
});

test('the last turn leads to the result, and little ones are left out', () => {
  const course: Course = { moments: [moment(1, 0, 0.5, { lost: 0.01, played: lay, better: draw }), moment(4, 0, 0.4)], done: true, turns: [1] };
  expect(turningPoints(course, [0])).toEqual([{ step: 1, at: 4, seat: 0, gains: 0, share: 60, played: null, better: null }]);
});

test('luck does not hide what can be learnt', () => {
  const luck = [0.1, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1].map((first, at) => moment(at, 0, first));
  const course: Course = { moments: [...luck, moment(9, 1, 0.9, { lost: 0.05, played: lay, better: draw })], done: true, turns: [0, 1, 2, 3, 4, 5] };
  const points = turningPoints(course, [0]);
  expect(points).toHaveLength(5);
  expect(points.at(-1)).toMatchObject({ at: 9, share: 5, better: draw });
});
