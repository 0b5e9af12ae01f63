import { siteForm } from '../../platform/forms/site-form.ts';
import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { FRIEND, sendToAFriend } from './friend.tsx';

/** An estate sent to somebody. */
export const friendScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'send-to-a-friend',
      page: sendToAFriend,
      form: siteForm(FRIEND),
      listed: 'never',
      uncrawled: true,
    }),
  ],
};
