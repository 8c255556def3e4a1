/** Every computer player that a table can seat has a face of its own; unknown ones look like `random`. */
import { execFileSync } from 'node:child_process';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Face from './Face.svelte';

/** The levels as `/api/games` names them, and the other players that a table can seat, from the package itself. */
const ASKED = `
import json
from metalworks.games import GAMES
from metalworks.players import RESEARCH
from metalworks.server.transport.http.games import game_info
print(json.dumps({"levels": [game_info(name).levels for name in GAMES], "others": list(RESEARCH)}))
`;
const { levels, others } = JSON.parse(execFileSync(process.env.PYTHON ?? 'python3', ['-c', ASKED], { encoding: 'utf8' })) as {
  levels: string[][];
  others: string[];
};

/** What is drawn, without the name that it is drawn for. */
const drawn = (level: string): string => render(Face, { props: { level } }).body.replace(/data-face="[^"]*"/, '');

it('knows every level of every game', () => {
  const known = new Set([...levels.flat(), ...others]);
  expect(known.size).toBeGreaterThan(5);
  for (const level of known) {
    expect(drawn(level)).toContain('<svg');
    if (level !== 'random') expect(drawn(level), level).not.toBe(drawn('nobody'));
  }
  expect(new Set([...known].map(drawn)).size).toBe(known.size);
});
