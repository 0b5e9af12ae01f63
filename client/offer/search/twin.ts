import { sameAs } from '../../partial/same-as.ts';

/** The element of the other form that plays the same part, told by one of its attributes. */
export const twinOf = (element: Element, attribute: string, other: Element): Element | null =>
  other.querySelector(sameAs(element, attribute));

export const holdsFocus = (element: Element | null): boolean =>
  element?.contains(document.activeElement) ?? false;
