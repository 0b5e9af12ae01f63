import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and what axe holds for good practice beside it. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may change where only the colours do. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe is asked of a page. */
export interface AxeQuestion {
  /** Everything that axe knows of the standards, or the colours alone. */
  readonly at: 'everything' | 'colours';
  /** Selector of the part that is asked about; the whole page unless told otherwise. */
  readonly within?: string;
  /** Rules that are left out. */
  readonly without?: readonly string[];
}

/**
 * Asks axe about a page as it is now: what breaks a rule. axe is brought into a document once, and looks at the
 * document alone: no page here holds a frame before it is asked for one. Styles are not sent for anew, which one
 * experimental rule alone would need.
 */
export async function askAxe(
  page: Page,
  { at, within, without = [] }: AxeQuestion,
): Promise<readonly Pick<Result, 'id' | 'help' | 'nodes'>[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: at === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: STANDARDS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // What passed is counted by nobody, and is most of the work.
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  return page.evaluate(
    async ([part, asked]) => {
      const { axe: inPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await inPage.run(part ?? ':root', asked);
      return violations;
    },
    [within, options] as const,
  );
}
