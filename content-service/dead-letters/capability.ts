import { DEAD_LETTER_DAYS } from '#domain/rules/retention.ts';
import type { Bindings } from '../env.ts';
import type { Manifest } from '../mail/manifest.ts';
import { prepare } from '../platform/db/prepare.ts';
import { bindingsFor } from '../platform/db/shards.ts';
import { keepStatement, siteOfMessage } from './dead-letters.ts';
import { deadLetterOperations } from './operations.ts';

declare module '../kinds.ts' {
  interface JournalEvents {
    readonly 'message.dropped': true;
    readonly 'message.retried': true;
  }
}

const keep =
  (queue: 'work' | 'forms') =>
  async (message: Message, env: Bindings, now: Date): Promise<void> => {
    const { DB } = await bindingsFor(env, siteOfMessage(message.body));
    await prepare(DB, keepStatement(queue, message, now)).run();
  };

/** Messages that failed for good. */
export const DEAD_LETTERS = {
  name: 'dead-letters',
  operations: deadLetterOperations,
  tables: {
    dead_letters: {
      key: ['id'],
      backup: 'visitors',
      persons: { texts: ['body'], named: 'delete', written: 'failed_at' },
      retained: [{ days: DEAD_LETTER_DAYS, gone: 'failed_at < ?' }],
    },
  },
  queues: { 'work-failed': keep('work'), 'forms-failed': keep('forms') },
} as const satisfies Manifest;
