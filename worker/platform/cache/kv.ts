/** KV whose reads end: it answers within tens of milliseconds, and nothing of its own ends a read that hangs. */
import { inTime, TimeoutError } from '../limits/with-timeout.ts';

/** Milliseconds that a read may take: more than one from its central store does, and well within a page's time. */
export const KV_TIME_MS = 1_000;
/** Milliseconds for which an isolate reads nothing more after that: a page makes several reads, one behind the other. */
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

/** Epoch milliseconds until which KV is not read; what an isolate remembers of it. */
export interface KvRest {
  until: number;
}

/** KV with a limit to its reads. They throw KvTimeoutError, and whatever KV throws. */
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
