import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { loadPerson, person } from './person.tsx';

/** A person of the agency's team with their homes (decision 191). */
export const personScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'person',
      load: loadPerson,
      page: person,
      listed: 'by item',
      shared: { reads: ['page'] },
    }),
  ],
};
