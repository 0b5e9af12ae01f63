import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { matchPath } from '#domain/routes.ts';
import { type AxeQuestion, askAxe } from '#scripts/lib/axe.ts';
import { EXAMINED } from '#scripts/lib/examined.ts';

/** Notes which screen axe has seen, for the whole run: none may be forgotten. */
function noteScreen(page: Page): void {
  const screen = matchPath(new URL(page.url()).pathname)?.screen;
  if (screen === undefined) return;
  mkdirSync(EXAMINED, { recursive: true });
  writeFileSync(`${EXAMINED}/${screen}`, '');
}

/**
 * Violations that axe finds once the page has loaded, by default with all rules; each as its rule and the elements. Callers that leave
 * out a rule say why.
 */
export async function faultsOn(page: Page, question: Partial<AxeQuestion> = {}): Promise<string[]> {
  await page.waitForLoadState();
  const violations = await askAxe(page, { at: 'everything', ...question });
  noteScreen(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
