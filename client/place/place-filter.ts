export const checkbox = (root: ParentNode, name: string, value?: string): HTMLInputElement | null =>
  root.querySelector(`input[name="${name}"]${value === undefined ? '' : `[value="${CSS.escape(value)}"]`}`);

/**
 * The filter behaviour of a place field: keeps circle, radius and cities consistent, since a circle replaces
 * the cities (spec 1 §5). Returns the function that sends a text.
 */
export const createPlaceFilter = (
  root: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): ((text: string) => void) => {
  const radius = root.querySelector('select');
  const circle = (): HTMLInputElement | null => checkbox(root, 'geo_range');
  const dropCircle = (): void => {
    const choice = circle();
    if (choice) choice.checked = false;
  };

  /** Sends the text of the field; the server turns it into a city or a circle. */
  const send = (name: string): void => {
    input.value = name;
    dropCircle();
    input.form?.requestSubmit();
  };

  /** Handles a chosen radius. */
  const onRadius = (event: Event, km: string): void => {
    const drawn = circle();
    if (km === '' && drawn?.checked && drawn.dataset.place) {
      // The place alone, without its surroundings.
      event.stopPropagation();
      send(drawn.dataset.place);
    } else if (!drawn?.checked && input.value.trim() === '' && !root.querySelector('[name="city"]:checked')) {
      // A radius waits for a place; a search now would drop it.
      event.stopPropagation();
    }
  };

  const onChoice = (choice: HTMLInputElement): void => {
    const drawn = circle();
    const leavesCircle = choice === drawn ? !choice.checked : choice.name === 'city' && drawn?.checked;
    if (!leavesCircle) return;
    dropCircle();
    if (radius) radius.value = '';
  };

  root.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (target === radius && radius) onRadius(event, radius.value);
      else if (target instanceof HTMLInputElement) onChoice(target);
    },
    { signal },
  );

  return send;
};
