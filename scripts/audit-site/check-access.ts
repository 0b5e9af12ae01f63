import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import type { Finding } from './finding.ts';

/** WCAG 2.2 AA, and what axe holds for good practice beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Opens what a page keeps folded, save the drop-downs of which one is open at a time. */
async function unfold(page: Page): Promise<boolean> {
  const folded = page.locator('details:not([open], [name])');
  return folded.evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
    return all.length > 0;
  });
}

/** States in which a page is asked about, each made from the one before; false where a page has no such. */
const STATES: readonly {
  readonly name: string;
  readonly enter: (page: Page) => Promise<boolean>;
  readonly rules: (axe: AxeBuilder) => AxeBuilder;
}[] = [
  { name: 'as it opens', enter: async () => true, rules: (axe) => axe.withTags(TAGS) },
  {
    name: 'with everything unfolded',
    enter: unfold,
    rules: (axe) => axe.withTags(TAGS),
  },
  {
    name: 'in the dark',
    enter: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      return true;
    },
    // Only the colours change.
    rules: (axe) => axe.withRules(COLOUR_RULES),
  },
];

/** axe within the page itself: no page here holds a frame before it is asked for one. */
const quickAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function checkStates(page: Page, url: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, enter, rules } of STATES) {
    if (!(await enter(page))) continue;
    const { violations } = await rules(quickAxe(page)).analyze();
    for (const { id, help, nodes } of violations) {
      const where = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
      findings.push({ url, rule: `axe ${id}`, detail: `${help}, ${name}: ${where.join(', ')}` });
    }
  }
  return findings;
}

/**
 * What axe finds on pages as a phone shows them: as they open, unfolded, and in the dark. One page of a
 * browser for all, one after the other.
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
