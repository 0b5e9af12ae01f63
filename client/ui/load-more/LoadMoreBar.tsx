import type { MouseEventHandler } from 'react';

interface Props {
  /** "U zag 15 van de 38 panden". */
  readonly status: string;
  /** Share of the estates already shown, 0…1. */
  readonly share: number;
  /** The next page; null when there is none. */
  readonly more: { readonly href: string; readonly label: string } | null;
  readonly busy?: boolean;
  readonly error?: string | null;
  readonly onMore?: MouseEventHandler<HTMLAnchorElement>;
}

/** Foot of a list: how much is shown, a line that displays it, and the link to the next page. */
export const LoadMoreBar = ({ status, share, more, busy = false, error = null, onMore }: Props) => (
  <div className="load-more">
    <p className="load-more__status" role="status">
      {status}
    </p>
    <svg className="load-more__line" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <rect className="load-more__rest" y="1" width="100" height="1" />
      <rect
        className="load-more__seen"
        width={(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}
        height="3"
      />
    </svg>
    {error ? (
      <p className="load-more__error" role="alert">
        {error}
      </p>
    ) : null}
    {more ? (
      <a
        className="button button--line"
        href={more.href}
        rel="next"
        aria-busy={busy ? true : undefined}
        onClick={onMore}
      >
        {more.label}
      </a>
    ) : null}
  </div>
);
