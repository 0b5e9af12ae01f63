import { FavoritesLink } from '../components/FavoritesLink.tsx';
import type { FavoritesCountProps } from '../island-props.ts';
import { fill } from '../text.ts';
import { useFavorites } from './use-favorites.ts';

/** Favourites in the header: how many, and a word when the browser will not keep them. */
export const FavoritesCount = ({ href, label, notSaved }: FavoritesCountProps) => {
  const { ids, saved } = useFavorites();
  return (
    <>
      <FavoritesLink href={href} label={fill(label, { n: ids.length })} count={ids.length} />
      <span className="hidden" role="status">
        {saved ? '' : notSaved}
      </span>
    </>
  );
};
