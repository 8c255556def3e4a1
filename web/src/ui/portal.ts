/** Moves a node to the end of the page, so that nothing of the table covers it. */
export function portal(node: HTMLElement): { destroy(): void } {
  document.body.append(node);
  return { destroy: () => node.remove() };
}
