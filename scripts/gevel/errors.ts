/** Exit codes of commands (docs/operations/). */
export const EXIT = { done: 0, refused: 1, wrongUsage: 2, unreachable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line is invalid or incomplete; printed with the command's usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The command is valid and was refused; the message says why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The service does not answer. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
