import type { PictureView } from '#domain/views/picture.ts';
import { button, make } from '../dom/elements.ts';

interface Thumbnails {
  readonly element: HTMLElement;
  /** Marks the thumbnail of the current picture and scrolls it to the middle. */
  readonly mark: (index: number) => void;
}

/** Width of a thumbnail, pixels: the browser takes the smallest picture that fills it. */
const WIDTH = 96;

const thumbnail = (picture: PictureView, label: string, run: () => void): HTMLButtonElement => {
  const image = make('img', '');
  // The button's name already says which picture it is.
  image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.sizes = `${WIDTH}px`;
  image.srcset = picture.srcSet;
  image.src = picture.src;
  return button('viewer__thumb', label, image, run);
};

/**
 * Thumbnails of all pictures beneath the large one. Tab reaches only the current one; the viewer's arrow keys
 * lead to the others.
 */
export const thumbnails = (
  pictures: readonly PictureView[],
  nameOf: (index: number) => string,
  go: (index: number) => void,
): Thumbnails => {
  const buttons = pictures.map((picture, index) => thumbnail(picture, nameOf(index), () => go(index)));
  const element = make('div', 'viewer__thumbs', ...buttons);
  const mark = (index: number): void => {
    const focused = buttons.some((one) => one === document.activeElement);
    for (const [at, one] of buttons.entries()) {
      one.tabIndex = at === index ? 0 : -1;
      if (at === index) one.setAttribute('aria-current', 'true');
      else one.removeAttribute('aria-current');
    }
    const current = buttons[index];
    if (!current) return;
    if (focused) current.focus({ preventScroll: true });
    // Not scrollIntoView: on phones that would scroll the strip of large pictures too.
    element.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - element.clientWidth / 2 });
  };
  return { element, mark };
};
