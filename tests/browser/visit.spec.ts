import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { at, screenAt } from '../support/sites.ts';

test('a visit sets no cookie and stores only the favourites', async ({ page, context }) => {
  await page.goto(at('duinzicht', '/nl'));
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await settled(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'favorites'))).toEqual(
    [],
  );
});

for (const locale of looks(['nl', 'de'] as const, 1)) {
  test(`legal identity and stored data fit on a phone, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    for (const screen of ['terms', 'privacy'] as const) {
      await page.goto(screenAt('duinzicht', screen, locale));
      const tables = page.locator('.rich-text__table');
      await expect(tables).toHaveCount(1);
      expect(await tables.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}
