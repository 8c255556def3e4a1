/** Hand a link on: the system's sheet on a phone, the clipboard elsewhere. */
import { t } from '../lib/texts.svelte';
import { toast } from '../lib/toasts.svelte';

export async function share(path: string, title: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await copy(url);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-copied'), { tone: 'good' });
  } catch {
    prompt(t('web-copy-this'), text); // no clipboard outside a secure context
  }
}
