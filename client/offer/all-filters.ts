import { isMade } from '#domain/views/shown-when.ts';
import { enterAddress } from '../dom/history-entry.ts';
import type { Parts } from '../islands/parts.ts';
import { searchAddress } from '../partial/addresses.ts';
import { createPartial } from '../partial/create-partial.ts';
import { regionIn } from '../partial/regions.ts';
import type { Way } from '../partial/way.ts';
import { markSearched } from '../recent/mark-searched.ts';
import { dropEmpty } from './filter-form.ts';
import { TYPED } from './search/patch-fields.ts';
import { COUNTING, patchForm } from './search/patch-form.ts';
import { formIn, isChosenEarly } from './search/search-ways.ts';

/** Pause after a key press before a count, milliseconds. */
const TYPING_REST = 500;

/** Shows the choices that depend on others where one of those is made: at once, so that no answer moves them later. */
const showFitting = (form: HTMLFormElement): void => {
  const data = new FormData(form);
  for (const one of form.querySelectorAll<HTMLElement>('[data-when]'))
    one.hidden = !isMade(one.dataset.when ?? '', data);
};

/**
 * All filters of a search: after each change, the number of the button and the counts of the open part are those of
 * what is chosen now. The form itself is sent by the browser, with what its fields hold at that moment.
 */
export const enhanceAllFilters = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const form = formIn(root);
  const status = regionIn(root, 'status');
  const here = form?.dataset.here;
  if (!form || !status || here === undefined) return;
  const { load } = createPartial({ parts, signal, status });
  let sent: FormData | null = null;
  let used: Element | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  /** Keeps a place that was typed since the request: leaving its field requests nothing. */
  const keepPlace = (patch: () => void): void => {
    const field = form.querySelector<HTMLInputElement>('[name="place"]');
    const typed = field?.value ?? '';
    patch();
    if (field && typed !== (sent?.get('place') ?? '')) field.value = typed;
  };

  /** Keeps the control that was used last where it is on the screen, whatever an answer brings above it. */
  const holdStill = (patch: () => void): void => {
    const before = used?.getBoundingClientRect().top ?? 0;
    patch();
    showFitting(form);
    if (used?.isConnected) scrollBy({ top: used.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  const way: Way = {
    busy: form,
    regions: [],
    fits: (page) => formIn(page) !== null,
    // A reload, and Back from the results, return to what is chosen now.
    enter: (address) => enterAddress(address, true),
    take: (page) => holdStill(() => keepPlace(() => patchForm(form, formIn(page) ?? form, parts, sent))),
    words: (page) => formIn(page)?.querySelector('.show-counted')?.textContent ?? '',
    // The button has no number until one is known again.
    failed: () => undefined,
  };

  const count = (): void => {
    clearTimeout(rest);
    sent = new FormData(form);
    const open = form.querySelector<HTMLElement>('details[data-group][open]')?.dataset.group;
    const data = new FormData(form);
    if (open !== undefined) data.set('open', open);
    void load({ way, address: searchAddress(here, data) });
  };

  form.addEventListener('formdata', (event) => dropEmpty(event.formData), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      form.setAttribute(COUNTING, '');
      showFitting(form);
      used = target instanceof Element ? (target.closest('label') ?? target) : null;
      clearTimeout(rest);
      if (target instanceof Element && target.matches(TYPED)) rest = setTimeout(count, TYPING_REST);
    },
    { signal },
  );
  // A place is used once it is chosen; while it is being typed it is incomplete.
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof Element && !target.matches('[name="place"]')) count();
    },
    { signal },
  );
  // A place chosen from the suggestions sends the form without its button.
  form.addEventListener(
    'submit',
    (event) => {
      if (event.submitter !== null) {
        markSearched();
        return;
      }
      event.preventDefault();
      count();
    },
    { signal },
  );
  form.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.group !== undefined) count();
    },
    { capture: true, signal },
  );
  signal.addEventListener('abort', () => clearTimeout(rest));
  showFitting(form);
  if (isChosenEarly(form)) {
    form.setAttribute(COUNTING, '');
    count();
  }
};
