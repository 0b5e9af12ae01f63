import { twinOf } from './twin.ts';

/** Fields whose text counts while it is typed, once typing rests. A place is only half a word until it is chosen. */
export const TYPED = '[inputmode="numeric"]';
const TEXTS = 'input:not([type="checkbox"],[type="radio"],[type="hidden"])';

/**
 * Takes over what another form's fields say by default, and the options of its lists. In a list where another option
 * was chosen since the form was `sent`, such as a radius that waits for its place, that one stays chosen.
 */
export const patchFields = (form: Element, fresh: Element, sent: FormData | null): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>(TEXTS)) {
    const twin = twinOf(input, 'name', fresh);
    if (twin instanceof HTMLInputElement) input.defaultValue = twin.defaultValue;
  }
  for (const select of form.querySelectorAll('select')) {
    const twin = twinOf(select, 'name', fresh);
    const { name, value } = select;
    // Copies: options that leave a list one by one pass their being selected on to the next.
    if (twin) select.replaceChildren(...[...twin.children].map((option) => option.cloneNode(true)));
    if (sent === null || value === (sent.get(name) ?? '')) continue;
    for (const option of select.options) option.defaultSelected = option.value === value;
  }
};

/** The text field that somebody types in; null for none, and where nothing was `sent`: the history has asked. */
export const typedIn = (sent: FormData | null): HTMLInputElement | null => {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLInputElement) || !active.matches(TEXTS)) return null;
  return sent === null ? null : active;
};

/** As a reset would, but for the field somebody types in: a value set by script is no change when it is left. */
const syncAllBut = (typing: HTMLInputElement, form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field === typing) continue;
    field.checked = field.defaultChecked;
    if (field.matches(TEXTS)) field.value = field.defaultValue;
  }
};

/** A figure that is typed stays, and its place in it: its search is made as typing rests, not as it is left. */
const resetAllBut = (typing: HTMLInputElement, form: HTMLFormElement): void => {
  const { value, selectionStart, selectionEnd } = typing;
  form.reset();
  if (typing.value === value) return;
  typing.value = value;
  typing.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * Sets a form to what has become its default, but for the field somebody types in. From then on
 * `:user-valid` and the like are about the next change.
 */
export const settleFields = (form: HTMLFormElement, typing: HTMLInputElement | null): void => {
  if (typing === null) form.reset();
  else if (typing.matches(TYPED)) resetAllBut(typing, form);
  else syncAllBut(typing, form);
};
