import { later } from '../dom/later.ts';
import { listenFor } from '../dom/listen-for.ts';

/**
 * Events that ask for more pictures of a card, each with its element: a swipe on the strip, a click on its
 * buttons, an arrow key on its link.
 */
const ASKS = { scroll: '.card__strip', click: '.card__step', keydown: '.card__title' };

/** Loads the code for further pictures of cards at the first swipe, click or key press that asks for them. */
export const awaitSwipes = (page: Document): void => {
  for (const [type, where] of Object.entries(ASKS))
    listenFor(page, type, where, (_, event) => later(import('./strip.ts'), ({ hear }) => hear(event)));
};
