/** Short notes above the action bar: refusals, news of other tables, what was copied. */
import type { Refusal } from '../generated/protocol';
import { OfflineError, RefusedError } from './api';
import { refusalText, t } from './texts.svelte';

export interface Toast {
  id: number;
  tone: 'info' | 'refused' | 'good';
  text: string;
  rule: string; // of a refusal: the clause it can be looked up at
  href: string;
}

let next = 1;
export const toasts: Toast[] = $state([]);

export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const made: Toast = { id: next++, tone: 'info', rule: '', href: '', ...more, text };
  while (toasts.length > 2) toasts.shift();
  toasts.push(made);
  const read = Math.max(4000, 90 * text.length);
  setTimeout(() => dismiss(made.id), read);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function refused(refusal: Pick<Refusal, 'key' | 'arguments' | 'text' | 'rule'>): void {
  toast(refusalText(refusal), { tone: 'refused', rule: refusal.rule });
}

/** Whatever went wrong with a request, in words. */
export function problem(error: unknown): void {
  if (error instanceof RefusedError) refused(error.refusal);
  else if (error instanceof OfflineError) toast(t('web-problem-offline'), { tone: 'refused' });
  else throw error;
}
