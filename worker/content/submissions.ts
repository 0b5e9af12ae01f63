import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { type Accepted, AcceptedSchema } from './schemas/accepted.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** Calls that take a form (contract, "Forms"). */
export const SUBMISSION_CALLS = ['contact-requests', 'friend-recommendations', 'subscriptions'] as const;
export type SubmissionCall = (typeof SUBMISSION_CALLS)[number];

/** A form on its way to the content service: plain data, so that it can wait in a queue. */
export interface Submission {
  readonly call: SubmissionCall;
  /** As its schema in `domain/forms` reads it. */
  readonly body: unknown;
  /** Sent again with the same key it is still one submission. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
}

/** `POST …/{call}` with its key: 202 and the id under which it is stored (contract, "Forms"). */
export async function sendSubmission(
  caller: SiteCaller,
  { call, body, key, origin }: Submission,
): Promise<Accepted> {
  const path = contentPath`/sites/${siteOf(caller)}/${slugSegment(call)}`;
  const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
  const answer = await caller.http.post(path, body, { ...scopeOf(caller), headers });
  return readAnswer(AcceptedSchema, answer, call, caller.log);
}

/** A form that was sent; stored once a key. */
export const submit = direct(sendSubmission);
