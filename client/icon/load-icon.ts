import type { CleanElement } from './clean-svg.ts';
import { iconLoader } from './icon-loader.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Builds a cleaned drawing element by element: no text of it ever reaches a parser of the browser. */
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
 * A drawing from an address (`data-src`), put into the page so that it takes the colour of the text around it;
 * always beside a word, like the page's own icons. It is built from what `cleanSvg` leaves of it, so it may come
 * from content that others write. Until it is ready, and when it fails, its room stays empty.
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
