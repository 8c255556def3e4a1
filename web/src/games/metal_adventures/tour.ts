/** The tour as the view tells it: what an action costs now, every way to pay, and why it is closed. */
import type { Tour, TourAction, TourWay } from '../../generated/metal_adventures';
import type { Sign } from './art/signs';
import type { Model } from './model';

export interface CostPart {
  number: number;
  sign: Sign;
}

/** What a way asks for: credits, wrecks, a trophy. */
export function partsOf({ action, credits, wrecks }: TourWay): CostPart[] {
  const found: CostPart[] = [];
  if (action.pay === 'trophy') found.push({ number: 1, sign: 'trophy' });
  if (credits) found.push({ number: credits, sign: 'credit' });
  if (wrecks) found.push({ number: wrecks, sign: 'wreck' });
  return found;
}

const MOST = 2; // on a strip; all of them are in the list of ways

/** The open ways as their costs, each once: the cheapest in credits and the one with most wrecks where there are many. */
export function costsOf({ ways }: TourAction): CostPart[][] {
  const found = new Map<string, CostPart[]>();
  for (const way of ways.filter(({ open }) => open)) {
    const parts = partsOf(way);
    if (parts.length) found.set(JSON.stringify(parts), parts);
  }
  const all = [...found.values()];
  return all.length <= MOST ? all : [all[0]!, all[all.length - 1]!];
}

export interface Why {
  short: string;
  full: string;
  rule: string;
}

/** Why an action or a way to pay is closed, in the words of the refusal. */
export function whyClosed(closed: TourAction | TourWay, model: Model): Why {
  const { view, mine, t } = model;
  const way = 'ways' in closed ? closed.ways[0] : closed;
  const reason = closed.reason ?? '';
  const full = t(reason, {
    number: 'ways' in closed ? closed.number : closed.action.number,
    last: view.tour_at,
    price: way?.credits ?? 0,
    wrecks: way?.wrecks ?? 0,
    credits: mine?.credits ?? 0,
  });
  const key = `mad-why-${reason.replace(/^refused-/, '')}`;
  const short = t(key);
  return { short: short === key ? full : short, full, rule: closed.rule ?? '' };
}

/** The open actions that are left behind by taking this one. */
export const skippedBy = (number: number, model: Model): number[] =>
  model.view.tour.filter((one) => one.open && one.number < number && one.number > model.view.tour_at).map((one) => one.number);

/** The ways of an action that are legal now, as the server would take them. */
export const openWays = (number: number, model: Model): Tour[] => model.all('tour').filter((action) => action.number === number);
