/** Maximum number of remembered results; the least recently used are dropped first. */
const MOST = 500;
/**
 * The same for a function of rows from the database. They are read each time, so that its result is always theirs, and
 * are in memory as part of the argument.
 */
export const MOST_OF_ROWS = 64;

/**
 * The same function, remembering its latest results by the JSON of the argument. Only for pure functions; callers must
 * not change a result.
 */
export const rememberedByText = <Given extends object, Made>(
  make: (given: Given) => Made,
  most = MOST,
): ((given: Given) => Made) => {
  const known = new Map<string, { readonly made: Made }>();
  return (given) => {
    const text = JSON.stringify(given);
    const { made } = known.get(text) ?? { made: make(given) };
    known.delete(text); // a Map keeps insertion order: move it to the end
    known.set(text, { made });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  };
};
