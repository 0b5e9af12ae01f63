import { fetchPage } from '../../partial/fetch-page.ts';
import { isSameBuild } from '../../partial/same-build.ts';
import type { LoadMoreProps } from '../../ui/island-props.ts';

/** A page of an offer, fetched but not shown: its cards and its position in the list. */
export interface ListPage {
  readonly list: HTMLElement;
  /** Its foot, not yet hydrated. */
  readonly foot: HTMLElement;
  readonly place: LoadMoreProps;
}

/** The foot of a list. */
export const footIn = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-island="load-more"]');

/** The props that the server has written into a foot. */
export const placeOf = ({ dataset }: HTMLElement): LoadMoreProps => JSON.parse(dataset.props ?? '{}');

/**
 * Fetches a page of an offer. Rejects when the page does not come, has no list, or was drawn by another
 * build, whose cards do not fit this page.
 */
export const fetchListPage = async (address: string, signal: AbortSignal): Promise<ListPage> => {
  const { page } = await fetchPage(address, signal);
  const foot = footIn(page);
  const place = foot && placeOf(foot);
  const list = place && page.getElementById(place.listId);
  if (!foot || !list || !isSameBuild(page)) throw new Error(`"${address}" is no page of this list.`);
  return { list, foot, place };
};
