import { describeError } from '#domain/log.ts';
import { keepStatement, siteOfMessage } from './dead-letters/dead-letters.ts';
import { doWork } from './do-work.ts';
import type { Bindings } from './env.ts';
import { takeMailEvent } from './mail-events.ts';
import { prepare } from './platform/db/prepare.ts';
import { bindingsFor } from './platform/db/shards.ts';
import { createLog } from './platform/log.ts';
import type { Work } from './work.ts';

/** A batch of any queue, identified by the queue's name. */
type Batch = Pick<MessageBatch, 'queue' | 'messages'>;

type Take = (message: Message, env: Bindings, now: Date) => Promise<void>;

const keep =
  (queue: 'work' | 'forms'): Take =>
  async (message, env, now) => {
    const { DB } = await bindingsFor(env, siteOfMessage(message.body));
    await prepare(DB, keepStatement(queue, message, now)).run();
  };

/** Final queues, by name without `gevel-` and environment. */
const LAST_STOPS: Readonly<Record<string, Take>> = {
  'work-failed': keep('work'),
  'forms-failed': keep('forms'),
  'mail-events': (message, env, now) => takeMailEvent(message.body, env, now),
};

/** Seconds until a failed message is retried; its queue keeps it for fourteen days. */
const LATER = 3600;

const stopOf = (queue: string): Take | undefined =>
  LAST_STOPS[queue.replace(/^gevel-/, '').replace(/-(?:staging|production)$/, '')];

/** Processes a batch of any queue. */
export async function takeBatch({ queue, messages }: Batch, env: Bindings, now: () => Date): Promise<void> {
  const stop = stopOf(queue);
  if (stop === undefined) {
    // A failing message is delivered again separately; those before it are done.
    for (const message of messages) {
      await doWork(message.body as Work, env, now());
      message.ack();
    }
    return;
  }
  // There is no queue after these: a message that fails now stays.
  for (const message of messages) {
    try {
      await stop(message, env, now());
      message.ack();
    } catch (error) {
      createLog()('error', 'queue.not_taken', { queue, id: message.id, error: describeError(error) });
      message.retry({ delaySeconds: LATER });
    }
  }
}
