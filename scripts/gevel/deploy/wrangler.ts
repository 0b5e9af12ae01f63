import { capture, type Outcome, WRANGLER, WRANGLER_ENV } from '../../lib/run.ts';
import { Refused } from '../errors.ts';
import type { EnvironmentName } from './environment.ts';

/** The only access to an account: runs wrangler, or the program named by GEVEL_WRANGLER instead. */
export interface Wrangler {
  /** Runs a command to its end. */
  readonly try: (args: readonly string[]) => Promise<Outcome>;
  /** As `try`, returns stdout; throws `Refused` with the output for any exit code other than 0. */
  readonly run: (what: string, args: readonly string[]) => Promise<string>;
  /** As `run`, for commands that print JSON. */
  readonly json: (what: string, args: readonly string[]) => Promise<unknown>;
}

/** The installed wrangler, or another program: for tests, and for operators with the account's keys elsewhere. */
export const createWrangler = (program = process.env.GEVEL_WRANGLER): Wrangler =>
  wranglerBy((args) =>
    program === undefined
      ? capture(process.execPath, [WRANGLER, ...args], { env: WRANGLER_ENV })
      : capture(program, args, { env: WRANGLER_ENV }),
  );

/** A wrangler whose commands are run by `attempt`. */
export function wranglerBy(attempt: Wrangler['try']): Wrangler {
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
        throw new Refused(`${what}: wrangler's output is not JSON:\n${text.slice(0, 500)}`);
      }
    },
  };
}

/** Arguments that select a Worker of an environment. */
export const of = (config: string, environment: EnvironmentName): readonly string[] => [
  '-c',
  config,
  '--env',
  environment,
];
