/**
 * What every part of the board is given: the view, what is printed, the legal actions by kind, names and words, and the
 * way to do something. It is made anew for every moment and holds nothing of its own.
 */
import type {
  Action,
  BaseSheet,
  CaptainView,
  Event,
  ImprovementSheet,
  IncidentSheet,
  ListedTerm,
  MetalAdventuresSheet,
  MetalAdventuresView,
  PromiseView,
  ShipSheet,
  TargetOdds,
  Term,
  TrophySheet,
} from '../../generated/metal_adventures';
import type { Moment, Piece, Role, Seat, Translate, Until } from '../board';
import type { Draft } from './deal/draft';
import { conditionOf, flavourOf, momentOf, nameOf, ruleOf, same, sentence, termText, type Kind, type Teller } from './words';

export type { Action, Event, MetalAdventuresSheet as Sheet, MetalAdventuresView as View } from '../../generated/metal_adventures';
export type { Kind } from './words';
export type Now = Moment<MetalAdventuresView, Action, MetalAdventuresSheet, Draft>;
export type ActionKind = Action['action'];
export type Of<K extends ActionKind> = Extract<Action, { action: K }>;

/** What the board adds to the moment. */
export interface Hands {
  act: (action: Action) => void;
  busy: boolean; // an action is on its way
  active: boolean; // something may be done now: not passive, and nothing is still being told
  hint: Action | null; // what a computer player would do
  pointed: readonly Piece[];
  compact: boolean;
  still: boolean; // reduced motion
  /** A piece is under the pointer or focus: the table explains it. */
  hover: (piece: Piece | null) => void;
}

export class Model implements Teller {
  readonly view: MetalAdventuresView;
  readonly sheet: MetalAdventuresSheet;
  readonly legal: readonly Action[]; // [] while something is still being told
  readonly role: Role;
  readonly until: Until | null;
  readonly seats: readonly Seat[];
  readonly waiting: readonly number[];
  readonly me: number | null; // null: a spectator
  readonly t: Translate;

  constructor(
    now: Now,
    readonly hands: Hands,
  ) {
    this.view = now.view;
    this.sheet = now.sheet;
    this.legal = hands.active ? now.legal : [];
    this.role = hands.active ? now.role : 'none';
    this.until = now.until;
    this.seats = now.seats;
    this.waiting = now.waiting;
    this.me = now.seat;
    this.t = now.t;
  }

  get compact(): boolean {
    return this.hands.compact;
  }
  get still(): boolean {
    return this.hands.still;
  }

  // -- what may be done -------------------------------------------------------------------------------

  /** The legal actions of a kind. */
  all<K extends ActionKind>(kind: K): Of<K>[] {
    return this.legal.filter((one): one is Of<K> => one.action === kind);
  }
  /** The legal action of a kind that has these fields. */
  find<K extends ActionKind>(kind: K, fields: Partial<Of<K>> = {}): Of<K> | undefined {
    return this.all(kind).find((one) => Object.entries(fields).every(([name, value]) => one[name as keyof Of<K>] === value));
  }
  can(kind: ActionKind): boolean {
    return this.legal.some((one) => one.action === kind);
  }
  /** Whether exactly this is legal; an action may leave out what has its usual value. */
  isLegal(action: Action): boolean {
    return this.legal.some((one) => same(one, action));
  }
  /** Do it; what is not legal is refused by the server with the reason. Nothing happens while another is on its way. */
  act(action: Action | undefined): void {
    if (action && !this.hands.busy) this.hands.act(action);
  }
  isHint(action: Action | undefined): boolean {
    return action !== undefined && this.hands.hint !== null && same(action, this.hands.hint);
  }
  isPointed(piece: Piece): boolean {
    return this.hands.pointed.includes(piece);
  }

  // -- captains ---------------------------------------------------------------------------------------

  captain(seat: number): CaptainView {
    return this.view.captains[seat]!;
  }
  get mine(): CaptainView | null {
    return this.me === null ? null : (this.view.captains[this.me] ?? null);
  }
  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }
  /** The chances against a target, where the view tells them. */
  odds(target: Partial<Pick<TargetOdds, 'kind' | 'ship' | 'planet' | 'other'>>): TargetOdds | undefined {
    return this.view.odds.find((one) => Object.entries(target).every(([name, value]) => one[name as keyof TargetOdds] === value));
  }
  /** Open promises from one captain to another, in the order in which a release names them. */
  promises(promiser: number, promisee: number): PromiseView[] {
    return this.view.promises.filter((one) => one.promiser === promiser && one.promisee === promisee);
  }

  // -- what is printed --------------------------------------------------------------------------------

  ship(card: number): ShipSheet {
    return this.sheet.ships[card - 1]!;
  }
  improvement(card: number): ImprovementSheet {
    return this.sheet.improvements[card - 1]!;
  }
  trophy(card: number): TrophySheet {
    return this.sheet.trophies[card - 1]!;
  }
  base(card: number): BaseSheet {
    return this.sheet.bases[card - 1]!;
  }
  incident(card: number): IncidentSheet {
    return this.sheet.incidents[card - 1]!;
  }

  // -- words ------------------------------------------------------------------------------------------

  /** An action in words. */
  say(action: Action): string {
    return sentence(action, this.view, this);
  }
  term(term: Term | ListedTerm): string {
    return termText(term, this);
  }
  cardName(kind: Kind, card: number): string {
    return nameOf(kind, card, this);
  }
  /** What a card does or asks for, and what it brings. */
  cardRule(kind: Kind, card: number): string {
    return ruleOf(kind, card, this);
  }
  cardFlavour(kind: Kind, card: number): string {
    return flavourOf(kind, card, this);
  }
  /** What a trophy asks for. */
  condition(trophy: number): string {
    return conditionOf(trophy, this);
  }
  /** When a support card is used; nothing for equipment. */
  moment(improvement: number): string {
    return momentOf(improvement, this);
  }
}

/** What BattleScene and DealDesk get: the model, and what has just happened. */
export interface SceneProps {
  model: Model;
  /** Events since the last view, to be animated; `batch` grows with every new one. Empty after a jump. */
  events: readonly Event[];
  batch: number;
}

export interface DealProps extends SceneProps {
  history: readonly Event[];
  /** The offer in the making, which the table keeps; null: nothing is being written. */
  draft: Draft | null;
  change: (draft: Draft | null) => void;
  undo: () => void;
  /** Back to the board; there is nothing to be answered. */
  onclose: () => void;
}
