import { parseArgs } from 'node:util';
import { Complaint } from '../lib/progress.mjs';

/** Options of the command. */
export interface Options {
  /** Revision of git that is compared with this working tree. */
  readonly base: string;
  /** Highest number of addresses per row of the table, for each agency and language. */
  readonly sample: number;
  /** Limits the run to addresses whose kind or address matches; null for all. */
  readonly only: RegExp | null;
  /** File that the result is written to as JSON; null for none. */
  readonly json: string | null;
  /** File with the differences that are accepted; null for none. */
  readonly accept: string | null;
}

const USAGE =
  'Usage: npm run pages:compare -- --base REV [--sample N] [--only PATTERN] [--json FILE] [--accept FILE]';
const SAMPLE = 8;

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch (cause) {
    throw new Complaint(`--only ${text} is not a regular expression.`, { cause });
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { base: text, sample: text, only: text, json: text, accept: text };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new Complaint(`${cause instanceof Error ? cause.message : String(cause)}\n${USAGE}`, { cause });
  }
}

/** Parses the arguments. @throws Complaint for missing, unknown or invalid arguments. */
export function readOptions(args: readonly string[]): Options {
  const { base, sample = String(SAMPLE), only, json = null, accept = null } = parsed(args);
  // Git would interpret a revision with a leading dash as an option.
  if (base === undefined || base === '' || base.startsWith('-')) throw new Complaint(USAGE);
  if (!/^[1-9]\d{0,4}$/.test(sample)) throw new Complaint('--sample must be a number from 1 to 99999.');
  return {
    base,
    sample: Number(sample),
    only: only === undefined ? null : patternOf(only),
    json,
    accept,
  };
}
