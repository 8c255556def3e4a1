/** The last errors of this page, for a bug report. */
const last: string[] = [];

function keep(text: string): void {
  last.push(`${new Date().toISOString()} ${text}`.slice(0, 600));
  if (last.length > 12) last.shift();
}

export function watchErrors(): void {
  addEventListener('error', (event) => keep(`${event.message} ${event.filename}:${event.lineno}`));
  addEventListener('unhandledrejection', (event) => keep(`rejected: ${String(event.reason)}`));
}

export function clientReport(): string {
  const { userAgent, language } = navigator;
  const size = `${innerWidth}x${innerHeight} @${devicePixelRatio}`;
  return [userAgent, language, size, location.pathname, ...last].join('\n').slice(0, 4900);
}
