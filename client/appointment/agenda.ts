// Of a page that shows times from the start it is in the head; the page of an estate loads it with them.
import '../styles/screens/agenda.css';
import type { Parts } from '../islands/parts.ts';
import { createPartial } from '../partial/create-partial.ts';
import { leadFocus } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Way } from '../partial/way.ts';

/** Why a booking was refused: first in its form. */
const SUMMARY = '.form-summary';

type Part = 'details' | 'choice' | 'words' | 'continue' | 'note' | 'unsent';

const partIn = (root: ParentNode, name: Part): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-agenda="${name}"]`);

/** Adds a region before an element that says to those who do not see it what changes there. */
const addLiveRegion = (element: Element): HTMLElement => {
  const status = document.createElement('p');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  element.before(status);
  return status;
};

/** Says the chosen time in words beside what comes next. */
const sayChoice = (root: HTMLElement): void => {
  const chosen = root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  const [choice, words] = [partIn(root, 'choice'), partIn(root, 'words')];
  if (choice === null || words === null) return;
  choice.hidden = chosen === null;
  words.textContent = chosen?.dataset.words ?? '';
};

/** What a form sends, without files. */
const bodyOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * An appointment to book: the booking page's own part, paged and sent without leaving the page. On the page of a
 * estate (`data-href`) it is fetched first, and the details wait until a time is chosen. Whatever has no part
 * of this kind, such as the confirmation, is a page to go to.
 */
export const enhanceAgenda = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const { href, loading = '', failed = '' } = root.dataset;
  let detailsOpen = href === undefined;

  /** Shows the details, or the way to them. */
  const arrange = (): void => {
    if (root.querySelector(SUMMARY) !== null) detailsOpen = true;
    const [details, next] = [partIn(root, 'details'), partIn(root, 'continue')];
    if (details !== null) details.hidden = !detailsOpen;
    if (next !== null) next.hidden = detailsOpen;
    sayChoice(root);
  };
  const note = (text: string): void => {
    const line = partIn(root, 'note');
    if (line !== null) line.textContent = text;
  };
  const showUnsent = (isShown: boolean): void => {
    const line = partIn(root, 'unsent');
    if (line !== null) line.hidden = !isShown;
  };
  const invitation = partIn(root, 'note')?.textContent ?? '';

  const open: Way = {
    busy: root,
    regions: ['booking'],
    take: arrange,
    left: () => note(invitation),
    // The link beside it still leads there.
    failed: () => note(failed),
  };
  /** To other days: the times alone, so that the details that were typed stay. */
  const stepBy = (link: HTMLAnchorElement): Way => {
    const way = link.matches('.agenda-step--back') ? '.agenda-step--back' : ':not(.agenda-step--back)';
    const form = root.querySelector('form');
    return {
      ...open,
      regions: form && regionIn(root, 'times') ? ['times'] : ['booking'],
      take: (page) => {
        const fresh = regionIn(page, 'booking')?.querySelector('form');
        // What is refused comes back with the days that it was sent from.
        if (form && fresh) form.action = fresh.action;
        arrange();
      },
      focus: leadFocus(
        () =>
          root.querySelector<HTMLElement>(`[data-step]${way}`) ??
          regionIn(root, 'times')?.querySelector<HTMLElement>('[role="radiogroup"], a'),
      ),
      words: () => regionIn(root, 'times')?.querySelector('[aria-live]')?.textContent ?? '',
      left: undefined,
      failed: undefined,
    };
  };
  const send: Way = {
    ...open,
    focus: leadFocus(() => root.querySelector<HTMLElement>(SUMMARY)),
    left: undefined,
    // Its key makes it safe to send it again.
    failed: () => showUnsent(true),
  };

  const { load } = createPartial({
    parts,
    signal,
    status: addLiveRegion(root),
    taken: {
      root,
      link: (link) => (link.matches('[data-step]') ? { way: stepBy(link), address: link.href } : null),
      forms: 'form',
      submit: (form) => {
        showUnsent(false);
        return { way: send, address: form.action, body: bodyOf(form) };
      },
    },
  });

  root.addEventListener('change', () => sayChoice(root), { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-agenda="continue"]') === null) return;
      detailsOpen = true;
      arrange();
      partIn(root, 'details')?.querySelector<HTMLElement>('input')?.focus();
    },
    { signal },
  );
  if (href === undefined) arrange();
  else {
    note(loading);
    void load({ way: open, address: href });
  }
};
