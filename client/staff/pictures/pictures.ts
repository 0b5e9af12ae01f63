/** The page of a home's pictures: they are sent one by one, and arranged in place, while others travel. */
import { fetchPage } from '../../partial/fetch-page.ts';
import { patch } from '../patch.ts';
import { enableDragging } from './order.ts';
import { browserQueue, type Queue } from './queue.ts';
import { createView, type QueueWords } from './show-queue.ts';

const LIST = '[data-shots]';
type Proposals = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Shows the list of another copy of this page; what is open stays open, and what is typed stays typed. */
function showList(page: Document): void {
  const [list, fresh] = [document.querySelector(LIST), page.querySelector(LIST)];
  if (list === null || fresh === null) return;
  for (const open of list.querySelectorAll('details[open]')) {
    const key = CSS.escape(open.getAttribute('data-key') ?? '');
    fresh.querySelector(`details[data-key="${key}"]`)?.setAttribute('open', '');
  }
  patch(list, fresh);
}

const look = async (): Promise<void> => {
  try {
    showList((await fetchPage(location.pathname, new AbortController().signal, { anew: true })).page);
  } catch (error) {
    // The picture has arrived; the next one shows both.
    console.warn('The list could not be looked at again.', error);
  }
};

/** Says what the answer of a form says: its message, where it has one. */
function say(page: Document): void {
  const [old, fresh] = [document.querySelector('main .status'), page.querySelector('main .status')];
  old?.remove();
  if (fresh !== null) document.querySelector('main h1')?.after(document.importNode(fresh, true));
}

/** Sends a form of the list, and shows the list that follows; a failure leaves the page to the browser. */
async function arrange(form: HTMLFormElement, fields: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
  form.ariaBusy = 'true';
  try {
    const { page } = await fetchPage(form.action, new AbortController().signal, { body });
    if (page.querySelector(LIST) === null) location.assign(location.pathname);
    if (page.querySelector('main [role="alert"]') === null) {
      form.closest('details')?.removeAttribute('open');
      form.reset();
    }
    showList(page);
    say(page);
  } catch (error) {
    console.error('The press did not arrive, or its answer did not.', error);
    await look();
  } finally {
    form.ariaBusy = null;
  }
}

/** Fills the empty words of a picture from its room, and those that an earlier room had filled. */
function propose(select: HTMLSelectElement, proposals: Proposals): void {
  const words = proposals[select.value];
  if (words === undefined) return;
  for (const field of select.form?.querySelectorAll<HTMLTextAreaElement>('[data-alt]') ?? []) {
    const locale = field.dataset.alt ?? '';
    const isProposed = Object.values(proposals).some((one) => one[locale] === field.value);
    if (field.value.trim() === '' || isProposed) field.value = words[locale] ?? field.value;
  }
}

function enhance(form: HTMLFormElement, section: HTMLElement): void {
  const words = JSON.parse(form.dataset.pictures ?? '{}') as QueueWords;
  const proposals = JSON.parse(section.dataset.proposals ?? '{}') as Proposals;
  for (const plain of form.querySelectorAll<HTMLElement>('[data-plain]')) plain.hidden = true;
  const guard = (): string => form.querySelector<HTMLInputElement>('[name="guard"]')?.value ?? '';
  let queue: Queue;
  const view = createView(form, words, () => queue);
  queue = browserQueue(form.action, guard, { changed: view, arrived: look });
  const take = (input: HTMLInputElement): void => {
    const plan = form.querySelector<HTMLInputElement>('[name="plan"]')?.checked === true;
    queue.add([...(input.files ?? [])], plan);
    // The same file may be chosen again.
    input.value = '';
  };
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') take(target);
  });
  // On a slow line they may be chosen before this script has come, and the button that would send them is gone.
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    if (input.files?.length) take(input);
  addEventListener('beforeunload', (event) => {
    if (queue.isBusy()) event.preventDefault();
  });
  section.addEventListener('submit', (event) => {
    const target = event.target;
    if (!(target instanceof HTMLFormElement) || target.dataset.arrange === undefined) return;
    event.preventDefault();
    void arrange(target, new FormData(target, event.submitter));
  });
  section.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.shows !== undefined) propose(target, proposals);
  });
  enableDragging(section);
}

const form = document.querySelector<HTMLFormElement>('form[data-pictures]');
const section = document.querySelector<HTMLElement>(LIST);
if (form !== null && section !== null) enhance(form, section);
