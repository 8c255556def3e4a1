/** Which page the address bar means. */
export type Route =
  | { page: 'lobby' }
  | { page: 'watch' }
  | { page: 'history' }
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
    case 'games':
      return { page: 'history' };
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
