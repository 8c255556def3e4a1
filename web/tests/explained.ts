/** Everything that is shown on a board of Metal Adventures explains itself, in all languages. */
import type { Page } from '@playwright/test';
import { expect } from './table';

/**
 * Signs that stand with a number or alone, and pieces of the board, without an explanation; and explanations that are not
 * words. A sign beside words is said by them.
 */
function unexplained(): string[] {
  const KEY = /(^|\s)[a-z]+(-[a-z0-9]+)+(\s|$)/; // a message that is missing shows its key
  const found: string[] = [];
  const seen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const words = (one: Element): string => {
    const copy = one.cloneNode(true) as Element;
    copy.querySelectorAll('.sr, style').forEach((hidden) => hidden.remove());
    return copy.textContent?.trim() ?? '';
  };
  for (const sign of document.querySelectorAll('#board [data-sign], .players .holds [data-sign]')) {
    if (!seen(sign) || sign.closest('[data-tip]:not([data-tip=""]), button[aria-label], .mark')) continue;
    let near = sign.parentElement;
    while (near && near.id !== 'board' && !words(near)) near = near.parentElement;
    if (near && /\p{L}{2}/u.test(words(near))) continue;
    found.push(`${sign.getAttribute('data-sign')} in ${sign.parentElement?.outerHTML.slice(0, 120)}`);
  }
  for (const piece of document.querySelectorAll('#board [data-spot]:not(.offer, .hand, .panel, .chip)')) {
    if (seen(piece) && !piece.getAttribute('data-tip')) found.push(`${piece.getAttribute('data-spot')} has none`);
  }
  for (const one of document.querySelectorAll('[data-tip]')) {
    const tip = one.getAttribute('data-tip')!;
    if (seen(one) && tip && (KEY.test(tip) || /[{}]|undefined|NaN/.test(tip))) found.push(`says “${tip}”`);
  }
  return found;
}

/** No sign, number or piece without words for it, whatever the language; it ends as it began, in English. */
export async function explained(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  for (const language of ['de', 'pl', 'en']) {
    await page.locator(`.top [lang=${language}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    found.push(...(await page.evaluate(unexplained)).map((one) => `${language}: ${one}`));
  }
  expect(found, where).toEqual([]);
}
