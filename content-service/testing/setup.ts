import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, expect, vi } from 'vitest';
import type { Work } from '../kinds.ts';
import { loadTexts } from '../mail/load-texts.ts';
import type { WithDatabase } from '../platform/db/shards.ts';
import { emptyStorage } from './empty-storage.ts';
import { logged } from './logged.ts';

declare global {
  namespace Cloudflare {
    interface Env extends WithDatabase {
      MIGRATIONS: D1Migration[];
      /** A second database, not bound by default. */
      SECOND: D1Database;
      /** Resizes pictures, for tests that bind it as `IMAGES`. */
      MAKES_PICTURES: ImagesBinding;
    }
    interface GlobalProps {
      mainModule: typeof import('../worker.ts');
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether long proofs run completely. */
    whole: boolean;
    /** Text of `schema.sql`. */
    schema: string;
  }
}

// The first counterexample is told as it is: to shrink one would ask the database for minutes.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

// Test files share a Worker, since starting one took most of their time; each file starts with empty storage.
await emptyStorage();
await applyD1Migrations(env.DB, env.MIGRATIONS);
// For tests that write a mail without calling the service.
await loadTexts(env);

// Mails wait in the outbox until a test sends them, and feeds have the rounds that a test runs: by the queue a second later,
// they would change rows during other tests.
const LATER: readonly Work['kind'][] = ['deliver', 'feed-round'];
const queues = Object.getPrototypeOf(env.WORK) as Pick<typeof env.WORK, 'send'>;
const { send } = queues;
vi.spyOn(queues, 'send').mockImplementation(function (this: typeof env.WORK, work, options) {
  return LATER.includes((work as Work).kind) ? Promise.resolve() : send.call(this, work, options);
} as typeof send);

// An unexpected error log fails the test. Spies end with the file, so this one is set for each.
vi.spyOn(console, 'error').mockImplementation((...said) => logged(...said));
afterEach(() => {
  const calls = [...logged.mock.calls];
  logged.mockClear();
  expect(calls).toEqual([]);
});
