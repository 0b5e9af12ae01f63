import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

/** Half as long as the source that the package is read from: a page takes longer to load it than to be checked. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result can change when only the colours change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Run in the page, as text because scripts have no types of a document. */
const LAY_OUT = `for (const one of document.querySelectorAll('*')) {
  const { contentVisibility, position } = getComputedStyle(one);
  if (contentVisibility === 'auto') {
    one.style.contentVisibility = 'visible';
    one.dataset.laidOut = '';
  }
  if (position === 'sticky') {
    one.style.position = 'relative';
    one.style.inset = 'auto';
    one.dataset.laidOut = '';
  }
}`;
const SKIP_AGAIN = `for (const one of document.querySelectorAll('[data-laid-out]')) {
  for (const name of ['content-visibility', 'position', 'inset']) one.style.removeProperty(name);
  delete one.dataset.laidOut;
}`;

/** Options of an axe run. */
export interface AxeQuestion {
  /** All rules, or only those about colours. */
  readonly at: 'everything' | 'colours';
  /** Selector of the checked part; default: the whole page. */
  readonly within?: string;
  /** Rules that are not run. */
  readonly without?: readonly string[];
}

/**
 * Runs axe on the current state of a page and returns its violations. axe is loaded into a document once and
 * looks at that document only, because no page has a frame before a visitor asks for one. Styles are not
 * loaded again; only one experimental rule would need that. Parts that the browser skips until they come near
 * (`content-visibility: auto`) are laid out meanwhile: a skipped part keeps the height of its placeholder while
 * its elements measure their own, and axe would see them on the background of the part below. Parts that stick
 * to the window's edge are put into their place: where the page happens to be scrolled, they would halve a target
 * that a visitor scrolls free (WCAG 2.2, 2.5.8 is about its size).
 */
export async function askAxe(
  page: Page,
  { at, within, without = [] }: AxeQuestion,
): Promise<readonly Pick<Result, 'id' | 'help' | 'nodes'>[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    runOnly: at === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: STANDARDS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Passed rules are not needed, and collecting them is most of the work.
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  await page.evaluate(LAY_OUT);
  const found = await page.evaluate(
    async ([part, asked]) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(part ?? ':root', asked);
      return violations;
    },
    [within, options] as const,
  );
  await page.evaluate(SKIP_AGAIN);
  return found;
}
