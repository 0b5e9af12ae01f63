/* oxlint-disable no-empty-pattern -- Playwright reads the names of what a fixture needs from the pattern */
import { test as base } from '@playwright/test';
import { startContentAlone } from './content-alone.ts';
import type { TestWorkers } from './environment.ts';
import { type SplitSite, startSplitSite } from './split-site.ts';

interface SharedWorkers {
  /**
   * The site and the content service as separate processes, with a gate between them. Started by the first
   * test that needs them and shared by all files of the same worker process: each test uses its own people,
   * homes and days, and leaves the gate open.
   */
  readonly split: SplitSite;
  /**
   * The content service alone, for commands. Shared in the same way: each file has homes and tokens of its own,
   * and nothing runs in it but what a test asks for.
   */
  readonly contentAlone: TestWorkers;
}

/**
 * The `test` of every file: one with other fixtures of a process would make Playwright start a new process, and
 * these Workers again.
 */
export const test = base.extend<object, SharedWorkers>({
  split: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      const split = await startSplitSite();
      await use(split);
      await split.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  contentAlone: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use) => {
      const content = await startContentAlone();
      await use(content);
      await content.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
