import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

/** Calls that one page begins with, at most. */
const MOST_CALLS = 16;

/** One of several calls that are made as one: what it would be by itself. */
const OneCallSchema = z.object({
  method: z.enum(['GET', 'POST']),
  /** Path and query. */
  path: z
    .string()
    .regex(/^\/(?!\/)/, 'not a path')
    .max(4_000),
  /** JSON of a POST. */
  body: z.unknown().optional(),
});
export type OneCall = z.infer<typeof OneCallSchema>;

/** `POST /several`: calls that read, made at the same moment. */
export const SeveralRequestSchema = z.object({ calls: z.array(OneCallSchema).min(1).max(MOST_CALLS) });

/** Their answers in the order of the calls: each with the status and the JSON that it would have by itself. */
export const SeveralAnswerSchema = z.object({
  answers: wholeList(
    z.object({ status: z.number().int(), body: z.unknown() }),
    'an answer that is lost would leave its place to the next',
  ),
});
export type OneAnswer = z.infer<typeof SeveralAnswerSchema>['answers'][number];
