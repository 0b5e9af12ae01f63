import './form-dialog.css';
import type { NextStep } from '#domain/forms/answer.ts';
import { button, icon, make } from '../dom/elements.ts';
import { showModal } from '../dom/show-modal.ts';
import { readWords } from './read-words.ts';

/** A form in a dialog over the page from which it was opened. */
export interface FormDialog {
  readonly dialog: HTMLDialogElement;
  readonly title: HTMLElement;
  /** Replaces the form by the next steps. */
  readonly showNext: (next: NextStep) => void;
}

const TITLE = 'form-dialog-title';

/** Builds the dialog of a form with the heading and introduction of its page. */
export const makeDialog = (
  form: HTMLFormElement,
  { heading, lead }: { readonly heading: string; readonly lead: string },
): FormDialog => {
  const { close: closeLabel } = readWords(form);
  const dialog = make('dialog', 'form-dialog');
  const title = make('h2', 'form-dialog__title', new Text(heading));
  title.id = TITLE;
  title.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', TITLE);
  const close = button('icon-button', closeLabel, icon('close'), () => dialog.close());
  const body = make('div', 'form-dialog__body', make('p', 'muted', new Text(lead)), form);
  dialog.append(make('div', 'form-dialog__bar', title, close), body);

  const showNext = ({ heading: done, text }: NextStep): void => {
    title.textContent = done;
    const leave = make('button', 'button button--line', new Text(closeLabel));
    leave.type = 'button';
    leave.addEventListener('click', () => dialog.close());
    body.replaceChildren(make('p', '', new Text(text)), make('p', '', leave));
    dialog.scrollTo({ top: 0 });
    title.focus();
  };
  return { dialog, title, showNext };
};

/** Shows the dialog until it is closed; the focus then returns to the link. Entered values stay in it. */
export const showDialog = ({ dialog, title }: FormDialog, opener: HTMLElement): void => {
  showModal(dialog, () => opener.focus({ preventScroll: true }));
  title.focus();
};
