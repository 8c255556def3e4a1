/** What the lobby knows of the server: games, lists of tables, and whether it answers. */
import type { GameInfo, Health, ServerMessage, TableInfo, TableList } from '../generated/protocol';
import { api, type Shelf } from '../lib/api';
import { whoAmI } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { Socket, type Connection } from '../lib/socket';
import { t } from '../lib/texts.svelte';
import { problem, toast } from '../lib/toasts.svelte';

const SHELVES = ['open', 'mine', 'live', 'finished'] as const;
type Listed = (typeof SHELVES)[number];

/** A table that changes while one leafs through a list may come on two pages. */
const once = (tables: readonly TableInfo[]): TableInfo[] => [...new Map(tables.map((table) => [table.id, table])).values()];

/** The first pages of a list, and where it goes on after them. */
export async function listed(shelf: Shelf, pages: number): Promise<TableList> {
  let all: TableInfo[] = [];
  let next: string | null = '';
  for (let page = 0; next !== null && page < pages; page++) {
    const found: TableList = await api.tables(shelf, '', next);
    all = [...all, ...found.tables];
    next = found.next ?? null;
  }
  return { tables: once(all), next };
}

export class LobbyState {
  games: readonly GameInfo[] = $state.raw([]);
  tables: Record<Listed, readonly TableInfo[]> = $state.raw({ open: [], mine: [], live: [], finished: [] });
  more: Record<Listed, string | null> = $state.raw({ open: null, mine: null, live: null, finished: null });
  health: Health | null = $state.raw(null);
  connection: Connection = $state('connecting');
  roundTrip: number | null = $state(null);
  busy = $state(false); // on the way to a table

  private socket: Socket | null = null;
  private due = 0;
  private readonly pages: Record<Listed, number> = { open: 1, mine: 1, live: 1, finished: 1 };
  private readonly leafing = new Set<Listed>();

  async open(): Promise<void> {
    await whoAmI();
    const [games] = await Promise.all([api.games(), this.refresh()]);
    this.games = games;
    this.socket = new Socket({
      path: '/api/signals',
      hello: null,
      onmessage: (message) => this.hear(message),
      onstate: (state) => {
        const back = state === 'online' && this.connection !== 'online';
        this.connection = state;
        if (back) void this.refresh().catch(() => undefined);
      },
    });
  }

  close(): void {
    clearTimeout(this.due);
    this.socket?.close();
  }

  async refresh(): Promise<void> {
    const begun = performance.now();
    this.health = await api.health();
    this.roundTrip = Math.max(1, Math.round(performance.now() - begun));
    const lists = await Promise.all(SHELVES.map((shelf) => listed(shelf, this.pages[shelf])));
    this.tables = Object.fromEntries(SHELVES.map((shelf, at) => [shelf, lists[at]!.tables])) as unknown as typeof this.tables;
    this.more = Object.fromEntries(SHELVES.map((shelf, at) => [shelf, lists[at]!.next ?? null])) as unknown as typeof this.more;
  }

  /** One page more of a list, which then stays as long through every refresh. */
  async next(shelf: Listed): Promise<void> {
    const before = this.more[shelf];
    if (!before || this.leafing.has(shelf)) return;
    this.leafing.add(shelf);
    try {
      const page = await api.tables(shelf, '', before);
      this.pages[shelf] += 1;
      this.tables = { ...this.tables, [shelf]: once([...this.tables[shelf], ...page.tables]) };
      this.more = { ...this.more, [shelf]: page.next ?? null };
    } finally {
      this.leafing.delete(shelf);
    }
  }

  titleOf(game: string): string {
    return this.games.find((one) => one.id === game)?.title ?? game;
  }

  /** Go to the table that a request makes or joins. */
  async enter(request: () => Promise<TableInfo>): Promise<void> {
    this.busy = true;
    try {
      go(`/table/${(await request()).id}`);
    } catch (error) {
      problem(error);
    } finally {
      this.busy = false;
    }
  }

  private hear(message: ServerMessage): void {
    // First steps and positions that are tried out wait in silence.
    const practice = message.is === 'your_turn' && this.tables.mine.some((table) => table.id === message.table && table.sandbox);
    if (message.is === 'your_turn' && !practice) toast(t('web-signal-turn'), { href: `/table/${message.table}` });
    else if (message.is === 'rematch_offered') toast(t('web-signal-rematch'), { href: `/table/${message.rematch}` });
    if (message.is !== 'tables_changed' && message.is !== 'your_turn') return;
    clearTimeout(this.due);
    this.due = window.setTimeout(() => void this.refresh().catch(() => undefined), 150);
  }
}
