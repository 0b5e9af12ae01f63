import { holdsFocus } from './twin.ts';

const CHOICES = '[type="checkbox"],[type="radio"]';

const labelOf = (input: Element | undefined): Element | null => input?.closest('label') ?? null;

/** Checkboxes and radio buttons by name and value, in order. */
type Choices = ReadonlyMap<string, HTMLInputElement>;

export const choicesOf = (form: Element): Choices =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>(CHOICES)].map((input) => [
      `${input.name}=${input.value}`,
      input,
    ]),
  );

const takeOver = (input: HTMLInputElement, twin: HTMLInputElement): void => {
  input.defaultChecked = twin.defaultChecked;
  // A choice that was just cleared may now be disabled in the new form; it stays enabled while it has the
  // focus.
  if (!holdsFocus(input)) input.disabled = twin.disabled;
  const count = labelOf(input)?.querySelector('[data-count]');
  if (count) count.textContent = labelOf(twin)?.querySelector('[data-count]')?.textContent ?? null;
};

/** Removes a choice that the new form lacks, unless the visitor is using it. */
const drop = (input: HTMLInputElement): void => {
  input.defaultChecked = false;
  const label = labelOf(input);
  if (holdsFocus(label?.parentElement ?? null)) input.disabled = !holdsFocus(input);
  else label?.remove();
};

/** Makes a form offer the choices of another form, each at its position and with its count. */
export const patchChoices = (form: Element, wanted: Choices): void => {
  const known = choicesOf(form);
  let before: HTMLInputElement | undefined;
  for (const [key, twin] of wanted) {
    const input = known.get(key);
    const label = labelOf(twin);
    if (input) takeOver(input, twin);
    else if (label && before?.name === twin.name) labelOf(before)?.after(label);
    else if (label)
      form
        .querySelector(`[name="${CSS.escape(twin.name)}"]`)
        ?.closest('label')
        ?.before(label);
    before = input ?? twin;
  }
  for (const [key, input] of known) if (!wanted.has(key)) drop(input);
};
