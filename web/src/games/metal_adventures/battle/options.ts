/** What may be decided in a battle, with the chance and the consequences that the view tells for each choice. */
import type { Action, ChoiceOdds } from '../../../generated/metal_adventures';
import type { Sign } from '../art/signs';
import type { Model } from '../model';

export type Tone = 'loyal' | 'traitor' | 'plain';

/** One consequence: when it comes, and what it is. */
export interface Row {
  tone: 'always' | 'good' | 'bad';
  when: string;
  what: string;
}

export interface Option {
  id: string;
  action: Action | null; // null: it opens a deal with `partner`
  partner: number | null;
  tone: Tone;
  sign: Sign;
  seat: number | null; // whose badge stands for it
  card: number | null; // an improvement whose rule is told
  title: string;
  says: string; // the title in full, where what is shown is short
  detail: string;
  odds: number | null; // permille for my side
  rows: Row[];
  warning: string; // to be read before it is done
}

const option = (id: string, action: Action | null, sign: Sign, title: string, more: Partial<Option> = {}): Option => ({
  id,
  action,
  partner: null,
  tone: 'plain',
  sign,
  seat: null,
  card: null,
  title,
  says: '',
  detail: '',
  odds: null,
  rows: [],
  warning: '',
  ...more,
});

const oddsOf = (model: Model, action: string, improvement: number | null = null): ChoiceOdds | undefined =>
  model.view.battle?.choices.find((choice) => choice.action === action && choice.improvement === improvement);

const CERTAIN = 1000; // of a thousand

/** My damage before and after, in words; nothing where it does not move. */
function hit(model: Model, points: number): string {
  const from = model.mine?.damage ?? 0;
  return points ? model.t('battle-your-damage', { from, to: from + points }) : model.t('battle-no-damage');
}

/** What my side's victory brings me by the promises of this battle, and what it makes me owe. */
function promised(model: Model): string[] {
  const { view, me, t } = model;
  const here = view.promises.filter(({ battle }) => battle !== 0 && battle === view.battle?.number);
  return [
    ...here.filter(({ promisee }) => promisee === me).map((one) => t('battle-promised-you', { name: model.name(one.promiser), term: model.term(one.term) })),
    ...here.filter(({ promiser }) => promiser === me).map((one) => t('battle-you-promised', { name: model.name(one.promisee), term: model.term(one.term) })),
  ];
}

function words(model: Model): Option[] {
  const { t, view } = model;
  const [loyal, traitor] = [oddsOf(model, 'stand_by'), oddsOf(model, 'betray_attacker')];
  const attacker = model.name(view.active);
  const target = view.battle?.ship ? model.cardName('ship', view.battle.ship) : view.battle?.planet ? t(`planet-${view.battle.planet}`) : '';
  const found: Option[] = [];
  const [stand, betray] = [model.find('stand_by'), model.find('betray_attacker')];
  if (stand) {
    const prize = promised(model);
    found.push(
      option('stand_by', stand, 'ally', t('battle-stand-by', { name: attacker }), {
        tone: 'loyal',
        seat: view.active,
        detail: t('battle-stand-by-detail'),
        odds: loyal?.odds ?? null,
        rows: [
          { tone: 'good', when: t('battle-attack-wins'), what: prize.join(' ') || t('battle-nothing-promised') },
          { tone: 'bad', when: t('battle-defence-wins'), what: hit(model, loyal?.damage ?? 0) },
        ],
      }),
    );
  }
  if (betray) {
    found.push(
      option('betray', betray, 'dagger', t('battle-betray'), {
        tone: 'traitor',
        detail: t('battle-betray-detail', { number: traitor?.lends ?? 0, target }),
        odds: traitor?.odds ?? null,
        rows: [
          { tone: 'always', when: t('battle-always'), what: traitor?.judgment ? t('battle-costs-judgment', { number: traitor.judgment }) : t('battle-judgment-lost') },
          { tone: 'good', when: t('battle-defence-wins'), what: t('battle-yours-alone', { number: traitor?.credits ?? 0 }) },
          { tone: 'bad', when: t('battle-attack-wins'), what: `${hit(model, traitor?.damage ?? 0)} ${t('battle-promises-void')}` },
        ],
      }),
    );
  }
  return found;
}

/** The chance, and what a defeat costs where there may be one. */
const endsOf = (model: Model, chance: ReturnType<typeof oddsOf>): Pick<Option, 'odds' | 'rows'> => ({
  odds: chance?.odds ?? null,
  rows: chance?.odds === CERTAIN ? [] : [{ tone: 'bad', when: model.t('battle-if-lost'), what: hit(model, chance?.damage ?? 0) }],
});

function declarations(model: Model): Option[] {
  const { t } = model;
  const [commit, keep] = [model.find('commit_faktor'), model.find('keep_faktor_back')];
  const [on, off] = [oddsOf(model, 'commit_faktor'), oddsOf(model, 'keep_faktor_back')];
  return [
    ...(commit ? [option('commit', commit, 'power', t('battle-commit'), { tone: 'loyal', detail: t('battle-commit-detail'), ...endsOf(model, on) })] : []),
    ...(keep ? [option('keep', keep, 'lock', t('battle-keep-back'), { detail: t('battle-keep-back-detail'), ...endsOf(model, off) })] : []),
  ];
}

function cards(model: Model): Option[] {
  const { t, view } = model;
  const used = model.all('use_card').map((action) => {
    const chance = oddsOf(model, 'use_card', action.improvement);
    return option(`card ${action.improvement}`, action, 'support', model.cardName('improvement', action.improvement), {
      tone: 'loyal',
      card: action.improvement,
      detail: model.cardRule('improvement', action.improvement),
      ...endsOf(model, chance),
    });
  });
  const done = model.find('done');
  const left = oddsOf(model, 'done');
  return [
    ...used,
    ...(done ? [option('done', done, 'check', t(view.phase === 'rolled' ? 'battle-leave-dice' : 'battle-no-card'), endsOf(model, left))] : []),
  ];
}

/** Alone, or with each captain who may still be won. */
function allies(model: Model): Option[] {
  const { t, view, me } = model;
  const battle = view.battle;
  const mine = (odds: number) => (battle?.attackers.includes(me ?? -1) ? odds : 1000 - odds);
  const helper = (seat: number) => battle?.helpers.find((one) => one.principal === me && one.other === seat);
  const alone = model.find('go_alone') ?? model.find('pass');
  const found: Option[] = [];
  if (alone) {
    const title = alone.action === 'pass' ? t('battle-pass') : t('battle-alone');
    found.push(option('alone', alone, 'power', title, { detail: alone.action === 'pass' ? t('battle-pass-detail') : t('battle-alone-detail'), odds: battle?.odds === null || !battle ? null : mine(battle.odds) }));
  }
  for (const action of model.all('take_offer')) {
    found.push(option(`take ${action.other}`, action, 'quill', t('battle-take-offer', { name: model.name(action.other) }), { seat: action.other, odds: helper(action.other)?.odds ?? null }));
  }
  for (const action of model.all('call_help')) {
    const promise = view.promises[action.promise - 1];
    if (!promise) continue;
    const help = helper(promise.promiser);
    found.push(option(`help ${action.promise}`, action, 'flag', t('battle-call-help', { name: model.name(promise.promiser) }), { seat: promise.promiser, tone: 'loyal', detail: help ? t('battle-lends', { number: help.lends }) : '', odds: help?.odds ?? null }));
  }
  for (const { other } of model.all('open_deal')) {
    const help = helper(other);
    found.push(
      option(`deal ${other}`, null, 'quill', model.name(other), {
        says: t('battle-ask', { name: model.name(other) }),
        partner: other,
        seat: other,
        detail: help ? t(help.faktor === null ? 'battle-lends' : 'battle-lends-or', { number: help.lends, odds: Math.round((help.faktor ?? 0) / 10) }) : '',
        odds: help?.odds ?? null,
      }),
    );
  }
  const call = model.find('call_for_offers');
  if (call) found.push(option('call', call, 'flag', t('battle-call-offers'), { detail: t('battle-call-offers-detail') }));
  return found;
}

function helping(model: Model): Option[] {
  const { t, view } = model;
  const promise = view.promise === null ? undefined : view.promises[view.promise - 1];
  const [join, refuse] = [model.find('join'), model.find('break_promise')];
  const name = promise ? model.name(promise.promisee) : '';
  const help = view.battle?.helpers.find((one) => one.other === model.me && one.principal === promise?.promisee);
  const found: Option[] = [];
  if (join) {
    const rows: Row[] = help?.judgment ? [{ tone: 'bad', when: t('battle-always'), what: t('battle-breaks-peace', { number: help.judgment }) }] : [];
    found.push(option('join', join, 'ally', t('battle-join', { name }), { tone: 'loyal', seat: promise?.promisee ?? null, detail: help ? t('battle-lends', { number: help.lends }) : '', odds: help?.odds ?? null, rows }));
  }
  if (refuse) found.push(option('break', refuse, 'dagger', t('battle-break-help'), { tone: 'traitor', detail: t('battle-break-help-detail', { name }), warning: breakWarning(model) }));
  return found;
}

/** What a broken word costs, before it is broken. */
export function breakWarning(model: Model): string {
  const { view, t, mine } = model;
  const cost = view.break_judgment ?? 0;
  if (!cost) return t('deal-break-free');
  const from = mine?.judgment ?? 0;
  return t(view.break_infamous ? 'deal-break-infamy' : 'deal-break-cost', { number: cost, from, to: from + cost });
}

function settling(model: Model): Option[] {
  const { t, view } = model;
  const promise = view.promise === null ? undefined : view.promises[view.promise - 1];
  const [keep, refuse] = [model.all('keep_promise').find(({ promise: early }) => !early), model.find('break_promise')];
  const words = { name: promise ? model.name(promise.promisee) : '', term: promise ? model.term({ ...promise.term, due: null }) : '' }; // it is due now
  return [
    ...(keep ? [option('keep', keep, 'check', t('deal-keep-word'), { tone: 'loyal', seat: promise?.promisee ?? null, detail: t('deal-keep-word-detail', words) })] : []),
    ...(refuse ? [option('break', refuse, 'dagger', t('deal-break-word'), { tone: 'traitor', detail: t('deal-break-word-detail', words), warning: breakWarning(model) })] : []),
  ];
}

const SIGNS: Partial<Record<Action['action'], Sign>> = {
  take: 'support',
  take_wreck: 'wreck',
  plunder_credits: 'credit',
  plunder_wrecks: 'wreck',
  forgo: 'x',
  discard: 'support',
  pay_trophy: 'trophy',
  pick: 'wreck',
};

/** What is given up comes after what is gained. */
const LAST: readonly Action['action'][] = ['discard', 'pay_trophy', 'forgo'];

/** Rewards, room and picks: each legal action is a choice of its own. */
const plain = (model: Model): Option[] =>
  model.legal
    .filter(({ action }) => action !== 'reveal' && action !== 'hold_back')
    .toSorted((a, b) => LAST.indexOf(a.action) - LAST.indexOf(b.action))
    .map((action) => {
      const card = action.action === 'take' || action.action === 'discard' ? action.improvement : null;
      const title = model.say(action);
      return option(JSON.stringify(action), action, SIGNS[action.action] ?? 'check', title, { card, detail: card ? model.cardRule('improvement', card) : '' });
    });

/** The choices of a phase of battle; none where somebody else decides. */
export function optionsOf(model: Model): Option[] {
  if (!model.legal.length || !(model.role === 'must' || model.role === 'asked')) return [];
  switch (model.view.phase) {
    case 'word':
      return words(model);
    case 'declaring':
      return declarations(model);
    case 'declaring_cards':
    case 'rolled':
      return cards(model);
    case 'allying':
    case 'gathering':
      return allies(model);
    case 'helping':
      return helping(model);
    case 'settling':
      return settling(model);
    case 'spoils':
    case 'room':
      return plain(model);
    default:
      return [];
  }
}
