import type { Parts } from '../islands/parts.ts';
import { formAddress, sameScreen } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { keepFocus, same } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Ask, Way } from '../partial/way.ts';

/**
 * Chooses a stay in place: a day, a month, a proposed stay or the typed days lead to a page of the same
 * unit, of which the regions are taken over. The address says what is chosen, without an entry of the
 * history for every day.
 */
export const enhanceStay = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const calendar = regionIn(root, 'calendar');
  const status = regionIn(root, 'status');
  if (calendar === null || status === null) return;

  const way: Way = {
    busy: calendar,
    regions: ['status', 'calendar', 'stay', 'bar', 'languages'],
    // Which nights are free.
    anew: true,
    enter: (address) => history.replaceState(history.state, '', address),
    // The same day, way to a month, field or button; else into the calendar.
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

  createPartial({
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
      // How many come changes the price at once; days are whole only when both are, and are sent by the button.
      change: (form, field) => (field.matches('select') ? submit(form) : null),
    },
  });
};
