import { isPlainClick } from '../dom/plain-click.ts';
import { sameScreen } from './addresses.ts';
import type { Ask } from './way.ts';

/** The request for sending a form or changing one of its fields; null when there is nothing to request. */
type AskOfForm = (form: HTMLFormElement, field: Element) => Ask | null;

/** Links and forms of an element that are handled in place. */
export interface TakenOver {
  readonly root: HTMLElement;
  /** The request for a plain click on a link; null leaves it to the browser. */
  readonly link: (link: HTMLAnchorElement) => Ask | null;
  /** Selector of the forms that the browser never sends itself. */
  readonly forms: string;
  readonly submit: AskOfForm;
  readonly change?: AskOfForm;
}

/** Whether a button of the form leads to a page of another screen, which the browser opens. */
const leaves = (event: Event): boolean => {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  const action = button?.getAttribute('formaction') ?? null;
  return action !== null && sameScreen(new URL(action, location.href)) === null;
};

/** Handles links and forms until the signal aborts. */
export const takeOver = (
  { root, link, forms, submit, change }: TakenOver,
  load: (ask: Ask) => unknown,
  signal: AbortSignal,
): void => {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const found = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const ask = found && link(found);
    if (!ask) return;
    event.preventDefault();
    load(ask);
  };
  const onForm =
    (askOf?: AskOfForm) =>
    (event: Event): void => {
      const field = event.target as Element;
      const form = field.closest<HTMLFormElement>(forms);
      if (!form || leaves(event)) return;
      event.preventDefault();
      const ask = askOf?.(form, field);
      if (ask) load(ask);
    };
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('submit', onForm(submit), { signal });
  root.addEventListener('change', onForm(change), { signal });
};
