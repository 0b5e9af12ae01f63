import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { favorites } from './favorites.tsx';
import { favorites as favoritesCall } from './favorites-call.ts';

/** The visitor's favourites, and a list that was passed on. */
export const favoriteScreens: ScreenRoom = {
  screens: [screen({ name: 'favorites', page: favorites, listed: 'never', shared: { reads: [] } })],
  calls: [{ method: 'POST', path: '/favorites', answer: favoritesCall }],
};
