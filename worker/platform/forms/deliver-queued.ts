import type { ContentHttp } from '../content/http.ts';
import type { SiteCaller } from '../content/site-scope.ts';
import { type Submission, sendSubmission } from '../content/submissions.ts';
import { ContentHttpError } from '../errors/app-error.ts';
import { describeError, type Log } from '../errors/log.ts';
import { QueuedFormSchema } from './queued-form.ts';

const MINUTE = 60;
const LONGEST = 60 * MINUTE;

/** Seconds until the next attempt: 1, 2, 4 … 60 minutes; twenty of them are some sixteen hours. */
export const retryAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST);

/**
 * A refusal, which another attempt will hardly change. The visitor was told that the form is stored, so it is
 * retried at times, and ends in the dead-letter queue, where operators find it.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ContentHttpError && error.status < 500 && ![401, 403, 408].includes(error.status);

/** The key has an answer to other words. */
const isReused = (error: unknown): boolean =>
  error instanceof ContentHttpError &&
  error.status === 422 &&
  error.reason?.code === 'idempotency_key_reused';

/** The part of a queue message that is used. */
interface QueuedMessage {
  readonly body: unknown;
  readonly attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

/** A key made of the first one and the words: the same for the same message. */
async function keyOfWords({ key, body }: Submission): Promise<string> {
  const text = new TextEncoder().encode(`${key}\n${JSON.stringify(body)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a form. A form sent again with other content from a page in the browser's cache has a used key: as
 * the visitor can no longer be asked, both are delivered.
 */
async function send(caller: SiteCaller, submission: Submission): Promise<void> {
  try {
    await sendSubmission(caller, submission);
  } catch (error) {
    if (!isReused(error)) throw error;
    await sendSubmission(caller, { ...submission, key: await keyOfWords(submission) });
  }
}

/**
 * Delivers queued forms, each with its first key, so that a form that had arrived after all is stored once,
 * to the content service of its site's forms. Logs never contain form values.
 */
export async function deliverQueued(
  messages: readonly QueuedMessage[],
  { httpOf, log }: { readonly httpOf: (siteId: string) => Promise<ContentHttp>; readonly log: Log },
): Promise<void> {
  for (const message of messages) {
    const read = QueuedFormSchema.safeParse(message.body);
    if (!read.success) {
      log('error', 'form.queue_unreadable', { cause: read.error.message });
      // Possibly from another version: after the last retry operators find it.
      message.retry({ delaySeconds: LONGEST });
      continue;
    }
    const { siteId, locale, ...submission } = read.data;
    const { attempts } = message;
    try {
      await send({ http: await httpOf(siteId), log, siteId, locale }, submission);
      message.ack();
    } catch (error) {
      const refused = isRefusal(error);
      log(refused ? 'error' : 'warn', refused ? 'form.queue_refused' : 'form.queue_failed', {
        siteId,
        call: submission.call,
        attempts,
        error: describeError(error),
      });
      message.retry({ delaySeconds: refused ? LONGEST : retryAfter(attempts) });
    }
  }
}
