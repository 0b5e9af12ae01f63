import * as z from 'zod';
import { SlotSchema } from './live-agenda.ts';
import { RefusalSchema } from './refusal.ts';
import { orAbsent } from './tolerant/leniency.ts';
import { memberRecord, members } from './tolerant/members.ts';

/**
 * `Retry-After` of every 503, of a page and of a call, in seconds. A site that moves to another database is held for as
 * long at most (`HOLD_SECONDS`), and the site's own rest after failures is shorter.
 */
export const RETRY_AFTER = 10;

/** The error format of the wire (contract, "Conventions"). */
export const ErrorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Field path → error message. */
    fields: orAbsent(memberRecord(z.string()).optional()),
    /** Only with `slot_taken`: the next free times of that agenda. */
    nextSlots: orAbsent(members(SlotSchema).optional()),
    /** Only with `refused`: why the record was refused. */
    refusals: orAbsent(members(RefusalSchema).optional()),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
