/** Which page the address bar means. */
export type Route =
  | { page: 'lobby' }
  | { page: 'watch' }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'table'; id: string; tour: boolean }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'steps'; game: string }
  | { page: 'link'; token: string }
  | { page: 'lost' };

export function parse(url: URL): Route {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'watch':
      return { page: 'watch' };
    case 'rules':
      return { page: 'rules', game: second, clause: decodeURIComponent(url.hash.slice(1)) };
    case 'table':
      return second ? { page: 'table', id: second, tour: url.searchParams.has('first-steps') } : { page: 'lost' };
    case 'replay': {
      const at = url.searchParams.get('at');
      return second ? { page: 'replay', id: second, at: at === null ? null : Number(at) } : { page: 'lost' };
    }
    case 'first-steps':
      return { page: 'steps', game: second };
    case 'link':
      return { page: 'link', token: second };
    default:
      return { page: 'lost' };
  }
}

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
