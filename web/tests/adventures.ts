/** Several people at a table of Metal Adventures: a browser each, every frame noted, tables that begin where a test needs it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answered, expect, settled, sitDown, step, test as base, type Player } from './table';
import type { TestServer } from './server';

const script = join(import.meta.dirname, 'fixtures', 'adventures.py');
let prepared: Record<string, string> | null = null;
/** A position by its name. */
export function position(name: string): string {
  prepared ??= JSON.parse(execFileSync(process.env.PYTHON ?? 'python3', [script]).toString()) as Record<string, string>;
  const found = prepared[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
}

/** A captain's browser. */
export class Captain {
  /** What the server has said over the sockets of this browser, and answered to its requests, as it came. */
  readonly frames: string[] = [];

  constructor(
    readonly player: Player,
    readonly name: string,
  ) {
    this.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))));
  }

  get page(): Page {
    return this.player.page;
  }
  get deal() {
    return this.page.getByTestId('deal');
  }
  get battle() {
    return this.page.getByTestId('battle');
  }
  /** Where the captain of a seat stands at the side of the table. */
  seat(number: number) {
    return this.page.locator('.player').nth(number);
  }

  /** Click what does something, and wait until it shows. */
  async does(action: string): Promise<void> {
    await answered(this.page);
    const before = await step(this.page);
    await this.page.locator(`[data-action=${action}]`).first().click();
    await settled(this.page, before);
  }

  /** A button by its words; what it sends has an answer afterwards. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await answered(this.page);
  }
}

/** People, and the tables they sit down at. */
export class Crew {
  constructor(
    readonly captains: readonly Captain[],
    private readonly server: TestServer,
  ) {}

  /** A table at a position: the first captains take its seats in order, and all of the crew look at it. */
  async table(where: string, seats: number, more: object = {}): Promise<string> {
    const [host, ...guests] = this.captains;
    const { request } = host!.page;
    const plan = { game: 'metal_adventures', position: where, seats: [{ sitter: 'me' }, ...Array(seats - 1).fill({ sitter: 'open' })], ...more };
    const answer = await request.post(`${this.server.url}/api/tables`, { data: plan });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    for (const guest of guests.slice(0, seats - 1)) {
      const joined = await guest.page.request.post(`${this.server.url}/api/tables/${id}/join`, { data: {} });
      expect(joined.status(), await joined.text()).toBe(200);
    }
    await Promise.all(
      this.captains.map(async ({ page, player, frames }) => {
        frames.length = 0;
        await page.goto(`${this.server.url}/table/${id}`);
        await player.seated();
      }),
    );
    return id;
  }
}

const NAMES = ['Ada', 'Bruno', 'Mira', 'Nils'];

interface Worker {
  crew: Crew;
}

export const test = base.extend<object, Worker>({
  // Four browsers for all tests of a worker: to open them takes longer than what happens in them.
  crew: [
    async ({ browser, server }, use) => {
      const captains = await Promise.all(
        NAMES.map(async (name) => {
          const captain = new Captain(await sitDown(browser, server.url), name);
          await captain.player.calm();
          await captain.page.request.get(`${server.url}/api/me`);
          await captain.page.request.patch(`${server.url}/api/me`, { data: { name } });
          return captain;
        }),
      );
      await use(new Crew(captains, server));
      for (const { page } of captains) await page.context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.afterEach(({ crew }) => {
  for (const { player, name } of crew.captains) expect.soft(player.problems.splice(0), name).toEqual([]);
});

export { expect };
