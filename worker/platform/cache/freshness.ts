import type { CachePolicy } from './policies.ts';

/** Metadata of an entry. */
export interface EntryStamp {
  /** Epoch milliseconds at which its value was requested. */
  readonly madeAt: number;
  /** Content version of the site at that moment; null when unknown. */
  readonly version: string | null;
  /** Whether the entry means "not found". */
  readonly missing: boolean;
  /** Of the page of a search: in which lists it counts (`Variables.searched`). */
  readonly searched?: string | undefined;
}

/**
 * How an entry may be used: serve it; serve it and refresh it in the background; refresh it first and serve
 * it only if that fails; not at all.
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'dead';

/** A version that could not be read (null on either side) does not make an entry outdated. */
const isOutdated = (stamp: EntryStamp, version: string | null): boolean =>
  stamp.version !== null && version !== null && stamp.version !== version;

/** Judges an entry at a moment (epoch milliseconds) under the site's present content version. */
export function freshnessOf(
  stamp: EntryStamp,
  policy: CachePolicy,
  version: string | null,
  now: number,
): Freshness {
  const age = (now - stamp.madeAt) / 1000;
  if (age < 0) return 'dead'; // its clock was ahead, so its age is unknown
  const outdated = isOutdated(stamp, version);
  if (stamp.missing) return age < policy.missing && !outdated ? 'fresh' : 'dead';
  if (!outdated && age < policy.fresh) return 'fresh';
  if (!outdated && age < policy.stale) return 'stale';
  return age < policy.onError ? 'fallback' : 'dead';
}
