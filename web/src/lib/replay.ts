/** All frames of a finished match; the server hands them out in pages. */
import type { Replay, ReplayFrame } from '../generated/protocol';
import { api } from './api';

export async function wholeReplay(id: string, seat: number | null): Promise<Replay> {
  const first = await api.replay(id, seat);
  const frames: ReplayFrame[] = [...first.frames];
  while (frames.length && frames.at(-1)!.at < first.lines) {
    const next = await api.replay(id, seat, frames.at(-1)!.at + 1);
    if (!next.frames.length) break;
    frames.push(...next.frames);
  }
  return { ...first, frames };
}
