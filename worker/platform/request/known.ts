import type { Context } from 'hono';
import type { AppEnv, Variables } from '../env.ts';

/**
 * The value that middleware has set on a request under a name, if it got so far. `c.var` would build an
 * object of all values.
 */
export const known = <Name extends keyof Variables>(
  c: Context<AppEnv>,
  name: Name,
): Variables[Name] | undefined => c.get(name);
