import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { loadNews, news } from './news.tsx';

/** The agency's news: a list of pages with days, and the same as a feed (decision 183). */
export const newsScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'news',
      load: loadNews,
      page: news,
      listed: 'with news',
      shared: { reads: ['page'] },
    }),
  ],
};
