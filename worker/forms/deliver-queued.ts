import type { ContentHttp } from '../content/http.ts';
import { sendSubmission } from '../content/submissions.ts';
import { ContentHttpError } from '../errors/app-error.ts';
import { describeError, type Log } from '../errors/log.ts';
import { QueuedFormSchema } from './queued-form.ts';

const MINUTE = 60;
const LONGEST = 60 * MINUTE;

/** Seconds until the next attempt: 1, 2, 4 … 60 minutes; twenty of them are some sixteen hours. */
export const retryAfter = (attempts: number): number =>
  Math.min(MINUTE * 2 ** Math.max(0, attempts - 1), LONGEST);

/** Answers that another attempt would not change. Refused credentials are ours to put right meanwhile. */
const isFinal = (error: unknown): boolean =>
  error instanceof ContentHttpError && error.status < 500 && ![401, 403, 408].includes(error.status);

/** What a message of a queue is used for here. */
export interface QueuedMessage {
  readonly body: unknown;
  readonly attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

/**
 * Delivers forms that waited, each with the key it was first sent with, so that one that had arrived after
 * all stays one. A form that is refused for good is logged, without what is in it.
 */
export async function deliverQueued(
  messages: readonly QueuedMessage[],
  { http, log }: { readonly http: ContentHttp; readonly log: Log },
): Promise<void> {
  for (const message of messages) {
    const read = QueuedFormSchema.safeParse(message.body);
    if (!read.success) {
      log('error', 'form.queue_unreadable', { cause: read.error.message });
      message.ack();
      continue;
    }
    const { siteId, locale, ...submission } = read.data;
    const { call } = submission;
    try {
      await sendSubmission({ http, log, siteId, locale }, submission);
      message.ack();
    } catch (error) {
      log('warn', 'form.queue_failed', {
        siteId,
        call,
        attempts: message.attempts,
        error: describeError(error),
      });
      if (isFinal(error)) message.ack();
      else message.retry({ delaySeconds: retryAfter(message.attempts) });
    }
  }
}
