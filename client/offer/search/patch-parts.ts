import type { Parts } from '../../islands/parts.ts';
import { replaceContent } from '../../partial/regions.ts';
import { holdsFocus, twinOf } from './twin.ts';

/** Someone is choosing there; not every browser gives the focus to what is clicked. */
const isInUse = (part: Element): boolean =>
  part.matches(':focus-within, :hover') && part.querySelector('input, select') !== null;

/** Parts of a form (`data-part`) whose content is replaced. Where someone is choosing it stays. */
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
