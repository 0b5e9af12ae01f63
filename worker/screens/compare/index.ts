import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { compare } from './compare.tsx';
import { compareHomes } from './compare-homes.ts';

/** Estates side by side. */
export const compareScreens: ScreenRoom = {
  screens: [screen({ name: 'compare', page: compare, listed: 'never' })],
  tools: [compareHomes],
};
