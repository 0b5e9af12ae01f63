import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { compare } from './compare.tsx';

/** Estates side by side. */
export const compareScreens: ScreenRoom = {
  screens: [screen({ name: 'compare', page: compare, listed: 'never' })],
};
