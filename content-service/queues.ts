import { describeError } from '../domain/log.ts';
import { keepStatement } from './dead-letters/dead-letters.ts';
import { doWork } from './do-work.ts';
import type { Bindings } from './env.ts';
import { takeMailEvent } from './mail-events.ts';
import { prepare } from './platform/db/prepare.ts';
import { createLog } from './platform/log.ts';
import type { Work } from './work.ts';

/** A batch of any of the queues; what is in it is known by the queue's name. */
type Batch = Pick<MessageBatch, 'queue' | 'messages'>;

type Take = (message: Message, env: Bindings, now: Date) => Promise<void>;

const keep =
  (queue: 'work' | 'forms'): Take =>
  async (message, { DB }, now) => {
    await prepare(DB, keepStatement(queue, message, now)).run();
  };

/** Queues that end here, by their names without `gevel-` and the environment's. */
const LAST_STOPS: Readonly<Record<string, Take>> = {
  'work-failed': keep('work'),
  'forms-failed': keep('forms'),
  'mail-events': (message, env, now) => takeMailEvent(message.body, env, now),
};

/** Seconds until a message is tried again that could not be taken; its queue holds it for fourteen days. */
const LATER = 3600;

const stopOf = (queue: string): Take | undefined =>
  LAST_STOPS[queue.replace(/^gevel-/, '').replace(/-(?:staging|production)$/, '')];

/** Takes a batch of whatever queue it comes from. */
export async function takeBatch({ queue, messages }: Batch, env: Bindings, now: () => Date): Promise<void> {
  const stop = stopOf(queue);
  if (stop === undefined) {
    // A message that fails is delivered again by itself; those before it are done.
    for (const message of messages) {
      await doWork(message.body as Work, env, now());
      message.ack();
    }
    return;
  }
  // Behind these queues is none: what cannot be taken now stays.
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
