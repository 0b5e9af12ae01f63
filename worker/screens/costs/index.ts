import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { costs, loadCosts } from './costs.tsx';

/** What buying a home costs in all, with the visitor's answers. */
export const costScreens: ScreenRoom = {
  screens: [screen({ name: 'costs', load: loadCosts, page: costs, listed: 'never' })],
};
