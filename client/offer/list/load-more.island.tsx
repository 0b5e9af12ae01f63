import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { SWRConfig } from 'swr';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { here } from '../../dom/here.ts';
import { isPlainClick } from '../../dom/plain-click.ts';
import type { LoadMoreProps } from '../../ui/island-props.ts';
import { LoadMoreView } from '../../ui/load-more/LoadMoreView.tsx';
import { appendCards } from './append-cards.ts';
import { blankCards } from './blank-cards.ts';
import { recallList, rememberList } from './list-memory.ts';
import { fetchListPage, type ListPage } from './list-page.ts';

const OPTIONS: SWRInfiniteConfiguration<ListPage, Error> = {
  // The first page is the current one: nothing is requested before a click.
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
    // During a move to another history entry this list is still shown, but the entry is not its own.
    address.current ??= here();
    if (list === null || data.length === shown.current || here() !== address.current) return;
    const added = data.slice(shown.current).flatMap((page) => appendCards(list, page.list));
    shown.current = data.length;
    rememberList(history, { pages: (recallList(history)?.pages ?? 0) + 1, top: scrollY });
    // The focus moves to the first added card.
    added[0]?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }, [data, listId]);

  // The foot of the list moves down at the click, not when the cards arrive.
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
 * Foot of the offer. Without script its link leads to the next page; with script the cards of that page,
 * drawn by the server, are added to the list, and the focus moves to the first of them.
 */
export const LoadMore = (props: LoadMoreProps) => (
  // A separate cache: a list that was left is restored from its history entry, not from the cache.
  <SWRConfig value={{ provider: () => new Map() }}>
    <MoreOf {...props} />
  </SWRConfig>
);
