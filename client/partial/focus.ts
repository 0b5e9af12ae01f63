import { sameAs } from './same-as.ts';

/**
 * One rule for a focus that is lost when its region is replaced. It looks at the focused element and its
 * region before that; the function it returns finds the new element, or null where this rule finds none.
 */
export type Lead = (active: Element, region: HTMLElement) => (() => HTMLElement | null | undefined) | null;

/** Called before regions are replaced; the returned function is called afterwards. */
export type Focus = () => () => void;

/** Finds the visible element with the same attribute value: a closed menu may contain the same one. */
export const same =
  (attribute: string): Lead =>
  (active, region) => {
    if (!active.hasAttribute(attribute)) return null;
    const selector = sameAs(active, attribute);
    return () =>
      [...region.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  };

/**
 * Moves from the nth element of a selector to the nth of another one, or to its last where there are fewer.
 */
export const nth =
  (selector: string, landing: string): Lead =>
  (active, region) => {
    const index = [...region.querySelectorAll(selector)].findIndex((one) => one.contains(active));
    if (index < 0) return null;
    return () => {
      const all = region.querySelectorAll<HTMLElement>(landing);
      return all[Math.min(index, all.length - 1)];
    };
  };

/** Focuses an element that may not be a control, so that reading and tabbing continue from there. */
const focusOn = (element: HTMLElement): void => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Keeps a focus that is inside a region: when it is lost, the first rule that finds an element moves it
 * there.
 */
export const keepFocus =
  (leads: readonly Lead[]): Focus =>
  () => {
    const { activeElement: active } = document;
    const region = active?.closest<HTMLElement>('[data-region]');
    if (!active || !region || active === region) return () => undefined;
    const ways = leads.map((lead) => lead(active, region));
    return () => {
      if (active.isConnected) return;
      for (const way of ways) {
        const next = way?.();
        if (next) return focusOn(next);
      }
    };
  };

/** Moves the focus to an element of the new page from anywhere, and scrolls to it. */
export const leadFocus =
  (find: () => HTMLElement | null | undefined): Focus =>
  () =>
  () =>
    find()?.focus();
