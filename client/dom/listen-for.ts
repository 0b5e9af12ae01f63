/**
 * Hears of an event on those elements of a page that a selector names, also on ones that come later, and before
 * the page's own listeners do: some events are heard on their way down alone.
 */
export const listenFor = (
  page: Document,
  type: string,
  selector: string,
  hear: (element: HTMLElement, event: Event) => void,
): void =>
  page.addEventListener(
    type,
    (event) => {
      const found = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
      if (found) hear(found, event);
    },
    true,
  );
