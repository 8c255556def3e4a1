import { expect, test } from 'vitest';
import { args, cardName, key, phrase, say } from './words';

const names = ['Ada', 'Mira'];
const t = (message: string, found?: object) => `${message} ${JSON.stringify(found ?? {})}`;
/** As the real one: a message that there is none of is its key. */
const known = (message: string, found?: object) => (/^(unknown-trophy|unknown-base)$/.test(message) ? message : t(message, found));
const sheet = {
  ships: [{ key: 'paper_admiral', name: '' }, { key: 'mine', name: 'My Own' }],
  improvements: [{ key: 'hull_saw', name: '' }],
  trophies: [{ key: 'three_flags', name: '' }],
};

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
  expect(say({ action: 'end_turn' }, names, t)).toBe('action-end-turn {}');
});

test('cards are called by the sheet, an owner’s by their own name, and the unknown by the word for that', () => {
  expect(cardName('ship', 1, sheet, t)).toBe('card-paper-admiral {}');
  expect(cardName('ship', 2, sheet, t)).toBe('My Own');
  expect(cardName('trophy', 1, sheet, t)).toBe('card-three-flags {}');
  expect(say({ event: 'ship_won', seat: 1, ship: 2 }, names, t, { sheet })).toBe('event-ship-won {"seat":"Mira","ship":"My Own"}');
  expect(say({ event: 'wreck_given', seat: 0, other: 1, kind: 'any' }, names, known, { sheet })).toBe(
    'event-wreck-given {"ship":"unknown-ship {}","seat":"Ada","other":"Mira","kind":"any"}',
  );
  expect(say({ event: 'trophy_kept', seat: 0 }, names, known, { sheet })).toBe('event-trophy-kept {"trophy":"hidden","seat":"Ada"}');
  expect(say({ event: 'ships_adrift', ships: [2, 2] }, names, t, { sheet })).toBe('event-ships-adrift {"ships":"My Own, My Own"}');
});

test('terms and parts of sums are said by messages of their own, with what they leave out', () => {
  const term = { item: 'improvement', improvement: 1 };
  expect(phrase(term, names, t, sheet)).toBe(
    'goods-improvement {"number":"hidden","improvement":"card-hull-saw {}","kind":"hidden","due":"hidden","claim":"unknown-trophy {}","item":"improvement"}',
  );
  expect(phrase({ item: 'trophy', claim: 3 }, names, t, sheet)).toMatch(/^goods-trophy-claimed /);
  expect(phrase({ item: 'join_faktor' }, names, t, sheet)).toMatch(/^goods-join-faktor /);
  expect(phrase({ side: 'attack', part: 'die', number: 4, seat: 1 }, names, t)).toBe('part-die {"seat":"Mira","side":"attack","part":"die","number":4}');
  expect(phrase([2, -1], names, t)).toBeNull();
  const said = (message: string) => (message.startsWith('list') ? 'gives' : message);
  expect(say({ event: 'offer_made', maker: 0, other: 1, moment: 'free', terms: [{ list: 'give', term }, { list: 'ask', term }] }, names, (message, found) => (message === 'event-offer-made' ? String(found?.terms) : said(message)), { sheet })).toBe('gives; gives');
});

test('what the moment adds is said with the same words', () => {
  expect(say({ action: 'end_turn' }, names, t, { sheet, more: { improvement: 1, promisee: 1, phase: 'menu' } })).toBe(
    'action-end-turn {"improvement":"card-hull-saw {}","promisee":"Mira","phase":"menu"}',
  );
});
