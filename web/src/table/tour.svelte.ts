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
    this.left = this.at >= tour.steps.length;
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

  /** The legal actions that this step is about; all where it is about none of them. */
  offered(legal: readonly Plain[]): readonly Plain[] {
    const only = this.step?.only;
    const found = only ? legal.filter(only) : legal;
    return found.length ? found : legal;
  }

  /** Whether an action waits for a later step: there is another to do first. */
  postpones(action: Plain, legal: readonly Plain[]): boolean {
    const only = this.step?.only;
    return only !== undefined && !only(action) && legal.some(only);
  }

  postponesDraft(draft: Plain | null): boolean {
    return this.step?.may !== undefined && !this.step.may(draft);
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

  /** Whether its step can be spoken of yet. */
  isDue(view: Plain): boolean {
    return this.step?.from?.(view) ?? true;
  }

  next(): void {
    this.at += 1;
    sessionStorage.setItem(this.key, String(this.at));
    if (this.at >= this.length) this.leave();
  }

  leave(): void {
    this.left = true;
    sessionStorage.setItem(this.key, String(this.length));
    if (!prefs.toured.includes(this.game)) remember({ toured: [...prefs.toured, this.game] });
  }
}
