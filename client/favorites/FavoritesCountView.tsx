import { FavoritesLink } from '../components/FavoritesLink.tsx';
import type { FavoritesCountProps } from '../island-props.ts';
import { fill } from '../text.ts';

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
