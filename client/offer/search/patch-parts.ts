import type { Parts } from '../../islands/parts.ts';
import { replaceContent } from '../../partial/regions.ts';
import { holdsFocus, twinOf } from './twin.ts';

/** Whether the visitor is using this part; some browsers do not focus a clicked element. */
const isInUse = (part: Element): boolean =>
  part.matches(':focus-within, :hover') && part.querySelector('input, select') !== null;

/** Replaces the content of the form's parts (`data-part`), except parts in use. */
export const patchParts = (form: Element, fresh: Element, parts: Parts): void => {
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
