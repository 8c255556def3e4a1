/** A piece of a game that is taken by pointer or finger and carried over the table. */

const SLOP = 6; // pixels before a press becomes a drag

export interface Handlers<Piece> {
  onlift?: (piece: Piece) => void;
  onmove?: (x: number, y: number) => void; // the middle of the piece
  ondrop: (x: number, y: number, piece: Piece) => void;
  oncancel?: () => void;
}

export class Carry<Piece> {
  piece = $state.raw<Piece | null>(null);
  x = $state(0);
  y = $state(0);
  /** The press that has just ended was a drag: the click that follows means nothing. */
  justDropped = false;

  /** `finger`: so many pixels above a finger the piece is shown. */
  constructor(
    private readonly finger: number,
    private readonly handlers: Handlers<Piece>,
  ) {}

  grab(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === 'mouse' ? 0 : this.finger;
    const stop = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
      window.addEventListener(type, (one) => one.pointerId === event.pointerId && then(one), { signal: stop.signal });
    const end = (): Piece | null => {
      stop.abort();
      const carried = this.piece;
      this.piece = null;
      return carried;
    };
    this.justDropped = false;
    listen('pointermove', (move) => {
      if (!this.piece) {
        if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < SLOP) return;
        this.piece = piece;
        this.handlers.onlift?.(piece);
      }
      this.x = move.clientX;
      this.y = move.clientY - lift;
      this.handlers.onmove?.(this.x, this.y);
    });
    listen('pointerup', () => {
      const carried = end();
      if (!carried) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false), 50);
      this.handlers.ondrop(this.x, this.y, carried);
    });
    listen('pointercancel', () => {
      if (end()) this.handlers.oncancel?.();
    });
  }
}
