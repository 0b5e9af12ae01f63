import type { MouseEventHandler } from 'react';
import type { LoadMoreProps } from '../island-props.ts';
import { counted, fill } from '../text.ts';
import { type EstateListState, hasMore, loadedCount } from './estate-list.ts';
import { LoadMoreBar } from './LoadMoreBar.tsx';
import { pageOf, withPage } from './page-address.ts';

/** Label of the way on: what it brings, that it is busy, or that it may be tried again. */
const moreLabel = (state: EstateListState, { texts, pageSize, locale }: LoadMoreProps): string => {
  if (state.isLoadingNextPage) return texts.loading;
  if (state.error !== null) return texts.retry;
  return counted(texts.more, Math.min(pageSize, state.total - loadedCount(state)), locale);
};

interface Props extends LoadMoreProps {
  readonly list: EstateListState;
  readonly onMore?: MouseEventHandler<HTMLAnchorElement>;
}

/** Foot of the offer in any state of its list; drawn by the server and by the island alike. */
export const LoadMoreView = ({ list, onMore, ...props }: Props) => {
  const { nextHref, texts } = props;
  const shown = loadedCount(list);
  return (
    <LoadMoreBar
      status={fill(texts.seen, { shown, total: list.total })}
      share={list.total > 0 ? shown / list.total : 1}
      more={
        nextHref !== null && hasMore(list)
          ? { href: withPage(nextHref, pageOf(nextHref) + list.pages), label: moreLabel(list, props) }
          : null
      }
      busy={list.isLoadingNextPage}
      error={list.error === null ? null : texts.failed}
      onMore={onMore}
    />
  );
};
