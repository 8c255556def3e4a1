/** The two sums of a battle as blocks on one ruler: what counts already, and dice as wide as what they may show. */
import type { BattleView, MetalAdventuresSheet, PartKind, Side, SumPart } from '../../../generated/metal_adventures';

export type DieKind = 'orange' | 'gray' | 'faktor';

export interface Block {
  part: PartKind;
  seat: number | null;
  number: number; // what it adds; of an open die nothing yet
  die: DieKind | null;
  open: { least: number; most: number } | null; // a die that is not rolled
}

export interface Sum {
  side: Side;
  blocks: Block[];
  least: number;
  most: number;
}

type Dice = Pick<BattleView, 'orange' | 'gray' | 'committed' | 'rolled'>;
type Sides = Pick<BattleView, 'attackers' | 'defenders'>;

/** What stays comes first, then what helps, then the dice; a debt is taken off at the end. */
const ORDER: readonly PartKind[] = ['power', 'bonus', 'support', 'cards', 'die', 'faktor', 'debt'];

const span = (faces: readonly number[]): { least: number; most: number } => ({ least: Math.min(...faces), most: Math.max(...faces) });

function dieOf({ part, side }: SumPart): DieKind | null {
  if (part === 'faktor') return 'faktor';
  return part === 'die' ? (side === 'attack' ? 'orange' : 'gray') : null;
}

/** The dice of a side that are still to be rolled. */
function openDice(side: Side, dice: Dice, sides: Sides, sheet: MetalAdventuresSheet): Block[] {
  const blocks: Block[] = [];
  if ((side === 'attack' ? dice.orange : dice.gray) === null) {
    blocks.push({ part: 'die', seat: null, number: 0, die: side === 'attack' ? 'orange' : 'gray', open: span(sheet.battle_die) });
  }
  for (const seat of side === 'attack' ? sides.attackers : sides.defenders) {
    if (dice.committed.includes(seat) && !dice.rolled.some(([rolled]) => rolled === seat)) {
      blocks.push({ part: 'faktor', seat, number: 0, die: 'faktor', open: span(sheet.faktor_die) });
    }
  }
  return blocks;
}

/** A side from its parts; without `dice` the parts are all there will be. */
export function sumOf(side: Side, parts: readonly SumPart[], sheet: MetalAdventuresSheet, open?: Dice & Sides): Sum {
  const known: Block[] = parts
    .filter((part) => part.side === side)
    .map((part) => ({ part: part.part, seat: part.seat, number: part.number, die: dieOf(part), open: null }));
  const blocks = [...known, ...(open ? openDice(side, open, open, sheet) : [])].sort((a, b) => ORDER.indexOf(a.part) - ORDER.indexOf(b.part));
  const total = known.reduce((sum, { number }) => sum + number, 0);
  const reach = (end: 'least' | 'most') => blocks.reduce((sum, block) => sum + (block.open?.[end] ?? 0), total);
  return { side, blocks, least: reach('least'), most: reach('most') };
}

/** How far the ruler goes: room for the longer side, in steps of five. */
export function rulerOf(...sums: Sum[]): number {
  const length = (sum: Sum) => sum.blocks.reduce((all, block) => all + Math.max(0, block.number) + (block.open?.most ?? 0), 0);
  return Math.max(20, Math.ceil((Math.max(...sums.map(length)) + 1) / 5) * 5);
}

/** One end that the dice allow: by how much the attack is ahead, and how likely that is. */
export interface Margin {
  ahead: number;
  chance: number;
}

/** Every end that the dice of both sides allow, rolled or not, from the worst for the attack to the best. */
export function marginsOf(attack: Sum, defence: Sum, sheet: MetalAdventuresSheet): Margin[] {
  let ends = new Map([[0, 1]]);
  for (const [{ blocks }, sign] of [[attack, 1], [defence, -1]] as const) {
    for (const { die, number } of blocks) {
      const faces = die === null ? [number] : die === 'faktor' ? sheet.faktor_die : sheet.battle_die;
      const next = new Map<number, number>();
      for (const [ahead, chance] of ends) {
        for (const face of faces) next.set(ahead + sign * face, (next.get(ahead + sign * face) ?? 0) + chance / faces.length);
      }
      ends = next;
    }
  }
  return [...ends].map(([ahead, chance]) => ({ ahead, chance })).sort((a, b) => a.ahead - b.ahead);
}
