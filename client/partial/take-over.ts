import { isPlainClick } from '../dom/plain-click.ts';
import type { Ask } from './way.ts';

/** What sending a form, or changing one of its fields, asks for; null for nothing new. */
type AskOfForm = (form: HTMLFormElement, field: Element) => Ask | null;

/** Links and forms of an element that are followed and sent in place. */
export interface TakenOver {
  readonly root: HTMLElement;
  /** What a plain click on a link asks for; null leaves it to the browser. */
  readonly link: (link: HTMLAnchorElement) => Ask | null;
  /** Selector of the forms that are never sent by the browser. */
  readonly forms: string;
  readonly submit: AskOfForm;
  readonly change?: AskOfForm;
}

/** Listens to links and forms until the signal ends it. */
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
      if (!form) return;
      event.preventDefault();
      const ask = askOf?.(form, field);
      if (ask) load(ask);
    };
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('submit', onForm(submit), { signal });
  root.addEventListener('change', onForm(change), { signal });
};
