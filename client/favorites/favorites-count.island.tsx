import { FavoritesCountView } from '../ui/favorites/FavoritesCountView.tsx';
import type { FavoritesCountProps } from '../ui/island-props.ts';
import { useFavorites } from './use-favorites.ts';

/** Favourites in the header, kept up to date. */
export const FavoritesCount = (props: FavoritesCountProps) => {
  const { ids, saved } = useFavorites();
  return <FavoritesCountView {...props} count={ids.length} saved={saved} />;
};
