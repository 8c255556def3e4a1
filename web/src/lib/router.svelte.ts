/** The page that is shown, and how to go to another. */
import { parse, type Route } from './route';

let current: Route = $state.raw(parse(new URL(location.href)));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current = parse(new URL(location.href));
  if (!replace) window.scrollTo(0, 0);
}

/** Changes the address without a new page, for the scrubber of a replay. */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

addEventListener('popstate', () => (current = parse(new URL(location.href))));

/** Links of our own pages do not load anew. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
