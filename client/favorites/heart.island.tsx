import { isFavorite } from '#domain/favorites.ts';
import { HeartButton } from '../ui/favorites/HeartButton.tsx';
import type { HeartProps } from '../ui/island-props.ts';
import { favoritesStore } from './page-favorites.ts';
import { useFavorites } from './use-favorites.ts';

/** Heart of one estate: adds it to the favourites or removes it (spec 1 §2, "Estate card"). */
export const Heart = ({ id, add }: HeartProps) => {
  const pressed = isFavorite(useFavorites().ids, id);
  return <HeartButton pressed={pressed} label={add} onToggle={() => favoritesStore().toggle(id)} />;
};
