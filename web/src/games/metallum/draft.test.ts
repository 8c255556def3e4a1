/** Programs put together on this screen, against the legal lists of real matches (`tests/metallum/fixtures.py`). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action, MetallumSheet, MetallumView, Program, Tile } from '../../generated/metallum';
import type { Role } from '../board';
import { buttonsOf, listed } from './choices';
import { canPut, composing, drafting, offers, onBoard, pictureOf, programOf, programsWith, put, sameTiles, sumOf, take, type Now, type Tiles } from './draft';

interface Kept {
  seat: number;
  role: Role;
  waiting: number[];
  view: MetallumView;
  legal: Action[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../tests/metallum/${name}.json`, import.meta.url), 'utf8'));
const sheet = read('sheet') as MetallumSheet;
const moments = read('moments') as Record<string, Kept>;
const said = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`;
const now = ({ view, legal, role, seat, waiting }: Kept, draft: Tiles | null): Now => ({ view, sheet, legal, role, until: null, draft, seat, seats: [], waiting, t: said });

const fresh = moments['programming']!;
const late = moments['late-programming']!;
const sealed = moments['programming-committed']!;
const programs = (kept: Kept): Program[] => programsWith(kept.legal, []);
const fitOf = (kept: Kept, draft: Tiles, tile: Tile) => offers(now(kept, draft)).get(tile)!;

describe('what fits', () => {
  it('lets every legal program be put together, tile by tile in any order', () => {
    for (const kept of [fresh, late])
      for (const { tiles } of programs(kept))
        for (const order of [tiles, [...tiles].reverse()]) {
          let draft: Tiles = [];
          for (const tile of order) {
            expect(['free', 'fits']).toContain(fitOf(kept, draft, tile).fit);
            draft = put(sheet, draft, tile);
          }
          expect(programOf(kept.legal, draft)?.tiles.length).toBe(tiles.length);
        }
  });

  it('offers exactly the tiles that some legal program has beside the draft', () => {
    for (const kept of [fresh, late])
      for (const { tiles } of programs(kept))
        for (const offer of offers(now(kept, tiles)).values()) {
          const after = put(sheet, tiles, offer.tile.tile);
          const can = programs(kept).some((program) => after.every((tile) => program.tiles.includes(tile)));
          if (offer.fit === 'board') expect(tiles).toContain(offer.tile.tile);
          else expect(canPut(offer), `${tiles.join()} + ${offer.tile.tile}`).toBe(can && offer.fit !== 'spent');
        }
  });

  it('tells a swap from an addition', () => {
    expect(fitOf(fresh, [], 'move_by_1').fit).toBe('free');
    expect(fitOf(fresh, ['move_by_1'], 'move_by_2').fit).toBe('swaps');
    expect(put(sheet, ['move_by_1'], 'move_by_2')).toEqual(['move_by_2']);
    expect(fitOf(fresh, ['move_by_1'], 'extractors_2').fit).toBe('fits');
    expect(fitOf(fresh, ['move_by_1'], 'move_by_1').fit).toBe('board');
  });

  it('offers no spent tile', () => {
    const spent = Object.entries(late.view.seats[late.seat]!.tiles).filter(([, state]) => state === 'spent');
    expect(spent.length).toBeGreaterThan(0);
    for (const [tile] of spent) expect(fitOf(late, [], tile as Tile).fit).toBe('spent');
  });

  it('takes tiles off again', () => {
    expect(take(['move_by_1', 'extractors_2'], 'move_by_1')).toEqual(['extractors_2']);
    expect(fitOf(fresh, ['extractors_2'], 'move_by_1').fit).toBe('fits');
  });
});

describe('why not', () => {
  it('names the join that fails, with its message and clause', () => {
    let seen = 0;
    for (const { tile, neighbour, fits, key, rule } of sheet.joins) {
      if (fits) continue;
      const offer = fitOf(fresh, [neighbour], tile);
      expect(offer.fit, `${tile} at ${neighbour}`).toBe('misfit');
      expect(offer.reason).toContain(key);
      expect(offer.rule).toBe(rule);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('says where the pin is that finds no socket', () => {
    const offer = fitOf(fresh, ['move_by_3'], 'extractors_2');
    expect(offer.caption).toMatch(/^met-tray-needs .*"side":"(upper|lower)"/);
  });

  it('explains a swap as a swap', () => {
    const draft: Tiles = ['move_by_1', 'extractors_2'];
    const offer = fitOf(fresh, draft, 'move_by_3');
    expect(offer.fit).toBe('misfit');
    expect(offer.reason).toMatch(/^met-misfit-swap/);
  });

  it('says so where tiles join, but lead to no program', () => {
    const without = { ...fresh, legal: programs(fresh).filter(({ tiles }) => !tiles.includes('extractors_2')) };
    const offer = fitOf(without, ['move_by_1'], 'extractors_2');
    expect(offer).toMatchObject({ fit: 'misfit', rule: 'MET-3.3' });
    expect(offer.reason).toMatch(/^refused-program-no-completion .*extractors_2/);
  });
});

describe('the picture', () => {
  it('adds up complexity, with the tile that is coming in place of the one of its type', () => {
    const [slow, fast] = ['move_by_1', 'move_by_2'].map((tile) => sheet.tiles.find((one) => one.tile === tile)!);
    const picture = pictureOf(sheet, ['move_by_1', 'extractors_2'], fast!);
    expect(sumOf(picture.after) - sumOf(picture.tiles)).toBe(fast!.complexity - slow!.complexity);
  });

  it('lights up every pin between tiles that fit', () => {
    for (const { tiles } of programs(fresh)) {
      const picture = pictureOf(sheet, tiles, null);
      const touching = sheet.joins.filter(({ tile, neighbour, pin }) => tile === pin && tiles.includes(tile) && tiles.includes(neighbour));
      expect(new Set(picture.joins.map(({ pin, socket }) => `${pin} ${socket}`)).size).toBe(touching.length);
    }
  });
});

describe('committing and changing', () => {
  it('offers to commit exactly the legal programs', () => {
    for (const { tiles } of programs(fresh)) {
      const [button] = buttonsOf(now(fresh, tiles));
      expect(button).toMatchObject({ primary: true, action: { action: 'program' } });
      expect(sameTiles((button!.action as Program).tiles, tiles)).toBe(true);
    }
    expect(buttonsOf(now(fresh, []))).toEqual([]);
    expect(buttonsOf(now(fresh, ['extractors_2']))).toEqual([]);
  });

  it('lists what the draft can still become', () => {
    expect(listed(now(fresh, null)).length).toBe(fresh.legal.length);
    const some = listed(now(fresh, ['move_by_1', 'extractors_2'])) as Program[];
    expect(some.length).toBeLessThan(fresh.legal.length);
    expect(some.every(({ tiles }) => tiles.includes('move_by_1') && tiles.includes('extractors_2'))).toBe(true);
  });

  const committed = sealed.view.seats[sealed.seat]!.program!;

  it('leaves a sealed program alone until it is taken up again', () => {
    const quiet = now(sealed, null);
    expect(sealed.role).toBe('may');
    expect(composing(quiet)).toBe(false);
    expect(onBoard(quiet)).toEqual(committed);
    expect([...offers(quiet).values()].some(canPut)).toBe(false);
    expect(buttonsOf(quiet)).toMatchObject([{ draft: committed }]);
  });

  it('keeps or changes a program that was taken up again', () => {
    expect(composing(now(sealed, committed))).toBe(true);
    expect(buttonsOf(now(sealed, committed))).toMatchObject([{ draft: null, primary: true }]);
    const other = programs(sealed)[0]!;
    expect(sameTiles(other.tiles, committed)).toBe(false);
    expect(buttonsOf(now(sealed, other.tiles))).toMatchObject([{ draft: null, primary: false }, { action: other, primary: true }]);
  });

  it('can come back to the committed program tile by tile', () => {
    for (const tile of committed) expect(canPut(fitOf(sealed, take(committed, tile), tile))).toBe(true);
  });

  it('belongs to a round and to what is committed in it', () => {
    expect(drafting(fresh.view, fresh.seat)).toEqual({ scope: String(fresh.view.round), base: '' });
    expect(drafting(sealed.view, sealed.seat)).toEqual({ scope: String(sealed.view.round), base: committed.join(' ') });
    expect(drafting(moments['actions']!.view, 0)).toBeNull();
  });
});
