// The page that starts with times has this style sheet in its head; the page of an estate loads it with the
// times.
import '../styles/screens/agenda.css';
import { later } from '../dom/later.ts';
import type { Parts } from '../islands/parts.ts';
import { createPartial } from '../partial/create-partial.ts';
import { keepFocus, leadFocus } from '../partial/focus.ts';
import { regionIn } from '../partial/regions.ts';
import type { Way } from '../partial/way.ts';

/** Selector of the summary that says why a booking was refused; it is the first element in its form. */
const SUMMARY = '.form-summary';

/** Height of the next step beneath the chosen time, with the bar at the foot of a phone's page, pixels. */
const NEXT_STEP = 120;

type Part = 'details' | 'choice' | 'words' | 'continue' | 'note' | 'unsent';

const partIn = (root: ParentNode, name: Part): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-agenda="${name}"]`);

/** Adds a live region before an element: it announces changes there to people who do not see the screen. */
const addLiveRegion = (element: Element): HTMLElement => {
  const status = document.createElement('p');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  element.before(status);
  return status;
};

/** Writes the chosen time in words beside the next step. */
const sayChoice = (root: HTMLElement): void => {
  const chosen = root.querySelector<HTMLInputElement>('input[type="radio"]:checked');
  const [choice, words] = [partIn(root, 'choice'), partIn(root, 'words')];
  if (choice === null || words === null) return;
  choice.hidden = chosen === null;
  words.textContent = chosen?.dataset.words ?? '';
};

/** Brings the next step, which follows the chosen time, into view, unless it is there already. */
const showNext = (root: HTMLElement): void => {
  const choice = partIn(root, 'choice');
  if (choice && choice.getBoundingClientRect().bottom > innerHeight - NEXT_STEP)
    choice.scrollIntoView({ block: 'center' });
};

/** Body of a form's request, without files. */
const bodyOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Booking of an appointment: the part of the booking page, with its pages of days and its form, without
 * leaving the page. On the page of an estate (`data-href`) this part is fetched first, into the height that is
 * kept for it (`data-room`), and the form for the details stays hidden until a time is chosen. A page without
 * such a part, such as the confirmation, is opened by the browser.
 */
export const enhanceAgenda = (root: HTMLElement, signal: AbortSignal, parts: Parts): void => {
  const { href, loading = '', failed = '' } = root.dataset;
  let detailsOpen = href === undefined;

  const leaveRoom = (): void => root.removeAttribute('data-room');
  /** Shows the details, or the button that opens them. */
  const arrange = (): void => {
    if (root.querySelector(SUMMARY) !== null) detailsOpen = true;
    const [details, next] = [partIn(root, 'details'), partIn(root, 'continue')];
    if (details !== null) details.hidden = !detailsOpen;
    if (next !== null) next.hidden = detailsOpen;
    // Room kept for times is not kept for the words that there are none.
    if (root.querySelector('.slots') === null) leaveRoom();
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

  /** Puts back what was typed before a reload; loaded only then. */
  const recall = (): void => {
    if (history.state === null) return;
    later(import('../forms/keep-typed.ts'), ({ recallTyped }) => {
      const form = root.querySelector('form');
      if (form === null || !recallTyped(form)) return;
      detailsOpen = true;
      arrange();
    });
  };

  const open: Way = {
    busy: root,
    regions: ['booking'],
    take: () => {
      arrange();
      recall();
    },
    // Whoever has just reached the link that the times replace goes on in them.
    focus: keepFocus([
      () => () =>
        root.querySelector<HTMLElement>('[role="radiogroup"]') ?? root.querySelector<HTMLElement>('a'),
    ]),
    left: () => note(invitation),
    // The link beside it still leads there.
    failed: () => {
      note(failed);
      leaveRoom();
    },
  };
  /** Way to other days: replaces only the times, so that typed details stay. */
  const stepBy = (link: HTMLAnchorElement): Way => {
    const way = link.matches('.agenda-step--back') ? '.agenda-step--back' : ':not(.agenda-step--back)';
    const form = root.querySelector('form');
    return {
      ...open,
      regions: form && regionIn(root, 'times') ? ['times'] : ['booking'],
      take: (page) => {
        const fresh = regionIn(page, 'booking')?.querySelector('form');
        // A refused form comes back together with the days from which it was sent.
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
    // The form's key makes it safe to send it again.
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

  // By the arrow keys every time on the way is chosen, and the page must not jump with each.
  let isTouched = false;
  root.addEventListener('keydown', () => (isTouched = false), { signal });
  root.addEventListener('pointerdown', ({ pointerType }) => (isTouched = pointerType === 'touch'), {
    signal,
  });
  root.addEventListener(
    'change',
    ({ target }) => {
      sayChoice(root);
      if (!isTouched || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      // A finger has chosen: the details need no press of their own.
      detailsOpen = true;
      arrange();
      showNext(root);
    },
    { signal },
  );
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
