import { capture, type Outcome, WRANGLER, WRANGLER_ENV } from '../../lib/run.ts';
import { Refused } from '../errors.ts';
import type { EnvironmentName } from './environment.ts';

/** The one door to an account: runs wrangler, or the program that GEVEL_WRANGLER names in its place. */
export interface Wrangler {
  /** Runs it to its end. */
  readonly try: (args: readonly string[]) => Promise<Outcome>;
  /** As `try`, but any exit code other than 0 is `Refused`, with what it said; its stdout. */
  readonly run: (what: string, args: readonly string[]) => Promise<string>;
  /** As `run`, for commands that print JSON. */
  readonly json: (what: string, args: readonly string[]) => Promise<unknown>;
}

/** Wrangler as it is installed here; another program for tests, and for who keeps the account's keys elsewhere. */
export function createWrangler(program = process.env.GEVEL_WRANGLER): Wrangler {
  const attempt: Wrangler['try'] = (args) =>
    program === undefined
      ? capture(process.execPath, [WRANGLER, ...args], { env: WRANGLER_ENV })
      : capture(program, args, { env: WRANGLER_ENV });
  const run: Wrangler['run'] = async (what, args) => {
    const { code, output, stdout } = await attempt(args);
    if (code !== 0) throw new Refused(`${what} failed:\nwrangler ${args.join(' ')}\n${output.trim()}`);
    return stdout;
  };
  return {
    try: attempt,
    run,
    json: async (what, args) => {
      const text = await run(what, args);
      try {
        return JSON.parse(text);
      } catch {
        throw new Refused(`${what}: wrangler answered what is not JSON:\n${text.slice(0, 500)}`);
      }
    },
  };
}

/** The words that name a Worker of an environment. */
export const of = (config: string, environment: EnvironmentName): readonly string[] => [
  '-c',
  config,
  '--env',
  environment,
];
