import { defineConfig } from 'vitest/config';

/** `npm run test:art`: all tests below this folder and no others; they draw all pictures. */
export default defineConfig({
  test: { name: 'art', environment: 'node', include: ['**/*.test.ts'] },
});
