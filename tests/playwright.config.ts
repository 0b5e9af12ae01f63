import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/lib/chromium.ts';
import { keepTemporaryInMemory } from '#scripts/lib/temporary-in-memory.ts';

keepTemporaryInMemory();

const LONGEST = 'site/moved-site.spec.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: '.',
  // Tests with a page, and tests that only send HTTP requests: they share Workers.
  projects: [
    // Its longest test first: as one of the last, it would run alone at the end.
    { name: 'longest', testMatch: LONGEST },
    { name: 'all others', testMatch: '{browser,site}/**/*.spec.ts', testIgnore: LONGEST },
  ],
  outputDir: '../test-results/browser',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Both Workers run on the same machine as the browsers.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    // Enable it for one run: `npm run test:browser -- --trace on`. Always on, it costs a fifth of the time.
    trace: 'off',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      // Agencies use *.localhost, which some resolvers do not know; tests reach no other host.
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
