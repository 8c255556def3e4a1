import { expect, test } from 'vitest';
import { args, key, say } from './words';

const names = ['Ada', 'Mira'];

test('the message of an action and of an event', () => {
  expect(key({ action: 'place_card', metal: 'iron', at: [2, -1] })).toBe('action-place-card');
  expect(key({ event: 'card_placed' })).toBe('event-card-placed');
});

test('seats become names, positions text, and fields that were left out have their usual value', () => {
  expect(args({ event: 'card_placed', seat: 1, metal: 'gold', at: [2, -1] }, names)).toEqual({
    seat: 'Mira',
    metal: 'gold',
    at: '2,-1',
    drawn: 'no',
    on: 'hidden',
  });
  expect(args({ event: 'card_dealt', seat: 0 }, names)).toEqual({ seat: 'Ada', metal: 'hidden' });
});

test('saying it', () => {
  const t = (message: string, found?: object) => `${message} ${JSON.stringify(found)}`;
  expect(say({ action: 'end_turn' }, names, t)).toBe('action-end-turn {}');
});
