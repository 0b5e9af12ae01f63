/**
 * Which keys are being loaded by some request of this isolate: start times, never promises, since on
 * Workers one request that awaits another's promise can hang.
 */
export type InFlight = Map<string, number>;

/** Milliseconds after which a mark is no longer believed: its request may have been ended. */
const IN_FLIGHT_MS = 10_000;
/** A second caller looks this often, at these intervals in milliseconds, before it loads for itself. */
export const WAIT_STEP_MS = 25;
export const WAIT_STEPS = 12;

export const isInFlight = (marks: InFlight, key: string, now: number): boolean => {
  const since = marks.get(key);
  return since !== undefined && now - since < IN_FLIGHT_MS;
};
