import type { Parts } from '../islands/parts.ts';
import { createPartial, type PartialPage } from '../partial/create-partial.ts';
import { enhanceForm } from './enhance-form.ts';
import { type FormDialog, makeDialog, showDialog } from './form-dialog.ts';
import { SENT, type SentEvent } from './form-sent.ts';

/** Dialogs of this page by address: a closed dialog keeps the entered values until it is opened again. */
const opened = new Map<string, FormDialog>();

/** One loader for all links: the link clicked last is the one the visitor wants. */
let forms: PartialPage | null = null;

/** Name of the field with a form's key (worker/forms/control-fields.ts). */
const KEY_FIELD = 'form-key';

/**
 * The form of a page, or null when it cannot be sent from here: Turnstile runs only on the form's own page.
 */
const formIn = (page: Document): HTMLFormElement | null => {
  const form = page.querySelector<HTMLFormElement>('form[data-send-to]');
  return form?.querySelector('[data-turnstile]') ? null : form;
};

/** Attributes that refer to elements by their ids. */
const REFERENCES = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'] as const;

/**
 * Adds a prefix to every id in a part of another page and to every reference to it, so that no id occurs
 * twice.
 */
const prefixIds = (root: Element, prefix: string): void => {
  for (const element of root.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const name of REFERENCES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => id !== '');
      element.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    }
  }
};

/** Imports the form into this document. */
const takeForm = (found: HTMLFormElement): HTMLFormElement => {
  const form = document.importNode(found, true);
  prefixIds(form, 'dialog-');
  // A fresh key for this visitor: the fetched page is the same for everybody.
  const key = form.querySelector<HTMLInputElement>(`[name="${KEY_FIELD}"]`);
  if (key) key.value = crypto.randomUUID();
  return form;
};

const textOf = (page: Document, selector: string): string =>
  page.querySelector(selector)?.textContent?.trim() ?? '';

/** Puts the form of a page into a dialog, which is kept by its address. */
const takeDialog = (page: Document, found: HTMLFormElement, address: string, parts: Parts): FormDialog => {
  const form = takeForm(found);
  const texts = { heading: textOf(page, 'main h1'), lead: textOf(page, 'main .page-head p') };
  const made = makeDialog(form, texts);
  // After sending, the dialog is dropped: the next click opens a fresh form.
  made.dialog.addEventListener(SENT, (event) => {
    event.preventDefault();
    opened.delete(address);
    made.showNext((event as SentEvent).detail.next);
  });
  form.removeAttribute('data-enhance');
  parts.start(made.dialog);
  enhanceForm(form);
  opened.set(address, made);
  return made;
};

/** Opens the form behind a link in a dialog, or follows the link where that is impossible. */
export const openForm = async (link: HTMLAnchorElement, parts: Parts): Promise<void> => {
  const address = link.href;
  if (link.ariaBusy === 'true') return;
  forms ??= createPartial({ parts, signal: new AbortController().signal });
  const known = opened.get(address);
  if (known) {
    forms.giveUp();
    showDialog(known, link);
    return;
  }
  const way = {
    busy: link,
    regions: [],
    fits: (page: Document) => formIn(page) !== null,
    take: (page: Document) => {
      const form = formIn(page);
      if (form) showDialog(takeDialog(page, form, address, parts), link);
    },
  };
  await forms.load({ way, address });
};
