/**
 * The keys that requests of this isolate are loading: start times and errors, never promises, because on Workers a
 * request that awaits another request's promise can hang.
 */
import { ContentHttpError, ContentUnavailable, failureOf } from '../errors/app-error.ts';
import { setBounded } from './bounded.ts';

/** Error of a load, as data. */
interface FailedLoad {
  readonly since: number;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly statusText: string;
}

export interface InFlight {
  /** Epoch milliseconds at which each load began. */
  readonly begun: Map<string, number>;
  readonly failed: Map<string, FailedLoad>;
}

export const createInFlight = (): InFlight => ({ begun: new Map(), failed: new Map() });

/** Most loads, and most failures, that are remembered. */
const MOST = 1_000;
/**
 * Milliseconds after which a load counts as lost, because its request may have been cancelled: slightly longer than
 * the time limit of a call.
 */
const IN_FLIGHT_MS = 4_500;

/** Time at which the current load of a key began (epoch milliseconds); null when none is running. */
export function inFlightSince({ begun }: InFlight, key: string, now: number): number | null {
  const since = begun.get(key);
  return since !== undefined && now - since < IN_FLIGHT_MS ? since : null;
}

/** Marks a key as being loaded. The returned function removes the mark and stores the error of the load. */
export function beginLoad({ begun, failed }: InFlight, key: string, now: number): (error?: unknown) => void {
  setBounded(begun, key, now, MOST);
  failed.delete(key);
  return (error) => {
    if (begun.get(key) === now) begun.delete(key);
    if (error === undefined || failureOf(error) === 'fault') return;
    const status = error instanceof ContentHttpError ? error.status : null;
    if (status === null && failureOf(error) === 'answer') return; // our own check, made without a call
    const statusText = error instanceof ContentHttpError ? error.statusText : '';
    setBounded(failed, key, { since: now, status, statusText }, MOST);
  };
}

/** Throws the error of the load that began at a given time, so that waiting requests need not load again. */
export function throwFailureOf({ failed }: InFlight, key: string, since: number): void {
  const failure = failed.get(key);
  if (failure?.since !== since) return;
  if (failure.status !== null) throw new ContentHttpError(failure.status, failure.statusText);
  throw new ContentUnavailable('another request asked for the same and got no answer');
}

/** Polling interval while waiting, milliseconds: short at first, then longer. */
const FIRST_STEP_MS = 10;
const LAST_STEP_MS = 80;

interface Waiting {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds left to wait. */
  readonly left: () => number;
}

/** Waits until the load of a key has ended, or the time is up. */
export async function awaitLoad(marks: InFlight, key: string, { now, sleep, left }: Waiting): Promise<void> {
  let step = FIRST_STEP_MS;
  while (inFlightSince(marks, key, now()) !== null && left() > 0) {
    await sleep(Math.min(step, left()));
    step = Math.min(LAST_STEP_MS, step * 1.5);
  }
}
