import { enterAddress } from '../dom/history-entry.ts';
import type { Parts } from '../islands/parts.ts';
import { formAddress, sameScreen } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { keepFocus, same } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';

/** Whether a choice is another one than the page was made for. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field instanceof HTMLInputElement &&
        ['checkbox', 'radio'].includes(field.type) &&
        field.checked !== field.defaultChecked,
  );

/** Fields outside the regions stay, because somebody may be typing in them; only their faults are those of the new page. */
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
 * A page that is one form, in place: its answers and links lead to the same page with another query, whose regions
 * replace those of this one. The address contains the answers, without a history entry for each. The page names the
 * regions (`data-regions`, the one that is busy first), the fields that ask at once (`data-asks`), and whether it must be
 * current (`data-anew`).
 */
export const enhanceLive = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const { regions: names = '', asks = '*', anew, offline = '' } = root.dataset;
  const regions = names.split(' ');
  const busy = regionIn(root, regions[0] ?? '');
  const status = regionIn(root, 'status');
  if (busy === null || status === null) return;

  const way: Way = {
    busy,
    regions,
    ...(anew === undefined ? {} : { anew: true }),
    enter: (address) => enterAddress(address, true),
    // Moves the focus to the same day, month link, field or button; else into the region.
    focus: keepFocus([
      same('data-day'),
      same('data-turn'),
      same('id'),
      same('type'),
      () => () => busy.querySelector('a'),
    ]),
    take: (page) => takeFaults(root, page),
    failed: () => {
      status.textContent = offline;
    },
  };
  const submit = (form: HTMLFormElement): Ask => ({ way, address: formAddress(form) });

  const page = createPartial({
    parts,
    signal,
    taken: {
      root,
      link: (link) => {
        const address = sameScreen(link);
        return address === null ? null : { way, address };
      },
      forms: '[data-live-form]',
      submit,
      // Fields that need more than themselves, such as dates, are sent by the button.
      change: (form, field) => (field.matches(asks) ? submit(form) : null),
    },
  });

  // What was chosen before this code loaded counts too.
  const form = root.querySelector<HTMLFormElement>('form[data-live-form]');
  if (form !== null && isChanged(form)) void page.load(submit(form));
};
