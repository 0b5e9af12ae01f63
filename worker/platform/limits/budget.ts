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
  /** Gives time back, milliseconds: what a visitor's own act took is not the page's. */
  giveBack(milliseconds: number): void;
  /** Begins anew: an answer that is streamed in pieces has this time for each. */
  renew(): void;
}

/** A budget that begins now. `now` gives milliseconds. */
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
