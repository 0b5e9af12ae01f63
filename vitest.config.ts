import { configDefaults, defineConfig } from 'vitest/config';

/** Projects whose tests run inside workerd, on real D1, KV and R2; each keeps its own configuration. */
const workerd = ['./worker/vitest.config.ts', './content-service/vitest.config.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{bench,domain,locales,client,scripts}/**/*.test.{ts,tsx}',
            // The folder of each form has tests that run in workerd.
            'worker/forms/*.test.ts',
            'worker/{estate,view-models,query,search,pages,theme}/**/*.test.{ts,tsx}',
            '{demo,wire}/**/*.test.ts',
            'tests/*.test.ts',
          ],
          // All of these draw: `npm run test:art`. What is drawn here is a sample, in `demo/pictures.test.ts`.
          exclude: [...configDefaults.exclude, 'demo/art/**'],
        },
      },
      './demo/art/vitest.config.ts',
      ...workerd,
    ],
  },
});
