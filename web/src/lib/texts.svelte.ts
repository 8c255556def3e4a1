/** The Fluent texts of the application and of the games, in the language of the moment. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Refusal } from '../generated/protocol';
import { api } from './api';
import { prefs, remember, type Language } from './prefs.svelte';

type Arguments = Record<string, FluentVariable>;

const bundles = new Map<string, Promise<FluentBundle>>();
let current: FluentBundle = $state.raw(new FluentBundle('en'));
let game: string | null = null;

function bundle(language: Language, of: string | null): Promise<FluentBundle> {
  const key = `${language} ${of ?? ''}`;
  let found = bundles.get(key);
  if (!found) {
    found = api.texts(language, of).then((source) => {
      const made = new FluentBundle(language, { useIsolating: false });
      made.addResource(new FluentResource(source));
      return made;
    });
    found.catch(() => bundles.delete(key));
    bundles.set(key, found);
  }
  return found;
}

/** Read the texts of a game (null: the application's alone) and show them from now on. */
export async function useTexts(of: string | null): Promise<void> {
  game = of;
  const language = prefs.language;
  const found = await bundle(language, of);
  if (game === of && prefs.language === language) show(found, language);
}

function show(found: FluentBundle, language: Language): void {
  current = found;
  document.documentElement.lang = language;
}

/** Switch the language; nothing else changes, so no state is lost. */
export async function switchLanguage(language: Language): Promise<void> {
  const found = await bundle(language, game);
  remember({ language });
  show(found, language);
}

function format(from: FluentBundle, key: string, args?: Arguments): string | null {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = from.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? from.formatPattern(pattern, args ?? null, []).replace(/(?<=\d) \$/g, '\u00A0$') : null; // no line ends inside “5 $”
}

/** A message in words, the key itself where there is none; `key.attribute` reads an attribute. */
export function t(key: string, args?: Arguments): string {
  return format(current, key, args) ?? key;
}

/** The texts of another game than the one at the table, for the lobby. */
export async function textsOf(of: string): Promise<typeof t> {
  const found = await bundle(prefs.language, of);
  return (key, args) => format(found, key, args) ?? key;
}

/** A refusal in words; positions and words of the code never show. */
export function refusalText(refusal: Pick<Refusal, 'key' | 'arguments' | 'text'>): string {
  const text = format(current, refusal.key, refusal.arguments as Arguments);
  return text ?? (refusal.text || refusal.key);
}
