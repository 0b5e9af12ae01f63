import { chromium, type Page } from '@playwright/test';
import { type AxeQuestion, askAxe } from '../lib/axe.ts';
import type { Finding } from './finding.ts';

/** Opens all folded parts of a page, except drop-downs of which only one can be open. */
async function unfold(page: Page): Promise<boolean> {
  const folded = page.locator('details:not([open], [name])');
  return folded.evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
    return all.length > 0;
  });
}

/** States in which a page is checked, each made from the one before; false where a page lacks that state. */
const STATES: readonly {
  readonly name: string;
  readonly enter: (page: Page) => Promise<boolean>;
  readonly at: AxeQuestion['at'];
}[] = [
  { name: 'as it opens', enter: async () => true, at: 'everything' },
  { name: 'with everything unfolded', enter: unfold, at: 'everything' },
  {
    name: 'in the dark',
    enter: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      return true;
    },
    // Only the colours change.
    at: 'colours',
  },
];

async function checkStates(page: Page, url: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, enter, at } of STATES) {
    if (!(await enter(page))) continue;
    for (const { id, help, nodes } of await askAxe(page, { at })) {
      const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      findings.push({ url, rule: `axe ${id}`, detail: `${help}, ${name}: ${where.join(', ')}` });
    }
  }
  return findings;
}

/**
 * Violations that axe finds on pages in a phone viewport: as they open, unfolded, and in dark colours. One
 * browser page is used for all, one after the other.
 */
export async function checkAccess(
  urls: readonly string[],
  executablePath: string,
): Promise<readonly Finding[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const findings: Finding[] = [];
    for (const url of urls) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(url, { waitUntil: 'load' });
      findings.push(...(await checkStates(page, url)));
    }
    return findings;
  } finally {
    await browser.close();
  }
}
