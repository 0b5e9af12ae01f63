/** The page of a home (docs/decisions/0160): what is typed is saved by itself, and others' changes appear in place. */
import { type FetchedPage, fetchPage } from '../../partial/fetch-page.ts';
import { enableDragging } from '../pictures/order.ts';
import { typeHere } from './at-home.ts';
import {
  fieldAt,
  fieldOf,
  fieldsIn,
  fill,
  isEqual,
  isSection,
  pathOf,
  seenOf,
  sentTextsOf,
  type Texts,
  textsOf,
} from './fields.ts';
import { isBehind, merge } from './merge.ts';
import { createTyped } from './typed.ts';

/** Milliseconds after the last letter until a field is saved, where its control was not left before. */
const PAUSE = 2500;
/** First and longest wait before what did not arrive is sent again, milliseconds. */
const AGAIN = 4000;
const AGAIN_MOST = 60_000;
/** How often others' changes are looked for while the page is in use, and how long it counts as used, milliseconds. */
const LOOK = 20_000;
const USED = 600_000;

type Said = 'saved' | 'away' | 'ended' | 'gone' | 'refused' | 'clash';

const home = (): HTMLElement | null => document.querySelector('[data-home]');
const person = home()?.dataset.home ?? '';
const typed = createTyped(person);
/** Texts of fields as they were saved, where the page still shows them as they were typed. */
const settled = new Map<string, Texts>();
/** Texts of fields that were refused, or are to be chosen: they are sent again once they are others. */
const refused = new Map<string, Texts>();
/** Texts of fields that somebody else's followed at once: they are sent once more, to be chosen between. */
const overtaken = new Map<string, Texts>();
let wait = AGAIN;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<boolean> | null = null;
let used = performance.now();

const isDirty = (field: HTMLElement): boolean =>
  !isEqual(textsOf(field), settled.get(pathOf(field)) ?? sentTextsOf(field));
const isToSend = (field: HTMLElement): boolean => {
  const no = refused.get(pathOf(field));
  return isDirty(field) && (no === undefined || !isEqual(no, textsOf(field)));
};
const toSend = (root: ParentNode | null): HTMLElement[] =>
  root === null ? [] : fieldsIn(root).filter(isToSend);
const keeps = (field: HTMLElement): boolean => isDirty(field) || field.contains(document.activeElement);

/** Says what became of what was typed. After the session has ended, with the way to sign in. */
function say(what: Said): void {
  const line = document.querySelector<HTMLElement>('#home-said');
  const text = line?.dataset[what];
  if (!line || text === undefined || line.dataset.text === what + text) return;
  line.dataset.text = what + text;
  line.replaceChildren(text);
  if (what !== 'ended') return;
  const link = document.createElement('a');
  link.href = home()?.dataset.signIn ?? '';
  link.textContent = line.dataset.signIn ?? '';
  line.append(' ', link);
}

const later = (after: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), after);
};

/** Shows a newer page of this home in place; null when it is another page. */
function take({ page, address }: FetchedPage, saved: ReadonlySet<string> = new Set()): HTMLElement | null {
  const [old, fresh] = [home(), page.querySelector<HTMLElement>('[data-home]')];
  if (old === null || fresh === null) {
    if (page.querySelector('[data-ended]') !== null || address === old?.dataset.signIn) say('ended');
    return null;
  }
  // Somebody else has signed in: what was typed is not theirs.
  if (fresh.dataset.home !== person) {
    location.reload();
    return null;
  }
  // The project answers for a unit that is there no more: what was typed in it is no field of that page.
  if (fresh.dataset.address !== old.dataset.address) {
    say('gone');
    return null;
  }
  merge(old, fresh, { keeps, saved });
  for (const field of fieldsIn(old)) if (!isDirty(field)) typed.drop(pathOf(field));
  return old;
}

/** Sends the form of a section. Whether it arrived, and was answered by its page. */
async function send(form: HTMLFormElement): Promise<boolean> {
  const sent = new Map(toSend(form).map((field) => [pathOf(field), textsOf(field)]));
  const body = new URLSearchParams({ itself: '1' });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const fetched = await fetchPage(form.action, new AbortController().signal, { body });
  const answer = fetched.page.querySelector<HTMLElement>('[data-home]');
  const { outcome = 'later', unsettled = '' } = answer?.dataset ?? {};
  const isSaved = outcome === 'saved' || outcome === 'conflict';
  const others = unsettled.split(' ');
  const saved = new Map(isSaved ? [...sent].filter(([path]) => !others.includes(path)) : []);
  for (const [path, texts] of sent) {
    const before = overtaken.get(path);
    const isTwice = isSaved && before !== undefined && isEqual(before, texts);
    if (saved.has(path)) {
      refused.delete(path);
      settled.set(path, texts);
    } else if (outcome === 'refused' || outcome === 'conflict' || isTwice) refused.set(path, texts);
    else if (isSaved) overtaken.set(path, texts);
  }
  const page = take(fetched, new Set(saved.keys()));
  // Fields that show the newer page are settled by it.
  for (const path of saved.keys()) {
    const field = page === null ? null : fieldAt(page, path);
    if (field !== null && isEqual(textsOf(field), sentTextsOf(field))) settled.delete(path);
  }
  if (page === null || outcome === 'later') return false;
  say(outcome === 'saved' ? 'saved' : outcome === 'conflict' ? 'clash' : 'refused');
  return true;
}

/** Whether the page says already why nothing arrives. */
const isOver = (): boolean =>
  /^(?:ended|gone)/.test(document.querySelector<HTMLElement>('#home-said')?.dataset.text ?? '');

/** How often the same texts of a form are sent in one round: once more when somebody overtook them. */
const TWICE = 2;

/** Saves what was typed, section by section. Whether all of it arrived. */
async function saveAll(): Promise<boolean> {
  clearTimeout(timer);
  const times = new Map<string, number>();
  try {
    for (;;) {
      const form = toSend(home())[0]?.closest('form') ?? null;
      if (form === null) break;
      const typedIn = JSON.stringify(toSend(form).map((field) => [pathOf(field), textsOf(field)]));
      const before = times.get(typedIn) ?? 0;
      if (before === TWICE) throw new Error('no answer settles what was typed');
      times.set(typedIn, before + 1);
      if (!(await send(form))) throw new Error('nothing was saved');
    }
    wait = AGAIN;
    return true;
  } catch (error) {
    console.warn('What was typed waits on this device.', error);
    if (!isOver()) say('away');
    later(wait);
    wait = Math.min(wait * 2, AGAIN_MOST);
    return false;
  }
}

/** One round at a time: a second one waits for the first, and saves what was typed meanwhile. */
function save(): Promise<boolean> {
  running ??= saveAll().finally(() => {
    running = null;
  });
  return running;
}

/** Looks for others' changes. A failure changes nothing: the next look tries again. */
async function look(): Promise<void> {
  if (document.visibilityState !== 'visible' || running !== null) return;
  try {
    const fetched = await fetchPage(
      home()?.dataset.address ?? location.pathname,
      new AbortController().signal,
      { anew: true },
    );
    // An answer to what was typed meanwhile is newer.
    if (running === null && take(fetched) !== null && toSend(home()).length > 0) void save();
  } catch (error) {
    console.warn('The page could not be looked at again.', error);
  }
}

/** Sends a form of one press after what was typed, and shows its page in place. */
async function press(form: HTMLFormElement, by: HTMLElement | null): Promise<void> {
  if (!(await save())) return;
  const path = new FormData(form).get('choose') ?? new FormData(form).get('drop');
  try {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, by))
      if (typeof value === 'string') body.append(name, value);
    const fetched = await fetchPage(form.action, new AbortController().signal, { body });
    const isDone = fetched.page.querySelector<HTMLElement>('[data-home]')?.dataset.outcome === 'saved';
    const field = isDone && typeof path === 'string' ? fieldAt(document, path) : null;
    if (field !== null) {
      // The choice replaces what was typed there.
      fill(field, sentTextsOf(field));
      settled.delete(pathOf(field));
      refused.delete(pathOf(field));
    }
    // What waited for this press is done with; what a section saves by itself stays.
    if (isDone && !isSection(form)) form.reset();
    if (take(fetched) !== null) document.querySelector<HTMLElement>('main [role="alert"], .status')?.focus();
  } catch (error) {
    console.warn('A press did not arrive, or its answer did not.', error);
    say('away');
  }
}

/** Opens the section after a form's one; what was typed is saved meanwhile. */
function goOn(form: HTMLFormElement): void {
  const part = form.closest('details');
  // Pictures and units have no such form: the next part is the one that the server would answer.
  let next = part?.nextElementSibling ?? null;
  while (next !== null && !isSection(next)) next = next.nextElementSibling;
  if (part && next instanceof HTMLDetailsElement && next.classList.contains('home-part')) {
    next.open = true;
    part.open = false;
    next.querySelector('summary')?.focus();
    next.scrollIntoView();
  }
  void save();
}

function note(event: Event): void {
  const field = fieldOf(event);
  if (field === null) return;
  used = performance.now();
  const path = pathOf(field);
  if (isDirty(field)) typed.put(path, { texts: textsOf(field), seen: seenOf(field)?.value ?? 'null' });
  else typed.drop(path);
  later(event.type === 'change' ? 0 : PAUSE);
}

/** What waited on this device is typed again, on what was seen then, and the field that was typed in last is opened. */
function restore(): void {
  const { fields, last } = typed.all();
  for (const [path, { texts, seen }] of Object.entries(fields)) {
    const field = fieldAt(document, path);
    if (field === null) continue;
    fill(field, texts);
    if (!isDirty(field)) {
      typed.drop(path);
      continue;
    }
    seenOf(field)?.setAttribute('value', seen);
    for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
    if (path === last)
      field.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }
  if (toSend(home()).length > 0) void save();
}

document.addEventListener('input', note);
document.addEventListener('change', note);
document.addEventListener('focusout', (event) => {
  const field = fieldOf(event);
  // What somebody else typed can be shown, now that nobody is in the field.
  if (field !== null && isBehind(field) && !isDirty(field)) setTimeout(() => void look());
});
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.closest('[data-home]') === null) return;
  event.preventDefault();
  const by = event.submitter;
  // "One more row" opens the same part again, by the server.
  if (isSection(form) && by?.getAttribute('name') !== 'stay') goOn(form);
  else void press(form, by);
});
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const field = event.target.closest('[data-here]')?.closest<HTMLElement>('[data-field]');
  if (field) void typeHere(() => fieldAt(document, pathOf(field)));
  const link = event.target.closest<HTMLAnchorElement>('a[data-saved-first]');
  if (link === null || (running === null && toSend(home()).length === 0)) return;
  event.preventDefault();
  void save().then((isSaved) => isSaved && location.assign(link.href));
});
addEventListener('online', () => void save());
addEventListener('focus', () => void look());
document.addEventListener('visibilitychange', () => void look());
addEventListener('pageshow', ({ persisted }) => persisted && void look());
addEventListener('pagehide', () => {
  for (const form of new Set(toSend(home()).map((field) => field.closest('form')))) {
    if (form === null) continue;
    const body = new URLSearchParams({ itself: '1' });
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
    navigator.sendBeacon(form.action, body);
  }
});
setInterval(() => performance.now() - used < USED && void look(), LOOK);
enableDragging(document);
restore();
