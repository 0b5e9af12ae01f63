import type { PictureView } from '../../domain/views/picture.ts';
import type { GalleryTexts } from '../island-props.ts';
import { fill } from '../text.ts';
import { keyTarget, shownIndex } from './viewer-position.ts';

const SVG = 'http://www.w3.org/2000/svg';

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

const icon = (name: 'right' | 'close'): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#icon-${name}`);
  svg.append(use);
  return svg;
};

const button = (className: string, label: string, drawing: SVGSVGElement, run: () => void) => {
  const element = make('button', className, drawing);
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.addEventListener('click', run);
  return element;
};

const slide = (picture: PictureView, near: boolean): HTMLLIElement => {
  const image = make('img', 'viewer__picture');
  image.alt = picture.alt;
  image.width = picture.width;
  image.height = picture.height;
  image.loading = near ? 'eager' : 'lazy';
  image.decoding = 'async';
  image.sizes = '100vw';
  image.srcset = picture.srcSet;
  image.src = picture.src;
  return make('li', 'viewer__slide', image);
};

const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Shows pictures over the whole screen in a modal dialog: a strip to swipe, arrow keys, Home and End,
 * Escape. When it closes, the focus goes back to where it was. Built by DOM calls alone.
 */
export const openViewer = (pictures: readonly PictureView[], start: number, texts: GalleryTexts): void => {
  const opener = document.activeElement;
  const last = pictures.length - 1;
  let index = start;

  const strip = make(
    'ul',
    'viewer__strip',
    ...pictures.map((one, at) => slide(one, Math.abs(at - start) < 2)),
  );
  const count = make('p', 'viewer__count');
  count.setAttribute('role', 'status');

  const go = (to: number, behavior = scrolling()): void => {
    strip.scrollTo({ left: to * strip.clientWidth, behavior });
  };
  const previous = button('viewer__previous', texts.previous, icon('right'), () =>
    go(Math.max(0, index - 1)),
  );
  const next = button('viewer__next', texts.next, icon('right'), () => go(Math.min(last, index + 1)));
  const dialog = make('dialog', 'viewer');
  const close = button('viewer__close', texts.close, icon('close'), () => dialog.close());
  dialog.setAttribute('aria-label', texts.label);
  dialog.append(make('div', 'viewer__bar', count, close), strip, previous, next);

  const show = (at: number): void => {
    index = at;
    count.textContent = fill(texts.position, { n: index + 1, total: pictures.length });
    // Not `disabled`: that would drop the focus, and the arrow keys with it.
    previous.setAttribute('aria-disabled', String(index === 0));
    next.setAttribute('aria-disabled', String(index === last));
  };

  strip.addEventListener(
    'scroll',
    () => {
      const at = shownIndex(strip.scrollLeft, strip.clientWidth, pictures.length);
      if (at !== index) show(at);
    },
    { passive: true },
  );
  dialog.addEventListener('keydown', (event) => {
    const to = keyTarget(event.key, index, pictures.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
  const keepPlace = (): void => go(index, 'instant');
  window.addEventListener('resize', keepPlace);
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', keepPlace);
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });

  document.body.append(dialog);
  dialog.showModal();
  show(start);
  keepPlace();
  close.focus();
};
