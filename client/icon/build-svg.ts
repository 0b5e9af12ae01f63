import type { CleanElement } from './clean-svg.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Builds a cleaned drawing element by element: no text of it ever reaches a parser of the browser. */
export const buildSvg = ({ name, attributes, children }: CleanElement, page: Document): SVGElement => {
  const element = page.createElementNS(SVG, name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.append(...children.map((child) => buildSvg(child, page)));
  return element;
};
