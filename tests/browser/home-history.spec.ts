/** Price and status of a home over time, on a phone (decision 153). */
import { formatPrice } from '#domain/format/money.ts';
import { estateUnderOption } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { cardOf } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const { id, price } = estateUnderOption('huis-haard');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('the page of a home under option lists its price and status, the newest first', async ({ page }) => {
      await page.goto(screenAt('huis-haard', 'estate', 'nl', { id }));
      const history = page.locator('#history');
      await expect(history.getByRole('heading', { name: t('estate.history') })).toBeVisible();
      await expect(history.getByRole('definition')).toHaveText([
        t('standing.option'),
        t('views.history.cameAt', { price: formatPrice(price, t) }),
      ]);
      await expect(history.getByRole('term')).toHaveText([/^\d+ [a-z]+ \d{4}$/, /^\d+ [a-z]+ \d{4}$/]);
      for (const row of await history.getByRole('definition').all()) {
        await row.scrollIntoViewIfNeeded();
        await expect(row).toBeInViewport({ ratio: 1 });
      }
    });

    test('its card says since when, in one line beneath the price', async ({ page }) => {
      await page.goto(`${screenAt('huis-haard', 'offer', 'nl')}?price-min=${price}&price-max=${price}`);
      const line = cardOf(page, 'nl', id).locator('.card__beneath');
      await line.scrollIntoViewIfNeeded();
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line).toHaveText(/(^| · )In optie sinds \d+ [a-z]+( \d{4})?$/);
    });
  });
}
