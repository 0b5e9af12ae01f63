import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';
import { LocaleSchema } from './values.ts';

/** Maximum number of calls that a page starts with. */
const MOST_CALLS = 16;

/** One call of a batch, as it would be made alone. */
const OneCallSchema = z
  .object({
    method: z.enum(['GET', 'POST']),
    /** ACCEPT-LANGUAGE of a GET; a POST has none (spec 1 §7). */
    locale: LocaleSchema.optional(),
    /** Path and query. */
    path: z
      .string()
      .regex(/^\/(?!\/)/, 'not a path')
      .max(4_000),
    /** JSON body of a POST. */
    body: z.unknown().optional(),
  })
  .refine(({ method, locale }) => method === 'GET' || locale === undefined, {
    path: ['locale'],
    message: 'only a GET has a language',
  });
export type OneCall = z.infer<typeof OneCallSchema>;

/** `POST /several`: a batch of reading calls, executed at the same time. */
export const SeveralRequestSchema = z.object({ calls: z.array(OneCallSchema).min(1).max(MOST_CALLS) });

/** Answers in the order of the calls, each with the status and JSON that the call alone would get. */
export const SeveralAnswerSchema = z.object({
  answers: wholeList(
    z.object({ status: z.number().int(), body: z.unknown() }),
    'the answers after a missing one would belong to the wrong calls',
  ),
});
export type OneAnswer = z.infer<typeof SeveralAnswerSchema>['answers'][number];
