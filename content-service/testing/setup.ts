import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, vi } from 'vitest';
import type { Bindings } from '../env.ts';
import { loadTexts } from '../mail/load-texts.ts';
import { logged } from './logged.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      MIGRATIONS: D1Migration[];
      /** A further database, bound to nothing by itself. */
      SECOND: D1Database;
      /** Makes pictures, for tests that bind it as `IMAGES`. */
      MAKES_PICTURES: ImagesBinding;
    }
    interface GlobalProps {
      mainModule: typeof import('../worker.ts');
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a long proof is to be made in whole. */
    whole: boolean;
  }
}

// Files share a Worker, since most of their time was starting one; each begins with nothing stored.
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
// For tests that write a mail without asking the service.
await loadTexts(env);

// What the service logs as unexpected fails the test. Spies end with the file, which this one outlives.
vi.spyOn(console, 'error').mockImplementation((...said) => logged(...said));
afterEach(() => {
  const calls = [...logged.mock.calls];
  logged.mockClear();
  expect(calls).toEqual([]);
});
