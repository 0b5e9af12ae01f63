import * as z from 'zod';
import { SlotSchema } from './live-agenda.ts';
import { RefusalSchema } from './refusal.ts';
import { orAbsent } from './tolerant/leniency.ts';
import { memberRecord, members } from './tolerant/members.ts';

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
