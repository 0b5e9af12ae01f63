/** Fields of a home's forms as they are in the page: what they say, and what the server had sent. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Texts of a field's controls by their names, as its form would send them; an unchecked box is ''. Those of a row have
 * the entry that it was shown with, so that what waits is typed again over the same entries.
 */
export type Texts = Readonly<Record<string, string>>;

/** Whether it is, or has, a form that is saved by itself: of a section of the draft. Others wait for their press. */
export const isSection = (part: Element): boolean => part.querySelector('[name="section"]') !== null;
const FIELD = 'form:has([name="section"]) [data-field]';

export const fieldsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(FIELD)];

/** The field that an event is about; null for what is not saved by itself. */
export const fieldOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(FIELD) : null;

export const pathOf = (field: HTMLElement): string => field.dataset.field ?? '';

export const fieldAt = (root: ParentNode, path: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${FIELD}[data-field="${CSS.escape(path)}"]`);

/** The hidden input with the value that the person saw, as JSON. */
export const seenOf = (field: HTMLElement): HTMLInputElement | null =>
  field.querySelector<HTMLInputElement>('input[type="hidden"]');

const controlsOf = (field: HTMLElement): Control[] => [
  ...field.querySelectorAll<Control>('input:not([type="hidden"]), [data-entry], select, textarea'),
];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

const sentText = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? '';

/** What a field says; of `sent`, what the server had sent. */
function readTexts(field: HTMLElement, sent: boolean): Texts {
  const texts: Record<string, string> = {};
  for (const control of controlsOf(field)) {
    const { name } = control;
    if (isTicked(control)) {
      if (sent ? control.defaultChecked : control.checked) texts[name] = control.value;
      else texts[name] ??= '';
    } else if (control instanceof HTMLSelectElement) texts[name] = sent ? sentText(control) : control.value;
    else texts[name] = sent ? control.defaultValue : control.value;
  }
  return texts;
}

/** Whether a form has what the server did not send. */
export const isTyped = (form: HTMLElement): boolean =>
  !isEqual(readTexts(form, false), readTexts(form, true));

export const textsOf = (field: HTMLElement): Texts => readTexts(field, false);
export const sentTextsOf = (field: HTMLElement): Texts => readTexts(field, true);

export const isEqual = (one: Texts, other: Texts): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Types texts into a field; names that it does not have are left out. */
export function fill(field: HTMLElement, texts: Texts): void {
  for (const control of controlsOf(field)) {
    const text = texts[control.name];
    if (text === undefined) continue;
    if (isTicked(control)) control.checked = control.value === text;
    else control.value = text;
  }
}

/** Shows what the server sent. */
export const reset = (field: HTMLElement): void => fill(field, sentTextsOf(field));
