import { unbrokenWords } from '#domain/format/unbroken.ts';
import type { Refusal } from '#domain/forms/answer.ts';
import { icon, make } from '../dom/elements.ts';

/** Ids of the elements that describe a control, without those of error messages. */
const otherIds = (control: Element): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '' && !id.endsWith('-error'));

const describe = (control: Element, ids: readonly string[]): void => {
  if (ids.length === 0) control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', ids.join(' '));
};

/** The nodes of a message, in which no line ends after the "e-" of "e-mail". */
const nodesOf = (message: string): Node[] =>
  unbrokenWords(message).map((piece, at) =>
    at % 2 === 0 ? new Text(piece) : make('span', 'line', new Text(piece)),
  );

/** Removes the errors of an earlier attempt, whether drawn by the server or by script. */
export const clearRefusal = (form: HTMLFormElement): void => {
  for (const old of form.querySelectorAll('.form-summary, .field__error')) old.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    describe(control, otherIds(control));
  }
};

/** Link target of a summary line: the control with that name, or the heading of its group. */
const targetIn = (field: HTMLElement, name: string): HTMLElement =>
  field.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
  field.querySelector<HTMLElement>('legend') ??
  field;

/**
 * Shows the error beneath a field, or beneath the heading of a group; returns the link target for the
 * summary.
 */
const mark = (field: HTMLElement, name: string, message: string): HTMLElement => {
  const target = targetIn(field, name);
  const folded = field.closest('details');
  if (folded) folded.open = true;
  const error = make('p', 'field__error', icon('warning', true), make('span', '', ...nodesOf(message)));
  error.id = `${target.id}-error`;
  if (target instanceof HTMLLegendElement) target.after(error);
  else (field.querySelector('[data-part="place-problem"]') ?? field).append(error);
  target.setAttribute('aria-invalid', 'true');
  describe(target, [...otherIds(target), error.id]);
  return target;
};

const lineTo = (target: HTMLElement, message: string): HTMLElement => {
  const link = make('a', '', ...nodesOf(message));
  link.href = `#${target.id}`;
  // Focuses by script: a fragment link would add a history entry.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'center' });
  });
  return link;
};

/**
 * Shows why a form was not accepted, like its page would: first a focused summary whose lines link to the
 * fields, then the error beneath each field (look, "Forms").
 */
export const showRefusal = (form: HTMLFormElement, { title, text, errors }: Refusal): void => {
  clearRefusal(form);
  const lines = errors.map(({ name, message }) => {
    const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    const words = field === null ? nodesOf(message) : [lineTo(mark(field, name, message), message)];
    return make('li', '', ...words);
  });
  const summary = make('div', 'form-summary', make('h2', '', icon('warning'), new Text(title)));
  if (text !== null) summary.append(make('p', '', ...nodesOf(text)));
  if (lines.length > 0) summary.append(make('ul', '', ...lines));
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  form.prepend(summary);
  summary.focus();
  const { top, bottom } = summary.getBoundingClientRect();
  // So that its first line is in view, even when it is higher than the window; else nothing moves.
  if (top < 0 || bottom > innerHeight) summary.scrollIntoView();
};
