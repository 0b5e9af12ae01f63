import * as z from 'zod';
import { CALL_STEPS } from '#domain/rules/call-steps.ts';

const count = z.int().min(0).max(1e9);

/** `POST /traffic`: what an isolate of the site has counted since its last report. */
export const TrafficSchema = z.object({
  sites: z
    .array(
      z.object({
        site: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
        /** Visitors' requests, and those of them answered with 5xx. */
        requests: count,
        errors: count,
        /**
         * Calls of the content service by duration, in the steps of CALL_STEPS; `failed` counts those without
         * a good answer.
         */
        took: z.array(count).length(CALL_STEPS.length + 1),
        failed: count,
        /** Visitors who came by an old address, by the id of its redirect. */
        redirects: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), count).optional(),
      }),
    )
    .max(1_000),
});
export type Traffic = z.infer<typeof TrafficSchema>;
export type SiteTraffic = Traffic['sites'][number];

/** `GET /status`: the last hour of each agency. */
export const StatusSchema = z.object({
  sites: z.array(
    z.object({
      site: z.string(),
      state: z.string(),
      /** Instant of the last import; null when the journal has none. */
      lastImport: z.string().nullable(),
      requests: z.number(),
      errors: z.number(),
      calls: z.number(),
      failed: z.number(),
      /**
       * 95th percentile of content service call durations in milliseconds, in the steps of CALL_STEPS; null
       * without calls.
       */
      p95: z.number().nullable(),
      mailsWaiting: z.number(),
      mailsFailed: z.number(),
      /** Feeds whose last round failed, and that are not paused. */
      feedsFailing: z.number(),
      /** Leads of the last seven days that a system did not take, or perhaps took, and that were mailed. */
      leadsMailed: z.number(),
      /** Why search engines did not take the addresses that they were last told; null when they did, or are not told. */
      engines: z.string().nullable(),
      /** Messages of the site that failed for good. */
      deadLetters: z.number(),
    }),
  ),
  /** Those that belong to no site. */
  deadLetters: z.number(),
});
