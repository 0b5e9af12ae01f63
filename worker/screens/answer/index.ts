import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { answer, postAnswer } from './answer.tsx';

/** An agency's answer to a case, by the link in its mail. */
export const answerScreens: ScreenRoom = {
  screens: [
    screen({
      name: 'answer',
      page: answer,
      post: postAnswer,
      listed: 'never',
      uncrawled: true,
    }),
  ],
};
