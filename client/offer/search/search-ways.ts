import { enterAddress } from '../../dom/history-entry.ts';
import type { Parts } from '../../islands/parts.ts';
import { formAddress } from '../../partial/addresses.ts';
import { keepFocus, type Lead, nth, same } from '../../partial/focus.ts';
import { regionIn, replaceContent } from '../../partial/regions.ts';
import type { Way } from '../../partial/way.ts';
import { patchForm } from './patch-form.ts';

/** Elements of the screen that stay while their content changes. */
interface OfferElements {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
}

/** The search form of a page; null where it has none. */
export const formIn = (root: ParentNode): HTMLFormElement | null => regionIn<HTMLFormElement>(root, 'form');

/** Whether the visitor changed a filter before the code of its form loaded. */
export const isChosenEarly = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );

const toResultsOrHeading: Lead = (_active, region) => () =>
  region.dataset.region === 'results' ? region : document.querySelector('h1');

/**
 * Moves the focus to the menu that had it, the same link or the next chip; else to the list or the heading.
 */
const focus = keepFocus([
  nth('details', 'details > summary'),
  same('href'),
  nth('.chips > li', '.chip'),
  toResultsOrHeading,
]);

/** Functions of a screen that its ways use. */
interface Screen {
  /** The form's values when the page was requested; null for a history navigation. */
  readonly sent: () => FormData | null;
  /** Stores the position in the list that is left. */
  readonly notePlace: () => void;
  /** Restores the position stored in a history entry. */
  readonly goBack: () => void;
  /** Scrolls to the start of the results. */
  readonly reveal: () => void;
}

/** Elements of the head that describe a page, used when it is shared, reloaded or printed. */
const HEAD = 'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"]';

/** Takes over another page's title, canonical address and other head elements. */
const swapHead = (page: Document): void => {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
};

/** Ways to another page of a search: through the history, after a change of the form, and by a link. */
export const searchWays = (
  { root, form, results }: OfferElements,
  parts: Parts,
  { sent, notePlace, goBack, reveal }: Screen,
): { readonly [Name in 'byHistory' | 'byForm' | 'byTyping' | 'byLink']: Way } => {
  const failed = (address: string): void => {
    const drawn = root.querySelector<HTMLTemplateElement>('template[data-part="offline"]');
    if (drawn === null) return;
    const copy = document.importNode(drawn.content, true);
    copy.querySelector('a')?.setAttribute('href', address);
    const restoreFocus = focus();
    replaceContent(results, [...copy.childNodes], parts);
    restoreFocus();
  };
  const byForm: Way = {
    busy: results,
    regions: ['head', 'chips', 'results', 'languages'],
    fits: (page) => formIn(page) !== null,
    enter: (address) => {
      notePlace();
      enterAddress(address);
    },
    // As the form will give it, so that sending it unchanged requests nothing.
    node: (page) => formAddress(formIn(page) ?? form),
    focus,
    take: (page) => {
      patchForm(form, formIn(page) ?? form, parts, sent());
      swapHead(page);
    },
    words: (page) => regionIn(page, 'status')?.textContent ?? '',
    failed,
  };
  return {
    byForm,
    // Typing makes many searches but only one history entry.
    byTyping: { ...byForm, enter: (address) => enterAddress(address, true) },
    byLink: {
      ...byForm,
      done: reveal,
      failed: (address) => {
        failed(address);
        reveal();
      },
    },
    byHistory: { ...byForm, enter: undefined, done: goBack, left: () => location.reload() },
  };
};
