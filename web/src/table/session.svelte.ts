/**
 * A table as this browser has it open: what the server last said, and what was said to it. Everything shown at the
 * table is derived from here; nothing is guessed ahead of the server.
 */
import type { Clock, ChatLine, Hint, Refused, SeatView, ServerMessage, TableInfo, Update } from '../generated/protocol';
import type { Plain, Role, Seat, Until } from '../games/board';
import { seatsOf } from '../lib/seats';
import { Socket, type Connection, type Outgoing } from '../lib/socket';

/** What a viewer knows and has seen happen. */
export interface Chair {
  seat: number | null;
  seq: number;
  view: Plain | null;
  legal: readonly Plain[];
  role: Role;
  canUndo: boolean;
  history: readonly Plain[]; // every event so far
  fresh: readonly Plain[]; // those of the last update, to be animated
  batch: number;
}

export interface Clocks {
  at: number; // performance.now() when they held
  clocks: readonly Clock[];
}

const key = (seat: number | null): string => (seat === null ? '' : String(seat));

export class TableSession {
  table: TableInfo | null = $state.raw(null);
  /** All that is printed on the pieces of the match: said once, after Hello. */
  sheet: Plain | null = $state.raw(null);
  waiting: readonly number[] = $state.raw([]);
  asked: readonly number[] = $state.raw([]);
  chairs: ReadonlyMap<string, Chair> = $state.raw(new Map());
  chat: readonly ChatLine[] = $state.raw([]);
  clocks: Clocks | null = $state.raw(null);
  /** Until when each asked seat can answer. */
  answering: ReadonlyMap<number, Until> = $state.raw(new Map());
  connection: Connection = $state('connecting');
  busy = $state(false);
  hint: Hint | null = $state.raw(null);
  /** My seat that was shown last; at a hot-seat table the screen is handed over before it changes. */
  shown: number | null = $state(null);
  greeted = $state(false);
  /** Who tells what happens hears of every step, even where two come at once. */
  onchair: ((chair: Chair) => void) | null = null;

  private readonly socket: Socket;
  private withdrawn = false; // I took an offer back myself

  constructor(
    readonly id: string,
    private readonly onrefused: (refusal: Refused) => void,
    private readonly ondeclined: (offer: 'undo' | 'draw') => void,
  ) {
    this.socket = new Socket({
      path: `/api/tables/${encodeURIComponent(id)}/play`,
      hello: () => ({ do: 'hello', seen: this.seen(), views: true, events: true }),
      onmessage: (message) => this.receive(message),
      onstate: (state) => (this.connection = state),
    });
  }

  close(): void {
    this.socket.close();
  }

  // -- what can be read ------------------------------------------------------------------------

  readonly seats: readonly Seat[] = $derived(seatsOf(this.table));

  readonly mine: readonly number[] = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.number));

  /** The seat whose turn it is to look at the screen: of my seats one that must decide, else the last shown. */
  readonly due: number | null = $derived.by(() => {
    const deciding = this.mine.filter((seat) => this.waiting.includes(seat));
    if (this.shown !== null && deciding.includes(this.shown)) return this.shown;
    return deciding[0] ?? (this.shown !== null && this.mine.includes(this.shown) ? this.shown : (this.mine[0] ?? null));
  });

  /** At a hot-seat table the next player has not yet taken the screen. */
  readonly handover: boolean = $derived(
    this.mine.length > 1 && this.table?.status === 'playing' && this.due !== null && this.due !== this.shown,
  );

  readonly chair: Chair | null = $derived.by(() => {
    const seat = this.mine.length > 1 ? (this.shown ?? this.due) : this.due;
    return this.chairs.get(key(seat)) ?? this.chairs.get('') ?? [...this.chairs.values()][0] ?? null;
  });

  readonly over: boolean = $derived(this.table?.status === 'finished');

  takeScreen(): void {
    this.shown = this.due;
  }

  // -- what can be done ------------------------------------------------------------------------

  async act(action: Plain): Promise<boolean> {
    const chair = this.chair;
    if (this.busy || chair === null || chair.seat === null) return false;
    this.busy = true;
    this.hint = null;
    try {
      const { seat, seq } = chair;
      return this.settle(await this.socket.ask({ do: 'act', seat, seq, action: { ...action } }));
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<boolean> {
    const chair = this.chair;
    if (chair === null || chair.seat === null) return false;
    this.hint = null;
    return this.settle(await this.socket.ask({ do: 'undo', seat: chair.seat, seq: chair.seq }));
  }

  async askHint(): Promise<Hint | null> {
    const seat = this.chair?.seat ?? null;
    if (seat === null) return null;
    const answer = await this.socket.ask({ do: 'ask_hint', seat });
    if (answer.is === 'hint') {
      if (answer.seq === this.chair?.seq) this.hint = answer;
      return this.hint;
    }
    this.settle(answer);
    return null;
  }

  /** Any other message of the protocol for my seat. */
  async tell(message: Outgoing): Promise<boolean> {
    if ((message.do === 'answer_draw' || message.do === 'answer_undo') && !message.agree) this.withdrawn = true;
    return this.settle(await this.socket.ask(message));
  }

  private settle(answer: ServerMessage): boolean {
    if (answer.is !== 'refused') return true;
    // What was sent twice across a reconnection shows in the events; nobody needs to be told.
    if (answer.code !== 'stale') this.onrefused(answer);
    return false;
  }

  // -- what the server says --------------------------------------------------------------------

  private seen(): Record<string, number> {
    return Object.fromEntries([...this.chairs].map(([seat, chair]) => [seat, chair.seq]));
  }

  private receive(message: ServerMessage): void {
    switch (message.is) {
      case 'update':
        this.update(message);
        break;
      case 'said':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((seat, at) => ({ ...seat, online: message.online[at] ?? false }));
          this.table = { ...this.table, seats, spectators: message.spectators };
        }
        break;
      case 'refused':
        if (message.re === null) this.onrefused(message);
        break;
    }
  }

  private update(message: Update): void {
    const hello = message.re === 'hello';
    if (message.table) {
      const refused = this.table && !hello ? declined(this.table, message.table, this.mine) : null;
      this.table = message.table;
      if (refused && !this.withdrawn) this.ondeclined(refused);
      this.withdrawn = false;
    }
    if (message.sheet) this.sheet = message.sheet;
    this.waiting = message.waiting;
    this.asked = message.asked;
    if (message.clocks) {
      this.clocks = { at: performance.now(), clocks: message.clocks };
      this.answering = answersOf(this.clocks, this.answering);
    }
    if (message.chat.length) this.chat = hello ? message.chat : [...this.chat, ...message.chat];
    if (message.views.length) {
      const chairs = new Map(this.chairs);
      const touched: Chair[] = [];
      for (const view of message.views) {
        const chair = seated(chairs.get(key(view.seat)), view, hello);
        chairs.set(key(view.seat), chair);
        touched.push(chair);
      }
      this.chairs = chairs;
      if (this.hint && this.hint.seq !== this.chair?.seq) this.hint = null;
      if (this.mine.length < 2) this.shown = this.due;
      for (const chair of touched) if (chair === this.chair) this.onchair?.(chair);
    }
    this.greeted ||= hello;
  }
}

/** The offer of mine that the others have just refused. */
function declined(before: TableInfo, now: TableInfo, mine: readonly number[]): 'undo' | 'draw' | null {
  if (now.status !== 'playing' || now.moves !== before.moves) return null; // settled otherwise: the game went on or is over
  const gone = (offer: TableInfo['draw_offer'], after: TableInfo['draw_offer']): boolean => offer !== null && after === null && mine.includes(offer.seat);
  if (gone(before.draw_offer, now.draw_offer)) return 'draw';
  return before.undo_request && !now.undo_request && mine.includes(before.undo_request.seat) ? 'undo' : null;
}

const SAME = 1500; // ms by which two messages may differ about the end of the same answer clock

/** The answer clocks; one that goes on keeps its length, so that its ring does not fill up again. */
export function answersOf({ at, clocks }: Clocks, before: ReadonlyMap<number, Until>): ReadonlyMap<number, Until> {
  const found = new Map<number, Until>();
  clocks.forEach(({ answer }, seat) => {
    if (answer === null) return;
    const end = at + answer * 1000;
    const known = before.get(seat);
    found.set(seat, { at: end, length: known && Math.abs(known.at - end) < SAME ? known.length : answer * 1000 });
  });
  return found;
}

/** A chair after the server's word; what came with Hello or after undone steps is not animated. */
function seated(before: Chair | undefined, view: SeatView, hello: boolean): Chair {
  const anew = view.rewound || before === undefined;
  const quiet = anew || hello;
  return {
    seat: view.seat,
    seq: view.seq,
    view: view.view,
    legal: view.legal,
    role: view.role,
    canUndo: view.can_undo,
    history: anew ? view.events : [...before.history, ...view.events],
    fresh: quiet ? [] : view.events,
    batch: quiet || !view.events.length ? (before?.batch ?? 0) : before.batch + 1,
  };
}
