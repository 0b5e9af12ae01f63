import { FriendAcceptedSchema } from '#wire/accepted.ts';
import { readDone } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A form to send to the content service: plain data, so that it can wait in a queue. */
export interface Submission {
  /** The call that receives it (contract, "Forms"). */
  readonly call: string;
  /** As parsed by its schema in `domain/forms`. */
  readonly body: unknown;
  /** Idempotency key: sent again with the same key, it is still one submission. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
}

/**
 * `POST …/{call}` with its key: 202 and the id under which it is stored (contract, "Forms"). The status says that
 * it is stored: an answer without an id is only logged. `waits` when its mail goes later.
 */
export async function sendSubmission(
  caller: SiteCaller,
  { call, body, key, origin }: Submission,
): Promise<{ readonly waits: boolean }> {
  const path = contentPath`/sites/${siteOf(caller)}/${slugSegment(call)}`;
  const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
  const act = caller.http.post(path, body, { ...scopeOf(caller), headers });
  const done = await readDone(FriendAcceptedSchema, act, call, caller.log, () => null);
  return { waits: done?.waits === true };
}

/** Sends a form, which is stored once per key. */
export const submit = direct(sendSubmission);
