/** Every screen, each with the way to get there; in no language's words, so that they can be seen in all. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { COMPUTER, expect, LATE, PHONE, settled, step, type Player } from './table';

export const SIZES = {
  desktop: {},
  laptop: { viewport: { width: 1280, height: 720 } },
  phone: PHONE,
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
} as const;
export type Size = keyof typeof SIZES;
type Scene = (player: Player, size: Size) => Promise<unknown>;

const kept = (file: string) =>
  JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')) as Record<string, { seat: number; position: string }>;
const METALLUM = kept('metallum/moments.json');
const METALLURGIE = kept('fixtures/metallurgie.json');
const ADVENTURES = kept('fixtures/metal_adventures.json');
const ME = { sitter: 'me' };
/** At a table of six. */
const NAMES = ['Ada', 'Bruno', 'Oda', 'Tick-Tock', 'Kestrel', 'Balthasar'] as const;

/** A table at a kept position, with the visitor in the seat whose turn it is. */
async function moment(player: Player, game: string, { seat, position }: { seat: number; position: string }, more: object = {}): Promise<void> {
  const count = game === 'metallum' ? 2 : Number(/seats=(\d)/.exec(position)![1]);
  const seats = Array.from({ length: count }, (_, at) => ({ ...(at === seat ? ME : COMPUTER), name: NAMES[at]! }));
  await player.create({ game, seats, position, seed: 'pictures', ...more });
  await player.seated();
  await player.page.locator('[data-my-turn=true]').waitFor();
}

/** A table with some moves made, by whatever stands first in the list of legal actions. */
async function played(player: Player, plan: object, moves: number): Promise<void> {
  await player.create(plan);
  await player.seated();
  const { page } = player;
  for (let done = 0, tries = 0; done < moves && tries < 400; tries++) {
    if (await page.locator('[data-my-turn=true]').count()) {
      const before = await step(page);
      await player.openMoves();
      await player.moves.first().click();
      await settled(page, before);
      done += 1;
    } else await page.waitForTimeout(50);
  }
  await page.locator('[data-my-turn=true]').waitFor();
}

/** A whole match that computers have played, uploaded as the visitor's. */
const journals = new Map<string, string>();
export async function finished(player: Player, game: string, names: string[]): Promise<string> {
  const key = [game, ...names].join(' ');
  const script = join(import.meta.dirname, 'fixtures', 'journal.py');
  if (!journals.has(key)) journals.set(key, execFileSync(process.env.PYTHON ?? 'python3', [script, game, ...names]).toString());
  await player.page.request.get(`${player.url}/api/me`);
  const answer = await player.page.request.post(`${player.url}/api/journals`, { data: { journal: journals.get(key) } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const late: Scene = async (player) => {
  await player.create({ game: 'metallurgie', seats: [ME, COMPUTER], position: LATE, seed: 'pictures' });
  await player.seated();
};

/** What opens over a table by a key. */
const over = (key: string, shown: string): Scene => async (player, size) => {
  await late(player, size);
  await player.page.keyboard.press(key);
  await player.page.locator(shown).first().waitFor();
};

/** Open the menu of a table, and choose an item of it, counted from its end. */
async function fromMenu(player: Player, item: number | null): Promise<void> {
  await player.page.locator('.top .iconbtn').last().click();
  const items = player.page.getByRole('menuitem');
  await items.first().waitFor();
  if (item === null) return;
  await items.nth((await items.count()) + item).click();
  await player.page.getByRole('dialog').waitFor();
}
const menu = (item: number | null): Scene => async (player, size) => {
  await late(player, size);
  await fromMenu(player, item);
};

const result = (game: string, ...names: string[]): Scene => async (player) => {
  const id = await finished(player, game, names);
  await player.open(`/table/${id}`);
  await player.result.getByRole('img').first().waitFor();
};

const replay = (game: string, ...names: string[]): Scene => async (player) => {
  const id = await finished(player, game, names);
  const page = player.page;
  await player.open(`/replay/${id}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(last * 0.7)));
};

// -- Metal Adventures ---------------------------------------------------------------------------------------

/** A moment of it, and what has to be there before it is looked at. */
const adventure = (name: string, shown: string, more: object = {}): Scene => async (player) => {
  await moment(player, 'metal_adventures', ADVENTURES[name]!, more);
  await player.page.locator(shown).first().waitFor();
};
const BATTLE = '[data-testid=battle]';
const DEAL = '[data-testid=deal]';

/** On a phone the board is scrolled to one of its places. */
const at = (name: string, place: string): Scene => async (player, size) => {
  await adventure(name, '.panel')(player, size);
  if (size === 'phone') await player.page.locator(`[data-place=${place}]`).evaluate((one) => one.scrollIntoView({ block: 'start' }));
};

/** The page of deals, from where captains are told apart. */
const desk: Scene = async (player, size) => {
  await adventure('free', '[data-open=deal]')(player, size);
  await player.page.locator('[data-open=deal]').click();
  await player.page.locator(DEAL).waitFor();
  await player.page.mouse.move(2, 2); // what lay under the pointer explains itself
};

/** A table of somebody else who thinks for as long as we look: all its seats are theirs, but for one that may be free. */
async function elsewhere(player: Player, position: string, free = -1): Promise<string> {
  const host = await request.newContext({ baseURL: player.url });
  await host.get('/api/me');
  await player.page.request.get(`${player.url}/api/me`);
  const seats = NAMES.slice(0, Number(/seats=(\d)/.exec(position)![1])).map((name, at) => (at === free ? { sitter: 'open' } : { ...ME, name }));
  const answer = await host.post('/api/tables', { data: { game: 'metal_adventures', seats, position, public: true, ...(free < 0 ? { seed: 'pictures' } : {}) } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await host.dispose();
  return id;
}

/** A battle whose dice are rolled by what is done here, and which is looked at to its end. */
const fought = (name: string, ...options: string[]): Scene => async (player, size) => {
  await adventure(name, BATTLE)(player, size);
  for (const option of options) await player.page.locator(`[data-option=${option}]`).click();
  await player.page.locator('.burst.score').waitFor();
};

const lobby: Scene = async (player) => {
  for (const [game, count] of [
    ['metallurgie', 3],
    ['metallum', 2],
  ] as const) {
    const seats = [ME, ...Array.from({ length: count - 1 }, () => ({ sitter: 'open' }))];
    await player.create({ game, seats, public: true });
    await player.create({ game, seats: [ME, COMPUTER], public: true, seed: 'lobby' });
    await player.seated();
    await player.page.locator('[data-my-turn=true]').waitFor();
  }
  await player.open();
  await player.page.locator('[data-testid=play-now]:enabled').waitFor();
};

export const SCENES: Record<string, Scene> = {
  // Around the tables
  lobby,
  'adventures-lobby': async (player) => {
    await player.open();
    await player.page.locator('[data-testid=play-now]:enabled').waitFor();
    await player.page.locator('.tile.metal_adventures').click();
  },
  create: async (player) => {
    await player.open();
    const form = player.page.locator('.create');
    await form.locator('.seg').first().getByRole('button').last().click();
    await form.locator('select').nth(0).selectOption('guest');
    await form.locator('select').nth(1).selectOption('smith');
    await form.getByRole('button').last().scrollIntoViewIfNeeded();
  },
  profile: async (player) => {
    await player.open();
    await player.page.locator('[data-testid=play-now]:enabled').waitFor();
    for (const device of ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0.0.0']) {
      const { token } = (await (await player.page.request.post(`${player.url}/api/me/link`)).json()) as { token: string };
      const other = await request.newContext({ baseURL: player.url, userAgent: device });
      await other.post('/api/me/claim', { data: { token } });
      await other.dispose();
    }
    await player.page.locator('header .me').click();
    await player.page.locator('dialog li').nth(2).waitFor();
  },
  watch: async (player) => {
    await finished(player, 'metallurgie', ['Ada', 'Mira']);
    await player.open('/watch');
    await player.page.locator('main li').first().waitFor();
  },
  'rules-page': async (player) => {
    await player.open('/rules/metallum');
    await player.page.locator('figure[data-figure] .strip .place').first().waitFor();
    await player.page.locator('[data-chapter="1"] summary').click();
    await player.page.locator('.clause').first().waitFor();
  },
  invitation: async (player) => {
    const host = await request.newContext({ baseURL: player.url });
    await host.get('/api/me');
    const answer = await host.post('/api/tables', { data: { game: 'metallurgie', seats: [{ ...ME, name: 'Ada' }, { sitter: 'open' }], options: { bonus: true } } });
    const { id } = (await answer.json()) as { id: string };
    await host.dispose();
    await player.open(`/table/${id}`);
    await player.page.locator('[data-testid=film] [data-cell]').first().waitFor();
  },
  games: async (player, size) => {
    await finished(player, 'metallurgie', ['Ada', 'Mira']);
    for (const game of ['metallum', 'metallurgie']) {
      await player.create({ game, seats: [ME, { ...COMPUTER, level: 'smith' }], seed: 'pictures' });
      await player.seated();
      await fromMenu(player, -2); // give up
      await player.page.getByRole('dialog').locator('.danger').click();
      await player.result.waitFor();
    }
    await player.open('/games');
    await player.page.locator('main table').nth(1).waitFor();
    if (size === 'phone') await player.page.locator('main table').first().scrollIntoViewIfNeeded();
  },
  lesson: async (player, size) => {
    await SCENES.invitation!(player, size);
    await player.page.locator('button.lesson').click();
    await player.page.locator('dialog figure [data-cell]').first().waitFor();
  },
  'play-on': async (player, size) => {
    await SCENES['metallurgie-replay']!(player, size);
    await player.page.locator(size === 'phone' ? '.deck .buttons .iconbtn' : '.deck > .btn').last().click();
    await player.page.getByRole('dialog').waitFor();
  },
  settings: async (player) => {
    await player.open();
    await player.page.locator('header .gear').click();
    await player.page.getByRole('dialog').waitFor();
  },
  lost: (player) => player.open('/nowhere'),
  'waiting-room': async (player) => {
    await player.create({ game: 'metallurgie', seats: [ME, { sitter: 'open' }, COMPUTER], public: true });
    await player.page.locator('#invitation').waitFor();
  },
  handover: async (player) => {
    const seats = [
      { ...ME, name: 'Ada' },
      { ...ME, name: 'Mira' },
    ];
    await player.create({ game: 'metallum', seats, seed: 'pictures' });
    await player.page.getByTestId('handover').waitFor();
  },

  // What every table has
  rules: over('r', 'figure[data-figure] [data-cell]'),
  shortcuts: over('?', 'dialog'),
  menu: menu(null),
  bug: menu(-3),
  concede: menu(-2),
  moves: async (player, size) => {
    await late(player, size);
    await player.openMoves();
    await player.moves.first().waitFor();
  },
  talk: async (player, size) => {
    await late(player, size);
    if (size === 'phone') await player.page.getByTestId('log-door').click();
    await player.page.getByRole('tab').nth(1).click();
  },

  // Metallurgie
  'metallurgie-table': (player) => played(player, { game: 'metallurgie', seats: [ME, COMPUTER], seed: 'pictures' }, 5),
  'metallurgie-held': async (player) => {
    await moment(player, 'metallurgie', METALLURGIE.iron!);
    await player.page.locator('[data-spot^="hand:"]:not([aria-disabled=true])').first().click();
    await player.page.locator('#board [data-cell][role=button]').first().waitFor();
  },
  'metallurgie-scoring': (player) => moment(player, 'metallurgie', METALLURGIE.remove!),
  'metallurgie-result': result('metallurgie', 'Ada', 'Mira', 'Balthasar'),
  'metallurgie-replay': replay('metallurgie', 'Ada', 'Mira'),
  'metallurgie-first-steps': async (player) => {
    await player.open('/first-steps/metallurgie');
    await player.page.getByTestId('tour').waitFor();
  },

  // Metallum
  'metallum-programming': async (player) => {
    await moment(player, 'metallum', METALLUM['late-programming']!);
    for (const [at, tile] of ['move_by_2', 'extractors_2', 'deep_mining'].entries()) {
      await player.page.locator(`.tray [data-tile=${tile}]`).click();
      await expect(player.page.locator('.cells .put')).toHaveCount(at + 1);
    }
  },
  'metallum-market': async (player, size) => {
    await moment(player, 'metallum', METALLUM['late-programming']!);
    if (size === 'phone') await player.page.locator('.programming .door').click();
    await player.page.locator('.market').waitFor();
  },
  'metallum-misfit': async (player, size) => {
    await moment(player, 'metallum', METALLUM['programming']!);
    await player.page.locator('.tray [data-tile=move_by_3]').click();
    await expect(player.page.locator('.tray .misfit')).not.toHaveCount(0);
    const misfit = player.page.locator('.tray .misfit [data-tile]').first();
    if (size === 'phone') {
      const box = (await misfit.boundingBox())!; // it cannot be put down, but a tap says why
      await player.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    } else await misfit.hover();
    await player.page.locator('.why').waitFor();
  },
  'metallum-order': (player) => moment(player, 'metallum', METALLUM['late-order']!),
  'metallum-actions': (player) => moment(player, 'metallum', METALLUM['late-actions']!),
  'metallum-moving': (player) => moment(player, 'metallum', METALLUM['late-actions-moving']!),
  'metallum-buying': (player) => moment(player, 'metallum', METALLUM['late-actions-buying']!),
  'metallum-acquiring': (player) => moment(player, 'metallum', METALLUM['late-actions-acquiring']!),
  'metallum-rolling-back': (player) => moment(player, 'metallum', METALLUM['late-actions-rolling_back']!),
  'metallum-result': result('metallum', 'Ada', 'Mira'),
  'metallum-replay': replay('metallum', 'Ada', 'Mira'),
  'metallum-first-steps': async (player) => {
    await player.open('/first-steps/metallum');
    await player.page.getByTestId('tour').waitFor();
  },

  // Metal Adventures
  'adventures-choosing': adventure('choosing', '[data-testid=chooser]'),
  'adventures-start': adventure('start', '.panel'),
  'adventures-targeting': adventure('targeting', '.ship.legal'),
  'adventures-tour': at('tour', 'exxalia'),
  'adventures-tour-ways': async (player, size) => {
    await adventure('tour', '[data-open=tour]')(player, size);
    await player.page.locator('[data-open=tour]').first().click();
    await player.page.getByTestId('chooser').waitFor();
  },
  'adventures-resting': at('resting', 'ocg'),
  'adventures-challenging': async (player, size) => {
    await adventure('start', '[data-action=travel]')(player, size);
    for (const does of ['[data-action=travel]', '[data-action=pay_brotherhood]', '[data-open=challenge]']) await player.page.locator(does).first().click();
    await player.page.getByTestId('chooser').waitFor();
  },
  'adventures-hint': async (player, size) => {
    await adventure('targeting', '.ship.legal')(player, size);
    await player.page.keyboard.press('h'); // what a computer would do lights up
    await player.page.locator('.ship.hint').waitFor();
  },
  'adventures-incident': adventure('incident', '[data-testid=chooser]'),
  'adventures-captains': at('targeting', 'captains'),
  'adventures-trophies': async (player) => {
    const { seat, position } = ADVENTURES.ready!;
    const id = await elsewhere(player, position, seat);
    const joined = await player.page.request.post(`${player.url}/api/tables/${id}/join`, { data: { seat } });
    expect(joined.status(), await joined.text()).toBe(200);
    await player.open(`/table/${id}`);
    await player.page.locator('[data-action=hold_back]').first().waitFor();
  },
  'adventures-allying': adventure('allying', BATTLE),
  'adventures-battle-planet': adventure('planet', BATTLE),
  'adventures-battle-karokum': adventure('karokum', BATTLE),
  'adventures-battle-challenge': adventure('challenge', BATTLE),
  'adventures-battle-challenged': adventure('challenged', BATTLE),
  'adventures-battle-rolled': adventure('rolled', BATTLE),
  'adventures-word': adventure('word', BATTLE),
  'adventures-betrayal': fought('word', 'betray', 'keep'),
  'adventures-battle-over': fought('alone', 'keep'),
  'adventures-spoils': adventure('spoils', '.panel'),
  'adventures-plunder': adventure('plunder', '.panel'),
  'adventures-settling': adventure('settling', '.panel'),
  'adventures-breaking': async (player, size) => {
    await adventure('settling', '[data-option=break]')(player, size);
    await player.page.locator('[data-option=break]').click(); // it warns before it is done
    await player.page.locator('.sure').waitFor();
  },
  'adventures-desk': desk,
  'adventures-contract': async (player, size) => {
    await desk(player, size);
    await player.page.locator('.partners button:enabled').first().click();
    for (const list of ['give', 'want', 'promise', 'ask']) {
      const cell = player.page.locator(`[data-list=${list}]`);
      await cell.locator('.add').click();
      await cell.locator('.chooser button').first().click();
    }
  },
  'adventures-ledger': async (player, size) => {
    await desk(player, size);
    await player.page.locator(`${DEAL} header .tab`).click();
  },
  'adventures-refusing': async (player, size) => {
    await adventure('offered', DEAL)(player, size);
    await player.page.locator(`${DEAL} footer [aria-expanded]`).click();
  },
  'adventures-offered': adventure('offered', DEAL, { pace: { bank: 1200, increment: 10, answer: 60 } }),
  'adventures-counter': async (player, size) => {
    await adventure('offered', DEAL)(player, size);
    await player.page.locator(`${DEAL} footer .plain`).first().click();
    await player.page.locator('[data-mode=counter]').waitFor();
  },
  'adventures-calling': adventure('calling', DEAL),
  'adventures-called': adventure('called', '.panel'),
  'adventures-gathering': adventure('gathering', '.panel', { pace: { bank: 1200, increment: 10, answer: 60 } }),
  'adventures-spectator': async (player) => {
    const id = await elsewhere(player, ADVENTURES.challenge!.position);
    await player.open(`/table/${id}`);
    await player.page.locator(BATTLE).waitFor();
  },
  'adventures-handover': async (player) => {
    const { position } = ADVENTURES.targeting!;
    const names = ['Ada', 'Mira', 'Balthasar', 'Wilhelmina Sturm', 'Zbigniew Brzęczyk', 'Lo'];
    await player.create({ game: 'metal_adventures', seats: names.map((name) => ({ ...ME, name })), position, seed: 'pictures' });
    await player.page.getByTestId('handover').waitFor();
  },
  'adventures-first-steps': async (player) => {
    await player.open('/first-steps/metal_adventures');
    await player.page.getByTestId('tour').waitFor();
  },
  'adventures-result': result('metal_adventures', ...NAMES),
  'adventures-replay': replay('metal_adventures', ...NAMES.slice(0, 5)),
};

/** Once everything has come to rest. */
export async function picture(player: Player): Promise<Buffer> {
  await player.page.evaluate(() => document.fonts.ready);
  await player.page.waitForTimeout(700);
  return player.page.screenshot();
}
