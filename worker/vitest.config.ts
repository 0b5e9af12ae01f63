import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url).href);

/**
 * Tests of the site run inside workerd, on its own KV and Cache API. The content service is a Worker beside it
 * (`testing/content-double.js`) for tests of the client, and a function for tests that make it fail or wait.
 */
export default defineConfig({
  plugins: [
    cloudflareTest({
      miniflare: {
        compatibilityDate: '2026-10-20',
        compatibilityFlags: ['nodejs_compat'],
        kvNamespaces: ['CACHE'],
        r2Buckets: ['MAPS'],
        serviceBindings: { CONTENT: 'content-double' },
        workers: [
          {
            name: 'content-double',
            modules: true,
            scriptPath: here('testing/content-double.js'),
            compatibilityDate: '2026-10-20',
          },
        ],
      },
    }),
  ],
  resolve: { alias: { 'virtual:client-manifest': here('testing/client-manifest.json') } },
  test: {
    name: 'worker',
    // Starting a Worker for each file took longer than most files.
    isolate: false,
    // One file at a time, since they share storage; another vitest project uses the other core.
    maxWorkers: 1,
    // Generous, since a busy machine may be slow; a hanging test is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    dir: here('.'),
    // The others run in Node, because they need nothing of the platform.
    include: ['**/*.workerd.test.{ts,tsx}'],
    setupFiles: [here('../tests/support/seeded.ts')],
    // The document of the calls; a scripted server: agencies' own services are called over HTTP.
    globalSetup: ['described', 'scripted']
      .map((name) => here(`../content-service/testing/${name}.ts`))
      .concat(here('testing/calls-document.ts')),
  },
});
