/** What a reader cannot read: text that is cut off, ends in "…", or breaks inside a word. Runs in the page. */

export function unreadable(): string[] {
  const found = new Set<string>();
  const near = 1; // rounding of boxes

  const name = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.slice(0, 60);
  const tell = (what: string, element: Element, text: string): void => {
    found.add(`${what}: “${text.trim().slice(0, 60)}” in ${name(element.parentElement ?? element)} > ${name(element)}`);
  };

  /** Whether an ancestor that does not scroll cuts a part of the box away. */
  const cutBy = (element: Element, box: DOMRect): Element | null => {
    const air = parseFloat(getComputedStyle(element).fontSize) * 0.25; // above and below the letters
    let left = box.left;
    let top = box.top;
    let right = box.right;
    let bottom = box.bottom;
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const clipsX = style.overflowX !== 'visible';
      const clipsY = style.overflowY !== 'visible';
      if (!clipsX && !clipsY) {
        if (style.position === 'fixed') break;
        continue;
      }
      const frame = at.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(style.overflowX);
      const scrollsY = /auto|scroll/.test(style.overflowY);
      if (clipsX && !scrollsX && (left < frame.left - near || right > frame.right + near)) return at;
      if (clipsY && !scrollsY && (top < frame.top - air || bottom > frame.bottom + air)) return at;
      // What is scrolled out of sight can be scrolled back; what is left of it must fit further out.
      if (scrollsX) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (scrollsY) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (right <= left || bottom <= top) return null;
      if (style.position === 'fixed') break;
    }
    return null;
  };

  const scrolls = (element: Element | null): boolean =>
    !!element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || element.closest('script, style, symbol, .sr')) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue; // as .sr: for those who hear it
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;

    const style = getComputedStyle(element);
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + near) tell('ends in …', element, text);
    else if (style.getPropertyValue('-webkit-line-clamp') !== 'none' && element.scrollHeight > element.clientHeight + near)
      tell('lines left out', element, text);
    else {
      const cutter = cutBy(element, box);
      if (cutter) tell(`cut by ${name(cutter)}`, element, text);
      else if ((box.right > innerWidth + near || box.left < -near) && !scrolls(element)) tell('out of the window', element, text);
    }

    if (element.closest('svg')) continue;
    for (const word of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const letters = [...word[0]].map((_, at) => {
        range.setStart(node, word.index + at);
        range.setEnd(node, word.index + at + 1);
        return [...range.getClientRects()].at(-1)!; // the last: a hyphen may come before it
      });
      const breaks = letters.some((one, at) => at > 0 && one.top > letters[at - 1]!.top + one.height / 2);
      if (breaks) tell('broken word', element, word[0]);
    }
  }
  return [...found];
}
