/** What a person has chosen goes with them: it is kept by the server, and shown on every device of theirs. */
import { api } from './api';
import { prefs, remember, SETTINGS, type Settings } from './prefs.svelte';
import { switchLanguage } from './texts.svelte';

const PAUSE = 600; // ms, so that a slider is sent once
let timer = 0;

const present = (): Settings => Object.fromEntries(SETTINGS.map((name) => [name, prefs[name]])) as unknown as Settings;

async function send(): Promise<void> {
  timer = 0;
  await api.keepSettings(present());
  if (!timer) remember({ unsent: false });
}

/** Choose something, here and everywhere. */
export function choose(change: Partial<Settings>): void {
  remember({ ...change, unsent: true });
  clearTimeout(timer);
  timer = window.setTimeout(() => void send().catch(() => undefined), PAUSE); // it still holds on this device
}

/** What was chosen here and never got to the server is newer than what it has; else that holds. */
export async function agreeOnSettings(): Promise<void> {
  await (prefs.unsent ? send() : bringSettings());
}

/** What was chosen on another device holds here from now on. */
export async function bringSettings(): Promise<void> {
  const kept = await api.settings();
  if (timer) return; // something was chosen meanwhile
  const { language, ...others } = Object.fromEntries(Object.entries(kept).filter(([name]) => SETTINGS.some((one) => one === name))) as Partial<Settings>;
  remember(others);
  if (language && language !== prefs.language) await switchLanguage(language);
}

/** The look that was chosen, on the page itself. */
export function showSettings(): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = prefs.theme;
  dataset.size = prefs.size;
  dataset.speed = prefs.speed;
  style.colorScheme = prefs.theme === 'light' ? 'light' : 'dark';
}
