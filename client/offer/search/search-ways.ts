import type { Parts } from '../../islands/parts.ts';
import { formAddress } from '../../partial/addresses.ts';
import { keepFocus, type Lead, nth, same } from '../../partial/focus.ts';
import { regionIn, replaceContent } from '../../partial/regions.ts';
import type { Way } from '../../partial/way.ts';
import { patchForm } from './patch-form.ts';
import { enter } from './search-history.ts';

/** Elements of the screen that stay while what they say changes. */
interface OfferElements {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
}

/** The form of a page's search; null where it has none. */
export const formIn = (root: ParentNode): HTMLFormElement | null => regionIn<HTMLFormElement>(root, 'form');

const toResultsOrHeading: Lead = (_active, region) => () =>
  region.dataset.region === 'results' ? region : document.querySelector('h1');

/** To the menu that the focus was in, the same link, the next chip; else to the list or the heading. */
const focus = keepFocus([
  nth('details', 'details > summary'),
  same('href'),
  nth('.chips > li', '.chip'),
  toResultsOrHeading,
]);

/** What a screen lends to the ways to its other pages. */
interface Screen {
  /** What the form said when the page was asked for; null where the history asks. */
  readonly sent: () => FormData | null;
  /** Keeps the place in the list that is left. */
  readonly notePlace: () => void;
  /** Goes back to the place that an entry of the history remembers. */
  readonly goBack: () => void;
  /** Shows the results from their beginning. */
  readonly reveal: () => void;
}

/** What a page says of itself in its head, for whoever shares, reloads or prints it. */
const HEAD = 'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"]';

/** Takes over another page's title, canonical address and the like. */
const swapHead = (page: Document): void => {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
};

/** The ways to another page of a search: back in the history, after a change of the form, and by a link. */
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
      enter(address);
    },
    // As the form will say it, so that sending it unchanged asks for nothing new.
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
    // A text is typed in many searches, and is one step for whoever goes back.
    byTyping: { ...byForm, enter: (address) => enter(address, true) },
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
