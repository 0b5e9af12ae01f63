import type { FormAnswer, Refusal } from '#domain/forms/answer.ts';
import type { FormWords } from '#domain/views/form-words.ts';
import { CallError, type Fetch } from '../calls/http.ts';
import { make } from '../dom/elements.ts';
import { sentEvent } from './form-sent.ts';
import { keepTyped } from './keep-typed.ts';
import { readWords } from './read-words.ts';
import { showNextPage } from './show-next-page.ts';
import { clearRefusal, showRefusal } from './show-refusal.ts';

/** Longest wait for an answer, milliseconds: longer than the server waits for the content service. */
const TIMEOUT = 20_000;

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' && value !== null && 'state' in value;

/**
 * Sends a form to its call as the browser would send it to its page. Throws when no valid answer came back;
 * the submission may or may not have arrived.
 */
export const sendForm = async (
  address: string,
  data: FormData,
  send: Fetch = (to, init) => fetch(to, init),
): Promise<FormAnswer> => {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  const response = await send(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new CallError(response.status, 'The answer does not belong to a form.');
  return answer;
};

/**
 * Code needed only once somebody uses the form; loading starts at the first touch, so that it is ready when
 * the form is sent.
 */
const loadCheck = () => import('./check-form.ts');
const loadTurnstile = () => import('./turnstile.ts');

/**
 * Errors that the form's schema finds; null when there are none or the check could not be loaded (the server
 * checks again).
 */
const findFaults = async (form: HTMLFormElement, words: FormWords): Promise<Refusal | null> => {
  try {
    const { checkForm } = await loadCheck();
    return await checkForm(form, words);
  } catch (error) {
    console.error('The form is left to the server to check.', error);
    return null;
  }
};

const setControl = (form: HTMLFormElement, control: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(control)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
};

/**
 * Sends a form in place, checked by the same schema as on the server, one request at a time. After a failure
 * the entered values and the key stay: another attempt counts as the same submission.
 */
export const enhanceForm = (element: HTMLElement, signal?: AbortSignal): void => {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  // A dialog is a step of its page's history, and closes with it.
  if (form.closest('dialog') === null) keepTyped(form, signal);
  // A page that is the same for everybody has no key.
  const key = form.querySelector<HTMLInputElement>('[name="form-key"][value=""]');
  if (key) key.value = crypto.randomUUID();
  const words = readWords(form);
  const submit = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const status = make('p', 'form__sending muted small');
  status.setAttribute('role', 'status');
  submit?.after(status);
  const turnstile = form.querySelector<HTMLElement>('[data-turnstile]');

  const send = async (): Promise<void> => {
    const faults = await findFaults(form, words);
    if (faults !== null) {
      showRefusal(form, faults);
      return;
    }
    clearRefusal(form);
    status.textContent = words.sending;
    const answer = await sendForm(form.dataset.sendTo ?? '', new FormData(form));
    if (answer.state === 'refused') {
      setControl(form, answer.control);
      showRefusal(form, answer.refusal);
      if (turnstile) await loadTurnstile().then(({ askAgain }) => askAgain(turnstile));
    } else if (form.dispatchEvent(sentEvent(answer))) {
      showNextPage(form, answer);
    }
  };

  let isSending = false;
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    // Enter in an earlier step goes on to the next one, as its link does.
    const next = [...form.querySelectorAll<HTMLAnchorElement>('.step__next a')];
    const visible = next.find((link) => link.checkVisibility());
    if (visible) {
      visible.click();
      return;
    }
    if (isSending) return;
    isSending = true;
    // Not `disabled`: that would move the focus away.
    if (submit) submit.ariaBusy = 'true';
    try {
      await send();
    } catch (error) {
      console.error('The form was not sent.', error);
      showRefusal(form, { ...words.unreached, errors: [] });
    } finally {
      isSending = false;
      status.textContent = '';
      if (submit) submit.ariaBusy = null;
    }
  };
  form.addEventListener('submit', (event) => void onSubmit(event), { signal });

  const onTouch = (): void => {
    loadCheck().catch(() => undefined); // The failure is shown when the form is sent.
    if (turnstile) {
      loadTurnstile()
        .then(({ askTurnstile }) => askTurnstile(turnstile))
        .catch((error: unknown) => console.error('Turnstile did not load; the form passes without.', error));
    }
  };
  form.addEventListener('focusin', onTouch, { once: true, signal });
};
