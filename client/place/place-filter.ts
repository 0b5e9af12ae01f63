export const checkbox = (root: ParentNode, name: string, value?: string): HTMLInputElement | null =>
  root.querySelector(`input[name="${name}"]${value === undefined ? '' : `[value="${CSS.escape(value)}"]`}`);

/**
 * The filter behaviour of a place field: a radius waits for a place, and a chosen town replaces places with their
 * surroundings and a drawn area, since these replace the cities (spec 1 §5). Returns the function that sends a text.
 */
export const createPlaceFilter = (
  root: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): ((text: string) => void) => {
  root.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLSelectElement && target.name === 'radius') {
        const waits = input.value.trim() === '' && !root.querySelector('[name="city"]:checked');
        // A search now would drop it.
        if (waits) event.stopPropagation();
      } else if (target instanceof HTMLInputElement && target.name === 'city' && target.checked) {
        for (const other of input.form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          '[name="geo_range"],[name="area"]',
        ) ?? [])
          other.value = '';
      }
    },
    { signal },
  );

  /** Sends the text of the field; the server turns it into a city, or a circle beside others. */
  return (text) => {
    input.value = text;
    input.form?.requestSubmit();
  };
};
