import { Icon } from '../Icon.tsx';
import type { FavoritesCountProps } from '../island-props.ts';
import { fill } from '../text.ts';

interface LinkProps {
  readonly href: string;
  readonly label: string;
  readonly count: number;
}

/** Way to the favourites in the header; no badge at nought. */
const FavoritesLink = ({ href, label, count }: LinkProps) => (
  <a className="favorites-link" href={href} aria-label={label}>
    <Icon name="heart" />
    {count > 0 ? <b className="favorites-link__count">{count}</b> : null}
  </a>
);

interface Props extends FavoritesCountProps {
  readonly count: number;
  readonly saved: boolean;
}

/** Favourites in the header: how many, and a word when the browser will not keep them. */
export const FavoritesCountView = ({ href, label, notSaved, count, saved }: Props) => (
  <>
    <FavoritesLink href={href} label={fill(label, { n: count })} count={count} />
    <span className="hidden" role="status">
      {saved ? '' : notSaved}
    </span>
  </>
);
