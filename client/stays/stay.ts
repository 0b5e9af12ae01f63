import { isPlainClick } from '../islands/replay.ts';
import type { Parts } from '../islands.ts';
import { fetchPage } from '../search/fetch-page.ts';
import { sameScreen, searchAddress } from '../search/search-address.ts';
import { replaceContent } from '../search/swap-regions.ts';

/** Parts of the page that change with the choice. The last ones stand outside of the unit: the languages. */
const REGION = '[data-region]';

/** What the focus stands on, so that it finds its way to the same thing in the new page. */
function focusKey(): string | null {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement)) return null;
  const { day, turn } = active.dataset;
  if (day !== undefined) return `[data-day="${CSS.escape(day)}"]`;
  if (turn !== undefined) return `[data-turn="${CSS.escape(turn)}"]`;
  return active.id === '' ? null : `#${CSS.escape(active.id)}`;
}

/** Takes over what the other page says in the regions of this one, in their order. */
function swap(page: Document, parts: Parts): void {
  const fresh = [...page.querySelectorAll(REGION)];
  [...document.querySelectorAll(REGION)].forEach((region, index) => {
    const twin = fresh[index];
    if (twin !== undefined) replaceContent(region, [...twin.childNodes], parts);
  });
}

/** A page of the same unit, drawn for the same build. */
const belongs = (page: Document): boolean => {
  const script = (from: Document): string | null | undefined =>
    from.querySelector('script[type="module"]')?.getAttribute('src');
  const count = (from: Document): number => from.querySelectorAll(REGION).length;
  return script(page) === script(document) && count(page) === count(document);
};

/**
 * Chooses a stay in place: a day, a month, a proposed stay or the typed days lead to a page of the same
 * unit, which is fetched and of which the regions are taken over. The address says what is chosen, without
 * an entry of the history for every day.
 */
export const enhanceStay = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const calendar = root.querySelector<HTMLElement>('[data-region="calendar"]');
  const status = root.querySelector<HTMLElement>('[data-region="status"]');
  if (calendar === null || status === null) return;
  let running = new AbortController();

  const load = async (address: string): Promise<void> => {
    running.abort();
    const mine = new AbortController();
    running = mine;
    calendar.ariaBusy = 'true';
    try {
      const { page, address: shown } = await fetchPage(address, mine.signal);
      if (running !== mine) return;
      if (!belongs(page)) return location.assign(address);
      const focus = focusKey();
      swap(page, parts);
      history.replaceState(history.state, '', shown);
      const again = focus === null ? null : root.querySelector<HTMLElement>(focus);
      if (focus !== null) (again ?? calendar.querySelector('a'))?.focus({ preventScroll: true });
    } catch (error) {
      if (running !== mine) return;
      console.error('The nights could not be fetched.', error);
      status.textContent = root.dataset.offline ?? '';
    } finally {
      if (running === mine) calendar.ariaBusy = null;
    }
  };

  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a:not([target], [download])');
    const address = sameScreen(link?.getAttribute('href') ?? '#', location.href);
    if (address === null) return;
    event.preventDefault();
    void load(address);
  };

  const submit = (form: HTMLFormElement): void => {
    void load(searchAddress(form.getAttribute('action') ?? location.pathname, new FormData(form)));
  };
  const formOf = (event: Event): HTMLFormElement | null =>
    event.target instanceof Element ? event.target.closest('form[data-stay-form]') : null;

  const onSubmit = (event: Event): void => {
    const form = formOf(event);
    if (form === null) return;
    event.preventDefault();
    submit(form);
  };

  // How many come changes the price at once; days are whole only when both are, and are sent by the button.
  const onChange = (event: Event): void => {
    const form = formOf(event);
    if (form !== null && event.target instanceof HTMLSelectElement) submit(form);
  };

  root.addEventListener('click', onClick, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('change', onChange, { signal });
  signal.addEventListener('abort', () => running.abort());
};
