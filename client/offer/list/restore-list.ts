import { here } from '../../dom/here.ts';
import type { Parts } from '../../islands/parts.ts';
import { appendCards } from './append-cards.ts';
import { fetchListPage, footIn, type ListPage, placeOf } from './list-page.ts';

/** Query parameter of the page number. */
const PAGE = 'page';

/** Page number of an address; 1 when it is missing or invalid. */
export const pageOf = (address: string): number => {
  const page = Number(new URLSearchParams(address.split('?')[1] ?? '').get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The same address with another page number; everything else stays unchanged. */
export const withPage = (address: string, page: number): string => {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PAGE, String(page));
  return `${path}?${parameters}`;
};

/** Highest number of pages that a return to the list restores. */
const RESTORED_PAGES = 20;

/** The fetched pages up to the first failure: a list has no gaps. */
const withoutGaps = (results: readonly PromiseSettledResult<ListPage>[]): readonly ListPage[] => {
  const pages: ListPage[] = [];
  for (const result of results) {
    if (result.status === 'rejected') {
      console.error('A page of the list did not come back.', result.reason);
      break;
    }
    pages.push(result.value);
  }
  return pages;
};

/**
 * Restores further pages of a list that the visitor comes back to, as the server draws them, without React.
 * The foot of the last page replaces the list's foot. Returns how many pages were added; 0 when the list has
 * left the page meanwhile.
 */
export const restoreList = async (
  root: ParentNode,
  pages: number,
  parts: Parts,
  signal: AbortSignal,
): Promise<number> => {
  const foot = footIn(root);
  const place = foot && placeOf(foot);
  const list = place && document.getElementById(place.listId);
  if (!foot || !list || place.nextHref === null) return 0;
  const { nextHref } = place;
  const address = here();
  const first = pageOf(nextHref);
  // A click on it now would request a page that is already on its way.
  foot.inert = true;
  const asked = Array.from({ length: Math.min(pages, RESTORED_PAGES) }, (_, index) =>
    fetchListPage(withPage(nextHref, first + index), signal),
  );
  const results = await Promise.allSettled(asked);
  foot.inert = false;
  if (signal.aborted || !foot.isConnected || here() !== address) return 0;
  const came = withoutGaps(results);
  for (const page of came) appendCards(list, page.list);
  const last = came.at(-1);
  if (last) {
    const old = document.createDocumentFragment();
    foot.replaceWith(last.foot);
    old.append(foot);
    parts.stop(old);
  }
  return came.length;
};
