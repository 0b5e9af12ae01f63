import { chromium } from '@playwright/test';
import { must } from '../engine.ts';

/** What a page shows. */
export interface Looked {
  readonly status: number;
  readonly heading: string;
  /** Words of the page, with plain blanks. */
  readonly text: string;
  /** Pictures that have loaded. */
  readonly pictures: number;
  readonly links: readonly string[];
}

export interface Browser {
  readonly look: (url: string) => Promise<Looked>;
  readonly stop: () => Promise<void>;
}

/** A page of Chromium whose console must stay without errors, but for the status of a page itself. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isOfStatus = /status of (?:404|410)/.test(message.text());
    if (message.type() === 'error' && !isOfStatus) errors.push(message.text());
  });
  return {
    async look(url) {
      const answer = await page.goto(url, { waitUntil: 'load' });
      const looked = await page.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent ?? '',
        text: (document.querySelector('main')?.textContent ?? '').replace(/[\s\u00a0\u202f]+/g, ' '),
        pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
        links: [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? ''),
      }));
      must(errors.length === 0, `the console has no errors at ${url}`, errors.join('\n'));
      return { status: answer?.status() ?? 0, ...looked };
    },
    stop: () => browser.close(),
  };
}
