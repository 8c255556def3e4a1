/** What the board is, in words: names of positions, tooltips, actions. */
import type { View } from '../../generated/metallurgie';
import type { Translate } from '../board';
import type { Key, Shown } from './hex';
import type { Scene } from './Pattern.svelte';
import { where } from './where';

/** A position for the screen reader: where, what is there, its area, and what can be done. */
export function positionName(at: Key, shown: Shown, view: View, scene: Scene, t: Translate): string {
  const metal = shown.get(at) ?? 'nothing';
  const area = scene.areas.find((one) => one.cells.includes(at));
  const parts = [t('mgi-position', { at: where(at, view.pattern, t), metal })];
  if (area && area.cells.length > 1) parts.push(t('mgi-position-area', { size: area.size, needed: area.needed }));
  if (scene.held && scene.places.has(at)) parts.push(t(scene.hot.has(at) ? 'mgi-position-scores' : 'mgi-position-lay', { metal: scene.held }));
  if (scene.takes.has(at)) parts.push(t('mgi-position-take'));
  if (scene.locks.has(at)) parts.push(t('mgi-locked'));
  if (scene.choices.has(at)) parts.push(t('mgi-score-this'));
  if (view.last && view.last.join(',') === at) parts.push(t('mgi-position-last'));
  return parts.join(' ');
}
