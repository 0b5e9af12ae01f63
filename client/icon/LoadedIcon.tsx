import { useEffect, useId, useRef, useState } from 'react';
import type { LoadedIconProps } from '../ui/island-props.ts';
import type { CleanElement } from './clean-svg.ts';
import { iconLoader } from './icon-loader.ts';
import { PENDING } from './icon-state.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Builds a cleaned drawing element by element: no text of it ever reaches a parser of the browser. */
const buildSvg = ({ name, attributes, children }: CleanElement, page: Document): SVGElement => {
  const element = page.createElementNS(SVG, name);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.append(...children.map((child) => buildSvg(child, page)));
  return element;
};

const drawsSvg = (): boolean =>
  typeof SVGSVGElement === 'function' &&
  document.createElementNS('http://www.w3.org/2000/svg', 'svg') instanceof SVGSVGElement;

/**
 * A drawing from an address, put into the page so that it takes the colour of the text around it; always
 * beside a word, like the page's own icons. It is built from what `cleanSvg` leaves of it, so it may come
 * from content that others write. Until it is ready, and when it fails, its room stays empty.
 */
export const LoadedIcon = ({ src }: LoadedIconProps) => {
  const slot = useRef<HTMLSpanElement>(null);
  const [{ status }, setState] = useState(PENDING);
  const scope = `${useId().replace(/[^\w-]/g, '')}-`;
  useEffect(() => {
    const loader = iconLoader({
      send: (address, init) => fetch(address, init),
      supported: drawsSvg,
      draw: (drawing) => {
        const svg = buildSvg(drawing, document);
        svg.setAttribute('class', 'icon');
        svg.setAttribute('aria-hidden', 'true');
        slot.current?.replaceChildren(svg);
      },
      onState: (state) => {
        setState(state);
        if (state.error !== null) console.error(`The drawing ${src} stays away: ${state.error}`);
      },
      scope,
    });
    void loader.load(src);
    return loader.stop;
  }, [src, scope]);
  return (
    <span className="loaded-icon" data-state={status} aria-hidden="true">
      <span ref={slot} hidden={status !== 'ready'} />
    </span>
  );
};
