import type { Parts } from '../../islands/parts.ts';
import { replaceContent } from '../../partial/regions.ts';
import { patchFields, settleFields, typedIn } from './patch-fields.ts';
import { holdsFocus, twinOf } from './twin.ts';

const CHOICES = '[type="checkbox"],[type="radio"]';

/** Whether the visitor is using this part; some browsers do not focus a clicked element. */
const isInUse = (part: Element): boolean =>
  part.matches(':focus-within, :hover') && part.querySelector('input, select') !== null;

/**
 * Whether a part has all choices of another, and shows those that are chosen: only the counts change, since in another
 * order the choices would move under the finger.
 */
const hasChoices = (part: Element, twin: Element): boolean => {
  const inputs = [...twin.querySelectorAll<HTMLInputElement>(CHOICES)];
  const isThere = (input: HTMLInputElement) =>
    twinOf(input, 'value', part)?.matches(input.defaultChecked ? ':not([data-stays] *)' : '*');
  return inputs.length > 0 && inputs.every(isThere);
};

/** Replaces the content of the form's parts (`data-part`), except parts in use. */
const patchParts = (form: Element, fresh: Element, parts: Parts): void => {
  for (const part of form.querySelectorAll('[data-part]')) {
    const twin = twinOf(part, 'data-part', fresh);
    if (twin === null || isInUse(part) || hasChoices(part, twin)) continue;
    const hadFocus = holdsFocus(part);
    replaceContent(part, [...twin.childNodes], parts);
    if (!hadFocus) continue;
    const next = part.querySelector('a, button') ?? part.closest('details')?.querySelector('summary');
    if (next instanceof HTMLElement) next.focus();
  }
};

const labelOf = (input: Element | undefined): Element | null => input?.closest('label') ?? null;

/** Checkboxes and radio buttons by name and value, in order. */
type Choices = ReadonlyMap<string, HTMLInputElement>;

const choicesOf = (form: Element): Choices =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>(CHOICES)].map((input) => [
      `${input.name}=${input.value}`,
      input,
    ]),
  );

/** Makes a choice like its twin. Without one it has no results, and stays, so that the others stay in their places. */
const takeOver = (input: HTMLInputElement, twin?: HTMLInputElement): void => {
  input.defaultChecked = twin?.defaultChecked ?? false;
  const [label, fresh] = [labelOf(input), labelOf(twin)];
  label?.toggleAttribute('data-none', fresh?.hasAttribute('data-none') ?? true);
  const count = label?.querySelector('[data-count]');
  if (count) count.textContent = fresh?.querySelector('[data-count]')?.textContent ?? null;
};

/** Makes a form offer the choices of another form, each at its position and with its count. */
const patchChoices = (form: Element, wanted: Choices): void => {
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
  for (const [key, input] of known) if (!wanted.has(key)) takeOver(input);
};

/** Attribute of a form whose button would show the number of an earlier search. */
export const COUNTING = 'data-counting';

/** Shows the filters of this search: those that matter depend on the kind that is sought. */
const patchPanels = (form: Element, fresh: Element): void => {
  for (const summary of form.querySelectorAll('[data-summary]'))
    if (twinOf(summary, 'data-summary', fresh) === null) summary.closest('details')?.remove();
  let before: Element | null = null;
  for (const summary of fresh.querySelectorAll('[data-summary]')) {
    const known: Element | null = twinOf(summary, 'data-summary', form)?.closest('details') ?? null;
    const panel: Element | null = known ?? summary.closest('details');
    if (panel !== known && panel) before?.after(panel);
    before = panel;
  }
};

/** Updates the texts of chosen filters and the targets of the buttons. */
const patchWords = (form: Element, fresh: Element): void => {
  for (const summary of form.querySelectorAll('[data-summary]')) {
    const twin = twinOf(summary, 'data-summary', fresh);
    summary.className = twin?.className ?? summary.className;
    summary.textContent = twin?.textContent ?? summary.textContent;
  }
  const counted = fresh.querySelector('.show-counted');
  for (const words of form.querySelectorAll('.show-counted')) {
    words.closest('button')?.classList.toggle('show--plain', counted?.closest('.show--plain') != null);
    words.textContent = counted?.textContent ?? null;
  }
};

/**
 * Makes the search form match another page's form without replacing it: focus, an open drop-down and the
 * scroll position stay. `sent` holds the form's values when that page was requested; text typed since then
 * stays too.
 */
export const patchForm = (
  form: HTMLFormElement,
  fresh: Element,
  parts: Parts,
  sent: FormData | null,
): void => {
  const typing = typedIn(sent);
  // Read before any of them moves with its part.
  const wanted = choicesOf(fresh);
  patchParts(form, fresh, parts);
  patchPanels(form, fresh);
  patchChoices(form, wanted);
  patchFields(form, fresh, sent);
  patchWords(form, fresh);
  settleFields(form, typing);
  if (typing === null || typing.value === typing.defaultValue) form.removeAttribute(COUNTING);
};
