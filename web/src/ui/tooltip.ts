/**
 * `use:tooltip={text}`: one bubble for the page, in the words of the moment. It comes on hover and on keyboard focus,
 * and where there is no pointer to hover with, on tap and hold: then it stays until the next touch, and the finger that
 * leaves does nothing else.
 */
let bubble: HTMLDivElement | null = null;
let owner: Element | null = null;
let timer = 0;

const HOVER = 350; // ms
const HOLD = 450; // ms, a little less than what systems call a long press
const SLACK = 10; // px that a finger may tremble

function show(target: Element, text: string): void {
  if (!text) return;
  bubble ??= Object.assign(document.createElement('div'), { className: 'tooltip', role: 'tooltip', id: 'tooltip' });
  // A dialog lies over everything else in the page: what explains it must be inside.
  (target.closest('dialog') ?? document.body).appendChild(bubble);
  owner = target;
  bubble.textContent = text;
  bubble.dataset.shown = '';
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const above = at.top - height - 8;
  const below = Math.min(at.bottom + 8, innerHeight - height - 8);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < 8 ? below : above}px`;
}

function hide(target: Element): void {
  clearTimeout(timer);
  if (bubble && owner === target) delete bubble.dataset.shown;
}

/** The click that ends a long press is no click. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Tap and hold on `node`: `tell` is called after a moment, unless the finger moves on. */
export function hold(node: Element, tell: () => boolean): () => void {
  const down = (first: Event): void => {
    const touch = first as PointerEvent;
    if (touch.pointerType === 'mouse') return;
    const waits = window.setTimeout(() => {
      if (!tell()) return;
      navigator.vibrate?.(8);
      addEventListener('click', swallow, { capture: true, once: true });
      addEventListener('contextmenu', swallow, { capture: true, once: true });
      addEventListener('pointerup', () => setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
        removeEventListener('contextmenu', swallow, { capture: true });
      }), { once: true });
    }, HOLD);
    const end = (event: PointerEvent): void => {
      if (event.type === 'pointermove' && Math.hypot(event.clientX - touch.clientX, event.clientY - touch.clientY) < SLACK) return;
      clearTimeout(waits);
      for (const type of ENDS) removeEventListener(type, end, true);
    };
    for (const type of ENDS) addEventListener(type, end, true);
  };
  node.addEventListener('pointerdown', down);
  return () => node.removeEventListener('pointerdown', down);
}
const ENDS = ['pointerup', 'pointercancel', 'pointermove'] as const;

/** Say it now, and until the next touch: for what a tap can do nothing else with. */
export function explain(node: Element, text: string): void {
  show(node, text);
  setTimeout(() => addEventListener('pointerdown', () => hide(node), { capture: true, once: true }));
}

export function tooltip(node: Element, text: string) {
  let words = text;
  const mark = () => node.setAttribute('data-tip', words); // what is explained, and how
  mark();
  const later = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    clearTimeout(timer);
    timer = window.setTimeout(() => show(node, words), HOVER);
  };
  const focused = () => node.matches(':focus-visible') && show(node, words);
  const gone = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') hide(node);
  };
  const release = hold(node, () => {
    explain(node, words);
    return words !== '';
  });
  node.addEventListener('pointerenter', later);
  node.addEventListener('pointerleave', gone);
  node.addEventListener('pointerdown', gone);
  node.addEventListener('focus', focused);
  node.addEventListener('blur', gone);
  return {
    update(next: string) {
      words = next;
      mark();
      if (owner === node && bubble?.dataset.shown !== undefined) show(node, words);
    },
    destroy() {
      hide(node);
      release();
      node.removeEventListener('pointerenter', later);
      node.removeEventListener('pointerleave', gone);
      node.removeEventListener('pointerdown', gone);
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', gone);
    },
  };
}
