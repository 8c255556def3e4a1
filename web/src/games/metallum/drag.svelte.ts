/** A piece taken by pointer or finger and carried over the table; what lies under it names itself by `data-drop`. */
import type { Tile } from '../../generated/metallum';

const SLOP = 6; // pixels before a press becomes a drag
const FINGER = 40; // a piece under a finger is shown above it

export type Carried =
  | { kind: 'tile'; tile: Tile }
  | { kind: 'ship'; seat: number }
  | { kind: 'extractor'; seat: number }
  | { kind: 'card'; card: number }
  | { kind: 'slot'; slot: number };

export class Drag {
  piece = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  /** The press that has just ended was a drag: the click that follows means nothing. */
  justDropped = false;

  constructor(private readonly dropped: (piece: Carried, target: string | null) => void) {}

  get tile(): Tile | null {
    return this.piece?.kind === 'tile' ? this.piece.tile : null;
  }

  grab(event: PointerEvent, piece: Carried): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === 'mouse' ? 0 : FINGER;
    const stop = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
      window.addEventListener(type, (one) => one.pointerId === event.pointerId && then(one), { signal: stop.signal });
    this.justDropped = false;
    listen('pointermove', (move) => {
      if (!this.piece) {
        if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < SLOP) return;
        this.piece = piece;
      }
      this.x = move.clientX;
      this.y = move.clientY - lift;
      this.over = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
    });
    const end = (done: boolean): void => {
      stop.abort();
      const carried = this.piece;
      const target = this.over;
      this.piece = this.over = null;
      if (!carried) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false), 50);
      if (done) this.dropped(carried, target);
    };
    listen('pointerup', () => end(true));
    listen('pointercancel', () => end(false));
  }
}
