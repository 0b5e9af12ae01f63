/* oxlint-disable no-empty-pattern -- Playwright reads the names of what a fixture needs from the pattern */
import type { Page } from '@playwright/test';
import { test as base, expect } from './workers.ts';

interface Watch {
  /** Allows a message in the browser's console in this test. */
  expectError(pattern: RegExp): void;
  /** The messages that were allowed. */
  readonly expected: readonly RegExp[];
}

const isOwn = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'data:' || protocol === 'blob:' || hostname.endsWith('.localhost');
};

/** Records every event that must not happen on a page: errors, policy violations, requests to other hosts. */
function watchPage(page: Page, note: (problem: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    // Some errors of the browser itself have an empty stack.
    const text = error.stack || `${error.name}: ${error.message}`;
    // Playwright's own script in the page, which looks for an element that the page has replaced under its click.
    if (!/\bat InjectedScript\./.test(text)) note(`page error: ${text}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) note(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() === 500) note(`500: ${response.url()}`);
  });
}

/** Every test with a page fails on any problem that it did not announce; a test without one opens no browser. */
export const test = base.extend<{ watch: Watch }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
  watch: async ({}, use) => {
    const expected: RegExp[] = [];
    await use({ expected, expectError: (pattern) => expected.push(pattern) });
  },
  context: async ({ context, watch: { expected } }, use) => {
    const problems: string[] = [];
    context.on('page', (page) => watchPage(page, (problem) => problems.push(problem)));
    // Chromium reports violations to the console too, but not all of those of Trusted Types.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(context);
    expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
});

/** Waits until a part of the page has loaded the script of its `data-enhance`. */
export async function enhanced(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    `enhanced ${name}`,
    // By the clock: with frames, as it asks by itself, a page that has nothing to draw may never be asked again.
    { polling: 20 },
  );
}

/**
 * Waits until the page and its styles have loaded and its scripts have run: two idle periods after the load
 * event.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    await idle();
    await idle();
  });
}

export { expect } from './workers.ts';
