import type { IconName } from '../ui/icon-paths.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A new element with a class and children. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

/** An icon from the page's sprite, like `Icon`. */
export const icon = (name: IconName, small = false): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', small ? 'icon icon--small' : 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
};

/** A button with an icon or picture, and its accessible name. */
export const button = (className: string, label: string, face: Node, run: () => void): HTMLButtonElement => {
  const element = make('button', className, face);
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.addEventListener('click', run);
  return element;
};
