import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { contentPage, loadContentPage } from './content.tsx';
import { estatePage } from './estate-page.tsx';
import { legalPage, loadLegalPage } from './legal-page.tsx';

/** Pages of blocks: the agency's own, and the legal ones. */
export const contentScreens: ScreenRoom = {
  screens: [
    screen({ name: 'estate-page', page: estatePage, listed: 'never', shared: { reads: [] } }),
    screen({
      name: 'privacy',
      load: loadLegalPage('privacy'),
      page: legalPage('privacy'),
      // Each site has a privacy statement, the agency's or the product's.
      listed: 'always',
      shared: { reads: [] },
    }),
    screen({
      name: 'terms',
      load: loadLegalPage('terms'),
      page: legalPage('terms'),
      listed: 'by item',
      shared: { reads: [] },
    }),
    screen({
      name: 'page',
      load: loadContentPage,
      page: contentPage,
      listed: 'by item',
      shared: { reads: [] },
    }),
  ],
};
