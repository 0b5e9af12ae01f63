import { enterAddress } from '../dom/history-entry.ts';
import type { Parts } from '../islands/parts.ts';
import { formAddress } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { keepFocus, same } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';

/** Typed fields stay, because somebody may be typing in them; whether they can be read is taken from the new page. */
const takeFaults = (root: HTMLElement, page: Document): void => {
  for (const field of root.querySelectorAll<HTMLElement>('[data-typed]')) {
    const twin = page.getElementById(field.id);
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = twin?.getAttribute(name) ?? null;
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }
};

/**
 * What a home costs, in place: each answer asks the same page for its sum. The address contains the answers, without a
 * history entry for each.
 */
export const enhanceCosts = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const bill = regionIn(root, 'bill');
  const status = regionIn(root, 'status');
  if (bill === null || status === null) return;
  const way: Way = {
    busy: bill,
    regions: ['questions', 'bill', 'loan', 'said', 'languages'],
    enter: (address) => enterAddress(address, true),
    focus: keepFocus([same('id'), same('type')]),
    take: (page) => takeFaults(root, page),
    words: (page) => regionIn(page, 'sum')?.textContent ?? '',
    failed: () => {
      status.textContent = root.dataset.offline ?? '';
    },
  };
  const ask = (form: HTMLFormElement): Ask => ({ way, address: formAddress(form) });
  createPartial({
    parts,
    signal,
    status,
    taken: { root, link: () => null, forms: '[data-costs-form]', submit: ask, change: ask },
  });
};
