import { listenFor } from '../dom/listen-for.ts';

/** What asks for more pictures of a card, and where: a finger on its strip, its buttons, arrow keys on its link. */
const ASKS = { scroll: '.card__strip', click: '.card__step', keydown: '.card__title' };

/** Further pictures of cards come with the first swipe, press or key that asks for them. */
export const awaitSwipes = (page: Document): void => {
  for (const [type, where] of Object.entries(ASKS))
    listenFor(page, type, where, (_, event) => void import('./strip.ts').then(({ hear }) => hear(event)));
};
