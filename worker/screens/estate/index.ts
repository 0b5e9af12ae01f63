import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { estate as contactCall } from './contact-call.ts';
import { detail } from './detail.ts';
import { estate, loadEstatePage } from './estate.tsx';
import { readHome } from './read-home.ts';
import { similarCards } from './similar-cards.tsx';
import { similarEstate } from './similar-estate.ts';

/** An estate, a project or a home of one; and the address of earlier mails that leads there. */
export const estateScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'estate',
      load: loadEstatePage,
      page: estate,
      listed: 'by item',
      shared: { reads: [] },
      embeds: ['tiles', 'videos'],
    }),
    screen({ name: 'detail', page: detail, listed: 'never' }),
  ],
  calls: [
    { method: 'GET', path: '/estate/:id', answer: contactCall },
    { method: 'GET', path: '/similar-estate/:id', answer: similarEstate },
    { method: 'GET', path: '/similar-cards/:id', answer: similarCards },
  ],
  tools: [readHome],
};
