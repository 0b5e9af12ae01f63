import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { duo, postDuo } from './duo.tsx';
import { makeDuo, postMakeDuo } from './make.tsx';

/** Homes that two people choose from, each at a secret address (decision 180). */
export const duoScreens: ScreenRoom = {
  screens: [
    screen({ name: 'duo-new', page: makeDuo, post: postMakeDuo, listed: 'never', uncrawled: true }),
    screen({ name: 'duo', page: duo, post: postDuo, listed: 'never', uncrawled: true }),
  ],
};
