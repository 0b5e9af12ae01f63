import { patch } from '../patch.ts';
import { fieldAt, fieldsIn, isTyped, pathOf, reset, seenOf } from './fields.ts';

/** What stays as it is in the page while a newer one is merged into it. */
interface Retained {
  /** Whether a field stays as it is: somebody types there. */
  readonly keeps: (field: HTMLElement) => boolean;
  /** Fields that the newer page answers: what was typed is what is stored, so that it has been seen. */
  readonly saved: ReadonlySet<string>;
}

const MEANWHILE = 'home-meanwhile';

/** The field as it stays, with the newer notes, and with the newer value in words where it is another one. */
function stayingOf(field: HTMLElement, twin: HTMLElement, saved: boolean, said: string): HTMLElement {
  const page = twin.ownerDocument;
  const copy = page.importNode(field, true);
  const [seen, fresh] = [seenOf(copy), seenOf(twin)];
  const isOther = seen?.value !== fresh?.value;
  if (saved && seen !== null && fresh !== null) seen.setAttribute('value', fresh.value);
  copy.querySelector('[data-note]')?.remove();
  copy.querySelector(`.${MEANWHILE}`)?.remove();
  const note = twin.querySelector('[data-note]');
  if (note !== null) copy.append(note);
  if (isOther && !saved) {
    const line = page.createElement('p');
    line.className = `field__hint home-pending ${MEANWHILE}`;
    line.textContent = `${said} ${twin.dataset.shown ?? ''}`;
    copy.append(line);
  }
  return copy;
}

/** Whether a field shows beside it what somebody else typed meanwhile. */
export const isBehind = (field: HTMLElement): boolean => field.querySelector(`.${MEANWHILE}`) !== null;

/** Parts that are open stay open: the newer page knows nothing of them. */
function keepOpen(old: HTMLElement, fresh: HTMLElement): void {
  for (const part of old.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    const twin = fresh.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(part.id)}"]`);
    if (twin === null) continue;
    twin.open = part.open;
    const [more, twinMore] = [part, twin].map((one) => one.querySelector<HTMLDetailsElement>('.form__more'));
    if (more && twinMore) twinMore.open = more.open;
  }
}

/** A form that waits for its press states what its person saw when they began to type in it. */
function keepSeen(old: HTMLElement, fresh: HTMLElement): void {
  for (const form of old.querySelectorAll<HTMLFormElement>('details[id^="layer-"] form')) {
    const [seen] = form.querySelectorAll<HTMLInputElement>('[name="seen"]');
    const id = form.closest('details')?.id ?? '';
    const twin = fresh.querySelector<HTMLInputElement>(`details[id="${CSS.escape(id)}"] form [name="seen"]`);
    if (seen && twin && isTyped(form)) twin.setAttribute('value', seen.value);
  }
}

/** Choices between two values stay until one is taken: a newer page knows nothing of what is not saved. */
function keepChoices(old: HTMLElement, fresh: HTMLElement, retained: ReadonlySet<string>): void {
  const CLASH = '.home-clash[data-saved="theirs"]';
  const [clash, freshClash] = [old, fresh].map((one) => one.querySelector<HTMLElement>(CLASH));
  const open = [...(clash?.querySelectorAll<HTMLElement>('fieldset[data-key]') ?? [])].filter(({ dataset }) =>
    retained.has(dataset.key ?? ''),
  );
  if (!clash || open.length === 0) return;
  const page = fresh.ownerDocument;
  const target = freshClash ?? page.importNode(clash, true);
  if (!freshClash) {
    for (const one of target.querySelectorAll('fieldset[data-key]')) one.remove();
    fresh.querySelector('#home-cities')?.before(target);
  }
  for (const one of open)
    if (target.querySelector(`fieldset[data-key="${CSS.escape(one.dataset.key ?? '')}"]`) === null)
      target.append(page.importNode(one, true));
}

/**
 * Merges a newer page of a home into the open one, field by field: others' changes appear, except in fields that stay
 * as they are, which show them beside. What such a field states as seen stays what its person saw.
 */
export function merge(old: HTMLElement, fresh: HTMLElement, { keeps, saved }: Retained): void {
  keepOpen(old, fresh);
  keepSeen(old, fresh);
  const said = fresh.dataset.meanwhile ?? '';
  const retained = new Set<string>();
  for (const field of fieldsIn(old)) {
    if (!keeps(field)) continue;
    const path = pathOf(field);
    retained.add(path);
    const twin = fieldAt(fresh, path);
    if (twin !== null) twin.replaceWith(stayingOf(field, twin, saved.has(path), said));
    else {
      // The question is not asked any more: what is typed there stays until it is sent.
      const section = field.closest('details')?.id ?? '';
      const fields = fresh.querySelector(`details[id="${CSS.escape(section)}"] .home-fields`);
      fields?.append(fresh.ownerDocument.importNode(field, true));
    }
  }
  keepChoices(old, fresh, retained);
  const [line, freshLine] = [old, fresh].map((one) => one.querySelector<HTMLElement>('#home-said'));
  // Its words are the script's.
  if (line && freshLine) {
    if (line.dataset.text !== undefined) freshLine.dataset.text = line.dataset.text;
    freshLine.replaceChildren(...line.cloneNode(true).childNodes);
  }
  patch(old, fresh);
  for (const field of fieldsIn(old)) if (!retained.has(pathOf(field))) reset(field);
}
