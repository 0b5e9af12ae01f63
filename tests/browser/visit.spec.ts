import { expect, settled, test } from '../support/fixtures.ts';
import { at, screenAt } from '../support/sites.ts';

test('a visit sets no cookie and stores nothing but the favourites', async ({ page, context }) => {
  await page.goto(at('duinzicht', '/nl'));
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await settled(page);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'favorites'))).toEqual(
    [],
  );
});
