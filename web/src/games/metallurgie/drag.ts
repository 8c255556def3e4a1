/** A card of the hand that is carried over the table. */
import { Carry, type Handlers } from '../../ui/carry.svelte';
import type { Metal } from './metals';

const FINGER = 46;

export interface Carried {
  metal: Metal;
  id: number; // of the card in the hand
  width: number;
}

export class Drag extends Carry<Carried> {
  constructor(handlers: Handlers<Carried>) {
    super(FINGER, handlers);
  }
}
