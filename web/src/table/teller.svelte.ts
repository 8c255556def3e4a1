/**
 * Tells what the others do: their steps are shown one after the other, each long enough to be read, and only then comes
 * what is asked of me. What I do myself shows at once.
 */
import type { Speed } from '../lib/prefs.svelte';
import type { Chair } from './session.svelte';

/** How long a step stays, in ms, and how much longer the board takes over its motions. */
export const PACES: Record<Speed, { stay: number; pace: number }> = {
  slow: { stay: 1800, pace: 1.7 },
  normal: { stay: 900, pace: 1 },
  fast: { stay: 350, pace: 0.5 },
  off: { stay: 0, pace: 0 },
};
const CROWD = 8; // steps that wait: from here on each is shorter
const LONGEST = 9_000; // ms for the motions of one step; no board takes that long

export interface Telling {
  speed: () => Speed;
  isNews: (chair: Chair) => boolean; // whether somebody else did something worth telling
}

export class Teller {
  /** What is shown: the moment itself, or the step that is being told. */
  chair: Chair = $state.raw(null as unknown as Chair);
  telling = $state(false);
  /** What is shown came by a jump: nothing moves. */
  jumped = $state(false);

  private queue: Chair[] = [];
  private moving = false; // the board is still at it
  private wake: (() => void) | null = null;

  constructor(
    first: Chair,
    private readonly by: Telling,
  ) {
    this.chair = first;
  }

  take(chair: Chair): void {
    const jump = !chair.fresh.length || chair.seat !== this.chair.seat;
    if (jump || document.hidden) {
      this.jump(chair);
    } else if (this.by.speed() === 'off') {
      // Nothing moves and nothing is waited for, but what happened is told: a board may have more to show than its view.
      this.queue = [];
      this.jumped = true;
      this.chair = chair;
      this.wake?.();
    } else if (this.telling || this.by.isNews(chair)) {
      this.queue.push(chair);
      if (!this.telling) void this.tell();
    } else {
      this.jumped = false;
      this.chair = chair;
    }
  }

  /** Show at once how it ended. */
  skip(): void {
    if (this.telling) this.jump(this.queue.at(-1) ?? this.chair);
  }

  /** The board says whether its motions go on. */
  moves(moving: boolean): void {
    this.moving = moving;
    if (!moving) this.rested?.();
  }
  private rested: (() => void) | null = null;

  close(): void {
    this.queue = [];
    this.wake?.();
  }

  private jump(chair: Chair): void {
    this.queue = [];
    this.jumped = true;
    this.chair = { ...chair, fresh: [] };
    this.wake?.();
  }

  private async tell(): Promise<void> {
    this.telling = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.jumped = false;
      this.chair = next;
      const stay = PACES[this.by.speed()].stay;
      await this.pause(this.queue.length > CROWD ? stay / 2 : stay);
      if (this.moving && !this.jumped) await this.rest();
    }
    this.telling = false;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }

  private rest(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.rested?.(), LONGEST);
      const end = (): void => {
        clearTimeout(timer);
        this.rested = this.wake = null;
        done();
      };
      this.rested = this.wake = end;
    });
  }
}
