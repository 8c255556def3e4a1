/** `use:tooltip={text}`: one bubble for the page, on hover and on keyboard focus, in the words of the moment. */
let bubble: HTMLDivElement | null = null;
let owner: Element | null = null;
let timer = 0;

function show(target: Element, text: string): void {
  if (!text) return;
  bubble ??= document.body.appendChild(
    Object.assign(document.createElement('div'), { className: 'tooltip', role: 'tooltip', id: 'tooltip' }),
  );
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
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => show(node, words), 350);
  };
  const focused = () => node.matches(':focus-visible') && show(node, words);
  const gone = () => hide(node);
  node.addEventListener('pointerenter', later);
  node.addEventListener('pointerleave', gone);
  node.addEventListener('pointerdown', gone);
  node.addEventListener('focus', focused);
  node.addEventListener('blur', gone);
  return {
    update(next: string) {
      words = next;
      if (owner === node && bubble?.dataset.shown !== undefined) show(node, words);
    },
    destroy() {
      hide(node);
      node.removeEventListener('pointerenter', later);
      node.removeEventListener('pointerleave', gone);
      node.removeEventListener('pointerdown', gone);
      node.removeEventListener('focus', focused);
      node.removeEventListener('blur', gone);
    },
  };
}
