/** Milliseconds a skip passes: longer than any entry of any cache is of use. */
const SKIP = 3 * 24 * 60 * 60 * 1_000;

const real = Date.now;
let start = 0;
let skipped = 0;

/**
 * The clock by which the site judges what it keeps. It stands still, so that nothing grows stale while a
 * long run goes on, and skips days when told to. Dates of pages come from `new Date()` and stay true.
 */
export const holdClock = (): void => {
  Date.now = () => {
    // Outside of a request workerd's clock says 0.
    start ||= real();
    return start + skipped;
  };
};

/** Makes all that an isolate's memory holds too old to be used, or lets so many milliseconds pass. */
export const skipClock = (milliseconds: number = SKIP): void => {
  skipped += milliseconds;
};
