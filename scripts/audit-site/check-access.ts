import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import type { Finding } from './finding.ts';

/** WCAG 2.2 AA, and what axe holds for good practice beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on pages as a phone shows them; one page of a browser for all, one after the other. */
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
      await page.goto(url, { waitUntil: 'load' });
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      for (const { id, help, nodes } of violations) {
        const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
        findings.push({ url, rule: `axe ${id}`, detail: `${help}: ${where.join(', ')}` });
      }
    }
    return findings;
  } finally {
    await browser.close();
  }
}
