/** Selector of what has the same value of an attribute as an element. */
export const sameAs = (element: Element, attribute: string): string =>
  `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`;
