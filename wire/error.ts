import * as z from 'zod';
import { SlotSchema } from './live-agenda.ts';
import { RefusalSchema } from './refusal.ts';
import { memberRecord, members } from './tolerant/members.ts';

/** The error format of the wire (contract, "Conventions"). */
export const ErrorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Field path → error message. */
    fields: memberRecord(z.string()).optional().catch(undefined),
    /** Only with `slot_taken`: the next free times of that agenda. */
    nextSlots: members(SlotSchema).optional().catch(undefined),
    /** Only with `refused`: why the record was refused. */
    refusals: members(RefusalSchema).optional().catch(undefined),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
