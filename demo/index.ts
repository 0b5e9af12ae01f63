/**
 * The demo's door: all that scripts, tests and benches know of it. Loading it into a local database is a
 * command (`demo/load.ts`), and drawing its pictures another (`demo/art/command/`).
 */

/** The colours and faces of the three agencies. */
export { BRANDS } from './basics/brands.ts';
/** The random generator of the demo, for benchmarks that generate more of the same. */
export { type Rng, rngFor } from './basics/rng.ts';
/** The three agencies, and everything that the demo database holds. */
export { AGENCIES, demoData } from './demo.ts';
/** Names of types and transactions as the demo's listings carry them, for estates that tests add. */
export { SUB_TYPES } from './vocabulary/sub-types.ts';
export { HEAD_TYPES, TRANSACTIONS } from './vocabulary/vocabulary.ts';
