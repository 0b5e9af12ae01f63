/** Names of cache events. The log and tests listen; the cache itself writes no log lines. */
export type CacheEventName =
  | 'memory:fresh'
  | 'memory:stale'
  | 'memory:fallback'
  | 'store:fresh'
  | 'store:stale'
  | 'store:fallback'
  | 'store:dead'
  | 'store:miss'
  | 'store:invalid'
  | 'store:failed'
  | 'version:failed'
  | 'wait:found'
  | 'wait:gave-up'
  | 'load:done'
  | 'load:missing'
  | 'load:failed'
  | 'write:done'
  | 'write:limited'
  | 'write:failed'
  | 'refresh:started'
  | 'refresh:skipped'
  | 'refresh:failed'
  | 'served:older'
  | 'served:on-error';

export interface CacheEvent {
  readonly name: CacheEventName;
  readonly policy: string;
  readonly key: string;
  readonly error?: unknown;
}
export type CacheReport = (event: CacheEvent) => void;

/** Events that operators should know of; the others are normal. */
const NOTEWORTHY: ReadonlySet<CacheEventName> = new Set([
  'store:invalid',
  'store:failed',
  'version:failed',
  'write:failed',
  'write:limited',
  'refresh:failed',
  'served:on-error',
]);
export const isNoteworthy = (name: CacheEventName): boolean => NOTEWORTHY.has(name);

/** Events that mean that a part is older than the site's content version, or than its policy allows. */
const OLDER: ReadonlySet<CacheEventName> = new Set(['served:older', 'served:on-error']);
export const isOlderPart = (name: CacheEventName): boolean => OLDER.has(name);
