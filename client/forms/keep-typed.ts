/** Our key in the state of a history entry; other code may store its own keys beside it. */
const KEY = 'gevelTyped';

/** Time after the last letter until it is stored, milliseconds: browsers refuse frequent writes. */
const PAUSE = 150;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Readonly<Record<string, readonly string[]>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const stateOf = (): Record<string, unknown> => (isObject(history.state) ? history.state : {});

const isTyped = (value: unknown): value is Typed =>
  isObject(value) && Object.values(value).every((values) => Array.isArray(values));

/** The controls that a visitor sees: not the form's guards, nor the trap for robots, which is hidden. */
const controlsOf = (form: HTMLElement): Control[] =>
  [...form.querySelectorAll<Control>(':is(input, textarea, select)[name]')].filter(
    (control) => control.type !== 'hidden' && control.closest('[aria-hidden="true"]') === null,
  );

/** Radio buttons and checkboxes. */
const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Whether a control is as its page came: what a visitor has changed since is never replaced. */
const isUntouched = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every(({ selected, defaultSelected }, index) =>
      control.querySelector('[selected]') === null
        ? selected === (index === 0)
        : selected === defaultSelected,
    );
  return isTick(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
};

const typedIn = (form: HTMLElement): Typed => {
  const filled = controlsOf(form).filter((control) =>
    isTick(control) ? control.checked : control.value !== '',
  );
  return Object.fromEntries(
    filled.map(({ name }) => [name, filled.filter((one) => one.name === name).map(({ value }) => value)]),
  );
};

/**
 * Puts the values that were typed in this entry of the tab's history back into a form; returns whether there were
 * any. A refused form came with its values from the server.
 */
export const recallTyped = (form: HTMLElement): boolean => {
  const typed = stateOf()[KEY];
  if (!isTyped(typed) || form.querySelector('.form-summary') !== null) return false;
  for (const control of controlsOf(form).filter(isUntouched)) {
    const values = typed[control.name] ?? [];
    if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
  return Object.keys(typed).length > 0;
};

/**
 * Keeps what is typed into a form through a reload, in the tab's history entry, where browsers keep the values of
 * forms for going back: it is in no storage of the site, and is gone with the tab.
 */
export const keepTyped = (form: HTMLElement, signal?: AbortSignal): void => {
  recallTyped(form);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    try {
      history.replaceState({ ...stateOf(), [KEY]: typedIn(form) }, '');
    } catch {
      // Some browsers refuse frequent writes; the last stored values then stay.
    }
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  };
  const listening = signal === undefined ? {} : { signal };
  form.addEventListener('input', soon, listening);
  form.addEventListener('change', now, listening);
  // A fragment is an entry of its own, which the form on the page goes along to.
  addEventListener('hashchange', now, listening);
  addEventListener('pagehide', () => timer !== undefined && now(), listening);
  signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
};
