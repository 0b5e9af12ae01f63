/** What a command ends with (docs/operations/). */
export const EXIT = { done: 0, refused: 1, wrongUsage: 2, unreachable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line cannot be understood, or lacks something; told with the command's own usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** It was understood, and the answer is no; the sentence says why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Nobody answers at the address. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
