import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { TEST_SECRETS } from '#content-service/testing/secrets.ts';

const content = (path: string) => fileURLToPath(new URL(`../content-service/${path}`, import.meta.url).href);

/** `npm run bench alerts`, `agencies` and `interest`: in workerd, on a real D1, like the content service's tests. */
export default defineConfig(async () => ({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: content('wrangler.toml') },
      miniflare: {
        bindings: { MIGRATIONS: await readD1Migrations(content('migrations')), ...TEST_SECRETS },
        // The tests' storage is emptied in both databases.
        d1Databases: { SECOND: 'gevel-second' },
      },
    }),
  ],
  test: {
    name: 'bench',
    dir: fileURLToPath(new URL('.', import.meta.url).href),
    include: ['*/*.bench.ts'],
    setupFiles: [content('testing/setup.ts')],
    testTimeout: 3_600_000,
    // `ALERTS=10000 npm run bench alerts`: a smaller run.
    provide: {
      alerts: Number(process.env['ALERTS'] ?? 100_000),
      interest: Number(process.env['INTEREST'] ?? 200_000),
    },
  },
}));
