import { sameAs } from './same-as.ts';

/**
 * One way for a focus that is lost when its region is replaced. It looks at the focused element and its
 * region before that; the function it gives finds where the focus goes, null where this way has no answer.
 */
export type Lead = (active: Element, region: HTMLElement) => (() => HTMLElement | null | undefined) | null;

/** Called before regions are replaced; the function it gives is called after. */
export type Focus = () => () => void;

/** To what has the same value of an attribute, where that is seen: the same may stand in a closed menu too. */
export const same =
  (attribute: string): Lead =>
  (active, region) => {
    if (!active.hasAttribute(attribute)) return null;
    const selector = sameAs(active, attribute);
    return () =>
      [...region.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  };

/** From within the nth element of a selector to the nth of another one, or the last where there are fewer. */
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

/** Focus on something that may be no control, so that reading and tabbing go on from there. */
const focusOn = (element: HTMLElement): void => {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/** Keeps a focus that stands in a region: where it is lost, the first way that has an answer leads it on. */
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

/** Leads the focus to an element of the new page wherever it stood, and has it seen. */
export const leadFocus =
  (find: () => HTMLElement | null | undefined): Focus =>
  () =>
  () =>
    find()?.focus();
