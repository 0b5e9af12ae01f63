import { describeError } from '#domain/log.ts';
import { ACROSS } from './across/capability.ts';
import { everyOne } from './capabilities.ts';
import { ENGINES } from './deliver.ts';
import type { Bindings } from './env.ts';
import type { Work, WorkOf } from './kinds.ts';
import { databaseNumbered } from './platform/db/shards.ts';
import { createLog } from './platform/log.ts';
import type { BaseManifest } from './platform/manifest.ts';
import { runMinute } from './scheduled.ts';
import { PARTS } from './service.ts';

/** A batch of any queue, identified by the queue's name. */
type Batch = Pick<MessageBatch, 'queue' | 'messages'>;

type Kind = Work['kind'];
type Doers = { readonly [K in Kind]: NonNullable<NonNullable<BaseManifest['work']>[K]> };

/** What does each kind of work: a kind that nobody does does not compile. */
export const WORK: Doers = {
  // Failures are logged, and the next minute repeats what they left.
  minute: async ({ database, at }, env) => {
    await runMinute(databaseNumbered(env, database), new Date(at));
  },
  ...ACROSS.work,
  ...everyOne('work'),
};

/** Executes a piece of work; throws when it must be repeated, and for a kind that an earlier version queued. */
export async function doWork<K extends Kind>(work: WorkOf<K>, env: Bindings, now: Date): Promise<void> {
  const run: Doers[K] | undefined = WORK[work.kind];
  if (run === undefined) throw new TypeError(`no capability does the work ${work.kind}`);
  await run(work, env, now, ENGINES);
}

/** Final queues, by name without `gevel-` and environment. */
export const LAST_STOPS: NonNullable<BaseManifest['queues']> = Object.assign(
  {},
  ...PARTS.map(({ queues = {} }) => queues),
) as NonNullable<BaseManifest['queues']>;

/** Seconds until a failed message is retried; its queue keeps it for fourteen days. */
const LATER = 3600;

/** Processes a batch of any queue. */
export async function takeBatch({ queue, messages }: Batch, env: Bindings, now: () => Date): Promise<void> {
  const stop = LAST_STOPS[queue.replace(/^gevel-/, '').replace(/-(?:staging|production)$/, '')];
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
      await stop(message, env, now(), ENGINES);
      message.ack();
    } catch (error) {
      createLog()('error', 'queue.not_taken', { queue, id: message.id, error: describeError(error) });
      message.retry({ delaySeconds: LATER });
    }
  }
}
