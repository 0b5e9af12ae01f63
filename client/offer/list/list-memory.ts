/** Our key in the state of a history entry; other code may store its own keys beside it. */
const KEY = 'gevelList';

/** Progress of a visitor in a list: further pages loaded, and the scroll position. */
interface ListMemory {
  readonly pages: number;
  /** Scroll position, pixels from the top. */
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

/** Reads the list's progress from a history entry; null when nothing was stored. */
export const recallList = (history: HistoryLike): ListMemory | null => {
  const memory = isObject(history.state) ? history.state[KEY] : null;
  if (!isObject(memory) || !isCount(memory.pages)) return null;
  return { pages: memory.pages, top: typeof memory.top === 'number' ? memory.top : 0 };
};

/**
 * Writes the progress into the current history entry, beside its other state; ignores a browser that refuses.
 */
export const rememberList = (history: HistoryLike, memory: ListMemory): void => {
  try {
    history.replaceState({ ...(isObject(history.state) ? history.state : {}), [KEY]: memory }, '');
  } catch {
    // Some browsers refuse frequent writes; the last stored value then stays.
  }
};
