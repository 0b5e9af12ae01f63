/**
 * KV with a time limit for reads: it usually answers within tens of milliseconds, but has no time limit of its own.
 */
import { inTime, TimeoutError } from '../limits/with-timeout.ts';

/** Time limit of a read, milliseconds: longer than a read from the central store, well within a page's budget. */
export const KV_TIME_MS = 1_000;
/** After a time-out the isolate skips KV for so many milliseconds, because a page makes several reads in sequence. */
export const KV_REST_MS = 5_000;

/** Thrown when KV did not answer in time, now or a moment ago; callers continue without it. */
export class KvTimeoutError extends Error {
  override readonly name = 'KvTimeoutError';
}

/** The part of KV that is used. */
export interface Kv {
  get(key: string, options?: { readonly cacheTtl: number }): Promise<string | null>;
  put(key: string, value: string, options?: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

/** The isolate's state: KV is not read before `until`, epoch milliseconds. */
export interface KvRest {
  until: number;
}

/** KV with a time limit for reads; they throw KvTimeoutError and the errors of KV. */
export const createKv = (kv: Kv, rest: KvRest, now: () => number): Kv => ({
  async get(key, options) {
    if (now() < rest.until) throw new KvTimeoutError('KV was too slow a moment ago');
    try {
      return await inTime(KV_TIME_MS, kv.get(key, options));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      rest.until = now() + KV_REST_MS;
      throw new KvTimeoutError(`KV gave ${error.message}`, { cause: error });
    }
  },
  put: (key, value, options) => kv.put(key, value, options),
  delete: (key) => kv.delete(key),
});
