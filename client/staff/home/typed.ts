/** What was typed and is not saved yet, on this device: it outlasts a lost line, an ended session and a closed page. */
import type { Texts } from './fields.ts';

interface Waiting {
  readonly texts: Texts;
  /** What the person saw before they typed, as JSON. */
  readonly seen: string;
}

interface Stored {
  readonly fields: Readonly<Record<string, Waiting>>;
  /** Path of the field that was typed in last. */
  readonly last: string | null;
}

const NONE: Stored = { fields: {}, last: null };

/** What is not saved yet of a home, by field. Of the tab alone, and of one person: another who signs in here sees none. */
export function createTyped(person: string) {
  const key = `gevel-typed ${location.pathname} ${person}`;
  const read = (): Stored => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? NONE;
    } catch (error) {
      console.warn('What was typed could not be read again.', error);
      return NONE;
    }
  };
  let stored = read();
  const write = (next: Stored): void => {
    stored = next;
    try {
      if (Object.keys(next.fields).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch (error) {
      // Full, or refused by the browser: it stays in the page.
      console.warn('What was typed could not be stored on this device.', error);
    }
  };
  return {
    all: (): Stored => stored,
    put: (path: string, waiting: Waiting): void =>
      write({ fields: { ...stored.fields, [path]: waiting }, last: path }),
    drop: (path: string): void => {
      const { [path]: _gone, ...fields } = stored.fields;
      write({ ...stored, fields });
    },
  };
}
