/**
 * The demo's entry point for scripts, tests and benchmarks. Loading it into a local database is a command
 * (`scripts/load-demo.ts`), and so is drawing its pictures (`demo/art/command/`).
 */

/** Colours and typefaces of the three agencies. */
export { BRANDS } from './basics/brands.ts';
/** The demo's random generator, for benchmarks that generate more of the same data. */
export { type Rng, rngFor } from './basics/rng.ts';
/** The three agencies, and all content of the demo database. */
export { AGENCIES, demoData } from './demo.ts';
/** Names of types and transactions in the demo's listings, for estates that tests add. */
export { SUB_TYPES } from './vocabulary/sub-types.ts';
export { HEAD_TYPES, TRANSACTIONS } from './vocabulary/vocabulary.ts';
