import type { MouseEventHandler } from 'react';
import type { LoadMoreProps } from '../island-props.ts';
import { counted, fill } from '../text.ts';

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

/**
 * Foot of the offer after any page: how much is shown, a line that displays it, and the link to the next page; drawn by
 * the server and by the island alike.
 */
export const LoadMoreView = (props: Props) => {
  const { to, total, nextHref, texts, busy = false, failed = false, onMore } = props;
  const share = total > 0 ? Math.min(1, Math.max(0, to / total)) : 1;
  return (
    <div className="load-more">
      <p className="load-more__status" role="status">
        {fill(texts.seen, { shown: to, total })}
      </p>
      <svg className="load-more__line" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
        <rect className="load-more__rest" y="1" width="100" height="1" />
        <rect className="load-more__seen" width={(share * 100).toFixed(1)} height="3" />
      </svg>
      {failed ? (
        <p className="load-more__error" role="alert">
          {texts.failed}
        </p>
      ) : null}
      {nextHref === null ? null : (
        <a
          className="button button--line"
          href={nextHref}
          rel="next"
          aria-busy={busy ? true : undefined}
          onClick={onMore}
        >
          {moreLabel(props)}
        </a>
      )}
    </div>
  );
};
