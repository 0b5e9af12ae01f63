import type { ContentHttp } from '../content/http.ts';
import type { SiteCaller } from '../content/site-scope.ts';
import { type Submission, sendSubmission } from '../content/submissions.ts';
import { ContentHttpError } from '../errors/app-error.ts';
import { describeError, type Log } from '../errors/log.ts';
import { QueuedFormSchema } from './queued-form.ts';

const MINUTE = 60;
const LONGEST = 60 * MINUTE;

/** Backoff in seconds until the next attempt: 1, 2, 4 … 60 minutes; twenty attempts take about sixteen hours. */
export const retryAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST);

/**
 * Whether the service refused the form, so that a retry will probably fail too. The visitor was told that the form is
 * stored, so it is still retried, and ends in the dead-letter queue, where operators find it.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ContentHttpError && error.status < 500 && ![401, 403, 408].includes(error.status);

/** Whether the service already has other content under this idempotency key. */
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

/** A key derived from the first key and the content: the same for the same message. */
async function keyOfWords({ key, body }: Submission): Promise<string> {
  const text = new TextEncoder().encode(`${key}\n${JSON.stringify(body)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a form. If its key was already used for other content (the visitor went back in the browser and sent the form
 * again), it is sent with a new key: the visitor can no longer be asked, so both forms are delivered.
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
 * Delivers queued forms to the content service of their sites. Each keeps its first idempotency key, so that a form
 * which had already arrived is stored once. Logs never contain form values.
 */
export async function deliverQueued(
  messages: readonly QueuedMessage[],
  { httpOf, log }: { readonly httpOf: (siteId: string) => Promise<ContentHttp>; readonly log: Log },
): Promise<void> {
  for (const message of messages) {
    const read = QueuedFormSchema.safeParse(message.body);
    if (!read.success) {
      log('error', 'form.queue_unreadable', { cause: read.error.message });
      // Possibly written by another version; after the last retry it goes to the dead-letter queue.
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
