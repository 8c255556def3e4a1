/** What every game says the same way: the message of an action or event is named after its type. */
import { DEFAULTS } from '../generated/defaults';
import type { Plain, Seat, Translate } from './board';

/** Fields that hold a seat; their messages get the name that sits there. As in `metalworks.contract.texts`. */
const SEAT_FIELDS = new Set(['seat', 'owner', 'other', 'winner', 'ally', 'traitor', 'maker', 'promiser', 'promisee']);

/** Fields that hold a card of a kind by its number; a field in the plural lists such cards. As there. */
const CARD_FIELDS: Record<string, string> = {
  ship: 'ship',
  taken: 'ship',
  improvement: 'improvement',
  trophy: 'trophy',
  claim: 'trophy',
  base: 'base',
  incident: 'incident',
};

export type Value = string | number;
type Values = Record<string, Value>;

/** What is said besides a thing's own fields: what is printed on cards, and what the moment adds. */
export interface Besides {
  sheet?: Plain | null;
  more?: Record<string, unknown>;
}

/** A field as Fluent can print it or choose by it. */
function plain(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'hidden';
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).join(',');
  return Object.entries(value as object)
    .map(([key, part]) => `${key} ${plain(part)}`)
    .join(', ');
}

function values(fields: object, names: readonly string[]): Values {
  const found: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'event' || field === 'action') continue;
    found[field] = SEAT_FIELDS.has(field) && typeof value === 'number' ? (names[value] ?? '') : plain(value);
  }
  return found;
}

function whole(thing: Plain): object {
  const tag = 'action' in thing ? thing.action : (thing as { event: string }).event;
  return { ...DEFAULTS[String(tag)], ...thing };
}

export function args(thing: Plain, names: readonly string[]): Values {
  return values(whole(thing), names);
}

// -- parts that have words of their own -----------------------------------------------------------------

interface Printed {
  key: string;
  name: string;
}

const dashed = (word: string): string => word.replaceAll('_', '-');

/** What a card is called, by its kind and number: by its owner's file, or by our texts. */
export function cardName(kind: string, number: number, sheet: Plain | null | undefined, t: Translate): string {
  const printed = (sheet as Record<string, readonly Printed[]> | null | undefined)?.[kind === 'trophy' ? 'trophies' : `${kind}s`]?.[number - 1];
  if (!printed) return String(number);
  return printed.name || t(`card-${dashed(printed.key)}`);
}

/** A card that is not named, or that the viewer may not know, where a game has words for that. */
function unknown(kind: string, t: Translate): string | null {
  const text = t(`unknown-${kind}`);
  return text === `unknown-${kind}` ? null : text;
}

/** Fields of a phrase that it leaves out at their default. */
const PHRASES: { is: string; defaults: object; key: (phrase: Record<string, unknown>) => string }[] = [
  {
    is: 'item',
    defaults: { number: null, improvement: null, kind: null, due: null, claim: null },
    key: ({ item, claim }) => (claim === null ? `goods-${dashed(String(item))}` : 'goods-trophy-claimed'),
  },
  { is: 'list', defaults: {}, key: ({ list }) => `list-${String(list)}` },
  { is: 'part', defaults: { seat: null }, key: ({ part }) => `part-${String(part)}` },
];

/** A part of an action or event that is said by a message of its own; null where it is none. */
export function phrase(value: unknown, names: readonly string[], t: Translate, sheet?: Plain | null): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const kind = PHRASES.find(({ is }) => is in value);
  if (!kind) return null;
  const fields = { ...kind.defaults, ...value };
  return t(kind.key(fields), { ...values(fields, names), ...parts(fields, names, t, sheet) });
}

/** A card by its name, a phrase by its message, one of a list of names by `<field>-…`; null for the rest. */
function part(field: string, value: unknown, names: readonly string[], t: Translate, sheet?: Plain | null, listed = false): string | null {
  const said = phrase(value, names, t, sheet);
  if (said !== null) return said;
  const kind = CARD_FIELDS[field];
  if (kind && sheet) return typeof value === 'number' ? cardName(kind, value, sheet, t) : unknown(kind, t);
  if (!listed || typeof value !== 'string') return null;
  const text = t(`${field}-${dashed(value)}`);
  return text === `${field}-${dashed(value)}` ? null : text;
}

/** Fields that hold or list things of the game, in words. */
function parts(fields: object, names: readonly string[], t: Translate, sheet?: Plain | null): Values {
  const found: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      const said = value.map((one) => part(field.replace(/s$/, ''), one, names, t, sheet, true));
      if (said.length && said.every((word) => word !== null)) found[field] = said.join(typeof value[0] === 'object' ? '; ' : ', ');
    } else {
      const word = part(field, value, names, t, sheet);
      if (word !== null) found[field] = word;
    }
  }
  return found;
}

/** `action-place-card` for a place_card, `event-card-placed` for a card_placed. */
export function key(thing: Plain): string {
  const [kind, name] = 'action' in thing ? ['action', thing.action] : ['event', (thing as { event: string }).event];
  return `${kind}-${dashed(String(name))}`;
}

export function say(thing: Plain, names: readonly string[], t: Translate, { sheet, more = {} }: Besides = {}): string {
  const fields = { ...whole(thing), ...more };
  return t(key(thing), { ...values(fields, names), ...parts(fields, names, t, sheet) });
}

export function names(seats: readonly Seat[]): string[] {
  return seats.map((seat) => seat.name);
}
