import * as z from 'zod';
import { CALL_STEPS } from '../domain/rules/call-steps.ts';

const count = z.int().min(0).max(1e9);

/** `POST /traffic`: what an isolate of the site has seen since it last told of it. */
export const TrafficSchema = z.object({
  sites: z
    .array(
      z.object({
        site: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
        /** Requests that visitors made, and those among them that were answered 5xx. */
        requests: count,
        errors: count,
        /** Calls of the content service by how long they took, in CALL_STEPS; those among them without a good answer. */
        took: z.array(count).length(CALL_STEPS.length + 1),
        failed: count,
      }),
    )
    .max(1_000),
});
export type Traffic = z.infer<typeof TrafficSchema>;
export type SiteTraffic = Traffic['sites'][number];

/** `GET /status`: how each agency fares, in the last hour. */
export const StatusSchema = z.object({
  sites: z.array(
    z.object({
      site: z.string(),
      state: z.string(),
      /** Instant of the last import; null where there was none for as long as the journal is kept. */
      lastImport: z.string().nullable(),
      requests: z.number(),
      errors: z.number(),
      calls: z.number(),
      failed: z.number(),
      /** Milliseconds within which 95 of 100 calls of the content service ended, in CALL_STEPS; null without any. */
      p95: z.number().nullable(),
      mailsWaiting: z.number(),
      mailsFailed: z.number(),
      /** Messages of the site's that failed for good. */
      deadLetters: z.number(),
    }),
  ),
  /** Those that are about no site. */
  deadLetters: z.number(),
});
