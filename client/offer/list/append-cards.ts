import { paintFavorites } from '../../favorites/paint-favorites.ts';

const ITEMS = '.grid > li';

const idIn = (item: Element): string | undefined =>
  item.querySelector<HTMLElement>('[data-estate]')?.dataset.estate;

const groupOf = (part: Element | undefined): string | undefined =>
  part?.closest<HTMLElement>('[data-group]')?.dataset.group;

/**
 * Puts the cards of a further page at the end of a list and gives their items. Those of the last group go on
 * there, other groups bring their section along (spec 1 §9). An estate that the list has already, since the
 * offer has moved on, is left out.
 */
export const appendCards = (list: HTMLElement, from: HTMLElement): readonly Element[] => {
  const known = new Set([...list.querySelectorAll(ITEMS)].map(idIn));
  for (const item of from.querySelectorAll(ITEMS)) if (known.has(idIn(item))) item.remove();
  // What opens a page by itself is further down here, and waits until it comes near.
  for (const picture of from.querySelectorAll<HTMLImageElement>('img[fetchpriority]')) {
    picture.removeAttribute('fetchpriority');
    picture.loading = 'lazy';
  }
  const added = [...from.querySelectorAll(ITEMS)];
  paintFavorites(from);
  for (const grid of from.querySelectorAll('.grid')) {
    const last = [...list.querySelectorAll('.grid')].at(-1);
    if (last && groupOf(grid) === groupOf(last)) last.append(...grid.children);
    else if (grid.childElementCount > 0) list.append(grid.closest('[data-group]') ?? grid);
  }
  return added;
};
