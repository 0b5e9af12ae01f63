/** Selector of elements with the same attribute value as this element. */
export const sameAs = (element: Element, attribute: string): string =>
  `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`;
