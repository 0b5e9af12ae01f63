import { z } from 'zod';

/** The one shape of an error on the wire (contract, "Conventions"). */
export const ErrorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Field path → what is wrong with it. */
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>;
