import type { Parts } from '../../islands/parts.ts';
import { choicesOf, patchChoices } from './patch-choices.ts';
import { patchFields, settleFields, typedIn } from './patch-fields.ts';
import { patchParts } from './patch-parts.ts';
import { twinOf } from './twin.ts';

/** Attribute of a form whose button would show the number of an earlier search. */
export const COUNTING = 'data-counting';

/** Adds filters that are new in this search, such as the country once there are several. */
const addPanels = (form: Element, fresh: Element): void => {
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
  addPanels(form, fresh);
  patchChoices(form, wanted);
  patchFields(form, fresh, sent);
  patchWords(form, fresh);
  settleFields(form, typing);
  if (typing === null || typing.value === typing.defaultValue) form.removeAttribute(COUNTING);
};
