/** How a focus that stood in replaced content finds its way: the region, and what it stood on. */
const REGION = '[data-region]';

const nth = (root: Element, selector: string, index: number): HTMLElement | null => {
  const all = root.querySelectorAll<HTMLElement>(selector);
  return all[Math.min(index, all.length - 1)] ?? null;
};

const indexIn = (root: Element, selector: string, element: Element): number =>
  [...root.querySelectorAll(selector)].findIndex((one) => one.contains(element));

/** Focus on something that is not a control, so that reading and tabbing go on from there. */
const focusOn = (element: HTMLElement | null): void => {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Notes where the focus stands before regions are replaced. The function it returns puts it, where it was
 * lost, on the same control, on the menu that the control was in, on the next chip, or on the heading.
 */
export const keepFocus = (): (() => void) => {
  const { activeElement: active } = document;
  const region = active?.closest<HTMLElement>(REGION) ?? null;
  if (active === null || region === null || active === region) return () => undefined;
  const name = region.dataset.region;
  const href = active.getAttribute('href') ?? '#';
  const menu = indexIn(region, 'details', active);
  const chip = indexIn(region, '.chips > li', active);
  return () => {
    if (active.isConnected) return;
    // The same address may stand in a closed menu too.
    const same = [...region.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)].find((link) =>
      link.checkVisibility(),
    );
    if (menu >= 0) focusOn(nth(region, 'details > summary', menu));
    else if (same) focusOn(same);
    else if (name === 'chips' && region.firstElementChild) focusOn(nth(region, '.chip', chip));
    else focusOn(name === 'results' ? region : document.querySelector('h1'));
  };
};
