import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { isPlainClick } from '../../dom/plain-click.ts';
import { here } from '../../partial/here.ts';
import type { LoadMoreProps } from '../../ui/island-props.ts';
import { LoadMoreView } from '../../ui/load-more/LoadMoreView.tsx';
import { appendCards } from './append-cards.ts';
import { blankCards } from './blank-cards.ts';
import { recallList, rememberList } from './list-memory.ts';
import { fetchListPage, type ListPage } from './list-page.ts';

const OPTIONS: SWRInfiniteConfiguration<ListPage, Error> = {
  // The first page is the page itself: nothing is asked for before a click.
  initialSize: 0,
  revalidateFirstPage: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  onError: (error) => console.error('The next page could not be loaded.', error),
};

const fetchNext = (address: string): Promise<ListPage> =>
  fetchListPage(address, new AbortController().signal);

const MoreOf = (props: LoadMoreProps) => {
  const { listId, nextHref } = props;
  const {
    data = [],
    error,
    size,
    setSize,
    isValidating,
  } = useSWRInfinite(
    (index, before: ListPage | null) => (index === 0 ? nextHref : (before?.place.nextHref ?? null)),
    fetchNext,
    OPTIONS,
  );
  const shown = useRef(0);
  const address = useRef<string | null>(null);
  const place = data.at(-1)?.place ?? props;
  const busy = size > 0 && isValidating;

  useLayoutEffect(() => {
    const list = document.getElementById(listId);
    // On the way to another entry of the history this list is still seen, but that entry is not its own.
    address.current ??= here();
    if (list === null || data.length === shown.current || here() !== address.current) return;
    const added = data.slice(shown.current).flatMap((page) => appendCards(list, page.list));
    shown.current = data.length;
    rememberList(history, { pages: (recallList(history)?.pages ?? 0) + 1, top: scrollY });
    // The focus goes to the first of what was asked for.
    added[0]?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }, [data, listId]);

  // The foot of the list goes out of view at the click itself, not when the cards come.
  useLayoutEffect(() => {
    const blanks = busy ? blankCards() : null;
    if (blanks) document.getElementById(listId)?.append(blanks);
    return () => blanks?.remove();
  }, [busy, listId]);

  const more = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (busy) return;
    void setSize(data.length + 1);
  };
  return <LoadMoreView {...place} busy={busy} failed={error !== undefined && !busy} onMore={more} />;
};

/**
 * Foot of the offer. Without script its link leads to the next page; with it the cards of that page, as the
 * server has drawn them, are added to the list, and the focus goes to the first of them.
 */
export const LoadMore = (props: LoadMoreProps) => (
  // A cache of its own: what a list had that was left is brought back by its entry of the history.
  <SWRConfig value={{ provider: () => new Map() }}>
    <MoreOf {...props} />
  </SWRConfig>
);
