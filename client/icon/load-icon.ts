import type { CleanElement } from './clean-svg.ts';
import { iconLoader } from './icon-loader.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Builds a cleaned drawing element by element: the browser never parses its text. */
const buildSvg = ({ name, attributes, children }: CleanElement): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.append(...children.map(buildSvg));
  return element;
};

const drawsSvg = (): boolean =>
  typeof SVGSVGElement === 'function' && document.createElementNS(SVG, 'svg') instanceof SVGSVGElement;

let count = 0;

/**
 * Loads an SVG drawing from `data-src` into the page, so that it takes the colour of the surrounding text; a
 * word always stands beside it, as with the page's own icons. It is built from the result of `cleanSvg`, so
 * it may come from untrusted content. While it loads, and when it fails, its space stays empty.
 */
export const enhanceIcon = (slot: HTMLElement, signal: AbortSignal): void => {
  const { src = '' } = slot.dataset;
  count += 1;
  const loader = iconLoader({
    send: (address, init) => fetch(address, init),
    supported: drawsSvg,
    draw: (drawing) => {
      const svg = buildSvg(drawing);
      svg.setAttribute('class', 'icon');
      svg.setAttribute('aria-hidden', 'true');
      slot.replaceChildren(svg);
    },
    onState: ({ status, error }) => {
      slot.dataset.state = status;
      if (error !== null) console.error(`The drawing ${src} stays away: ${error}`);
    },
    scope: `icon${count}-`,
  });
  signal.addEventListener('abort', loader.stop);
  void loader.load(src);
};
