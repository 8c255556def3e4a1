/**
 * The drafts of this screen: decisions that are put together piece by piece and sent whole. They are kept for each seat of
 * a table as long as the browser tab lives, so that neither a reload nor a lost connection costs a thought.
 */
import type { Drafting, Plain } from '../games/board';

interface Kept {
  scope: string;
  steps: Record<string, Plain[]>; // by what is committed: the draft after every step, the present one last
}

export class Desk {
  private kept: Readonly<Record<number, Kept>> = $state.raw({});

  constructor(
    private readonly table: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
  ) {
    try {
      this.kept = JSON.parse(storage.getItem(this.key) ?? '{}') as Record<number, Kept>;
    } catch {
      storage.removeItem(this.key);
    }
  }

  private get key(): string {
    return `metalworks draft ${this.table}`;
  }

  draft(seat: number, drafting: Drafting): Plain | null {
    return this.steps(seat, drafting).at(-1) ?? null;
  }

  canUndo(seat: number, drafting: Drafting): boolean {
    return this.steps(seat, drafting).length > 0;
  }

  /** One step; null puts the draft away with all its steps. */
  change(seat: number, drafting: Drafting, draft: Plain | null): void {
    this.keep(seat, drafting, draft === null ? [] : [...this.steps(seat, drafting), draft]);
  }

  undo(seat: number, drafting: Drafting): void {
    this.keep(seat, drafting, this.steps(seat, drafting).slice(0, -1));
  }

  /** It was sent: what comes next begins with a clean desk, and undo finds this one again. */
  sent(seat: number, { scope, base }: Drafting): void {
    this.write({ ...this.kept, [seat]: { scope, steps: { [base]: [...this.steps(seat, { scope, base })] } } });
  }

  /** Forget what belongs to an earlier decision of the seat, everything where it has none. */
  tidy(seat: number, drafting: Drafting | null): void {
    const kept = this.kept[seat];
    if (!kept || kept.scope === drafting?.scope) return;
    const { [seat]: _, ...others } = this.kept;
    this.write(others);
  }

  private steps(seat: number, { scope, base }: Drafting): readonly Plain[] {
    const kept = this.kept[seat];
    return (kept?.scope === scope && kept.steps[base]) || [];
  }

  private keep(seat: number, { scope, base }: Drafting, steps: Plain[]): void {
    const kept = this.kept[seat];
    const others = kept?.scope === scope ? kept.steps : {};
    this.write({ ...this.kept, [seat]: { scope, steps: { ...others, [base]: steps } } });
  }

  private write(kept: Readonly<Record<number, Kept>>): void {
    this.kept = kept;
    this.storage.setItem(this.key, JSON.stringify(kept));
  }
}
