import { keepTyped } from './keep-typed.ts';

/**
 * Turnstile's script; `explicit` means it draws nothing by itself (its documentation, "Explicit rendering").
 */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of Turnstile's script that is used. */
interface Turnstile {
  readonly render: (spot: HTMLElement, options: Readonly<Record<string, string>>) => string | undefined;
  readonly reset: (widget: string) => void;
}

const found = (): Turnstile | undefined => (window as { turnstile?: Turnstile }).turnstile;

const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Turnstile cannot be reached.'));
    document.head.append(script);
  });

const widgets = new WeakMap<HTMLElement, string>();

/** Runs Turnstile for a form; its script puts the token into the form. */
export const askTurnstile = async (spot: HTMLElement): Promise<void> => {
  if (found() === undefined) await load();
  const widget = found()?.render(spot, {
    sitekey: spot.dataset.turnstile ?? '',
    action: spot.dataset.action ?? '',
    language: document.documentElement.lang,
    appearance: 'interaction-only',
  });
  if (widget !== undefined) widgets.set(spot, widget);
};

/** A token is valid for one attempt: requests another one. */
export const askAgain = (spot: HTMLElement): void => {
  const widget = widgets.get(spot);
  if (widget !== undefined) found()?.reset(widget);
};

/**
 * Runs Turnstile on a form that is sent to its own page, from the first touch on: no script of another host
 * loads before.
 */
export const enhanceVouched = (form: HTMLElement, signal: AbortSignal): void => {
  keepTyped(form, signal);
  const spot = form.querySelector<HTMLElement>('[data-turnstile]');
  if (spot === null) return;
  const onTouch = (): void => {
    askTurnstile(spot).catch((error: unknown) =>
      console.error('Turnstile did not load; the form passes without.', error),
    );
  };
  form.addEventListener('focusin', onTouch, { once: true, signal });
};
