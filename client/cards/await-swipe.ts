/** What asks for more pictures of a card, and where: a finger on its strip, its buttons, arrow keys on its link. */
const ASKS = { scroll: '.card__strip', click: '.card__step', keydown: '.card__title' };

/**
 * Further pictures of cards come with the first swipe, press or key that asks for them. One listener an event
 * serves the cards that come into the page later, too.
 */
export const awaitSwipes = (page: Document): void => {
  for (const [type, where] of Object.entries(ASKS)) {
    page.addEventListener(
      type,
      (event) => {
        // The document itself scrolls too, and is no element.
        if ((event.target as Partial<Element>).closest?.(where))
          void import('./strip.ts').then(({ hear }) => hear(event));
      },
      // A strip's scrolling is heard on its way down alone.
      true,
    );
  }
};
