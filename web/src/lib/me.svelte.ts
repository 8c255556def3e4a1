/** Who I am at this server. */
import type { Me } from '../generated/protocol';
import { api } from './api';
import { agreeOnSettings, bringSettings } from './settings.svelte';

let current: Me | null = $state.raw(null);
let asked: Promise<Me> | null = null;

export const me = {
  get name(): string {
    return current?.name ?? '';
  },
};

/** The cookie must be there before anything else is asked; once is enough. */
export function whoAmI(): Promise<Me> {
  asked ??= api.me().then((answer) => {
    current = answer;
    void agreeOnSettings().catch(() => undefined); // without them this device's own hold
    return answer;
  });
  asked.catch(() => (asked = null));
  return asked;
}

export async function rename(name: string): Promise<void> {
  current = await api.rename(name);
}

export async function claim(token: string): Promise<void> {
  current = await api.claim(token);
  await bringSettings();
}
