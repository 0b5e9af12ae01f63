import type { RequestIdVariables } from 'hono/request-id';
import type { Bindings } from '../env.ts';
import type { Caller } from './caller.ts';

/** Hono's environment of this Worker. */
export interface ContentEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables & {
    /** Set by the door. */
    caller: Caller;
  };
}
