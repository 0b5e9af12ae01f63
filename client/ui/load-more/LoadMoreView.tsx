import type { MouseEventHandler } from 'react';
import type { LoadMoreProps } from '../island-props.ts';
import { counted, fill } from '../text.ts';
import { LoadMoreBar } from './LoadMoreBar.tsx';

interface Props extends LoadMoreProps {
  /** Whether the next page is loading. */
  readonly busy?: boolean;
  /** Whether the next page could not be loaded. */
  readonly failed?: boolean;
  readonly onMore?: MouseEventHandler<HTMLAnchorElement>;
}

/** Label of the link: how many come next, that they are loading, or that one can try again. */
const moreLabel = ({ busy, failed, texts, total, to, pageSize, locale }: Props): string => {
  if (busy) return texts.loading;
  if (failed) return texts.retry;
  return counted(texts.more, Math.min(pageSize, total - to), locale);
};

/** Foot of the offer after any page; drawn by the server and by the island alike. */
export const LoadMoreView = (props: Props) => {
  const { to, total, nextHref, texts, busy = false, failed = false, onMore } = props;
  return (
    <LoadMoreBar
      status={fill(texts.seen, { shown: to, total })}
      share={total > 0 ? to / total : 1}
      more={nextHref === null ? null : { href: nextHref, label: moreLabel(props) }}
      busy={busy}
      error={failed ? texts.failed : null}
      onMore={onMore}
    />
  );
};
