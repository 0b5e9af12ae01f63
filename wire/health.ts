import * as z from 'zod';

/** `GET /health`: which parts of the content service work. */
export const HealthSchema = z.object({ ready: z.boolean(), parts: z.record(z.string(), z.boolean()) });
export type Health = z.infer<typeof HealthSchema>;
