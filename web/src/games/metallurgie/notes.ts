/** What the board says at a position: the result of a card let go there, or why it cannot be. */
import type { Misfit, View } from '../../generated/metallurgie';
import type { Preview, Translate } from '../board';
import type { Note } from './Callout.svelte';
import { key, type Key, type Shown } from './hex';
import { METALS, height, type Metal } from './metals';
import type { Moves } from './moves';
import type { Scene } from './Pattern.svelte';
import { cutOff, type Outlook, type Reach } from './outlook';

/** What is said at a position that is pointed at; `rests` when the pointer stays there with nothing in the hand. */
export function noteAt(at: Key, scene: Scene, view: View, { first, carried, rests }: { first: boolean; carried: Metal | null; rests: boolean }, t: Translate): Note | null {
  if (scene.look) return lookNote(scene.look, t);
  const chain = scene.chips.get(at);
  // Where every card brings the same, its mark says enough.
  if (chain && [...scene.takes].some((one) => scene.chips.get(one)?.size !== chain.size)) return takeNote(first, chain, t);
  if (scene.locks.has(at)) return lockNote(view, at, t);
  if (carried && scene.shown.has(at)) return whyNot(carried, at, view, t);
  return rests ? cardNote(at, scene.shown, scene, t) : null;
}

/** What is about to happen, in the words of the prompt. */
export function previewOf({ aim, look, held, hot, takes, choices, chips }: Scene, moves: Moves, first: boolean, compact: boolean, t: Translate): Preview | null {
  if (look && aim !== null) {
    const { title, text } = lookNote(look, t);
    return { title, detail: text, action: moves.place.get(look.metal)?.get(aim), label: t(look.scores ? 'mgi-lay-score' : 'mgi-lay-here') };
  }
  if (compact && aim !== null && takes.has(aim)) {
    const { title, text } = takeNote(first, chips.get(aim) ?? null, t);
    return { title, detail: text, action: moves.take.get(aim), label: t('mgi-take-this') };
  }
  if (compact && aim !== null && choices.has(aim)) return { title: t('mgi-score-this'), action: moves.score.get(aim), label: t('mgi-score-this') };
  if (held) return { title: t('mgi-prompt-lay', { metal: held }), detail: t(hot.size ? 'mgi-prompt-hot' : compact ? 'mgi-prompt-tap' : 'mgi-prompt-click') };
  return null;
}

/** A held card over a position where it may go. */
export function lookNote(look: Outlook, t: Translate): Note {
  const { metal, size, needed, removed } = look;
  if (!look.scores)
    return {
      voice: 'legal',
      icon: metal,
      title: t('mgi-area', { metal, size, needed }),
      text: needed - size === 1 ? t('mgi-one-short') : t('mgi-no-score'),
    };
  const chain = look.chain ? ` ${t('mgi-chain-possible', { metal: look.chain.metal, size: look.chain.size, needed: look.chain.needed })}` : '';
  return { voice: 'score', icon: 'flame', title: t('mgi-scores', { metal, size, needed }), text: t('mgi-scores-help', { removed }) + chain };
}

/** A card that may be taken out of the area that is scored. */
export function takeNote(first: boolean, chain: Reach | null, t: Translate): Note {
  return {
    voice: 'score',
    icon: chain ? 'bolt' : first ? 'flame' : 'check',
    title: t(first ? 'mgi-take-point' : 'mgi-take-discard'),
    ...(chain ? { text: t('mgi-take-chain', { metal: chain.metal, size: chain.size, needed: chain.needed }) } : {}),
  };
}

/** A card of the area that must stay: without it some cards would be cut off. */
export function lockNote(view: View, at: Key, t: Translate): Note {
  return { voice: 'forbid', icon: 'lock', title: t('mgi-locked'), text: t('mgi-locked-help', { count: cutOff(view, at).length }) };
}

/** What lies at a position, for a pointer that rests there. */
export function cardNote(at: Key, shown: Shown, { areas, takes, choices }: Scene, t: Translate): Note | null {
  const metal = shown.get(at);
  if (!metal || takes.size || choices.size) return null; // while cards are taken, only that matters
  const area = areas.find((one) => one.cells.includes(at));
  const lower = METALS.slice(0, height(metal) - 1).reverse();
  const below = lower.length ? t('mgi-tip-below', { metals: lower.map((one) => t('mgi-metal', { metal: one })).join(', ') }) : t('mgi-tip-nothing-below');
  const title = area && area.size > 1 ? t('mgi-area', { metal, size: area.size, needed: area.needed }) : t(`metal-${metal}`);
  return { voice: 'quiet', icon: metal, title, text: below };
}

/** The reason against a card at a position, or against it everywhere, as the view has it. */
function misfit(metal: Metal, at: Key | null, { misfits }: View): Misfit | undefined {
  const own = misfits.filter((one) => one.metal === metal);
  return own.find(({ cells }) => cells?.some((cell) => key(cell) === at)) ?? own.find(({ cells }) => !cells?.length);
}

/** A refusal in the few words that fit beside a card. */
const inShort = ({ key, arguments: args }: Misfit, t: Translate): string => t(key.replace(/^refused-/, 'mgi-why-'), args);

/** Why a held card does not go to a position that is not among the legal ones. */
export function whyNot(metal: Metal, at: Key, view: View, t: Translate): Note {
  const found = misfit(metal, at, view);
  return { voice: 'forbid', icon: 'cross', title: t('mgi-why-title', { metal }), ...(found ? { text: inShort(found, t) } : {}) };
}

export interface Caption {
  text: string;
  tone: 'plain' | 'chosen' | 'blocked';
  why?: string;
}

/** The line below a card of the hand. */
export function caption(metal: Metal, view: View, moves: Moves, chosen: boolean, myTurn: boolean, t: Translate): Caption {
  const name = t(`metal-${metal}`);
  if (!myTurn || view.phase === 'remove' || view.phase === 'choose_area') return { text: name, tone: 'plain' };
  if (chosen) return { text: t('mgi-caption-chosen', { metal }), tone: 'chosen' };
  const places = moves.place.get(metal);
  if (places?.size) {
    const onLast = view.last && view.phase === 'follow' && places.size === 1 && places.has(view.last.join(','));
    return { text: onLast ? t('mgi-caption-on-last') : name, tone: 'plain' };
  }
  const found = misfit(metal, null, view);
  return { text: t(CAPTIONS[found?.key ?? ''] ?? 'mgi-caption-nowhere'), tone: 'blocked', ...(found ? { why: inShort(found, t) } : {}) };
}

/** What a card of the hand says that cannot be laid now, by the reason; all others fit nowhere. */
const CAPTIONS: Readonly<Record<string, string>> = {
  'refused-drawn-must-be-placed': 'mgi-caption-drawn-first',
  'refused-one-metal': 'mgi-caption-not-now',
  'refused-one-position': 'mgi-caption-not-now',
  'refused-one-metal-or-position': 'mgi-caption-not-now',
};
