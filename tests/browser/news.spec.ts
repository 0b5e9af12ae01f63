/** An agency's news for visitors, and written by its people on a phone without JavaScript (decisions 183 and 184). */
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { purge } from '../support/purge.ts';
import { at } from '../support/sites.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

const SITE = 'duinzicht';
const n = words.news;

test('visitors find the news from the foot of a page, read an item and come back', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(at(SITE, '/nl'));
  const news = pathTo('news', 'nl');
  await page.locator(`.site-footer a[href="${news}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  await expectPlainSound(page, 'news');
  // An item without a last day: the demo has it whatever the day.
  const title = 'De vakantieweken van 2027 zijn te boeken';
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main article time')).toBeVisible();
  await expectPlainSound(page, 'news-item');
  await page.locator(`main a[href="${news}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
});

test('one of the agency writes an item, sees it first, publishes it, changes it, and takes it off', async ({
  page,
  split,
  watch,
}) => {
  test.setTimeout(150_000);
  // What is wrong, and an address that is gone.
  watch.expectError(/status of (?:410|422)/);
  await signInAs(page.context(), split, { who: 'news.an', name: 'Annelies Smet', rights: ['site'] });
  await page.goto(at(SITE, pathTo('staff-news', 'nl'), split.port));
  await expectPlainSound(page, 'staff-news');
  await page.getByRole('link', { name: n.add }).click();

  // Without a title: what was typed stays, and it is said where.
  const title = page.getByLabel(n.fieldTitle).first();
  const body = page.getByLabel(n.fieldBody).first();
  await body.fill('<p>Kom langs op <b>zaterdag</b>.<script>alert(1)</script></p>');
  await page.getByRole('button', { name: n.publish }).click();
  await expect(page.getByRole('alert')).toContainText(n.said.wrong);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expectPlainSound(page, 'staff-news-wrong');

  // Seen first: cleaned, and not kept.
  const name = `Open deur ${split.port}`;
  await title.fill(name);
  await page.getByRole('button', { name: n.preview }).click();
  const preview = page.locator('.staff-news-preview');
  await expect(preview.locator('b, strong')).toHaveText('zaterdag');
  await expect(preview).not.toContainText('alert(1)');
  await expectPlainSound(page, 'staff-news-preview');
  expect(
    await split.content.rows('SELECT 1 FROM pages WHERE site_id = ? AND doc LIKE ?', SITE, `%${name}%`),
  ).toEqual([]);

  await page.getByRole('button', { name: n.publish }).click();
  await expect(page.getByRole('status').filter({ hasText: n.said.published })).toBeVisible();
  await expectPlainSound(page, 'staff-news-item');
  const own = page.url();
  await page.getByRole('link', { name: n.view }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const shown = page.url();

  await page.goto(own);
  await page.getByLabel(n.fieldTitle).first().fill(`${name}, ook zondag`);
  await page.getByRole('button', { name: n.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, ook zondag`);
  await page.getByRole('button', { name: n.restore }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: n.withdraw }).click();
  await expect(page.getByText(n.states.withdrawn, { exact: true })).toBeVisible();
  await purge(SITE, split.port);
  await expect(async () => {
    expect((await page.goto(shown))?.status()).toBe(410);
  }).toPass({ timeout: 20_000 });
});
