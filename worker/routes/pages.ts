import type { PageHandlers } from '../app.ts';
import { contentPage } from './pages/content-page.tsx';
import { detail } from './pages/detail.ts';
import { estate } from './pages/estate.tsx';
import { favorites } from './pages/favorites.tsx';
import { home } from './pages/home.tsx';
import { legalPage } from './pages/legal-page.tsx';
import { offer } from './pages/offer.tsx';

/** The handler of each screen: load → view model → render. */
export const pageHandlers: PageHandlers = {
  home,
  offer,
  estate,
  favorites,
  detail,
  privacy: legalPage('privacy'),
  terms: legalPage('terms'),
  page: contentPage,
};
