/**
 * The contract between the table and a game.
 *
 * The table (`src/table/`) talks to the server, keeps the log, the clocks and the chat, and draws everything that is the
 * same for all games. A game draws its board and says in words what is going on. Neither knows a rule: whatever may be
 * done is in `legal`, what is printed on the pieces is in `sheet`, and an action that is not in `legal` may still be sent
 * with `act` to hear from the server why not.
 *
 * A decision of many parts (a program, a contract) is put together on this screen as a *draft* and sent as one action.
 * The table keeps the draft and its steps back; what still fits is what is left of `legal`.
 *
 * Words: what the terminal says too is in `games/<g>/texts/<language>.ftl` of the package, what only the board says in
 * `games/<g>/texts/web/<language>.ftl`. `src/games/words.ts` says actions and events by their usual message.
 */
import type { Component } from 'svelte';

/** An action, event or view whose fields only the game knows; `src/generated/<game>.ts` has the real types. */
export type Plain = object;

/** A message of the Fluent files in the language of the moment; reading it in a component follows a switch. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

/** Seats have six marks: colour and shape always together, CSS `var(--seat-0)` to `var(--seat-5)`. */
export interface Seat {
  number: number;
  name: string; // "You" is not a name; `mine` says it
  mine: boolean; // I may act for it
  you: boolean; // and for no other: several people may share a screen
  computer: string; // level of the computer player that plays it, "" for a person
  online: boolean;
  conceded: boolean;
}

/**
 * A piece, named so that the log, the list of actions and the board can point at the same thing: `kind:what`,
 * for example `cell:2,-1`, `planet:gamma`, `module:refinery`, `seat:1`, `deck`.
 */
export type Piece = string;

/**
 * What the moment wants of a seat. It must decide; it is only asked, and silence is an answer too; nobody waits for it,
 * but there is something that it may do; or none of these.
 */
export type Role = 'must' | 'asked' | 'may' | 'none';

/** The time that an asked seat has left, in ms of `performance.now()`. */
export interface Until {
  at: number; // when silence becomes the answer
  length: number; // of the whole time, for the ring that empties
}

/** What a game is given to say or draw the moment. */
export interface Moment<View = Plain, Action = Plain, Sheet = Plain | null, Draft = Plain> {
  view: View;
  sheet: Sheet; // all that is printed; it does not change during a match
  legal: readonly Action[]; // [] when there is nothing for `seat` to do
  role: Role; // of `seat`
  until: Until | null; // where `seat` is asked, and a clock runs
  draft: Draft | null; // what `seat` is putting together; null: nothing yet
  seat: number | null; // whose eyes; null: a spectator
  seats: readonly Seat[];
  waiting: readonly number[]; // who must decide or is asked now
  t: Translate;
}

/** Which decision a draft belongs to. */
export interface Drafting {
  scope: string; // drafts of another scope (an earlier round) are forgotten
  base: string; // what the seat has already committed in it: each has a draft of its own, so that undo finds it again
}

/** What every Board.svelte gets. */
export interface BoardProps<View = Plain, Action = Plain, Event = Plain, Sheet = Plain | null, Draft = Plain>
  extends Moment<View, Action, Sheet, Draft> {
  /**
   * What happened between the last view and this one, in order: to be animated. Empty on the first view, after a jump
   * in a replay and after a reconnection. `view` is already the position after it.
   */
  events: readonly Event[];
  /** Grows with every new batch of `events`, so that the same batch is never animated twice. */
  batch: number;
  /** Everything that has happened so far, as far as this viewer knows. */
  history: readonly Event[];
  /** Send an action. One that is not in `legal` is refused by the server with a reason, which the table shows. */
  act: (action: Action) => void;
  /** Change the draft: one step that can be undone. null puts it away. */
  change: (draft: Draft | null, sound?: Sound) => void;
  /** One step back: of the draft as long as it has one, else as the server allows it. */
  undo: () => void;
  /** An action is on its way: targets stay lit, but a second click waits. */
  busy: boolean;
  /** What a computer player would do, to be pointed at; null again after the next view. */
  hint: Action | null;
  /** Pieces to highlight because the log, the list of actions or the guided game points at them. */
  pointed: readonly Piece[];
  /** The piece that is picked up or chosen (bindable); the table clears it with Escape and after every view. */
  selection: Piece | null;
  /** The piece under the pointer or focus (bindable); the table shows its tooltip or inspector. */
  hovered: Piece | null;
  /**
   * What is about to happen, in words for the prompt (bindable): set while a card is held over a target. null shows
   * the prompt of the moment.
   */
  preview: Preview | null;
  /** Only watching: a spectator, a replay or a finished game. Nothing glows, nothing can be picked up. */
  passive: boolean;
  /** Phone: the board fills the width, the first tap selects and previews, the big button does it. */
  compact: boolean;
  reducedMotion: boolean;
  /** How long motions take: 1 as they are meant, more for who wants to follow, less for who is in a hurry. */
  pace: number;
  /** Pieces that others changed since I last acted: they bear a mark until I act. */
  changed: readonly Piece[];
  /** Tell the table whether `events` are still being shown: what is asked next waits for them. */
  onmotion?: (moving: boolean) => void;
}

export interface Preview {
  title: string;
  detail?: string;
  /** On a phone the big button of the bottom sheet does this. */
  action?: Plain;
  label?: string; // of that button
}

/** What PlayerPanel.svelte gets: it draws what a seat holds, below the name, score and clock that the table draws. */
export interface PlayerProps<View = Plain, Sheet = Plain | null> {
  view: View;
  sheet: Sheet;
  seat: number;
  mine: boolean;
  active: boolean;
  compact: boolean; // in the strip of chips on a phone: one line, 16 px high
  pointed: readonly Piece[];
  t: Translate;
}

export interface Prompt {
  title: string; // "Lay copper on a glowing iron card"
  detail?: string;
  icon?: string; // SVG markup, 24 x 24, currentColor
}

export interface Stepper {
  label: string; // "Turn 41", "Round 5 of 9"
  of?: { done: number; all: number }; // pips behind the label, where the length is known
  steps: string[]; // phases in words
  current: number; // -1: none of them
}

/**
 * A button of the action bar: it sends `action`, or without one changes the draft to `draft`. Actions on the board need
 * none; the list of all legal actions has them anyway.
 */
export interface Choice<Action = Plain, Draft = Plain> {
  action?: Action;
  draft?: Draft | null;
  label: string;
  detail?: string;
  primary?: boolean; // at most one: the amber button at the right end ("End turn"), key Enter
  final?: boolean; // it cannot be undone, and says so before the click
  key?: string; // on the button, where the board listens to a key of its own; its number without one
  pieces?: Piece[]; // highlighted on hover
}

/** A line of "What happened"; the table draws the seat's mark in front of it. */
export interface LogLine {
  seat: number | null;
  text: string; // may hold **bold** parts and [[sign|word]] chips, with the sign of `signs`
  pieces: Piece[];
  tone?: 'score' | 'good' | 'bad' | 'quiet';
  heading?: boolean; // a new round or turn
}

/** A step of the guided first game. */
export interface TourStep {
  text: string; // message key; the message has an attribute `.title`
  point?: Piece[]; // highlighted on the board
  /** CSS selector of what the step speaks of: the bubble goes near it and never covers any of it; without one it sits over the board. */
  anchor?: string;
  /** Goes on when this is true of an action that was done; without this and what follows there is a button "Next". */
  until?: (action: Plain) => boolean;
  /** Goes on when this is true of the draft. */
  drafted?: (draft: Plain | null) => boolean;
  /** Goes on when this is true of what my seat sees, whoever brought it about; a step of which it is true at once is left out. */
  reached?: (view: Plain) => boolean;
  /** Shown once this is true of what my seat sees; at once without it. */
  from?: (view: Plain) => boolean;
  /** Goes on when this CSS selector finds something on the screen. */
  shown?: string;
  /** Only these actions are carried out while the step lasts; all without it. The board shows all that is legal. */
  only?: (action: Plain) => boolean;
  /** Only these drafts are made while the step lasts; all without it. */
  may?: (draft: Plain | null) => boolean;
}

export interface Tour {
  position: string; // where it begins
  seats: { sitter: 'me' | 'computer'; level?: string; name?: string }[];
  seed: string;
  options?: Record<string, unknown>;
  steps: TourStep[];
}

/** A chart of the result page, over the steps of the game. */
export interface Chart {
  title: string;
  unit?: string;
  series: { seat: number; values: number[] }[];
  at: string[]; // labels of the steps
  marks?: { step: number; seat: number; text: string }[]; // turning points
}

/** What a seat is honoured for when the game is over. */
export interface Award {
  seat: number;
  sign: string; // SVG markup, 24 x 24, currentColor
  title: string; // "Kept every word"
  text: string; // what for, with the number
}

/** What Epilogue.svelte gets: the whole game as anybody may see it. */
export interface EpilogueProps<View = Plain, Event = Plain, Sheet = Plain | null> {
  frames: readonly Frame<View, Event>[];
  seats: readonly Seat[];
  sheet: Sheet;
  t: Translate;
}

export interface Frame<View = Plain, Event = Plain> {
  at: number;
  seat: number | null;
  view: View;
  events: readonly Event[];
}

/** What `src/games/<game>/index.ts` exports as default. Everything but the components is plain functions. */
export interface GameModule<View = Plain, Action = Plain, Event = Plain, Sheet = Plain | null, Draft = Plain> {
  id: string;
  Board: Component<BoardProps<View, Action, Event, Sheet, Draft>, object, 'selection' | 'hovered' | 'preview'>;
  PlayerPanel: Component<PlayerProps<View, Sheet>>;
  /** The room behind the whole table, drawn once and never repainted. */
  Backdrop?: Component<{ compact: boolean }>;
  /** Below the players: what scores, a summary (desktop only). */
  Summary?: Component<Moment<View, Action, Sheet, Draft>>;
  /** Below the log: what stays in force, and has to be in sight (desktop only). */
  Standing?: Component<Moment<View, Action, Sheet, Draft>>;
  /** The full text of a hovered or focused piece, below the log (desktop) or as a tooltip. */
  Inspector?: Component<Moment<View, Action, Sheet, Draft> & { piece: Piece }>;
  /** The same in words, for the tooltip and the screen reader; "" without one. */
  tooltip?(piece: Piece, moment: Moment<View, Action, Sheet, Draft>): string;
  prompt(moment: Moment<View, Action, Sheet, Draft>): Prompt;
  stepper(view: View, t: Translate): Stepper;
  choices(moment: Moment<View, Action, Sheet, Draft>): Choice<Action, Draft>[];
  /** The decision that a seat puts together on this screen now, whether it must or may; null: none. */
  drafting?(view: View, seat: number): Drafting | null;
  /** The legal actions worth listing; all of them without it. With a draft, those that it can still become. */
  listed?(moment: Moment<View, Action, Sheet, Draft>): readonly Action[];
  /** An action in words, for the list of legal actions, hints and announcements. */
  describe(action: Action, moment: Moment<View, Action, Sheet, Draft>): string;
  /** The same for a hint, whose pieces the board points at; `describe` without it. */
  advise?(action: Action, moment: Moment<View, Action, Sheet, Draft>): string;
  /** Why a hint is a good idea, in a sentence; "" where there is nothing to say. */
  why?(action: Action, moment: Moment<View, Action, Sheet, Draft>): string;
  /** The pieces that an action is about. */
  piecesOf(action: Action): Piece[];
  /** Arguments of a refusal as people say them: a position of the board is no pair of numbers. */
  spoken?(args: Record<string, string | number>, view: View, t: Translate): Record<string, string | number>;
  score(view: View, seat: number): number | null;
  /** Keys of its own, each with the message that says what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** Scores are money, and say so. */
  money?: boolean;
  /** Events in words, several of one kind in one line where that reads better. */
  log(events: readonly Event[], moment: Pick<Moment<View, Action, Sheet, Draft>, 'sheet' | 'seats' | 'seat' | 't'>): LogLine[];
  /** Who decided on an event: a seat, `GAME` of the table's story, or null where it belongs to what is around it; its `seat` without it. */
  actorOf?(event: Event): number | null;
  /** What all these events came to, in one line with the marks of a log line; "" where there is nothing to say. */
  recap?(events: readonly Event[], moment: Pick<Moment<View, Action, Sheet, Draft>, 'sheet' | 'seats' | 'seat' | 't'>): string;
  /** Signs of the chips in the log, as SVG markup 24 x 24; a chip has `data-chip="<sign>"` to be coloured by CSS. */
  signs?: Record<string, string>;
  /** Which of the table's sounds an event makes. */
  sound?(event: Event): Sound | null;
  tour?: Tour;
  /** Below the charts of the result page. */
  Epilogue?: Component<EpilogueProps<View, Event, Sheet>>;
  /** What each seat is honoured for, told with the ranking. */
  awards?(props: EpilogueProps<View, Event, Sheet>): Award[];
  charts(frames: readonly Frame<View, Event>[], seats: readonly Seat[], t: Translate): Chart[];
}

export type Sound = 'lay' | 'roll' | 'draw' | 'score' | 'slide' | 'fly' | 'commit' | 'reveal' | 'coin' | 'turn' | 'end' | 'refuse';
