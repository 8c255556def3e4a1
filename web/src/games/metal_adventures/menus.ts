/** Lists to choose from that lie over the board: what a moment asks for, or what a press on the board opens. */
import type { Action, TargetOdds } from '../../generated/metal_adventures';
import type { Model } from './model';
import { openWays, partsOf, whyClosed, type CostPart } from './tour';
import { same } from './words';

export interface Item {
  key: string;
  kind: 'ship' | 'improvement' | 'trophy' | 'captain' | 'text';
  card: number; // or the seat of a captain
  label: string; // what pressing it does
  costs?: CostPart[];
  odds?: TargetOdds;
  action?: Action; // none: it is closed
  closed?: string; // why it cannot be done
  warning?: string; // what it costs besides, to be read before it is done
  chosen?: boolean;
}

export interface Menu {
  title: string;
  detail?: string;
  incident?: number; // the event that asks
  items: Item[];
  forced: boolean; // it cannot be put aside
}

/** What the board opened: the ways of a tour action, ships adrift, captains to challenge, own cards. */
export type Opened = `tour:${number}` | 'karokum' | 'challenge' | 'cards';

function itemOf(action: Action, model: Model): Item {
  const item = { key: JSON.stringify(action), label: model.say(action), action };
  if ('trophy' in action && action.trophy) return { ...item, kind: 'trophy', card: action.trophy };
  if ('ship' in action && action.ship) return { ...item, kind: 'ship', card: action.ship };
  const bought = action.action === 'tour' && action.slot ? model.view.market[action.slot - 1] : null;
  if (bought) return { ...item, kind: 'improvement', card: bought };
  if ('improvement' in action && action.improvement) return { ...item, kind: 'improvement', card: action.improvement };
  if (action.action === 'choose' && action.choice) {
    const effect = model.view.incident ? model.incident(model.view.incident).effect : '';
    if (effect === 'storm') return { ...item, kind: 'improvement', card: action.choice };
    if (effect === 'scrap') return { ...item, kind: 'ship', card: action.choice };
  }
  return { ...item, kind: 'text', card: 0 };
}

/** Moments that are nothing but a choice among cards; those of a battle belong to its scene while it is open. */
const ASKING = new Set(['choosing', 'keeping', 'paying', 'paying_trophy', 'resting', 'choice', 'spoils', 'room', 'settling', 'helping']);
const ASIDE = new Set<Action['action']>(['reveal', 'hold_back']);

/** What a list is about, where its title does not say it. */
function helpOf({ view, t, legal }: Model): string | undefined {
  if (view.phase === 'choosing') return t(view.chosen ? 'mad-chosen' : 'mad-help-choosing');
  if (view.phase === 'room') return t(legal.some((one) => 'trophy' in one && one.trophy) ? 'mad-help-room-trophy' : 'mad-help-room-improvement');
  return undefined;
}

export function askedMenu(model: Model): Menu | null {
  const { view, t } = model;
  const actions = model.legal.filter(({ action }) => !ASIDE.has(action));
  if (!ASKING.has(view.phase) || model.role === 'may' || !actions.length) return null;
  const items = actions.map((action) => itemOf(action, model)).sort((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text')); // to forgo comes last
  if (view.phase === 'choosing') for (const item of items) item.chosen = item.card === view.chosen;
  return {
    title: t(`prompt-${view.phase.replaceAll('_', '-')}`),
    detail: helpOf(model),
    incident: view.incident ?? undefined,
    items,
    forced: true,
  };
}

export function openedMenu(opened: Opened, model: Model): Menu | null {
  const { view, t } = model;
  if (opened.startsWith('tour:')) {
    const number = Number(opened.slice(5));
    const action = view.tour.find((one) => one.number === number);
    if (!action) return null;
    const open = openWays(number, model);
    const items = action.ways.map((way): Item => {
      const legal = open.find((one) => same(one, way.action));
      const why = legal ? null : whyClosed(way, model);
      return { ...itemOf(legal ?? way.action, model), costs: partsOf(way), ...(why ? { action: undefined, closed: why.rule ? `${why.full} (${why.rule})` : why.full } : {}) };
    });
    return { title: `${number} ${t(`tour-${number}`)}`, detail: t(`tour-${number}-help`), items, forced: false };
  }
  switch (opened) {
    case 'karokum': {
      const items = model.all('attack_via_karokum').map((action) => ({ ...itemOf(action, model), odds: model.odds({ kind: 'via_karokum', ship: action.ship }) }));
      return { title: t('mad-adrift-title'), detail: t('mad-adrift-help'), items, forced: false };
    }
    case 'challenge': {
      const items = model.all('challenge').map((action): Item => {
        const odds = model.odds({ other: action.other });
        const warning = odds?.judgment ? t('mad-challenge-breaks', { name: model.name(action.other), number: odds.judgment }) : undefined;
        return { key: `seat ${action.other}`, kind: 'captain', card: action.other, label: model.say(action), action, odds, warning };
      });
      return { title: t('mad-challenge-title'), detail: t('mad-challenge-help', { glory: t('amount-glory', { number: model.sheet.limits.challenge_glory }), pot: t('amount-credits', { number: view.pot }) }), items, forced: false };
    }
    case 'cards': {
      const items = [...model.all('use_card'), ...model.all('discard')].map((action) => itemOf(action, model));
      return { title: t('mad-cards-title'), detail: t('mad-cards-help'), items, forced: false };
    }
  }
  return null;
}
