import * as z from 'zod';
import { optional } from './tolerant/leniency.ts';

/** `GET /health`: which parts of the content service work. */
export const HealthSchema = z.object({
  ready: z.boolean(),
  parts: z.record(z.string(), z.boolean()),
  /** Feeds whose last round failed, and that are not paused; another service may have none. */
  failingFeeds: optional(z.number()),
});
export type Health = z.infer<typeof HealthSchema>;
