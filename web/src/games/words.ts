/** What every game says the same way: the message of an action or event is named after its type. */
import { DEFAULTS } from '../generated/defaults';
import type { Plain, Seat, Translate } from './board';

/** Fields that hold a seat; their messages get the name that sits there. As in `metalworks.contract.texts`. */
const SEAT_FIELDS = new Set(['seat', 'owner', 'other', 'winner']);

type Value = string | number;

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

export function args(thing: Plain, names: readonly string[]): Record<string, Value> {
  const tag = 'action' in thing ? thing.action : (thing as { event: string }).event;
  const found: Record<string, Value> = {};
  for (const [field, value] of Object.entries({ ...DEFAULTS[String(tag)], ...thing })) {
    if (field === 'event' || field === 'action') continue;
    found[field] = SEAT_FIELDS.has(field) && typeof value === 'number' ? (names[value] ?? '') : plain(value);
  }
  return found;
}

/** `action-place-card` for a place_card, `event-card-placed` for a card_placed. */
export function key(thing: Plain): string {
  const [kind, name] = 'action' in thing ? ['action', thing.action] : ['event', (thing as { event: string }).event];
  return `${kind}-${String(name).replaceAll('_', '-')}`;
}

export function say(thing: Plain, names: readonly string[], t: Translate): string {
  return t(key(thing), args(thing, names));
}

export function names(seats: readonly Seat[]): string[] {
  return seats.map((seat) => seat.name);
}
