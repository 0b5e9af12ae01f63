/** A site moves to another database of the content service (docs/decisions/0130). */
import * as z from 'zod';

/** `POST …/move`: its steps, in this order; each may be repeated. */
export const MoveSiteSchema = z.strictObject({
  /** Number of the database: 0 is the first one. */
  to: z.number().int().min(0).max(99),
  /**
   * `check` writes nothing; `announce` tells every isolate to ask where the site is; `move` holds its rows, copies them
   * and switches; `leave` deletes what is left in the former database.
   */
  step: z.enum(['check', 'announce', 'move', 'leave']),
});

export const SiteMoveSchema = z.object({
  state: z.enum(['announced', 'moved', 'leaving', 'left']),
  /** Milliseconds until the next step. */
  wait: z.number().int(),
  /** Milliseconds for which writes were refused; 0 in other steps than `move`. */
  held: z.number().int(),
});
