import * as z from 'zod';
import { HOMES_A_REPORT, TIMES_A_REPORT } from '#domain/interest/limits.ts';
import { COUNTED, type Counted, HOME_KINDS } from '#domain/interest/measures.ts';

const times = z.int().min(0).max(TIMES_A_REPORT);
const counts = Object.fromEntries(COUNTED.map((one) => [one, times])) as Record<Counted, typeof times>;

const CountedHomeSchema = z.object({
  kind: z.enum(HOME_KINDS),
  /** Its id, or its guid, as in the address of its page. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  ...counts,
});

/** `POST /interest`: what an isolate of the site has counted of homes since its last report: numbers, and nothing else. */
export const InterestSchema = z.object({
  /** Drawn at random when the isolate began. With `seq` it names the report: one that is sent again counts once. */
  isolate: z.string().regex(/^[0-9a-f-]{36}$/),
  seq: z.int().min(0),
  /** Two around midnight. */
  days: z
    .array(
      z.object({
        /** The day in Brussels. */
        day: z.iso.date(),
        sites: z
          .array(
            z.object({
              site: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
              homes: z.array(CountedHomeSchema).max(HOMES_A_REPORT),
            }),
          )
          .max(HOMES_A_REPORT),
      }),
    )
    .max(2),
});
export type Interest = z.infer<typeof InterestSchema>;
export type CountedHome = z.infer<typeof CountedHomeSchema>;
