import { paintFavorites } from '../../favorites/paint-favorites.ts';

const ITEMS = '.grid > li';

const idIn = (item: Element): string | undefined =>
  item.querySelector<HTMLElement>('[data-estate]')?.dataset.estate;

const groupOf = (part: Element | undefined): string | undefined =>
  part?.closest<HTMLElement>('[data-group]')?.dataset.group;

/**
 * Adds the cards of a further page to the end of a list and returns their items. Cards of the list's last
 * group continue that group; other groups bring their own section (spec 1 §9). An estate already in the list
 * (because the offer has changed) is left out.
 */
export const appendCards = (list: HTMLElement, from: HTMLElement): readonly Element[] => {
  const known = new Set([...list.querySelectorAll(ITEMS)].map(idIn));
  for (const item of from.querySelectorAll(ITEMS)) if (known.has(idIn(item))) item.remove();
  // The high-priority pictures of a page opened directly are far down here, so they load lazily.
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
