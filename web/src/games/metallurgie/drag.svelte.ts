/** A card taken by pointer or finger and carried over the table. */
import type { Metal } from './metals';

const SLOP = 6; // pixels before a press becomes a drag
const FINGER = 46; // a card under a finger is shown above it

export interface Carried {
  metal: Metal;
  id: number; // of the card in the hand
  width: number;
}

interface Handlers {
  onlift: (card: Carried) => void;
  onmove: (x: number, y: number) => void; // the middle of the card
  ondrop: (x: number, y: number) => void;
  oncancel: () => void;
}

export class Drag {
  card = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  /** The press that has just ended was a drag: the click that follows means nothing. */
  justDropped = false;

  constructor(private readonly handlers: Handlers) {}

  grab(event: PointerEvent, metal: Metal, id: number, width: number): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === 'mouse' ? 0 : FINGER;
    const stop = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
      window.addEventListener(type, (one) => one.pointerId === event.pointerId && then(one), { signal: stop.signal });
    const end = (): void => {
      stop.abort();
      this.card = null;
    };
    this.justDropped = false;
    listen('pointermove', (move) => {
      if (!this.card) {
        if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < SLOP) return;
        this.card = { metal, id, width };
        this.handlers.onlift(this.card);
      }
      this.x = move.clientX;
      this.y = move.clientY - lift;
      this.handlers.onmove(this.x, this.y);
    });
    listen('pointerup', () => {
      const carried = this.card;
      end();
      if (!carried) return;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false), 50);
      this.handlers.ondrop(this.x, this.y);
    });
    listen('pointercancel', () => {
      const carried = this.card;
      end();
      if (carried) this.handlers.oncancel();
    });
  }
}
