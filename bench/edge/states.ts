/** A state in which a page is requested. */
export interface State {
  readonly name: 'kept' | 'made anew' | 'cold';
  readonly requests: number;
  /** Requests of the constant before it and after it: enough to measure its CPU. */
  readonly constants: number;
  /** Requests at a time. */
  readonly atOnce: number;
  readonly text: string;
}
export type StateName = State['name'];

/** At some 0.08 ms of CPU each, fewer would be too short for the scheduler's clock: the ratio would swing with it. */
const CONSTANTS = 3_000;

/** The states, in the order of the table. */
export const STATES: readonly State[] = [
  {
    name: 'kept',
    requests: 600,
    constants: CONSTANTS,
    atOnce: 8,
    text: 'the whole page is in the page cache',
  },
  {
    name: 'made anew',
    requests: 200,
    constants: CONSTANTS,
    atOnce: 8,
    text: 'the data is kept; each of the addresses was never answered before',
  },
  {
    name: 'cold',
    requests: 40,
    constants: CONSTANTS,
    // Each request empties the caches, which would disturb a simultaneous one.
    atOnce: 1,
    text: 'neither page nor data is found; the isolates are warm; content service and D1 are in the CPU',
  },
];
