/**
 * Listens for an event on elements that match a selector, including elements added later. It listens in the
 * capture phase, before the page's own listeners, because some events do not bubble.
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
