/** What a person has chosen goes with them: it is kept by the server, and shown on every device of theirs. */
import { api } from './api';
import { prefs, remember, SETTINGS, type Settings } from './prefs.svelte';
import { switchLanguage } from './texts.svelte';

const PAUSE = 600; // ms, so that a slider is sent once
let timer = 0;

const present = (): Settings => Object.fromEntries(SETTINGS.map((name) => [name, prefs[name]])) as unknown as Settings;

/** Choose something, here and everywhere. */
export function choose(change: Partial<Settings>): void {
  remember(change);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    timer = 0;
    void api.keepSettings(present()).catch(() => undefined); // it still holds on this device
  }, PAUSE);
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
