import { isSame } from '../../domain/same.ts';

/** Maximum number of remembered results; the least recently used are dropped first. */
const MOST = 500;

/** Results by key, the least recently used first. */
const createLatest = <Result>(most: number) => {
  const known = new Map<string, Result>();
  return {
    get: (key: string): Result | undefined => known.get(key),
    set: (key: string, result: Result): void => {
      known.delete(key); // a Map keeps insertion order: move it to the end
      known.set(key, result);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
};

/**
 * The same function, remembering its latest results by the JSON of the argument. Only for pure functions; callers must
 * not change a result.
 */
export const rememberedByText = <Given extends object, Made>(
  make: (given: Given) => Made,
  most = MOST,
): ((given: Given) => Made) => {
  const latest = createLatest<{ readonly made: Made }>(most);
  return (given) => {
    const text = JSON.stringify(given);
    const known = latest.get(text) ?? { made: make(given) };
    latest.set(text, known);
    return known.made;
  };
};

/** Results that stand beside their rows: both are in memory, so there are fewer. */
const MOST_WITH_ROWS = 64;

/**
 * The same function of a question and the rows that the database has for it, remembering its latest result of each
 * question while the rows are the same. The rows are read each time and compared, which costs less than computing the
 * result again. Only for pure functions; callers must not change a result.
 */
export const rememberedByRows = <Asked extends object, Rows extends object, Made>(
  make: (asked: Asked, rows: Rows) => Made,
  most = MOST_WITH_ROWS,
): ((asked: Asked, rows: Rows) => Made) => {
  const latest = createLatest<{ readonly rows: Rows; readonly made: Made }>(most);
  return (asked, rows) => {
    const text = JSON.stringify(asked);
    const before = latest.get(text);
    const known =
      before !== undefined && isSame(before.rows, rows) ? before : { rows, made: make(asked, rows) };
    latest.set(text, known);
    return known.made;
  };
};
