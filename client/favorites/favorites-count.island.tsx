import type { FavoritesCountProps } from '../island-props.ts';
import { FavoritesCountView } from './FavoritesCountView.tsx';
import { useFavorites } from './use-favorites.ts';

/** Favourites in the header, kept up to date. */
export const FavoritesCount = (props: FavoritesCountProps) => {
  const { ids, saved } = useFavorites();
  return <FavoritesCountView {...props} count={ids.length} saved={saved} />;
};
