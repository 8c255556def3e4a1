/** What the board says at a position: the result of a card let go there, or why it cannot be. */
import type { View } from '../../generated/metallurgie';
import type { Preview, Translate } from '../board';
import type { Note } from './Callout.svelte';
import type { Key, Shown } from './hex';
import { METALS, below, height, type Metal } from './metals';
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
  if (carried && scene.shown.has(at)) return whyNot(carried, at, scene.shown, view, t);
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

/** Why a held card does not go to a position that is not among the legal ones. */
export function whyNot(metal: Metal, at: Key, shown: Shown, view: View, t: Translate): Note {
  const found = shown.get(at);
  const lower = below(metal);
  const forbid = (text: string): Note => ({ voice: 'forbid', icon: 'cross', title: t('mgi-why-title', { metal }), text });
  if (metal === 'iron' && found) return forbid(t('mgi-why-iron-on-card'));
  if (metal === 'iron') return forbid(t('mgi-why-apart'));
  if (found !== lower) return forbid(t('mgi-why-below', { metal, below: lower ?? '', on: found ?? 'nothing' }));
  return forbid(t(view.phase === 'follow' ? 'mgi-why-follow' : 'mgi-why-now'));
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
  if (view.phase === 'place_drawn') return { text: t('mgi-caption-drawn-first'), tone: 'blocked', why: t('mgi-why-drawn-first') };
  if (view.phase === 'follow') return { text: t('mgi-caption-not-now'), tone: 'blocked', why: t('mgi-why-follow') };
  const fits = metal === 'iron' || view.pattern.some((stack) => stack.metal === below(metal));
  return { text: t(fits ? 'mgi-caption-not-now' : 'mgi-caption-nowhere'), tone: 'blocked', why: t(`piece-${metal}`) };
}
