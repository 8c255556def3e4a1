/** How the pattern lies in its part of the screen: it fits itself; fingers and wheel may look closer. */
import { untrack } from 'svelte';
import { CARD_W, CELL_H, CELL_W, cellOf, top, type Box, type Key } from './hex';

const CLOSEST = 3;
const ROOMY = 1.8; // a box this many times as big as it need be is too big
const LARGEST = 1.5; // cards never get bigger than this by fitting

interface Finger {
  x: number;
  y: number;
}

/** Where a card is on the screen. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

export class Viewport {
  width = $state(0);
  height = $state(0);
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  looking = $state(false); // a finger or the wheel moves the view
  private node: HTMLElement | null = null;
  private zoom = $state(1);
  private shift = $state.raw({ x: 0, y: 0 });
  private fingers = new Map<number, Finger>();
  private moved = 0;

  private fit = $derived(Math.min(LARGEST, this.width / this.box.w || 1, this.height / this.box.h || 1));
  readonly scale = $derived(this.fit * this.zoom);
  readonly x = $derived((this.width - this.box.w * this.scale) / 2 - this.box.x * this.scale + this.shift.x);
  readonly y = $derived((this.height - this.box.h * this.scale) / 2 - this.box.y * this.scale + this.shift.y);
  readonly zoomed = $derived(this.zoom !== 1 || this.shift.x !== 0 || this.shift.y !== 0);

  /** Show this box. Whatever has room in what is shown stays where it is; only a much smaller pattern is fitted anew. */
  frame(next: Box): void {
    const now = untrack(() => this.box);
    const inside = next.x >= now.x && next.y >= now.y && next.x + next.w <= now.x + now.w && next.y + next.h <= now.y + now.h;
    if (!inside || now.w * now.h > ROOMY * next.w * next.h) this.box = next;
  }

  /** A point of the pattern on the screen, relative to the viewport. */
  at(x: number, y: number): [number, number] {
    return [this.x + x * this.scale, this.y + y * this.scale];
  }

  /** And back. */
  from(x: number, y: number): [number, number] {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  private local({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
    const box = this.node?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  }

  /** The position at a point of the screen. */
  under(clientX: number, clientY: number): Key {
    const [x, y] = this.from(...this.local({ clientX, clientY }));
    const r = Math.floor(y / CELL_H);
    return `${Math.floor(x / CELL_W - r / 2)},${r}`;
  }

  /** The top card of a stack of so many cards, on the screen. */
  placeOf(at: Key, cards: number): Place | null {
    const box = this.node?.getBoundingClientRect();
    if (!box) return null;
    const [x, y] = this.at(...top(cellOf(at), cards));
    return { x: box.left + x, y: box.top + y, width: CARD_W * this.scale };
  }

  reset(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }

  /** Look closer or from farther away, keeping what is at this point where it is. */
  closer(by: number, x = this.width / 2, y = this.height / 2): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * by));
    if (zoom === 1) return this.reset();
    const [px, py] = this.from(x, y);
    this.zoom = zoom;
    const [nx, ny] = this.at(px, py);
    this.pan(x - nx, y - ny);
  }

  private pan(dx: number, dy: number): void {
    // Half the pattern stays in sight.
    const [farX, farY] = [(this.box.w * this.scale) / 2, (this.box.h * this.scale) / 2];
    const clamp = (v: number, far: number): number => Math.max(-far, Math.min(far, v));
    this.shift = { x: clamp(this.shift.x + dx, farX), y: clamp(this.shift.y + dy, farY) };
  }

  /** Whether the last touch was a look around and not a tap. */
  get dragged(): boolean {
    return this.moved > 8;
  }

  private down(id: number, x: number, y: number): void {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(id, { x, y });
  }

  private move(id: number, x: number, y: number): void {
    const before = this.fingers.get(id);
    if (!before) return;
    const other = [...this.fingers].find(([one]) => one !== id)?.[1];
    this.moved += Math.hypot(x - before.x, y - before.y);
    if (other) {
      const far = (p: Finger): number => Math.hypot(p.x - other.x, p.y - other.y);
      this.closer(far({ x, y }) / Math.max(1, far(before)), (x + other.x) / 2, (y + other.y) / 2);
    } else if (this.zoom > 1 && this.dragged) {
      this.pan(x - before.x, y - before.y);
    }
    this.fingers.set(id, { x, y });
  }

  private up(id: number): void {
    this.fingers.delete(id);
  }

  /** Wheel and fingers on a node; not passive, so that the page stays where it is. */
  readonly follow = (node: HTMLElement): void => {
    this.node = node;
    let rest = 0;
    const moving = (): void => {
      this.looking = true;
      clearTimeout(rest);
      rest = window.setTimeout(() => (this.looking = false), 150);
    };
    node.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        moving();
        this.closer(Math.exp(-event.deltaY / 400), ...this.local(event));
      },
      { passive: false },
    );
    node.addEventListener('pointerdown', (event) => this.down(event.pointerId, ...this.local(event)));
    node.addEventListener('pointermove', (event) => {
      if (event.buttons === 0) return this.up(event.pointerId);
      moving();
      this.move(event.pointerId, ...this.local(event));
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(end, (event) => this.up(event.pointerId));
  };
}
