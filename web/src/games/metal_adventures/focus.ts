/** Where the keyboard goes when something new lies over the board. */

/** Whether nobody is anywhere else: the focus is lost, or on what now lies below. */
const isFree = (): boolean => {
  const { activeElement: at } = document;
  return !at || at === document.body || at.closest('[inert]') !== null;
};

/** What has just come takes the focus, unless its owner is busy elsewhere, in the chat or in a list. */
export function takeFocus(node: HTMLElement): void {
  if (isFree()) node.focus({ preventScroll: true });
}
