/** What the lobby knows of the server: games, lists of tables, and whether it answers. */
import type { GameInfo, Health, ServerMessage, TableInfo } from '../generated/protocol';
import { api } from '../lib/api';
import { whoAmI } from '../lib/me.svelte';
import { go } from '../lib/router.svelte';
import { Socket, type Connection } from '../lib/socket';
import { t } from '../lib/texts.svelte';
import { problem, toast } from '../lib/toasts.svelte';

const SHELVES = ['open', 'mine', 'live', 'finished'] as const;
type Listed = (typeof SHELVES)[number];

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
    const lists = await Promise.all(SHELVES.map((shelf) => api.tables(shelf)));
    this.tables = Object.fromEntries(SHELVES.map((shelf, at) => [shelf, lists[at]!.tables])) as unknown as typeof this.tables;
    this.more = Object.fromEntries(SHELVES.map((shelf, at) => [shelf, lists[at]!.next])) as unknown as typeof this.more;
  }

  async next(shelf: Listed): Promise<void> {
    const before = this.more[shelf];
    if (!before) return;
    const page = await api.tables(shelf, '', before);
    this.tables = { ...this.tables, [shelf]: [...this.tables[shelf], ...page.tables] };
    this.more = { ...this.more, [shelf]: page.next };
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
