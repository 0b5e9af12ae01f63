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

/** The states, in the order of the table. */
export const STATES: readonly State[] = [
  {
    name: 'kept',
    requests: 600,
    constants: 600,
    atOnce: 8,
    text: 'the whole page is in the page cache',
  },
  {
    name: 'made anew',
    requests: 200,
    constants: 600,
    atOnce: 8,
    text: 'the data is kept; each of the addresses was never answered before',
  },
  {
    name: 'cold',
    requests: 40,
    constants: 300,
    // Each request empties the caches, which would disturb a simultaneous one.
    atOnce: 1,
    text: 'neither page nor data is found; the isolates are warm; content service and D1 are in the CPU',
  },
];
