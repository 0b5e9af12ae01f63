import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and axe's best practices. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result can change when only the colours change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

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
 * its elements measure their own, and axe would see them on the background of the part below.
 */
export async function askAxe(
  page: Page,
  { at, within, without = [] }: AxeQuestion,
): Promise<readonly Pick<Result, 'id' | 'help' | 'nodes'>[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: at === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: STANDARDS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Passed rules are not needed, and collecting them is most of the work.
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  return page.evaluate(
    async ([part, asked]) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const skipped = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      );
      for (const { style } of skipped) style.contentVisibility = 'visible';
      try {
        const { violations } = await inPage.run(part ?? ':root', asked);
        return violations;
      } finally {
        for (const { style } of skipped) style.contentVisibility = '';
      }
    },
    [within, options] as const,
  );
}
