/**
 * Total time that the content calls of one request may take. It limits waiting, not work: a call with a
 * cacheable answer continues after the page has stopped waiting for it (`cache/cached.ts`).
 */
import { ContentUnavailable } from '../errors/app-error.ts';
import { inTime, TimeoutError } from './with-timeout.ts';

/** Milliseconds that a page may wait for the content service in all, and that one call may take by itself. */
export const CONTENT_TIME_MS = 4_000;

export interface Budget {
  /** Milliseconds left; 0 once they are spent. */
  left(): number;
  /** Waits for work as long as there is time. Throws ContentUnavailable when the time runs out first. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Adds milliseconds: the time of a visitor's action does not count. */
  giveBack(milliseconds: number): void;
  /** Starts the budget again: a streamed answer has the full time for each of its pieces. */
  renew(): void;
}

/** A budget that starts now. `now` returns milliseconds. */
export function createBudget(milliseconds: number, now: () => number): Budget {
  let deadline = now() + milliseconds;
  const left = (): number => Math.max(0, deadline - now());
  return {
    left,
    renew() {
      deadline = now() + milliseconds;
    },
    giveBack(more) {
      deadline += more;
    },
    async within(work) {
      const time = left();
      if (time === 0) {
        work.catch(() => undefined); // the result is no longer needed
        throw new ContentUnavailable('no time left to wait');
      }
      try {
        return await inTime(time, work);
      } catch (error) {
        if (error instanceof TimeoutError)
          throw new ContentUnavailable('the time of the page is spent', { cause: error });
        throw error;
      }
    },
  };
}
