import * as z from 'zod';

/** `GET /health`: which of its parts the content service can use. */
export const HealthSchema = z.object({ ready: z.boolean(), parts: z.record(z.string(), z.boolean()) });
export type Health = z.infer<typeof HealthSchema>;
