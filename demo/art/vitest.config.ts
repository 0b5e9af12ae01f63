import { defineConfig } from 'vitest/config';

/** `npm run test:art`: every test below this folder, and none elsewhere; they draw all pictures there are. */
export default defineConfig({
  test: { name: 'art', environment: 'node', include: ['**/*.test.ts'] },
});
