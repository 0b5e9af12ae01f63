import type { Environment } from './environment.ts';
import type { Wrangler } from './wrangler.ts';

/** What was found of one requirement of an environment, and how to meet it. */
export interface Finding {
  /** A sentence that is true of the account as it is. */
  readonly line: string;
  /** Whether the requirement is met; null when it cannot be asked from here. */
  readonly well: boolean | null;
  /** The command or instruction that fixes it, or that finds it out. */
  readonly mend: string;
}

/** A finding about `what`, with what is said of it when all is well and otherwise: never the first for the second. */
export const finding = (
  what: string,
  [good, bad]: readonly [good: string, bad: string],
  well: boolean,
  mend: string,
): Finding => ({ line: `${what} ${well ? good : bad}`, well, mend });

/** What the checks of an environment may ask. */
export interface Patient {
  readonly environment: Environment;
  readonly wrangler: Wrangler;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Check = (patient: Patient) => Promise<readonly Finding[]>;

/** Whether a command of wrangler ends well. */
export const answers = async (wrangler: Wrangler, words: readonly string[]): Promise<boolean> =>
  (await wrangler.try(words)).code === 0;
