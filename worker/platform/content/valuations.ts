import { type Valuation, ValuationAcceptedSchema, ValuationSchema } from '#wire/valuation.ts';
import { readAnswer, readDone } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';
import type { Submission } from './submissions.ts';

const pathOf = (caller: SiteCaller, token: string) =>
  contentPath`/sites/${siteOf(caller)}/valuation-requests/${tokenSegment(token)}`;

/**
 * `POST …/valuation-requests` with its key: 202 and its reference; null for an answer without one, since the
 * status says that it is stored.
 */
export const askValuation = direct(
  async (caller, { body, key, origin }: Omit<Submission, 'call'>): Promise<string | null> => {
    const path = contentPath`/sites/${siteOf(caller)}/valuation-requests`;
    const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
    const act = caller.http.post(path, body, { ...scopeOf(caller), headers });
    const done = await readDone(ValuationAcceptedSchema, act, 'valuation', caller.log, () => null);
    return done?.reference ?? null;
  },
);

/** `GET …/valuation-requests/{token}`. Throws NotFound for an unknown token. Never cached. */
export const valuation = direct(
  async (caller, token: string): Promise<Valuation> =>
    readAnswer(
      ValuationSchema,
      await caller.http.get(pathOf(caller, token), scopeOf(caller)),
      'valuation',
      caller.log,
    ),
);

/** `DELETE …/valuation-requests/{token}`: withdraws it; a repetition gives the same answer. */
export const withdrawValuation = direct(async (caller, token: string): Promise<void> => {
  await caller.http.delete(pathOf(caller, token), scopeOf(caller));
});
