import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '../../dom/plain-click.ts';
import type { LoadMoreProps } from '../../ui/island-props.ts';
import { LoadMoreView } from '../../ui/load-more/LoadMoreView.tsx';
import { AddedEstates } from './AddedEstates.tsx';
import { useLoadMore } from './use-load-more.ts';

/**
 * Foot of the offer. Without script its link leads to the next page; with it the estates of that page are
 * added to the list, and the focus goes to the first of them.
 */
export const LoadMore = (props: LoadMoreProps) => {
  const { listId } = props;
  const { state, loadNext } = useLoadMore(props);
  const { estates } = state;

  const focusWanted = useRef(false);
  const drawn = useRef(0);
  useEffect(() => {
    const added = estates.length - drawn.current;
    drawn.current = estates.length;
    if (added <= 0 || !focusWanted.current) return;
    focusWanted.current = false;
    const items = [...(document.getElementById(listId)?.querySelectorAll('.grid > li') ?? [])];
    const first = items.at(-added)?.querySelector<HTMLElement>('a[href], button');
    first?.focus({ preventScroll: true });
  }, [estates, listId]);

  const more = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state.isLoadingNextPage) return;
    focusWanted.current = true;
    void loadNext();
  };

  return (
    <>
      <LoadMoreView {...props} list={state} onMore={more} />
      {/* Only ever in the browser, after a click: the server draws nothing here. */}
      {estates.length > 0 ? <AddedEstates listId={listId} estates={estates} /> : null}
    </>
  );
};
