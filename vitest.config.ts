import { configDefaults, defineConfig } from 'vitest/config';
import { keepTemporaryInMemory } from '#scripts/lib/temporary-in-memory.ts';

keepTemporaryInMemory();

/** Projects whose tests run inside workerd, on real D1, KV and R2; each keeps its own configuration. */
const workerd = ['./worker/vitest.config.ts', './content-service/vitest.config.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the same modules for each file took longer than the tests.
          isolate: false,
          setupFiles: ['tests/support/seeded.ts'],
          // Generous, since a busy machine may be slow; a hanging test is still found.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            '{bench,client,demo,domain,locales,scripts,wire,worker}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          exclude: [
            ...configDefaults.exclude,
            // These run inside workerd.
            '**/*.workerd.test.*',
          ],
        },
      },
      ...workerd,
    ],
  },
});
