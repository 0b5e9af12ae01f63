import { twinOf } from './twin.ts';

/** Fields that search while the visitor types, after a pause. A place counts only once it is chosen. */
export const TYPED = '[inputmode]';
/** Fields with a cursor. */
export const TEXTS = 'input:not([type="checkbox"],[type="radio"],[type="hidden"])';

/**
 * Takes over the default values of another form's fields, whether they were understood, and the options of its lists. In a list where the
 * visitor chose another option since the form was `sent`, such as a radius without a place, that choice
 * stays.
 */
export const patchFields = (form: Element, fresh: Element, sent: FormData | null): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>(TEXTS)) {
    const twin = twinOf(input, 'name', fresh);
    if (!(twin instanceof HTMLInputElement)) continue;
    input.defaultValue = twin.defaultValue;
    input.ariaInvalid = twin.ariaInvalid;
  }
  for (const select of form.querySelectorAll('select')) {
    const twin = twinOf(select, 'name', fresh);
    const { name, value } = select;
    // Copies: when options are moved one by one, the selection jumps to the next option.
    if (twin) select.replaceChildren(...[...twin.children].map((option) => option.cloneNode(true)));
    if (sent === null || value === (sent.get(name) ?? '')) continue;
    for (const option of select.options) option.defaultSelected = option.value === value;
  }
};

/**
 * The text field in which the visitor is typing; null when there is none, or when nothing was `sent` (a
 * history navigation).
 */
export const typedIn = (sent: FormData | null): HTMLInputElement | null => {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLInputElement) || !active.matches(TEXTS)) return null;
  return sent === null ? null : active;
};

/**
 * Sets the fields to their defaults except the one being typed in: a value set by script fires no `change`
 * when the field is left.
 */
const syncAllBut = (typing: HTMLInputElement, form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field === typing) continue;
    field.checked = field.defaultChecked;
    if (field.matches(TEXTS)) field.value = field.defaultValue;
  }
};

/**
 * Resets the form but keeps a number or a word that is being typed, and its cursor position; its search runs after a
 * pause in typing, not when the field is left.
 */
const resetAllBut = (typing: HTMLInputElement, form: HTMLFormElement): void => {
  const { value, selectionStart, selectionEnd } = typing;
  form.reset();
  if (typing.value === value) return;
  typing.value = value;
  typing.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * Sets a form to its new defaults, except the field that the visitor is typing in. From then on `:user-valid`
 * and similar states refer to the next change.
 */
export const settleFields = (form: HTMLFormElement, typing: HTMLInputElement | null): void => {
  if (typing === null) form.reset();
  else if (typing.matches(TYPED)) resetAllBut(typing, form);
  else syncAllBut(typing, form);
};
