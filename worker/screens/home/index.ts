import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { home, loadHome } from './home.tsx';
import { recentCards } from './recent-cards.tsx';

/** The start page. */
export const homeScreens: ScreenRoom = {
  screens: [screen({ name: 'home', load: loadHome, page: home, listed: 'always', shared: { reads: [] } })],
  calls: [{ method: 'GET', path: '/recent-cards', answer: recentCards }],
};
