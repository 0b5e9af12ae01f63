import type { Context } from 'hono';
import type { AppEnv, Variables } from '../env.ts';

/** What middleware has put on a request under a name, where it got so far. `c.var` makes an object of all of them. */
export const known = <Name extends keyof Variables>(
  c: Context<AppEnv>,
  name: Name,
): Variables[Name] | undefined => c.get(name);
