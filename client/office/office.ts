import { type FetchedPage, fetchPage } from '../partial/fetch-page.ts';
import { patch } from './patch.ts';

/** Shortest time between two looks, milliseconds: a window that comes back tells so twice. */
const PAUSE = 2000;

const here = (): string => location.pathname + location.search;
const pathOf = (address: string): string => address.split('?')[0] ?? '';
const mainOf = (page: Document): HTMLElement | null => page.querySelector('main');
const said = (): HTMLElement | null => document.querySelector('[data-office]');

/** Says one of the sentences that the page brings along, or nothing. */
const say = (what: 'done' | 'failed' | 'out' | null): void => {
  const element = said();
  if (element !== null) element.textContent = what === null ? '' : (element.dataset[what] ?? '');
};

/** Whether something was typed or chosen that the server has not seen. */
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

/** Shows a page of this screen in place. A focus whose element is gone goes to what the page is about now. */
function show({ page }: FetchedPage): void {
  const [main, fresh] = [mainOf(document), mainOf(page)];
  if (main === null || fresh === null) return;
  const held = document.activeElement;
  patch(main, fresh);
  document.title = page.title;
  if (held !== null && !held.isConnected) focusOn(main.querySelector('h1'));
}

/** Shows what became of a press: what is wrong, or that it was done where nothing else says so. */
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

/** Fetches the page that is open once more. One that cannot be had changes nothing: the next look tries again. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || sending || looking !== null) return;
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

/** Sends a deed, and shows what became of it. What was typed stays until it has arrived. */
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
  // Forms of a session carry its token: the others, such as the one to sign in, are the browser's.
  if (form.querySelector('[name="guard"]') === null) return;
  event.preventDefault();
  void press(form, event.submitter);
});
