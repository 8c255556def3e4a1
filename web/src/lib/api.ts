/** The HTTP part of the protocol; every refusal becomes a `RefusedError` that the page can put into words. */
import type {
  Course,
  CreateTable,
  FigureMoment,
  Figures,
  GameInfo,
  Health,
  IdentityLink,
  Me,
  Refusal,
  Replay,
  Report,
  ReportTaken,
  Rules,
  SeatPlan,
  Session,
  TableInfo,
  TableList,
} from '../generated/protocol';

export type Shelf = 'open' | 'mine' | 'live' | 'finished' | 'played';

export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text || refusal.key);
  }
}

/** The server cannot be reached: not a refusal, try again. */
export class OfflineError extends Error {}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw new OfflineError(String(error));
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (body !== null && typeof body === 'object' && 'key' in body) throw new RefusedError(body as Refusal);
  if (answer.status >= 502 && answer.status <= 504) throw new OfflineError(String(answer.status));
  throw new RefusedError({
    code: answer.status === 404 ? 'missing' : 'busy',
    key: answer.status === 404 ? 'web-problem-missing' : 'web-problem-server',
    arguments: { status: answer.status },
    rule: '',
    game: null,
    text: `${answer.status} ${path}`,
  });
}

async function get<T>(path: string): Promise<T> {
  return (await request(path)).json() as Promise<T>;
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await request(path, init)).json() as Promise<T>;
}

async function remove(path: string): Promise<void> {
  await request(path, { method: 'DELETE' });
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PATCH', '/api/me', { name }),
  identityLink: () => send<IdentityLink>('POST', '/api/me/link'),
  claim: (token: string) => send<Me>('POST', '/api/me/claim', { token }),
  sessions: () => get<Session[]>('/api/me/sessions'),
  endSession: (id: string) => remove(`/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => remove('/api/me/sessions'),
  settings: () => get<Record<string, string | number | boolean>>('/api/me/settings'),
  keepSettings: (chosen: object) => send<object>('PUT', '/api/me/settings', chosen),
  games: () => get<GameInfo[]>('/api/games'),
  tables: (shelf: Shelf, game = '', before = '') =>
    get<TableList>(
      `/api/tables?shelf=${shelf}${game && `&game=${game}`}${before && `&before=${encodeURIComponent(before)}`}`,
    ),
  create: (plan: CreateTable) => send<TableInfo>('POST', '/api/tables', plan),
  table: (id: string) => get<TableInfo>(table(id)),
  join: (id: string, seat: number | null = null) => send<TableInfo>('POST', `${table(id)}/join`, { seat }),
  leave: (id: string) => send<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string, fill = '') => send<TableInfo>('POST', `${table(id)}/start`, { fill }),
  rematch: (id: string) => send<TableInfo>('POST', `${table(id)}/rematch`),
  fork: (id: string, at: number, seats: SeatPlan[] = []) => send<TableInfo>('POST', `${table(id)}/fork`, { at, seats }),
  importJournal: (journal: string) => send<TableInfo>('POST', '/api/journals', { journal }),
  replay: (id: string, seat: number | null = null, first = 0, count = 0) =>
    get<Replay>(
      `${table(id)}/replay?first=${first}${count ? `&count=${count}` : ''}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  course: (id: string) => get<Course>(`${table(id)}/course`),
  report: (report: Report) => send<ReportTaken>('POST', '/api/reports', report),
  texts: async (language: string, game: string | null) =>
    (await request(`/api/texts/${language}${game ? `?game=${game}` : ''}`)).text(),
  rules: (game: string, language: string) => get<Rules>(`/api/rules/${game}?language=${language}`),
  figures: (game: string) => get<Figures>(`/api/rules/${game}/figures`),
  tryFigure: (game: string, figure: string, actions: readonly object[]) =>
    send<FigureMoment>('POST', `/api/rules/${game}/figures/${figure}`, { actions }),
  picture: async (id: string, at: number) => (await request(`${table(id)}/picture?at=${at}`)).blob(),
  health: () => get<Health>('/health'),
};
