import { isPlainClick } from '../islands/replay.ts';
import { buildOf, fetchPage } from '../search/fetch-page.ts';

/** Why a booking was refused: first in its form. */
const SUMMARY = '.form-summary';

type Part = 'times' | 'details' | 'choice' | 'words' | 'continue' | 'note' | 'unsent';

const partIn = (root: ParentNode, name: Part): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-agenda="${name}"]`);

/** The booking on a page that was fetched; null on any other page, and on one of another build. */
const bookingIn = (page: Document): HTMLElement | null =>
  buildOf(page) === buildOf(document)
    ? page.querySelector<HTMLElement>('main [data-enhance="agenda"]')
    : null;

/** Says something to those who do not see the times change. */
const announcer = (root: HTMLElement): ((text: string) => void) => {
  const status = document.createElement('p');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  root.before(status);
  return (text) => {
    status.textContent = text;
  };
};

/** Takes over the times alone, so that the details that were typed stay. */
const takeTimes = (root: HTMLElement, fresh: HTMLElement): void => {
  const [here, there] = [partIn(root, 'times'), partIn(fresh, 'times')];
  const [form, freshForm] = [root.querySelector('form'), fresh.querySelector('form')];
  if (here === null || there === null || form === null) {
    root.replaceChildren(...fresh.childNodes);
    return;
  }
  here.replaceChildren(...there.childNodes);
  // What is refused comes back with the days that it was sent from.
  if (freshForm !== null) form.action = freshForm.action;
};

/** Says the chosen time in words beside what comes next. */
const sayChoice = (root: HTMLElement): void => {
  const chosen = root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  const [choice, words] = [partIn(root, 'choice'), partIn(root, 'words')];
  if (choice === null || words === null) return;
  choice.hidden = chosen === null;
  words.textContent = chosen?.dataset.words ?? '';
};

/**
 * A viewing to book: the booking page's own part, paged and sent without leaving the page. On the page of a
 * home (`data-href`) it is fetched first, and the details wait until a time is chosen. Whatever has no part
 * of this kind, such as the confirmation, is a page to go to.
 */
export const enhanceAgenda = (root: HTMLElement, signal: AbortSignal): void => {
  const { href, loading = '', failed = '' } = root.dataset;
  const announce = announcer(root);
  let detailsOpen = href === undefined;
  let busy = false;

  /** Shows the details, or the way to them. */
  const arrange = (): void => {
    if (root.querySelector(SUMMARY) !== null) detailsOpen = true;
    const [details, next] = [partIn(root, 'details'), partIn(root, 'continue')];
    if (details !== null) details.hidden = !detailsOpen;
    if (next !== null) next.hidden = detailsOpen;
    sayChoice(root);
  };

  const fetchBooking = async (address: string, body?: URLSearchParams) => {
    busy = true;
    root.setAttribute('aria-busy', 'true');
    try {
      const { page, address: reached } = await fetchPage(address, signal, body);
      return { fresh: bookingIn(page), reached };
    } finally {
      busy = false;
      root.removeAttribute('aria-busy');
    }
  };

  const open = async (address: string): Promise<void> => {
    const note = partIn(root, 'note');
    const invitation = note?.textContent ?? '';
    if (note !== null) note.textContent = loading;
    try {
      const { fresh } = await fetchBooking(address);
      if (fresh !== null) root.replaceChildren(...fresh.childNodes);
      else if (note !== null) note.textContent = invitation;
      arrange();
    } catch (error) {
      // The link beside it still leads there.
      console.error('The times of this home stay on their own page.', error);
      if (note !== null) note.textContent = failed;
    }
  };

  const step = async (link: HTMLAnchorElement): Promise<void> => {
    const back = link.matches('.agenda-step--back');
    try {
      const { fresh, reached } = await fetchBooking(link.href);
      if (fresh === null) return location.assign(reached);
      takeTimes(root, fresh);
      arrange();
      announce(partIn(root, 'times')?.querySelector('[aria-live]')?.textContent ?? '');
      const same = root.querySelector<HTMLElement>(`[data-step]${back ? '' : ':not'}(.agenda-step--back)`);
      (same ?? partIn(root, 'times')?.querySelector<HTMLElement>('[role="radiogroup"], a'))?.focus();
    } catch (error) {
      console.error('The page of these days is opened instead.', error);
      location.assign(link.href);
    }
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    const unsent = partIn(root, 'unsent');
    if (unsent !== null) unsent.hidden = true;
    const pairs = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    try {
      const { fresh, reached } = await fetchBooking(form.action, new URLSearchParams(pairs));
      if (fresh === null) return location.assign(reached);
      root.replaceChildren(...fresh.childNodes);
      arrange();
      root.querySelector<HTMLElement>(SUMMARY)?.focus();
    } catch (error) {
      console.error('The viewing was not sent; its key makes it safe to send it again.', error);
      if (unsent !== null) unsent.hidden = false;
    }
  };

  root.addEventListener('change', () => sayChoice(root), { signal });
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-step]');
      if (link !== null) {
        event.preventDefault();
        if (!busy) void step(link);
      } else if (event.target.closest('[data-agenda="continue"]') !== null) {
        detailsOpen = true;
        arrange();
        partIn(root, 'details')?.querySelector<HTMLElement>('input')?.focus();
      }
    },
    { signal },
  );
  root.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      if (!busy) void send(event.target);
    },
    { signal },
  );
  if (href === undefined) arrange();
  else void open(href);
};
