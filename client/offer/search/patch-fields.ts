import { twinOf } from './twin.ts';

const TEXTS = 'input:not([type="checkbox"],[type="radio"],[type="hidden"])';

/** Takes over what another form's fields say by default, and the options of its lists. */
export const patchFields = (form: Element, fresh: Element): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>(TEXTS)) {
    const twin = twinOf(input, 'name', fresh);
    if (twin instanceof HTMLInputElement) input.defaultValue = twin.defaultValue;
  }
  for (const select of form.querySelectorAll('select')) {
    const twin = twinOf(select, 'name', fresh);
    // Copies: options that leave a list one by one pass their being selected on to the next.
    if (twin) select.replaceChildren(...[...twin.children].map((option) => option.cloneNode(true)));
  }
};

/** The text field that somebody types in, where its text is newer than what was `sent` for the page; null for none. */
export const typingSince = (sent: FormData | null): HTMLInputElement | null => {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLInputElement) || !active.matches(TEXTS)) return null;
  return sent === null || sent.get(active.name) === active.value ? null : active;
};

/** As a reset would, but for the field somebody types in: a value set by script is no change when it is left. */
const syncAllBut = (typing: HTMLInputElement, form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field === typing) continue;
    field.checked = field.defaultChecked;
    if (field.matches(TEXTS)) field.value = field.defaultValue;
  }
};

/**
 * Sets a form to what has become its default, but for the field somebody types in. From then on
 * `:user-valid` and the like are about the next change.
 */
export const settleFields = (form: HTMLFormElement, typing: HTMLInputElement | null): void => {
  if (typing === null) form.reset();
  else syncAllBut(typing, form);
};
