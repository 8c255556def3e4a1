/** What this browser remembers between visits. */
import { MediaQuery } from 'svelte/reactivity';

const KEY = 'metalworks';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const SIZES = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof SIZES)[number];

/** What a person chooses once and has on every device. */
export interface Settings {
  language: Language;
  sound: boolean;
  volume: number; // 0 to 100
  speed: Speed | ''; // of what others do; '' follows the system: off where it asks for less motion
  theme: Theme;
  size: TextSize;
  confirm: boolean; // ask before what cannot be undone
  autopass: boolean; // do the only thing that can be done
}

export const SETTINGS = ['language', 'sound', 'volume', 'speed', 'theme', 'size', 'confirm', 'autopass'] as const satisfies readonly (keyof Settings)[];

interface Stored extends Settings {
  game: string;
  opponents: number;
  level: string;
  toured: string[]; // games whose first steps were done or skipped
  unsent: boolean; // a setting was chosen that the server does not know yet: the page may have been left too soon
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}

function load(): Stored {
  const fresh: Stored = {
    language: browserLanguage(),
    sound: false,
    volume: 60,
    speed: '',
    theme: 'dark',
    size: 'usual',
    confirm: false,
    autopass: false,
    game: 'metallurgie',
    opponents: 1,
    level: '',
    toured: [],
    unsent: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return fresh;
  }
}

export const prefs: Stored = $state(load());

/** Written at once: a reload must not lose a choice. */
export function remember(change: Partial<Stored>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(prefs)));
  } catch {
    // private windows may have no storage; the choice holds until the page closes
  }
}

/** What another window of this browser chooses holds here too; a language is shown by who knows the texts. */
export function followOtherWindows(show: (language: Language) => unknown): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    const { language, ...others } = load();
    Object.assign(prefs, others);
    if (language !== prefs.language) show(language);
  });
}

/** How numbers and dates are written: our English is that of the rulebooks, so the day comes before the month. */
export const locale = (): string => (prefs.language === 'en' ? 'en-GB' : prefs.language);

const phone = new MediaQuery('(max-width: 899px)');
const calm = new MediaQuery('(prefers-reduced-motion: reduce)');

export const screen = {
  get compact(): boolean {
    return phone.current;
  },
  get reducedMotion(): boolean {
    return screen.speed === 'off';
  },
  get speed(): Speed {
    return prefs.speed || (calm.current ? 'off' : 'normal');
  },
};
