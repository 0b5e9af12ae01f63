import type { Queue, Waiting } from './queue.ts';

/** Words of the page, as its form has them. */
export interface QueueWords {
  readonly waiting: string;
  readonly preparing: string;
  readonly sending: string;
  readonly line: string;
  readonly out: string;
  readonly refused: string;
  readonly again: string;
  readonly drop: string;
  readonly progress: string;
  readonly why: Readonly<Record<string, string>>;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

const stateOf = ({ state, percent, why }: Waiting, words: QueueWords): string => {
  if (state === 'sending') return words.sending.replace('{n}', String(percent));
  if (state === 'refused') return `${words.refused}. ${words.why[why ?? ''] ?? ''}`.trim();
  return state === 'taken' ? '' : words[state];
};

/** A row of the queue, updated in place, so that a pressed button stays where it is. */
function rowOf(one: Waiting, queue: Queue, words: QueueWords) {
  const row = element('li', 'shot shot--waits');
  const main = row.appendChild(element('div', 'shot__main'));
  main.append(element('b', '', one.file.name));
  const said = main.appendChild(element('p', ''));
  const bar = main.appendChild(element('progress', ''));
  bar.max = 100;
  const acts = main.appendChild(element('div', 'shot__acts'));
  const press = (text: string, act: () => void): HTMLButtonElement => {
    const button = acts.appendChild(element('button', 'button button--line', text));
    button.type = 'button';
    button.addEventListener('click', act);
    return button;
  };
  const again = press(words.again, () => queue.again(one));
  const drop = press(words.drop, () => queue.drop(one));
  for (const button of [again, drop])
    button.setAttribute('aria-label', `${button.textContent}: ${one.file.name}`);
  const update = (): void => {
    said.textContent = stateOf(one, words);
    row.classList.toggle('shot--bad', one.state === 'refused' || one.state === 'out');
    bar.hidden = one.state !== 'sending';
    bar.value = one.percent;
    again.hidden = one.state !== 'out';
    drop.hidden = !['refused', 'out', 'waiting', 'line'].includes(one.state);
  };
  return { row, update };
}

/** Shows the queue in its list and says how far it is. */
export function createView(form: HTMLFormElement, words: QueueWords, queueOf: () => Queue) {
  const list = form.querySelector<HTMLElement>('[data-queue]');
  const status = form.querySelector<HTMLElement>('[data-progress]');
  const rows = new Map<Waiting, ReturnType<typeof rowOf>>();
  return (all: readonly Waiting[]): void => {
    if (list === null || status === null) return;
    const open = all.filter(({ state }) => state !== 'taken');
    for (const [one, { row }] of rows) {
      if (open.includes(one)) continue;
      row.remove();
      rows.delete(one);
    }
    for (const one of open) {
      const shown = rows.get(one) ?? rowOf(one, queueOf(), words);
      if (!rows.has(one)) list.append(shown.row);
      rows.set(one, shown);
      shown.update();
    }
    list.hidden = open.length === 0;
    const counted = all.filter(({ state }) => state !== 'refused');
    const text =
      counted.length === 0
        ? ''
        : words.progress
            .replace('{n}', String(counted.length - open.filter(({ state }) => state !== 'refused').length))
            .replace('{all}', String(counted.length));
    if (status.textContent !== text) status.textContent = text;
  };
}
