import type { Parts } from '../islands.ts';
import { formAddress } from '../partial/addresses.ts';
import { keepFocus, type Lead, nth, same } from '../partial/focus.ts';
import { swapHead } from '../partial/head.ts';
import { regionIn, replaceContent } from '../partial/regions.ts';
import { openPage, type Way } from '../partial/way.ts';
import { patchForm } from './patch-form.ts';
import { enter, returnToPlace } from './search-history.ts';

/** Elements of the screen that stay while what they say changes. */
export interface OfferElements {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly results: HTMLElement;
  /** Says to those who do not see the list change what was found. */
  readonly status: HTMLElement;
}

const formIn = (root: ParentNode): HTMLFormElement | null => regionIn<HTMLFormElement>(root, 'form');

/** Address that a page's form leads to; empty where it has none. */
const addressIn = (page: Document): string => {
  const form = formIn(page);
  return form === null ? '' : formAddress(form);
};

/** Finds them in a page; null where one is missing. */
export const offerElements = (root: HTMLElement): OfferElements | null => {
  const form = formIn(root);
  const results = regionIn(root, 'results');
  const status = regionIn(root, 'status');
  return form && results && status ? { root, form, results, status } : null;
};

const toResultsOrHeading: Lead = (_active, region) => () =>
  region.dataset.region === 'results' ? region : document.querySelector('h1');

/** To the menu that the focus was in, the same link, the next chip; else to the list or the heading. */
const focus = keepFocus([
  nth('details', 'details > summary'),
  same('href'),
  nth('.chips > li', '.chip'),
  toResultsOrHeading,
]);

/** The ways to another page of a search. */
export interface SearchWays {
  /** After a change of the form: a new entry of the history. */
  readonly byForm: () => Way;
  /** By a link: the same, and the results are shown from their beginning. */
  readonly byLink: () => Way;
  /** Back to an entry of the history. */
  readonly byHistory: Way;
}

/** Makes the ways of a screen; `notePlace` keeps the place in the list that is left. */
export const searchWays = (
  { root, form, results }: OfferElements,
  parts: Parts,
  { notePlace, reveal }: { readonly notePlace: () => void; readonly reveal: () => void },
): SearchWays => {
  const showFailure = (address: string): void => {
    const drawn = root.querySelector<HTMLTemplateElement>('template[data-part="offline"]');
    if (drawn === null) return;
    const copy = document.importNode(drawn.content, true);
    copy.querySelector('a')?.setAttribute('href', address);
    const restoreFocus = focus();
    replaceContent(results, [...copy.childNodes], parts);
    restoreFocus();
  };

  /** `sent` is what the form said when the page was asked for: what was typed since is not replaced. */
  const takeWith =
    (sent: FormData | null) =>
    (page: Document): void => {
      const fresh = formIn(page);
      if (fresh)
        patchForm(form, fresh, parts, (input) => sent !== null && sent.get(input.name) !== input.value);
      swapHead(page);
    };

  const byHistory: Way = {
    busy: results,
    regions: ['head', 'chips', 'results', 'languages'],
    fits: (page) => formIn(page) !== null,
    // As the form will say it, so that sending it unchanged asks for nothing new.
    node: addressIn,
    focus,
    take: takeWith(null),
    words: (page) => regionIn(page, 'status')?.textContent ?? '',
    done: returnToPlace,
    left: () => location.reload(),
    failed: showFailure,
    complaint: 'The search could not be fetched.',
  };
  const byForm = (): Way => ({
    ...byHistory,
    enter: (address) => {
      notePlace();
      enter(address);
    },
    take: takeWith(new FormData(form)),
    done: undefined,
    left: openPage,
  });
  const byLink = (): Way => ({
    ...byForm(),
    done: reveal,
    failed: (address) => {
      showFailure(address);
      reveal();
    },
  });
  return { byForm, byLink, byHistory };
};
