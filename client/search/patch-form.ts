import type { Parts } from '../islands.ts';
import { replaceContent } from './swap-regions.ts';

const CHOICES = '[type="checkbox"],[type="radio"]';
const TEXTS = 'input:not([type="checkbox"],[type="radio"],[type="hidden"])';

const holdsFocus = (element: Element | null): boolean => element?.contains(document.activeElement) ?? false;
const labelOf = (input: Element | undefined): Element | null => input?.closest('label') ?? null;

/** The element of the other form that plays the same part, told by one of its attributes. */
const twinOf = (element: Element, attribute: string, other: Element): Element | null =>
  other.querySelector(`[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`);

/** Someone is choosing there; not every browser gives the focus to what is clicked. */
const isInUse = (part: Element): boolean =>
  part.matches(':focus-within, :hover') && part.querySelector('input, select') !== null;

/** Parts whose content is replaced. Where someone is choosing it stays, and only its options follow. */
const patchParts = (form: Element, fresh: Element, parts: Parts): void => {
  for (const part of form.querySelectorAll('[data-part]')) {
    const twin = twinOf(part, 'data-part', fresh);
    if (twin === null || isInUse(part)) continue;
    const hadFocus = holdsFocus(part);
    replaceContent(part, [...twin.childNodes], parts);
    if (!hadFocus) continue;
    const next = part.querySelector('a, button') ?? part.closest('details')?.querySelector('summary');
    if (next instanceof HTMLElement) next.focus();
  }
};

/** Filters that the search has now and the form had not, such as the country once there are several. */
const addPanels = (form: Element, fresh: Element): void => {
  let before: Element | null = null;
  for (const summary of fresh.querySelectorAll('[data-summary]')) {
    const known: Element | null = twinOf(summary, 'data-summary', form)?.closest('details') ?? null;
    const panel: Element | null = known ?? summary.closest('details');
    if (panel !== known && panel) before?.after(panel);
    before = panel;
  }
};

/** Checkboxes and radios by name and value, in their order. */
type Choices = ReadonlyMap<string, HTMLInputElement>;
const choicesOf = (form: Element): Choices =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>(CHOICES)].map((input) => [
      `${input.name}=${input.value}`,
      input,
    ]),
  );

const takeOver = (input: HTMLInputElement, twin: HTMLInputElement): void => {
  input.defaultChecked = twin.defaultChecked;
  // A choice that was just dropped may be out of reach now; the keyboard still stands on it.
  if (!holdsFocus(input)) input.disabled = twin.disabled;
  const count = labelOf(input)?.querySelector('[data-count]');
  if (count) count.textContent = labelOf(twin)?.querySelector('[data-count]')?.textContent ?? null;
};

/** A choice that the search no longer has leaves, unless someone is choosing right there. */
const drop = (input: HTMLInputElement): void => {
  input.defaultChecked = false;
  const label = labelOf(input);
  if (holdsFocus(label?.parentElement ?? null)) input.disabled = !holdsFocus(input);
  else label?.remove();
};

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
  for (const [key, input] of known) if (!wanted.has(key)) drop(input);
};

const patchFields = (form: Element, fresh: Element): void => {
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

/** What is chosen, in words, and what the buttons lead to. */
const patchWords = (form: Element, fresh: Element): void => {
  for (const summary of form.querySelectorAll('[data-summary]')) {
    const twin = twinOf(summary, 'data-summary', fresh);
    summary.className = twin?.className ?? summary.className;
    summary.textContent = twin?.textContent ?? summary.textContent;
  }
  const submit = fresh.querySelector('[type="submit"]');
  for (const button of form.querySelectorAll('[type="submit"]')) {
    button.classList.toggle('show--plain', submit?.matches('.show--plain'));
    const counted = button.querySelector('.show-counted');
    if (counted) counted.textContent = submit?.querySelector('.show-counted')?.textContent ?? null;
  }
  const opener = fresh.querySelector('.action-bar .button');
  if (opener) form.querySelector('.action-bar .button')?.replaceChildren(...opener.childNodes);
  const clear = fresh.querySelector('.filter-sheet__foot a')?.getAttribute('href');
  if (clear) form.querySelector('.filter-sheet__foot a')?.setAttribute('href', clear);
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
 * Makes the form of a search say what another page's form says, without replacing it: focus, an open
 * drop-down and its place stay. `isNew` tells whether a text was typed after that page was asked for; such
 * a text stays too.
 */
export const patchForm = (
  form: HTMLFormElement,
  fresh: Element,
  parts: Parts,
  isNew: (input: HTMLInputElement) => boolean,
): void => {
  const { activeElement: active } = document;
  const typing = active instanceof HTMLInputElement && active.matches(TEXTS) && isNew(active) ? active : null;
  // Before any of them moves over with its part.
  const wanted = choicesOf(fresh);
  patchParts(form, fresh, parts);
  addPanels(form, fresh);
  patchChoices(form, wanted);
  patchFields(form, fresh);
  patchWords(form, fresh);
  // To what has become the default; from then on `:user-valid` and the like are about the next change.
  if (typing === null) form.reset();
  else syncAllBut(typing, form);
};
