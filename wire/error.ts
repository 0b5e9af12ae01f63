import * as z from 'zod';
import { SlotSchema } from './live-agenda.ts';
import { RefusalSchema } from './refusal.ts';
import { memberRecord, members } from './tolerant/members.ts';

/** The one shape of an error on the wire (contract, "Conventions"). */
export const ErrorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Field path → what is wrong with it. */
    fields: memberRecord(z.string()).optional().catch(undefined),
    /** Only of `slot_taken`: the next free times of that agenda. */
    nextSlots: members(SlotSchema).optional().catch(undefined),
    /** Only of `refused`: why the record does not come in. */
    refusals: members(RefusalSchema).optional().catch(undefined),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
