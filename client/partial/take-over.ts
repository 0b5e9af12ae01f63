import { isPlainClick } from '../islands/replay.ts';
import type { Ask } from './way.ts';

/** Links and forms of an element that are followed and sent in place. */
export interface TakenOver {
  readonly root: HTMLElement;
  /** What a plain click on a link asks for; null leaves it to the browser. */
  readonly link: (link: HTMLAnchorElement) => Ask | null;
  /** Selector of the forms that are never sent by the browser. */
  readonly forms: string;
  /** What sending one of them asks for; null for nothing new. */
  readonly submit: (form: HTMLFormElement) => Ask | null;
  /** What a change of a field in one of them asks for. */
  readonly change?: (field: EventTarget, form: HTMLFormElement) => Ask | null;
}

/** Listens to links and forms until the signal ends it. */
export const takeOver = (
  { root, link, forms, submit, change }: TakenOver,
  load: (ask: Ask) => unknown,
  signal: AbortSignal,
): void => {
  const run = (ask: Ask | null | undefined): void => {
    if (ask) load(ask);
  };
  const formOf = ({ target }: Event): HTMLFormElement | null =>
    target instanceof Element ? target.closest<HTMLFormElement>(forms) : null;

  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const found = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    const ask = found && link(found);
    if (ask === null) return;
    event.preventDefault();
    run(ask);
  };
  const onSubmit = (event: Event): void => {
    const form = formOf(event);
    if (form === null) return;
    event.preventDefault();
    run(submit(form));
  };
  const onChange = (event: Event): void => {
    const form = formOf(event);
    if (form !== null && event.target !== null) run(change?.(event.target, form));
  };
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('change', onChange, { signal });
};
