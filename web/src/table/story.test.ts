import { expect, test } from 'vitest';
import { bare, GAME, ruleParts, sections, spans, type Actor } from './story';

const by = (...seats: (number | null)[]) => seats.map((seat, at) => ({ event: `e${at}`, ...(seat === null ? {} : { seat }) }));
const kinds = (events: object[], seat: number | null, myTurn: boolean, actor?: Actor) =>
  sections(events, seat, myTurn, actor).map(({ kind, events: part }) => [kind, part.length]);

test('what is new since my last turn, and what I have done in this one', () => {
  expect(kinds(by(0, 0, 1, 1, 0), 0, true)).toEqual([['earlier', 2], ['since', 2], ['mine', 1]]);
});

test('while others play, my last turn is old', () => {
  expect(kinds(by(0, 0, 1, 1), 0, false)).toEqual([['earlier', 2], ['since', 2]]);
});

test('my turn that has just ended is not the turn I am in', () => {
  expect(kinds(by(1, 0, 0), 0, false)).toEqual([['earlier', 3]]);
});

test('what chance did in my turn belongs to it', () => {
  expect(kinds(by(1, 0, null, 0), 0, true)).toEqual([['opening', 1], ['mine', 3]]);
  expect(kinds(by(1, 0, null, null), 0, true)).toEqual([['opening', 1], ['mine', 3]]); // what I turned up is no news
});

test('a spectator and an empty log have one section', () => {
  expect(kinds(by(0, 1), null, false)).toEqual([['earlier', 2]]);
  expect(kinds([], 0, true)).toEqual([['earlier', 0]]);
});

test('bold parts and chips of a line', () => {
  expect(spans('**Ada** lays [[gold|Gold]] here')).toEqual([
    { kind: 'bold', text: 'Ada', sign: '' },
    { kind: 'text', text: ' lays ', sign: '' },
    { kind: 'chip', text: 'Gold', sign: 'gold' },
    { kind: 'text', text: ' here', sign: '' },
  ]);
  expect(bare('**Ada** lays [[gold|Gold]] here')).toBe('Ada lays Gold here');
});

test('a rule with a ruling and a reference', () => {
  expect(ruleParts('*Ruling:* see MGI-3.5 and MET-E2.').map((part) => part.kind)).toEqual([
    'stress',
    'text',
    'clause',
    'text',
    'clause',
    'text',
  ]);
});

test('what the game itself does after my step is news, not mine', () => {
  const actor: Actor = (event) => ('seat' in event ? (event.seat as number) : GAME);
  expect(kinds(by(0, null, null), 0, true, actor)).toEqual([['earlier', 1], ['since', 2]]);
});
