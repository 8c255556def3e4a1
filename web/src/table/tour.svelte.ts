/** Where the guided first game stands: a step goes on by "Next", by the action it asks for, or by what has come of it. */
import type { Plain, Tour, TourStep } from '../games/board';
import { prefs, remember } from '../lib/prefs.svelte';

export class TourGuide {
  at = $state(0);
  left = $state(false);

  constructor(
    private readonly tour: Tour,
    private readonly game: string,
    private readonly table: string,
  ) {
    this.at = Number(sessionStorage.getItem(this.key) ?? 0);
  }

  private get key(): string {
    return `metalworks tour ${this.table}`;
  }

  get length(): number {
    return this.tour.steps.length;
  }

  get step(): TourStep | null {
    return this.left ? null : (this.tour.steps[this.at] ?? null);
  }

  /** The legal actions that this step offers. */
  offered(legal: readonly Plain[]): readonly Plain[] {
    const only = this.step?.only;
    const found = only ? legal.filter(only) : legal;
    return found.length ? found : legal;
  }

  done(action: Plain): void {
    if (this.step?.until?.(action)) this.next();
  }

  drafted(draft: Plain | null): void {
    if (this.step?.drafted?.(draft)) this.next();
  }

  /** What the view says by itself: steps whose end it shows are over, or were never needed. */
  look(view: Plain): void {
    while (this.step?.reached?.(view)) this.next();
  }

  next(): void {
    this.at += 1;
    sessionStorage.setItem(this.key, String(this.at));
    if (this.step === null) this.leave();
  }

  leave(): void {
    this.left = true;
    if (!prefs.toured.includes(this.game)) remember({ toured: [...prefs.toured, this.game] });
  }
}
