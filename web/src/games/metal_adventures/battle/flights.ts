/** Spoils in the air: from the battle to the panel of their owner, or to where the scene tells of them. */
import { SIGNS } from '../art/signs';
import { SIGN_OF, type Spoil } from './story';

const FLYING: ReadonlySet<Spoil['kind']> = new Set(['credits', 'glory', 'wreck', 'support', 'improvement']);
const COLOURS: Partial<Record<Spoil['kind'], string>> = { glory: '#ffcb3d', wreck: '#e5cda6', support: '#d9a5ff', improvement: '#8fd0ff' };
const MOST = 4; // of one spoil: a stack, not a shower

/** Each flies a little after the one before; nothing stays behind. */
export function flyAll(spoils: readonly Spoil[], scene: HTMLElement): void {
  const from = scene.querySelector('.splash')?.getBoundingClientRect();
  const panels = document.querySelectorAll<HTMLElement>('.player');
  if (!from) return;
  let delay = 150;
  for (const spoil of spoils) {
    const panel = panels[spoil.seat]?.getBoundingClientRect();
    if (!FLYING.has(spoil.kind) || !panel || !panel.width) continue;
    for (let one = 0; one < Math.min(spoil.number, MOST); one++, delay += 90) fly(spoil, from, panel, delay);
    delay += 120;
  }
}

function fly(spoil: Spoil, from: DOMRect, to: DOMRect, delay: number): void {
  const piece = document.createElement('span');
  piece.setAttribute('aria-hidden', 'true');
  piece.dataset.spoil = spoil.kind;
  piece.style.cssText = `position:fixed;left:0;top:0;width:30px;height:30px;z-index:80;pointer-events:none;color:${COLOURS[spoil.kind] ?? '#ffcb3d'};filter:drop-shadow(0 2px 0 #07050f)`;
  piece.innerHTML = `<svg width="30" height="30" viewBox="0 0 24 24">${SIGNS[SIGN_OF[spoil.kind]]}</svg>`;
  document.body.append(piece);
  const start = [from.left + from.width * 0.72, from.top + from.height * 0.55] as const;
  const end = [to.left + to.width / 2 - 15, to.top + to.height / 2 - 15] as const;
  const at = ([x, y]: readonly [number, number], scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const middle = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 70] as const;
  const flight = piece.animate(
    [
      { transform: at(start, 0.3), opacity: 0 },
      { transform: at(start, 1.2), opacity: 1, offset: 0.15 },
      { transform: at(middle, 1.4), opacity: 1, offset: 0.55 },
      { transform: at(end, 0.7), opacity: 0.9 },
    ],
    { duration: 820, delay, easing: 'cubic-bezier(0.4, 0, 0.4, 1)', fill: 'backwards' },
  );
  flight.onfinish = flight.oncancel = () => piece.remove();
}
