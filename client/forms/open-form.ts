import { parts } from '../islands/parts.ts';
import { buildOf, fetchPage } from '../search/fetch-page.ts';
import { KEY_FIELD } from './control-fields.ts';
import { enhanceForm } from './enhance-form.ts';
import { type FormDialog, makeDialog, showDialog } from './form-dialog.ts';
import { SENT, type SentEvent } from './form-sent.ts';
import { prefixIds } from './prefix-ids.ts';

/** Forms of this page by address: closed, one keeps what was typed until it is opened again. */
const kept = new Map<string, FormDialog>();

/** The form of a page, made this page's own; null where it cannot be sent from here. */
const takeForm = (page: Document): HTMLFormElement | null => {
  const found = page.querySelector<HTMLFormElement>('form[data-send-to]');
  // Turnstile may run on the form's own page only, and parts of two builds do not belong together.
  if (found === null || found.querySelector('[data-turnstile]')) return null;
  if (buildOf(page) !== buildOf(document)) return null;
  const form = document.importNode(found, true);
  prefixIds(form, 'dialog-');
  // A key of this visitor's own: the page around it is the same for everybody.
  const key = form.querySelector<HTMLInputElement>(`[name="${KEY_FIELD}"]`);
  if (key) key.value = crypto.randomUUID();
  return form;
};

const textOf = (page: Document, selector: string): string =>
  page.querySelector(selector)?.textContent?.trim() ?? '';

/** Fetches the form's page and puts its form into a dialog; null where it has none for us. */
const fetchDialog = async (address: string): Promise<FormDialog | null> => {
  const { page } = await fetchPage(address, new AbortController().signal);
  const form = takeForm(page);
  if (form === null) return null;
  const texts = { heading: textOf(page, 'main h1'), lead: textOf(page, 'main .page-head p') };
  const made = makeDialog(form, texts);
  // Sent, it is done with: the next time a fresh form opens.
  made.dialog.addEventListener(SENT, (event) => {
    event.preventDefault();
    kept.delete(address);
    made.showNext((event as SentEvent).detail.next);
  });
  form.removeAttribute('data-enhance');
  parts.start(made.dialog);
  enhanceForm(form);
  return made;
};

/** Opens the form that a link leads to in a dialog, or follows the link where that cannot be. */
export const openForm = async (link: HTMLAnchorElement): Promise<void> => {
  const address = link.href;
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    const found = kept.get(address) ?? (await fetchDialog(address));
    if (found === null) {
      location.assign(address);
      return;
    }
    kept.set(address, found);
    showDialog(found, link);
  } finally {
    link.ariaBusy = null;
  }
};
