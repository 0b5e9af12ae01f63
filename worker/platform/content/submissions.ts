import { AcceptedSchema } from '../../../wire/accepted.ts';
import { readDone } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A form on its way to the content service: plain data, so that it can wait in a queue. */
export interface Submission {
  /** The call that takes it (contract, "Forms"). */
  readonly call: string;
  /** As read by its schema in `domain/forms`. */
  readonly body: unknown;
  /** Sent again with the same key it is still one submission. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
}

/**
 * `POST …/{call}` with its key: 202 and the id under which it is stored (contract, "Forms"). Stored by its
 * status: an answer without an id is logged, and no more.
 */
export async function sendSubmission(
  caller: SiteCaller,
  { call, body, key, origin }: Submission,
): Promise<void> {
  const path = contentPath`/sites/${siteOf(caller)}/${slugSegment(call)}`;
  const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
  const act = caller.http.post(path, body, { ...scopeOf(caller), headers });
  await readDone(AcceptedSchema, act, call, caller.log, () => null);
}

/** A form that was sent; stored once a key. */
export const submit = direct(sendSubmission);
