/**
 * The suite that tests whether a content service keeps the contract, at any address (docs/decisions/0085).
 */
export type { Service } from './asked.ts';
export { type Outcome, runChecks, type Scope } from './run.ts';
export type { ContractDocument } from './schemas.ts';
