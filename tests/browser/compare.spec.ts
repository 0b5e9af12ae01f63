import { IDS_PARAMETER, idsQuery } from '#domain/id-list.ts';
import { pathTo } from '#domain/routes.ts';
import { estatesToView } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = estatesToView('duinzicht');
const compare = (...ids: readonly string[]): string => screenAt('duinzicht', 'compare', 'nl') + idsQuery(ids);

test('the focus of a heart is seen on any picture', async ({ page }) => {
  await page.goto(compare(FIRST, SECOND));
  const heart = page.locator('.compare__picture .heart').first();
  await heart.focus();
  // A dark line between two white ones.
  await expect(heart).toHaveCSS('box-shadow', /^rgb\(255, .* rgb\(16, 24, 28\) .* rgb\(255, /);
});

test('a picture shows its home, not a strip of it, and ends where the rows beneath it end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto(compare(FIRST, SECOND));
  const picture = await page.locator('.compare__picture').last().boundingBox();
  const row = await page.locator('.compare tbody tr').first().boundingBox();
  if (picture === null || row === null) throw new Error('nothing is compared');
  expect(picture.width / picture.height).toBeLessThanOrEqual(2);
  expect(picture.x + picture.width).toBeCloseTo(row.x + row.width, 0);
  // The words on the button stand on one line, in any language.
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const locale of looks(AGENCIES.duinzicht.locales)) {
    await page.goto(screenAt('duinzicht', 'compare', locale) + idsQuery([FIRST, SECOND]));
    const button = await page.locator('.compare__tools .button').boundingBox();
    expect.soft(button?.height, locale).toBeLessThan(45);
  }
});

test('a price in words stays within its column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screenAt('ardenne', 'offer', 'nl'));
  const cards = page.locator('article', { has: page.locator('.price--words') });
  const id = (await cards.first().getAttribute('data-estate')) ?? '';
  for (const locale of looks(AGENCIES.ardenne.locales, 1)) {
    await page.goto(
      screenAt('ardenne', 'compare', locale) + idsQuery([id, ...estatesToView('ardenne')].slice(0, 4)),
    );
    const price = page.locator('.compare td .price').first();
    await expect(price).toHaveText(/^[^€]+$/);
    const [words, cell] = await Promise.all([
      price.boundingBox(),
      price.locator('xpath=ancestor::td').boundingBox(),
    ]);
    if (words === null || cell === null) throw new Error('nothing is compared');
    expect.soft(words.x + words.width, locale).toBeLessThanOrEqual(cell.x + cell.width);
  }
});

test('two favourites are compared side by side, differences only, and one is removed', async ({ page }) => {
  await page.goto(screenAt('duinzicht', 'favorites', 'nl'));
  await page.evaluate(
    (list) => localStorage.setItem('favorites', list),
    JSON.stringify([FIRST, SECOND, THIRD, FOURTH, FIFTH]),
  );
  await page.reload();
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^${t('shared.pick')}`) });
  // With five, none is preselected, because all would not fit side by side.
  await expect(boxes).toHaveCount(5);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const id of [FIRST, THIRD])
    await page.locator(`input[name="${IDS_PARAMETER}"][value="${id}"]`).check();
  await page.getByRole('button', { name: t('shared.compare') }).click();

  await expect(page).toHaveURL((url) => url.pathname === pathTo('compare', 'nl'));
  const heads = page.locator('thead th[scope="col"]');
  await expect(heads).toHaveCount(2);
  const rows = page.locator('tbody th[scope="row"]');
  const all = await rows.count();
  const same = await page.locator('.compare__row--same').count();
  expect(same).toBeGreaterThan(0);

  await page.getByRole('link', { name: t('compare.differences', { n: all - same, total: all }) }).click();
  await expect(page.getByRole('link', { name: t('compare.everything', { total: all }) })).toBeVisible();
  await expect(page.locator('.compare__row--same')).toHaveCount(0);
  await expect(rows).toHaveCount(all - same);

  await heads
    .first()
    .getByRole('link', { name: t('compare.without') })
    .click();
  await expect(page.getByRole('heading', { name: t('compare.oneHeading') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address compares up to four estates, and says that a fifth is left out', async ({ page }) => {
    await page.goto(compare(FIRST, SECOND, THIRD, FOURTH, FIFTH));
    await expect(page.locator('thead th[scope="col"]')).toHaveCount(4);
    await expect(page.getByText(t('compare.most', { n: 4 }))).toBeVisible();
  });

  test('an unknown estate is reported, and the other one asks for a second', async ({ page }) => {
    await page.goto(compare(FIRST, '999999'));
    await expect(page.getByText(t.count('favorites.unknown', 1))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('compare.oneHeading') })).toBeVisible();
  });
});
