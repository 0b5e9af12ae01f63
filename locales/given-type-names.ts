import type { TypeNames } from './type-names.ts';

// Data of the deployment, the same for every request: set once in an isolate's life.
let given: TypeNames | null = null;

/** Gives the names of types to a bundle that is made without them (decision 66). */
export function giveTypeNames(names: TypeNames): void {
  given = names;
}

/** In the place of `type-names.ts`: throws before they are given. */
export function typeNames(): TypeNames {
  if (given === null) throw new Error('The names of types are not there.');
  return given;
}
