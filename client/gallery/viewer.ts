import './viewer.css';
import type { PictureView } from '#domain/views/picture.ts';
import { button, icon, make } from '../dom/elements.ts';
import { showModal } from '../dom/show-modal.ts';
import type { GalleryTexts } from '../ui/island-props.ts';
import { sizesOf } from '../ui/pictures/tiles.ts';
import { fill } from '../ui/text.ts';
import { thumbnails } from './thumbnails.ts';
import { isNear, keyTarget, shownIndex } from './viewer-position.ts';

/**
 * Keeps Tab inside a dialog: from the last button it leads to the first, and back. A modal dialog blocks the
 * page by itself, but lets the focus leave for the browser's toolbars.
 */
const keepTabInside = (event: KeyboardEvent, dialog: HTMLElement): void => {
  if (event.key !== 'Tab') return;
  const buttons = [...dialog.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')].filter((button) =>
    button.checkVisibility(),
  );
  const [edge, other] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
};

const picture = (view: PictureView, label: string): HTMLImageElement => {
  const image = make('img', 'viewer__picture');
  image.alt = view.alt === '' ? label : view.alt;
  if (view.lang) image.lang = view.lang;
  image.width = view.width;
  image.height = view.height;
  image.loading = 'lazy';
  image.decoding = 'async';
  image.sizes = sizesOf('viewer', view);
  image.srcset = view.srcSet;
  image.src = view.src;
  return image;
};

/**
 * Scrolls smoothly to a neighbour, and jumps further away, because smooth scrolling past many pictures takes
 * too long.
 */
const scrolling = (pictures: number): ScrollBehavior =>
  pictures > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Full-screen viewer in a modal dialog: a strip to swipe, thumbnails, arrow keys, Home and End, Escape. When
 * it closes, the focus returns to where it was. There is one at a time. Built by DOM calls only.
 */
export const openViewer = (pictures: readonly PictureView[], start: number, texts: GalleryTexts): void => {
  // Of two clicks, the second comes while the code loads.
  if (document.querySelector('.viewer[open]')) return;
  const opener = document.activeElement;
  const last = pictures.length - 1;
  const nameOf = (at: number): string => fill(texts.position, { n: at + 1, total: pictures.length });
  let index = start;
  /**
   * Index to which a key or button scrolls the strip, until it arrives; pictures passed on the way do not
   * count as shown.
   */
  let heading: number | null = null;

  const images = pictures.map((one, at) => picture(one, nameOf(at)));
  const strip = make('ul', 'viewer__strip', ...images.map((image) => make('li', 'viewer__slide', image)));
  const count = make('p', 'viewer__count');
  count.setAttribute('role', 'status');

  const show = (at: number): void => {
    index = at;
    count.textContent = nameOf(at);
    // Not `disabled`: that would move the focus away, and the arrow keys would stop working.
    previous.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === last));
    // Loads the neighbours in advance.
    for (const [one, image] of images.entries()) if (isNear(one, at)) image.loading = 'eager';
    thumbs.mark(at);
  };
  const go = (to: number, behavior = scrolling(Math.abs(to - index))): void => {
    heading = shownIndex(strip.scrollLeft, strip.clientWidth, pictures.length) === to ? null : to;
    show(to);
    strip.scrollTo({ left: to * strip.clientWidth, behavior });
  };
  const previous = button('viewer__previous', texts.previous, icon('right'), () =>
    go(Math.max(0, index - 1)),
  );
  const next = button('viewer__next', texts.next, icon('right'), () => go(Math.min(last, index + 1)));
  const thumbs = thumbnails(pictures, nameOf, go);
  const dialog = make('dialog', 'viewer');
  const close = button('viewer__close', texts.close, icon('close'), () => dialog.close());
  dialog.setAttribute('aria-label', texts.label || texts.plans);
  dialog.append(make('div', 'viewer__bar', count, close), strip);
  if (last > 0) dialog.append(previous, next, thumbs.element);

  strip.addEventListener(
    'scroll',
    () => {
      const at = shownIndex(strip.scrollLeft, strip.clientWidth, pictures.length);
      if (heading !== null) heading = at === heading ? null : heading;
      else if (at !== index) show(at);
    },
    { passive: true },
  );
  // A touch or wheel on the strip cancels the scroll to a target.
  for (const type of ['pointerdown', 'wheel'] as const) {
    strip.addEventListener(
      type,
      () => {
        heading = null;
      },
      { passive: true },
    );
  }
  dialog.addEventListener('keydown', (event) => {
    keepTabInside(event, dialog);
    const to = keyTarget(event.key, index, pictures.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  });
  const keepPlace = (): void => go(index, 'instant');
  window.addEventListener('resize', keepPlace);
  showModal(dialog, () => {
    window.removeEventListener('resize', keepPlace);
    if (opener instanceof HTMLElement) opener.focus();
  });
  keepPlace();
  close.focus();
};
