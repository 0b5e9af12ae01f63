import type { Page } from '@playwright/test';
import { type AxeQuestion, askAxe } from '../../scripts/lib/axe.ts';

/** What axe finds, everything unless told otherwise; each as its rule and the elements in question. Whoever leaves a rule out says why. */
export async function faultsOn(page: Page, question: Partial<AxeQuestion> = {}): Promise<string[]> {
  const violations = await askAxe(page, { at: 'everything', ...question });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
