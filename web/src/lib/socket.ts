/**
 * A WebSocket that comes back: it reconnects with growing pauses, says Hello with what was seen, and sends again what
 * has had no answer. A move that had been committed is then refused as stale and shows in the events.
 */
import type { ClientMessage, ServerMessage } from '../generated/protocol';

export type Connection = 'connecting' | 'online' | 'waiting' | 'gone';

type Distribute<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Outgoing = Distribute<ClientMessage, 'id'>;

interface Pending {
  message: ClientMessage;
  answer: (message: ServerMessage) => void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000]; // ms; with some chance, so that not all come back at once
const SILENCE = 25_000; // ms without a word before we ask whether the server is still there
const PATIENCE = 6_000; // ms to answer that

export interface SocketOptions {
  path: string;
  hello: (() => Outgoing) | null; // null: a socket that only listens
  onmessage: (message: ServerMessage) => void;
  onstate: (state: Connection, code?: number) => void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private next = 1;
  private tries = 0;
  private timer = 0;
  private watch = 0;
  private closed = false;
  private greeted = false;

  constructor(private readonly options: SocketOptions) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close(1000);
  }

  /** Send a message and wait for its one answer, across reconnections. */
  ask(message: Outgoing): Promise<ServerMessage> {
    const full = { ...message, id: String(this.next++) } as ClientMessage;
    return new Promise((answer) => {
      this.pending.set(full.id!, { message: full, answer });
      if (this.greeted) this.write(full);
    });
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    this.options.onstate('connecting');
    const url = new URL(this.options.path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private greet(): void {
    this.tries = 0;
    if (this.options.hello) this.write({ ...this.options.hello(), id: 'hello' } as ClientMessage);
    this.greeted = true;
    for (const { message } of this.pending.values()) this.write(message);
    this.options.onstate('online');
    this.listen();
  }

  private receive(message: ServerMessage): void {
    this.listen();
    this.options.onmessage(message);
    const re = 're' in message ? message.re : null;
    if (re === null || re === undefined) return;
    const waiting = this.pending.get(re);
    this.pending.delete(re);
    waiting?.answer(message);
  }

  private lost(code: number): void {
    clearTimeout(this.watch);
    this.greeted = false;
    if (this.closed) return;
    if (code === 4404 || code === 4403) {
      this.options.onstate('gone', code);
      return;
    }
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)]!;
    this.options.onstate('waiting', code);
    this.timer = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** A dead line does not always close: after some silence we ask, and hang up without an answer. */
  private listen(): void {
    clearTimeout(this.watch);
    if (!this.options.hello) return;
    this.watch = window.setTimeout(() => {
      this.write({ do: 'ping', id: 'ping' });
      this.watch = window.setTimeout(() => this.socket?.close(), PATIENCE);
    }, SILENCE);
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
