/** Milliseconds of a skip: longer than any cache entry is usable. */
const SKIP = 3 * 24 * 60 * 60 * 1_000;

const real = Date.now;
let start = 0;
let skipped = 0;

/**
 * The clock by which the site judges the age of cache entries. It stands still, so that nothing becomes stale
 * during a long run, and skips days when told to. Dates on pages come from `new Date()` and stay correct.
 */
export const holdClock = (): void => {
  Date.now = () => {
    // Outside a request workerd's clock says 0.
    start ||= real();
    return start + skipped;
  };
};

/** Makes everything in the isolate's memory too old to be used, or lets this many milliseconds pass. */
export const skipClock = (milliseconds: number = SKIP): void => {
  skipped += milliseconds;
};
