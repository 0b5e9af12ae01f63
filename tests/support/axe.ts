import type { Page } from '@playwright/test';
import { type AxeQuestion, askAxe } from '#scripts/lib/axe.ts';

/**
 * Violations that axe finds once the page has loaded, by default with all rules; each as its rule and the elements. Callers that leave
 * out a rule say why.
 */
export async function faultsOn(page: Page, question: Partial<AxeQuestion> = {}): Promise<string[]> {
  await page.waitForLoadState();
  const violations = await askAxe(page, { at: 'everything', ...question });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
