import type { Locator, Page } from '@playwright/test';

/** Drags a row of pictures by its grip onto another one, with the mouse. */
export async function dragOnto(page: Page, row: Locator, onto: Locator): Promise<void> {
  // Both rows are in the window.
  await onto.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await row.locator('[data-grip]').boundingBox();
  const over = await onto.boundingBox();
  if (from === null || over === null) throw new Error('not shown');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(over.x + 40, over.y + over.height / 2, { steps: 5 });
  await page.mouse.up();
}
