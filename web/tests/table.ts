/** What every test of the browser starts with: a server, players with a clean page each, and ways to play. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { unreadable } from './readable';
import { TestServer } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Near the end of a game of Metallurgie for two: thirteen cards and the end card are left in the deck. */
export const LATE =
  'seats=2 first=0 turn=0 player=0 phase=start mode=free metal=- last=- removing=- left=0 ' +
  'pattern=i:1,-1;0,-1;-1,0;-1,1;-1,2;0,2;1,2/c:0,0;1,0;2,0;0,1;1,1;2,1/s:3,0;2,2/g:3,1 ' +
  'hands=i1c1s1,i1c1g1 won=-,s1 deck=e1i6c5s2 discard=i16c14s13g11 bonus=-';
export const COMPUTER = { sitter: 'computer', level: 'greedy' };

export const MOVING = { reducedMotion: 'no-preference' } as const;
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What axe finds depends on the colours or on the words: all of both are looked at when they are paired. */
export const LOOKS = [
  ['de', 'dark'],
  ['pl', 'light'],
  ['en', 'contrast'],
] as const;

/** A connection that lay idle may be closed by the server just when it is used again: browsers then open another. */
export const AGAIN = { maxRetries: 2 };

/** The number of the moment that is shown. */
export const step = async (page: Page): Promise<string> => (await page.locator('[data-step]').getAttribute('data-step')) ?? '';

/** Wait until what was done is answered: only then is what is shown the moment after it. */
export const answered = (page: Page): Promise<void> => expect(page.locator('[data-busy=false]')).toBeVisible();

/** Wait until what was done at this moment shows. */
export async function settled(page: Page, before: string): Promise<void> {
  const veil = page.getByTestId('handover'); // between two people at one screen nothing of the table is in the page
  await expect(page.locator(`[data-step]:not([data-step="${before}"])`).or(veil).first()).toBeAttached();
  if (!(await veil.isVisible())) await answered(page);
}

/** A browser of one person; it notes everything that goes wrong in its console. */
export class Player {
  readonly problems: string[] = [];
  offline = false; // while the server is down, failing requests are what is being tested

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (this.offline && /WebSocket|ERR_CONNECTION|Failed to load/.test(message.text())) return;
      this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`error: ${error.stack ?? error.message}`));
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(this.url + path);
  }

  async playNow(): Promise<string> {
    await this.open();
    await this.page.getByTestId('play-now').click();
    await this.seated();
    return this.tableId();
  }

  /** Make a table without the lobby, and go there. */
  async create(plan: object): Promise<string> {
    await this.page.request.get(`${this.url}/api/me`);
    const answer = await this.page.request.post(`${this.url}/api/tables`, { data: plan, ...AGAIN });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    await this.open(`/table/${id}`);
    return id;
  }

  async seated(): Promise<void> {
    await expect(this.page.locator('.player').first()).toBeVisible();
  }

  tableId(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  get moves() {
    return this.page.locator('#moves button');
  }

  get result() {
    return this.page.getByTestId('result');
  }

  async openMoves(): Promise<void> {
    if (await this.page.locator('#moves').count()) return;
    const sheet = this.page.locator('.grab'); // on a phone
    if (await sheet.count()) await sheet.press('Enter');
    else await this.page.getByTestId('all-moves').click();
    await expect(this.page.locator('#moves')).toBeVisible();
  }

  /** One legal action from the list, if it is this player's turn; whether there was one. */
  async move(choose: (count: number) => number = () => 0): Promise<boolean> {
    await answered(this.page);
    const before = await step(this.page);
    const count = await this.moves.count();
    if (!count) return false;
    await this.moves.nth(choose(count)).click();
    await settled(this.page, before);
    return true;
  }

  async toTheEnd(choose?: (count: number) => number): Promise<number> {
    await this.openMoves();
    for (let done = 0; ; ) {
      if (await this.result.isVisible()) return done;
      if (await this.move(choose)) done += 1;
      else await this.page.waitForTimeout(40);
    }
  }

  /** Settings, chosen in another window of the same browser: they hold in this one too, whatever it shows. */
  async choose(chosen: { language: string; theme: string }): Promise<void> {
    const elsewhere = await this.page.context().newPage();
    await elsewhere.goto(`${this.url}/health`);
    await elsewhere.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem('metalworks') ?? '{}') as object;
      localStorage.setItem('metalworks', JSON.stringify({ ...kept, ...chosen }));
    }, chosen);
    await elsewhere.close();
    await expect(this.page.locator('html')).toHaveAttribute('lang', chosen.language);
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', chosen.theme);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      for (let moving: Animation[] = [], still = 0; still < 2; still = moving.length ? 0 : still + 1) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        moving = document.getAnimations().filter((one) => one.playState === 'running' && one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity);
        await Promise.all(moving.map((one) => one.finished.catch(() => null))); // colours change by degrees, some after others
      }
    });
  }

  /** No serious finding of axe-core on what is shown now. */
  async accessible(): Promise<void> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async () => {
      const axe = (window as unknown as { axe: { run: (options: unknown) => Promise<{ violations: Violation[] }> } }).axe;
      interface Violation {
        id: string;
        impact: string;
        nodes: { html: string; failureSummary: string }[];
      }
      const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, selectors: false });
      return violations
        .filter((one) => one.impact === 'serious' || one.impact === 'critical')
        .map((one) => `${one.id}: ${one.nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join('\n')}`);
    });
    expect.soft(found, this.page.url()).toEqual([]);
  }

  /** Everything that is shown now can be read. */
  async readable(): Promise<void> {
    expect.soft(await this.page.evaluate(unreadable), this.page.url()).toEqual([]);
  }

  /** For everyone who may look at what is shown now: in every language, each in another theme. */
  async forEveryone(looks: readonly (typeof LOOKS)[number][] = LOOKS): Promise<void> {
    for (const [language, theme] of looks) {
      await base.step(`${language}, ${theme}`, async () => {
        await this.choose({ language, theme });
        await this.accessible();
        await this.readable();
      });
    }
  }
}

/** Without motion, whose painting takes most of the time here; tests of what moves ask for it with MOVING. */
export async function sitDown(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  return new Player(await context.newPage(), url);
}

interface Fixtures {
  player: Player;
  alone: { server: TestServer; player: Player };
}

export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  player: async ({ browser, server }, use) => {
    const player = await sitDown(browser, server.url);
    await use(player);
    expect(player.problems).toEqual([]);
    await player.page.context().close();
  },
  /** A player at a server that has nobody else's tables, and may be killed. */
  alone: async ({ browser }, use) => {
    const server = await TestServer.start();
    const player = await sitDown(browser, server.url);
    await use({ server, player });
    await player.page.context().close();
    await server.stop();
    expect(player.problems).toEqual([]);
  },
});

export { expect };
