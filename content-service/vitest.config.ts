import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { TEST_SECRETS } from './testing/secrets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);

/** The content service's tests run in workerd, on real D1, KV and R2; storage is reset for each file. */
export default defineConfig(async ({ mode }) => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('wrangler.toml') },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(here('migrations')),
          ...TEST_SECRETS,
        },
        // For the test with agencies in two databases.
        d1Databases: { SECOND: 'gevel-second' },
        // All files write with one token, more often in a minute than an operator may; the limit's own test brings one.
        ratelimits: { WRITE_LIMIT: { namespace_id: '1003', simple: { limit: 1_000_000, period: 60 } } },
        // For tests of resized pictures; not bound under the usual name.
        images: { binding: 'MAKES_PICTURES' },
      },
    }),
  ],
  test: {
    name: 'content',
    // Starting a Worker for each file took longer than most files.
    isolate: false,
    // One file at a time, since they share storage; another vitest project uses the other core.
    maxWorkers: 1,
    // Generous, since a busy machine may be slow; a hanging test is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    dir: here('.'),
    include: ['**/*.test.ts'],
    setupFiles: [here('../tests/support/seeded.ts'), here('testing/setup.ts')],
    // Writes the OpenAPI documents, as before each bundle; starts a receiver of lead calls and a scripted
    // server.
    globalSetup: [here('testing/described.ts'), here('testing/receiver.ts'), here('testing/scripted.ts')],
    // Thousands of races: `npm run test:proofs` runs all of them, other runs a sample.
    // The schema as it is written, for the test that compares it with a real D1's.
    provide: { whole: mode === 'proofs', schema: readFileSync(here('schema.sql'), 'utf8') },
  },
}));
