/** The board's own thinking, on moments of real matches (`tests/metallum/fixtures.py`). */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Action, Event, MetallumSheet, MetallumView, TileType } from '../../generated/metallum';
import type { Role, Translate } from '../board';
import { buttonsOf, promptOf } from './choices';
import type { Now } from './draft';
import { geometryOf, standing } from './geometry';
import { TYPES, meetings } from './jigsaw';
import { sections } from '../../table/story';
import { actorOf, story } from './story';
import { sentence, targetsOf } from './targets';
import { placeInWords, tooltip } from './tooltip';
import { piecesOf, tileOf } from './words';

interface Kept {
  seat: number;
  role: Role;
  waiting: number[];
  view: MetallumView;
  legal: Action[];
  events: Event[];
}

const folder = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const moments = JSON.parse(read('web/tests/metallum/moments.json')) as Record<string, Kept>;
const sheet = JSON.parse(read('web/tests/metallum/sheet.json')) as MetallumSheet;
const entries = Object.entries(moments);
const seats = ['Ada', 'Mira'].map((name, number) => ({ number, name, mine: number === 0, you: number === 0, computer: '', online: true, conceded: false }));

const missing = new Set<string>();
function words(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [`texts/${language}.ftl`, `games/metallum/texts/web/${language}.ftl`, `games/metallum/texts/${language}.ftl`])
    bundle.addResource(new FluentResource(read(`src/metalworks/${path}`)));
  return (key, args) => {
    const message = bundle.getMessage(key)?.value;
    const errors: Error[] = [];
    const text = message ? bundle.formatPattern(message, args ?? null, errors) : null;
    if (text === null || errors.length) missing.add(`${language} ${key} ${errors.join()}`);
    return text ?? key;
  };
}
const moment = ({ seat, role, waiting, view, legal }: Kept, t: Translate): Now => ({ view, sheet, legal, role, until: null, draft: null, seat, seats, waiting, t });

describe('every moment in three languages', () => {
  for (const language of ['en', 'de', 'pl']) {
    it(`has words for prompts, actions, pieces and events in ${language}`, () => {
      const t = words(language);
      missing.clear();
      for (const [, kept] of entries) {
        const now = moment(kept, t);
        expect(promptOf(now).title).not.toBe('');
        buttonsOf(now);
        for (const action of kept.legal) expect(sentence(action, now)).not.toMatch(/undefined|met-/);
        for (const place of kept.view.line) placeInWords(place, now);
        for (const { tile } of sheet.tiles) tooltip(`tile:${tile}`, now);
        for (const { card } of sheet.cards) tooltip(`card:${card}`, now);
        for (const line of story(kept.events, now)) expect(line.text).not.toMatch(/undefined|met-/);
      }
      expect([...missing]).toEqual([]);
    });
  }
});

describe('what happened', () => {
  const chosen = (seat: number, other: number | null): Event[] => [
    { event: 'program_committed', seat: 0 },
    { event: 'program_committed', seat: 1 },
    { event: 'decider_found', seat: other },
    { event: 'order_chosen', seat, other },
    { event: 'actions_begun', seat },
  ];
  const kinds = (events: Event[]) => sections(events, 0, true, actorOf as never).map(({ kind, events: part }) => [kind, part.length]);

  it('is my own deed where I chose who acts first, and news where the rival or chance did', () => {
    expect(kinds(chosen(0, 0)).at(-1)).toEqual(['mine', 2]);
    expect(kinds(chosen(0, 1)).at(-1)).toEqual(['since', 4]);
    expect(kinds(chosen(0, null)).at(-1)).toEqual(['since', 4]);
  });

  it('says once who begins', () => {
    const now = moment(entries[0]![1], words('en'));
    expect(story(chosen(0, 1), now).map(({ text }) => text).slice(-2)).toEqual(['**Mira** decides who acts first.', '**Ada** acts first.']);
    expect(story([{ event: 'actions_ended', seat: 0 }, { event: 'actions_begun', seat: 1 }], now).map(({ text }) => text)).toEqual(['**Mira** begins.']);
  });
});

describe('targets', () => {
  it('every legal action can be reached from a piece, a button or the programming screen', () => {
    for (const [name, { legal, view }] of entries) {
      const found = targetsOf(legal, view.seats[view.player ?? 0]!.ship);
      const { end, stop, pass, programs } = found;
      const plain = [end, stop, pass, ...programs].filter(Boolean).length;
      const tiles = [...found.tiles.values()].reduce((sum, moves) => sum + Object.keys(moves).length, 0);
      const places = [...found.places.values()].flat().length;
      expect(plain + tiles + places + found.slots.size + found.cards.size + found.first.size, name).toBe(legal.length);
    }
  });

  it('has at most one primary button', () => {
    const t = words('en');
    for (const [name, kept] of entries) expect(buttonsOf(moment(kept, t)).filter((one) => one.primary).length, name).toBeLessThan(2);
  });

  it('points at a piece for all but the plainest actions', () => {
    for (const [, { legal }] of entries)
      for (const action of legal) if (Object.keys(action).length > 1) expect(piecesOf(action).length, action.action).toBe(action.action === 'program' ? action.tiles.length : 1);
  });
});

describe('the jigsaw', () => {
  it('lights up between all neighbours of a program that the server took', () => {
    let seen = 0;
    for (const [, { view }] of entries)
      for (const { program } of view.seats) {
        const tiles = (program ?? []).map((tile) => tileOf(sheet, tile));
        const of = (type: TileType) => tiles.find((tile) => tile.type === type);
        const [move, deployment, special, enhancement] = TYPES.map(of);
        const touching = [[move, deployment], [move, special], [deployment, enhancement], [special, enhancement]].filter(([a, b]) => a && b);
        for (const [a, b] of touching) expect(meetings(tiles, sheet.joins).some((join) => join.pin === b!.tile && join.socket === a!.tile)).toBe(true);
        seen += touching.length;
      }
    expect(seen).toBeGreaterThan(20);
  });
});

describe('geometry', () => {
  it('keeps extractors of both players apart and on the board', () => {
    for (const vertical of [false, true]) {
      const g = geometryOf(vertical ? 378 : 816, vertical ? 470 : 290, vertical);
      for (const count of [1, 5, 9, 14, 25]) {
        const [mine, theirs] = [standing(g, 4, 1, 1, count), standing(g, 4, 0, 1, count)];
        expect(mine.length).toBe(count);
        const near = Math.min(...mine.flatMap((a) => theirs.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
        expect(near).toBeGreaterThan(10);
      }
    }
  });
});
