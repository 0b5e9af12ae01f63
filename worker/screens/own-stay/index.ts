import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { cancelStay, postCancelStay } from './cancel-stay.tsx';
import { changeStay, postChangeStay } from './change-stay.tsx';
import { ownStay } from './own-stay.tsx';

/** The guest's own stay, by the link in their mails (decision 106). */
export const ownStayScreens: ScreenRoom = {
  screens: [
    screen({ name: 'own-stay', page: ownStay, listed: 'never', uncrawled: true }),
    screen({
      name: 'change-stay',
      page: changeStay,
      post: postChangeStay,
      listed: 'never',
    }),
    screen({
      name: 'cancel-stay',
      page: cancelStay,
      post: postCancelStay,
      listed: 'never',
    }),
  ],
};
