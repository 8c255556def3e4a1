/** Actions, cards and terms of Metal Adventures in words, with what the moment adds to them. */
import type { Action, ListedTerm, MetalAdventuresSheet, MetalAdventuresView, Term, Tour } from '../../generated/metal_adventures';
import type { Seat, Translate } from '../board';
import { cardName, names, phrase, say } from '../words';

export interface Teller {
  sheet: MetalAdventuresSheet;
  seats: readonly Seat[];
  t: Translate;
}
export type Kind = 'ship' | 'incident' | 'trophy' | 'improvement' | 'base';

/** Two actions that mean the same, though one leaves out what has its usual value. */
export function same(one: Action, other: Action): boolean {
  const said = (action: Action) =>
    JSON.stringify(
      Object.entries(action)
        .filter(([, value]) => value !== null && value !== 0 && value !== undefined)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return said(one) === said(other);
}

/** The credits of a way to take a tour action, as the view tells them. */
export function tourPrice(view: MetalAdventuresView, action: Tour): number {
  const ways = view.tour.find(({ number }) => number === action.number)?.ways ?? [];
  return ways.find((way) => same(way.action, action))?.credits ?? 0;
}

/** The promise in question: its object in parts, as the texts of terms take them. */
function promiseWords(view: MetalAdventuresView, number: number | null | undefined): Record<string, unknown> {
  const promise = number ? view.promises[number - 1] : undefined;
  if (!promise) return {};
  const { item, number: amount, kind, improvement } = promise.term;
  return {
    item,
    promiser: promise.promiser,
    promisee: promise.promisee,
    number: amount ?? 0,
    kind: kind ?? 'any',
    due: 'none',
    ...(improvement ? { improvement } : {}),
  };
}

/** What is bought and for how much, what an event asks, what a promise is about: as `Game.words` of the package. */
function besides(action: Action, view: MetalAdventuresView, sheet: MetalAdventuresSheet): Record<string, unknown> {
  const bought = (slot: number | null | undefined) => (slot && view.market[slot - 1] ? { improvement: view.market[slot - 1] } : {});
  switch (action.action) {
    case 'buy':
      return { ...bought(action.slot), price: view.prices[action.slot - 1] ?? 0 };
    case 'tour':
      return { ...bought(action.slot), price: tourPrice(view, action) };
    case 'choose': {
      const event = view.incident ? sheet.incidents[view.incident - 1] : undefined;
      const given = action.choice && event?.effect !== 'shakedown' ? { [event?.effect === 'storm' ? 'improvement' : 'ship']: action.choice } : {};
      return { effect: event?.effect ?? '', amount: event?.number ?? 0, ...given };
    }
    case 'keep_promise':
      return promiseWords(view, action.promise ?? view.promise);
    case 'call_help':
      return promiseWords(view, action.promise);
    case 'break_promise':
    case 'join':
      return promiseWords(view, view.promise);
    case 'claim_trophy':
      return { named: action.trophy ? 'yes' : 'no' };
    case 'pick':
      return { picked: action.trophy ? 'trophy' : 'ship' };
    default:
      return {};
  }
}

export function sentence(action: Action, view: MetalAdventuresView, { sheet, seats, t }: Teller): string {
  return say(action, names(seats), t, { sheet, more: { phase: view.phase, ...besides(action, view, sheet) } });
}

export const termText = (term: Term | ListedTerm, { sheet, seats, t }: Teller): string => phrase(term, names(seats), t, sheet) ?? '';

// -- cards ----------------------------------------------------------------------------------------------

const dashed = (word: string): string => word.replaceAll('_', '-');
const given = (values: Record<string, string | number | null>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== null));

/** What there is of each kind: `3 credits, 1 glory point and the wreck`. */
function listed(amounts: Record<string, number>, last: string[], t: Translate): string {
  const said = Object.entries(amounts).flatMap(([kind, number]) => (number ? [t(`amount-${kind}`, { number })] : []));
  const all = [...said, ...last];
  const end = all.pop() ?? '';
  return all.length ? t('amount-and', { first: all.join(', '), last: end }) : end;
}

export const nameOf = (kind: Kind, card: number, { sheet, t }: Teller): string => cardName(kind, card, sheet, t);

/** What a card does or asks for, and what it brings: as `card_texts.rule_of` of the package. */
export function ruleOf(kind: Kind, card: number, { sheet, t }: Teller): string {
  switch (kind) {
    case 'ship': {
      const ship = sheet.ships[card - 1]!;
      const { credits, glory, support, repair } = ship;
      const parts = [
        t('ship-victory', { rewards: listed({ credits, glory, support, repair }, [t('amount-wreck')], t) }),
        t('ship-defeat', { number: ship.damage }),
      ];
      return [...parts, ...(ship.hunter ? [t('ship-hunter')] : [])].join(' ');
    }
    case 'trophy': {
      const { condition, number, of, glory, credits } = sheet.trophies[card - 1]!;
      return `${t(`condition-${dashed(condition)}`, given({ number, of }))} ${t('trophy-reward', { rewards: listed({ glory, credits }, [], t) })}`;
    }
    case 'incident': {
      const { effect, number, over, spares } = sheet.incidents[card - 1]!;
      return t(`effect-${dashed(effect)}`, given({ number, over, spares }));
    }
    case 'improvement':
    case 'base': {
      const { effect, number, against } = (kind === 'base' ? sheet.bases : sheet.improvements)[card - 1]!;
      return t(`effect-${dashed(effect)}`, given({ number, against }));
    }
  }
}

/** What a trophy asks for, without what it brings. */
export function conditionOf(card: number, { sheet, t }: Teller): string {
  const { condition, number, of } = sheet.trophies[card - 1]!;
  return t(`condition-${dashed(condition)}`, given({ number, of }));
}

/** When a support card is used; nothing for equipment. */
export function momentOf(card: number, { sheet, t }: Teller): string {
  const { moment } = sheet.improvements[card - 1]!;
  return moment ? t(`moment-${moment}`) : '';
}

/** A line of flavour, which only cards of the house set have. */
export function flavourOf(kind: Kind, card: number, { sheet, t }: Teller): string {
  const lists = { ship: sheet.ships, incident: sheet.incidents, trophy: sheet.trophies, improvement: sheet.improvements, base: sheet.bases };
  const printed = lists[kind][card - 1]!;
  const key = `card-${dashed(printed.key)}-flavour`;
  const text = t(key);
  return printed.name || text === key ? '' : text;
}

/** A chance in permille as people say it. */
export const percent = (permille: number): string => `${permille === 0 || permille === 1000 ? permille / 10 : Math.min(99, Math.max(1, Math.round(permille / 10)))}%`;
