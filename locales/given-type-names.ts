import type { TypeNames } from './type-names.ts';

// Data of the deployment, the same for every request; set once per isolate.
let given: TypeNames | null = null;

/** Sets the names of types, which are not part of the bundle (decision 66). */
export function giveTypeNames(names: TypeNames): void {
  given = names;
}

/** Replaces the function of `type-names.ts`. Throws before `giveTypeNames`. */
export function typeNames(): TypeNames {
  if (given === null) throw new Error('The names of types are not there.');
  return given;
}
