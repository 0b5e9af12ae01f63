import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { postSeller, seller } from './seller.tsx';

/** What happened around a home, for its seller, by a secret address (decision 176). */
export const sellerScreens: ScreenRoom = {
  screens: [screen({ name: 'seller', page: seller, post: postSeller, listed: 'never', uncrawled: true })],
};
