import { closeFromOutside } from '../dom/outside.ts';

/** What a combobox is made of: a field with the roles of one, and its list, closed. */
interface ComboboxParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
}

/** What it is told. */
interface ComboboxEvents {
  /** Somebody types: what stands in the field now. */
  readonly onType: (text: string) => void;
  /** Somebody wants the list, typed or not. */
  readonly onWanted: (text: string) => void;
  /** An option was picked: its place in the list. */
  readonly onPick: (index: number) => void;
  /** The list has closed, or was not wanted. */
  readonly onClose: () => void;
}

/** A list of options under a text field. */
interface Combobox {
  /** Opens with these options; closes with none. What was marked before is marked no more. */
  readonly open: (options: readonly Node[][]) => void;
  readonly close: () => void;
}

/**
 * Editable combobox with list autocomplete (ARIA APG): focus stays in the field, arrows walk through the
 * list and round by the field, Enter picks, Escape closes the list and then clears the text, Tab leaves.
 * Without an option marked Enter is the form's.
 */
export const createCombobox = (
  { input, list }: ComboboxParts,
  { onType, onWanted, onPick, onClose }: ComboboxEvents,
  signal: AbortSignal,
): Combobox => {
  let active = -1;

  const isOpen = (): boolean => !list.hidden;

  const mark = (index: number): void => {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === index);
    const option = list.children[index];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  const close = (): void => {
    list.hidden = true;
    input.ariaExpanded = 'false';
    mark(-1);
    onClose();
  };

  const open = (options: readonly Node[][]): void => {
    const items = options.map((content, index) => {
      const option = document.createElement('li');
      option.id = `${list.id}-${index}`;
      option.role = 'option';
      option.append(...content);
      return option;
    });
    list.replaceChildren(...items);
    if (items.length === 0) {
      close();
      return;
    }
    list.hidden = false;
    list.scrollTop = 0;
    input.ariaExpanded = 'true';
    mark(-1);
  };

  const pick = (index: number): void => {
    close();
    onPick(index);
  };

  /** Keys, and whether they were taken: then the browser and the menus around leave them be. */
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      if (active < 0) {
        close();
        return false;
      }
      pick(active);
      return true;
    },
    Escape: () => {
      if (!isOpen() && input.value === '') return false;
      if (!isOpen()) input.value = '';
      close();
      return true;
    },
    Tab: () => {
      close();
      return false;
    },
  };

  /** From the field, which counts as a stop between the last option and the first. */
  const step = (by: 1 | -1): boolean => {
    if (isOpen()) {
      const stops = list.children.length + 1;
      mark(((active + 1 + by + stops) % stops) - 1);
    } else onWanted(input.value);
    return true;
  };

  input.addEventListener('input', () => onType(input.value), { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      // While a letter is composed, keys are the input method's.
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (keys[event.key]?.() === true) event.preventDefault();
      else if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)) mark(-1);
    },
    { signal },
  );
  input.addEventListener('blur', close, { signal });
  closeFromOutside(
    {
      isOutside: (target) => isOpen() && target !== input && !list.contains(target),
      close,
      // The next field, or the button that sends what was typed.
      passes: (target) => input.form?.contains(target) === true,
    },
    signal,
  );
  // The field keeps the focus, and with it the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      const index = option ? [...list.children].indexOf(option) : -1;
      if (index >= 0) pick(index);
    },
    { signal },
  );
  return { open, close };
};
