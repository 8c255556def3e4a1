/**
 * `use:tooltip={text}`: one bubble for the page, on hover, on keyboard focus and, on a touch screen, while something is held;
 * in the words of the moment. What is held is only explained: letting it go does nothing.
 */
let bubble: HTMLDivElement | null = null;
let owner: Element | null = null;
let timer = 0;

const HOLD = 450; // ms
const byTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';
function show(target: Element, text: string): void {
  if (!text) return;
  if (!bubble) {
    bubble = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'tooltip', role: 'tooltip', id: 'tooltip' }));
    // The next touch, wherever it is, puts away what a finger made show.
    addEventListener('pointerdown', (event) => owner && !owner.contains(event.target as Node) && hide(owner), true);
  }
  owner = target;
  bubble.textContent = text;
  bubble.dataset.shown = '';
  const at = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const above = at.top - height - 8;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < 8 ? at.bottom + 8 : above}px`;
}

function hide(target: Element): void {
  clearTimeout(timer);
  if (bubble && owner === target) delete bubble.dataset.shown;
}

export function tooltip(node: Element, text: string) {
  let words = text;
  const mark = () => node.setAttribute('data-tip', words); // what is explained, and how
  mark();
  let held = false; // a finger has made it show
  const later = (event: Event) => {
    if (byTouch(event)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => show(node, words), 350);
  };
  const pressed = (event: Event) => {
    hide(node);
    held = false;
    if (!byTouch(event) || !words) return;
    timer = window.setTimeout(() => {
      held = true;
      show(node, words);
    }, HOLD);
  };
  const letGo = (event: Event) => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') held = false;
  };
  const focused = () => node.matches(':focus-visible') && show(node, words);
  const gone = () => hide(node);
  const lifted = (event: Event) => {
    if (!held || !byTouch(event)) hide(node); // what a finger made show can still be read, until the next touch
  };
  node.addEventListener('pointerenter', later);
  node.addEventListener('pointerleave', lifted);
  node.addEventListener('pointerdown', pressed);
  node.addEventListener('pointercancel', lifted);
  node.addEventListener('contextmenu', letGo);
  node.addEventListener('click', letGo, true);
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
      node.removeEventListener('pointerenter', later);
      node.removeEventListener('pointerleave', lifted);
      node.removeEventListener('pointerdown', pressed);
      node.removeEventListener('pointercancel', lifted);
      node.removeEventListener('contextmenu', letGo);
      node.removeEventListener('click', letGo, true);
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', gone);
    },
  };
}
