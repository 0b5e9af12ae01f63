import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { TEST_SECRETS } from './testing/secrets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url).href);

/** The content service's tests run in workerd, on real D1, KV and R2; storage is new for each file. */
export default defineConfig(async ({ mode }) => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: here('wrangler.toml') },
      miniflare: {
        bindings: {
          MIGRATIONS: await readD1Migrations(here('migrations')),
          ...TEST_SECRETS,
        },
        // For the test that spreads agencies over two.
        d1Databases: { SECOND: 'gevel-second' },
        // For the tests of pictures that are made anew; bound by that name nowhere else.
        images: { binding: 'MAKES_PICTURES' },
      },
    }),
  ],
  test: {
    name: 'content',
    // Starting a Worker for each file took longer than most files do.
    isolate: false,
    // One file at a time, for they share what is stored; another lane keeps the other core busy.
    maxWorkers: 1,
    // What hangs is found all the same; what a busy machine needs longer for is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    dir: here('.'),
    include: ['**/*.test.ts'],
    setupFiles: [here('testing/setup.ts')],
    // The description of its calls, as before each bundle; a system of an agency's own, which leads are called to; and
    // a server that does what a test says.
    globalSetup: [here('testing/described.ts'), here('testing/receiver.ts'), here('testing/scripted.ts')],
    // Races by the thousand: `npm run test:proofs` runs them whole, others a sample.
    provide: { whole: mode === 'proofs' },
  },
}));
