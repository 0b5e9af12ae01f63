/** The demo's entry point for scripts, tests and benchmarks; `scripts/load-demo.ts` loads it into a local database. */
export { type DemoData, demoData } from './content.ts';
export { DEMO_DAY } from './moved.ts';
