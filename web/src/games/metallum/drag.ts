/** Pieces that are carried over the table; what lies under one where it is dropped names itself by `data-drop`. */
import type { Tile } from '../../generated/metallum';
import { Carry } from '../../ui/carry.svelte';

const FINGER = 40;

export type Carried =
  | { kind: 'tile'; tile: Tile }
  | { kind: 'ship'; seat: number }
  | { kind: 'extractor'; seat: number }
  | { kind: 'card'; card: number }
  | { kind: 'slot'; slot: number };

export class Drag extends Carry<Carried> {
  constructor(dropped: (piece: Carried, target: string | null) => void) {
    super(FINGER, {
      ondrop: (x, y, piece) => dropped(piece, document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null),
    });
  }

  get tile(): Tile | null {
    return this.piece?.kind === 'tile' ? this.piece.tile : null;
  }
}
