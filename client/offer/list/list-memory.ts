/** Name of our part in the state of a history entry, which others may use too. */
const KEY = 'gevelList';

/** How far a visitor had come in a list: pages loaded beyond the drawn one, and the place on the page. */
interface ListMemory {
  readonly pages: number;
  /** Pixels from the top. */
  readonly top: number;
}

/** The part of `History` that is used. */
export interface HistoryLike {
  readonly state: unknown;
  replaceState(state: unknown, unused: string): void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What a history entry remembers of the list; null for an entry that was never left or scrolled. */
export const recallList = (history: HistoryLike): ListMemory | null => {
  const memory = isObject(history.state) ? history.state[KEY] : null;
  if (!isObject(memory) || !isCount(memory.pages)) return null;
  return { pages: memory.pages, top: typeof memory.top === 'number' ? memory.top : 0 };
};

/** Writes it into the current entry, beside what is there; a browser that has had enough of it is left be. */
export const rememberList = (history: HistoryLike, memory: ListMemory): void => {
  try {
    history.replaceState({ ...(isObject(history.state) ? history.state : {}), [KEY]: memory }, '');
  } catch {
    // Some browsers refuse when it is done too often; then the last word stands.
  }
};
