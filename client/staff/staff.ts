import { type FetchedPage, fetchPage } from '../partial/fetch-page.ts';
import { patch } from './patch.ts';

/** Shortest time between two refreshes, milliseconds: a window that comes back fires two events. */
const PAUSE = 2000;

const here = (): string => location.pathname + location.search;
const pathOf = (address: string): string => address.split('?')[0] ?? '';
const mainOf = (page: Document): HTMLElement | null => page.querySelector('main');
const said = (): HTMLElement | null => document.querySelector('[data-office]');

/** Shows one of the messages that the page carries, or clears it. */
const say = (what: 'done' | 'failed' | 'out' | null): void => {
  const element = said();
  if (element !== null) element.textContent = what === null ? '' : (element.dataset[what] ?? '');
};

/** Whether the visitor has entered something that is not sent yet. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  );

const focusOn = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.tabIndex = -1;
  element.focus();
};

/**
 * Shows a page of this screen in place. When the focused element is gone, the focus moves to the main subject
 * of the new page.
 */
function show({ page }: FetchedPage): void {
  const [main, fresh] = [mainOf(document), mainOf(page)];
  if (main === null || fresh === null) return;
  const held = document.activeElement;
  patch(main, fresh);
  document.title = page.title;
  if (held !== null && !held.isConnected) focusOn(main.querySelector('h1'));
}

/** Shows the outcome of a button: the errors, or a confirmation where the page itself shows none. */
function tell(fetched: FetchedPage, form: HTMLFormElement): void {
  const wrong = fetched.page.querySelector('main [role="alert"]') !== null;
  if (!wrong) form.reset();
  show(fetched);
  history.replaceState(history.state, '', fetched.address);
  if (wrong) focusOn(document.querySelector('main [role="alert"]'));
  else if (form.isConnected) say('done');
}

let looked = -PAUSE;
let looking: AbortController | null = null;
let sending = false;

/** Whether the page is a form that could not be stored: it waits for its press, whatever the page at its address says. */
const isRetained = (): boolean => document.querySelector('main [data-retained]') !== null;

/** Fetches the open page again. A failure changes nothing: the next refresh tries again. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || sending || looking !== null || isRetained()) return;
  if (performance.now() - looked < PAUSE) return;
  looked = performance.now();
  const controller = new AbortController();
  looking = controller;
  try {
    const fetched = await fetchPage(here(), controller.signal, { anew: true });
    if (controller.signal.aborted) return;
    if (pathOf(fetched.address) === location.pathname) show(fetched);
    else if (!isTyped()) location.assign(fetched.address);
    else say('out');
  } catch (error) {
    console.warn('The page could not be looked at again.', error);
  } finally {
    if (looking === controller) looking = null;
  }
}

/** Sends an action and shows its outcome. Entered values stay until it has arrived. */
async function press(form: HTMLFormElement, by: HTMLElement | null): Promise<void> {
  if (sending) return;
  sending = true;
  looking?.abort();
  say(null);
  form.ariaBusy = 'true';
  try {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, by))
      if (typeof value === 'string') body.append(name, value);
    const fetched = await fetchPage(form.action, new AbortController().signal, { body });
    if (pathOf(fetched.address) === location.pathname) tell(fetched, form);
    else if (form.querySelector('textarea') === null) location.assign(fetched.address);
    else say('out');
  } catch (error) {
    console.error('The press did not arrive, or its answer did not.', error);
    say('failed');
  } finally {
    form.ariaBusy = null;
    sending = false;
  }
}

addEventListener('focus', () => void look());
document.addEventListener('visibilitychange', () => void look());
addEventListener('pageshow', ({ persisted }) => persisted && void look());
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
  // Forms of a session carry its token; the others, such as sign-in, are sent by the browser.
  if (form.querySelector('[name="guard"]') === null) return;
  event.preventDefault();
  void press(form, event.submitter);
});
