import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Everything that axe knows of WCAG 2.2 AA and good practice, or the colours alone. */
  readonly at?: 'everything' | 'colours';
  /** Part of the page; all of it unless told otherwise. */
  readonly within?: string;
  /** Rules that axe gets wrong here; whoever names one says why. */
  readonly without?: readonly string[];
}

/** What axe finds; each as its rule and the elements in question. */
export async function faultsOn(
  page: Page,
  { at = 'everything', within, without = [] }: Look = {},
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const runOnly = at === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: STANDARDS };
  const axe = new AxeBuilder({ page })
    // What passed is counted by nobody, and is most of the work.
    .options({ runOnly, rules, resultTypes: ['violations'] } as Parameters<AxeBuilder['options']>[0])
    // In the page itself instead of a second one beside it, which frames of other origins would need: there are none.
    .setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
