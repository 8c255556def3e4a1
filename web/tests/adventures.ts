/** Several people at a table of Metal Adventures: a browser each, every frame noted, tables that begin where a test needs it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Event, MetalAdventuresView } from '../src/generated/metal_adventures';
import type { ServerMessage, Update } from '../src/generated/protocol';
import { AGAIN, answered, expect, settled, sitDown, step, test as base, type Player } from './table';
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

/** The updates among frames. */
export const updates = (frames: readonly string[]): Update[] =>
  frames.map((frame) => JSON.parse(frame) as ServerMessage).filter((message): message is Update => message.is === 'update');

/** Events that name a card before everybody's eyes. */
const SHOWN = new Set<Event['event']>(['trophy_revealed', 'trophy_claimed', 'wreck_paid', 'wreck_swapped']);

/**
 * What the frames of one captain (null: of whoever watches) tell that only others may know: hands, the cards that an open
 * offer means, faces of wrecks. A card that was once one's own is known for good.
 */
export function leaks(frames: readonly string[], seat: number | null): string[] {
  const found: string[] = [];
  const had = { trophies: new Set<number>(), wrecks: new Set<number>() };
  for (const { views } of updates(frames)) {
    for (const one of views) {
      const view = one.view as unknown as MetalAdventuresView;
      if (one.seat !== seat || view.viewer !== seat) found.push(`the view of seat ${one.seat}`);
      for (const { trophy } of view.trophies) had.trophies.add(trophy);
      for (const ship of [...view.space.ships, ...view.karokum, view.battle?.ship ?? 0]) had.wrecks.add(ship); // it lay face up
      for (const { ship } of one.legal as { ship?: number | null }[]) if (ship) had.wrecks.add(ship); // a victor looks at all of them
      for (const ship of seat === null ? [] : view.captains[seat]!.known_wrecks) had.wrecks.add(ship);
      view.captains.forEach((captain, other) => {
        if (other === seat) return;
        for (const trophy of captain.known_trophies) if (!had.trophies.has(trophy)) found.push(`trophy ${trophy} of seat ${other}`);
        for (const ship of captain.known_wrecks) if (!had.wrecks.has(ship)) found.push(`wreck ${ship} of seat ${other}`);
      });
      for (const offer of view.offers) {
        const picked = [...offer.ships.map((ship) => had.wrecks.has(ship)), ...(offer.trophy === null ? [] : [had.trophies.has(offer.trophy)])];
        if (picked.includes(false)) found.push(`what ${offer.maker} and ${offer.other} mean in their offer`);
      }
      if (seat === null && (view.trophies.length || view.drawn.length || view.chosen !== null || one.legal.length)) found.push('a hand');
      for (const event of one.events as unknown as Event[]) {
        const { trophy, ship, seat: by, other } = event as { trophy?: number | null; ship?: number | null; seat?: number; other?: number };
        const secret = (typeof trophy === 'number' || (typeof ship === 'number' && /^wreck/.test(event.event))) && !SHOWN.has(event.event);
        if (secret && by !== seat && other !== seat) found.push(`${event.event} of seat ${by}`);
      }
    }
  }
  return found;
}

/** A captain's browser. */
export class Captain {
  /** What the server has said over the sockets of this browser, as it came. */
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
  seats = 0; // of the table they look at

  constructor(
    readonly four: readonly [Captain, Captain, Captain, Captain],
    private readonly server: TestServer,
  ) {}

  /** A table at a position: the first captains take its seats in order, and all of the crew look at it. */
  async table(where: string, seats: number, more: object = {}): Promise<string> {
    this.seats = seats;
    const [host, ...guests] = this.four;
    const { request } = host.page;
    const plan = { game: 'metal_adventures', position: where, seats: [{ sitter: 'me' }, ...Array(seats - 1).fill({ sitter: 'open' })], ...more };
    const answer = await request.post(`${this.server.url}/api/tables`, { data: plan, ...AGAIN });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    for (const guest of guests.slice(0, seats - 1)) {
      const joined = await guest.page.request.post(`${this.server.url}/api/tables/${id}/join`, { data: {}, ...AGAIN });
      expect(joined.status(), await joined.text()).toBe(200);
    }
    await Promise.all(
      this.four.map(async ({ page, player, frames }) => {
        frames.length = 0;
        await page.goto(`${this.server.url}/table/${id}`);
        await player.seated();
      }),
    );
    return id;
  }
}

const NAMES = ['Ada', 'Bruno', 'Mira', 'Nils'];

export const test = base.extend<{ crew: Crew }, { people: Crew }>({
  // Four browsers for all tests of a worker: to open them takes longer than what happens in them.
  people: [
    async ({ browser, server }, use) => {
      const captains = await Promise.all(
        NAMES.map(async (name) => {
          const captain = new Captain(await sitDown(browser, server.url), name);
          await captain.page.request.get(`${server.url}/api/me`);
          await captain.page.request.patch(`${server.url}/api/me`, { data: { name } });
          return captain;
        }),
      );
      await use(new Crew(captains as [Captain, Captain, Captain, Captain], server));
      for (const { page } of captains) await page.context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Whatever was played: nobody's console complains, and nobody was told what only others may know.
  crew: async ({ people }, use) => {
    await use(people);
    people.four.forEach(({ player, name, frames }, at) => {
      expect.soft(player.problems.splice(0), name).toEqual([]);
      expect.soft(leaks(frames, at < people.seats ? at : null), name).toEqual([]);
    });
  },
});

export { expect };
