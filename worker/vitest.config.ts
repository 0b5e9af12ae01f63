import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url).href);

/**
 * Tests of the edge run inside workerd, on its own KV and Cache API. The content service is a Worker
 * beside it (`testing/content-double.js`) for the client's tests, and a function for those that make it
 * fail or wait.
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
    // Starting a Worker for each file took longer than most files do.
    isolate: false,
    // One file at a time, for they share what is stored; another lane keeps the other core busy.
    maxWorkers: 1,
    // What hangs is found all the same; what a busy machine needs longer for is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    dir: here('.'),
    // The others run in Node: what they check needs nothing of the platform.
    include: ['**/*.workerd.test.{ts,tsx}'],
    // A server that does what a test says: services of agencies' own are asked over HTTP.
    globalSetup: [here('../content-service/testing/scripted.ts')],
  },
});
