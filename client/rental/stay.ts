import { enterAddress } from '../dom/history-entry.ts';
import type { Parts } from '../islands/parts.ts';
import { formAddress, sameScreen } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { keepFocus, same } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';

/** Whether guests or extras are others than those that the page was made for. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : field instanceof HTMLInputElement &&
        field.type === 'checkbox' &&
        field.checked !== field.defaultChecked,
  );

/**
 * Choice of a stay in place: a day, a month, a proposed stay or typed dates lead to a page of the same unit,
 * whose regions replace those of this page. The address contains the choice, without a history entry for
 * every day.
 */
export const enhanceStay = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const calendar = regionIn(root, 'calendar');
  const status = regionIn(root, 'status');
  if (calendar === null || status === null) return;

  const way: Way = {
    busy: calendar,
    regions: ['status', 'calendar', 'stay', 'head', 'bar', 'languages'],
    // Free nights must be current.
    anew: true,
    enter: (address) => enterAddress(address, true),
    // Moves the focus to the same day, month link, field or button; else into the calendar.
    focus: keepFocus([
      same('data-day'),
      same('data-turn'),
      same('id'),
      same('type'),
      () => () => calendar.querySelector('a'),
    ]),
    failed: () => {
      status.textContent = root.dataset.offline ?? '';
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
      forms: '[data-stay-form]',
      submit,
      // Guests and extras change the price at once; dates need both ends and are sent by the button.
      change: (form, field) => (field.matches('select, [type=checkbox]') ? submit(form) : null),
    },
  });

  // What was chosen before this code loaded changes the price too.
  const form = root.querySelector<HTMLFormElement>('form[data-stay-form]');
  if (form !== null && isChanged(form)) void page.load(submit(form));
};
