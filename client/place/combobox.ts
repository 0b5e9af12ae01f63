import { closeFromOutside } from '../dom/outside.ts';

/** Elements of a combobox: an input with its roles, and its closed list. */
interface ComboboxParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
}

/** Callbacks of a combobox. */
interface ComboboxEvents {
  /** The visitor types; gets the current text. */
  readonly onType: (text: string) => void;
  /** The visitor asks for the list, with or without typed text. */
  readonly onWanted: (text: string) => void;
  /** The visitor moves to an option, or presses on one: other options would come under the hand. */
  readonly onReach: () => void;
  /** An option was picked; gets its index in the list. */
  readonly onPick: (index: number) => void;
  /** The list was closed or dismissed. */
  readonly onClose: () => void;
}

/** A list of options beneath a text field. */
interface Combobox {
  /** Opens the list with these options, or closes it when there are none. Clears the marked option. */
  readonly open: (options: readonly Node[][]) => void;
  readonly close: () => void;
}

/**
 * Editable combobox with list autocomplete (ARIA APG): the focus stays in the field; arrow keys move through
 * the list and back through the field; Enter picks; Escape closes the list and then clears the text; Tab
 * leaves. Without a marked option Enter sends the form.
 */
export const createCombobox = (
  { input, list }: ComboboxParts,
  { onType, onWanted, onReach, onPick, onClose }: ComboboxEvents,
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

  /**
   * Key handlers; true means the key was handled, and neither the browser nor surrounding menus react to it.
   */
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

  /** The field itself is a stop between the last option and the first. */
  const step = (by: 1 | -1): boolean => {
    if (isOpen()) {
      onReach();
      const stops = list.children.length + 1;
      mark(((active + 1 + by + stops) % stops) - 1);
    } else onWanted(input.value);
    return true;
  };

  input.addEventListener('input', () => onType(input.value), { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      // During composition of a character, keys belong to the input method.
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
      // The next field, or the submit button, reacts to the same press.
      passes: (target) => input.form?.contains(target) === true,
    },
    signal,
  );
  // The field keeps the focus, and so the list stays open.
  list.addEventListener(
    'pointerdown',
    (event) => {
      event.preventDefault();
      onReach();
    },
    { signal },
  );
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
