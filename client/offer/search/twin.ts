import { sameAs } from '../../partial/same-as.ts';

/** The matching element of the other form, found by one attribute. */
export const twinOf = (element: Element, attribute: string, other: Element): Element | null =>
  other.querySelector(sameAs(element, attribute));

export const holdsFocus = (element: Element | null): boolean =>
  element?.contains(document.activeElement) ?? false;
