/** An agency's figures, on a phone without JavaScript (decision 177). */

import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { closeFiguresWeek } from '../support/figures-week.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { at } from '../support/sites.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

const SITE = 'duinzicht';
const HOME = '8803';
const f = words.figures;

test('a home that is looked at and not asked for, a search without homes, and their files', async ({
  page,
  split,
}) => {
  test.setTimeout(90_000);
  const { content } = split;
  await content.offer(SITE, {
    general: {
      id: HOME,
      headType: { id: 3 },
      transaction: { id: 1 },
      title: { nl: 'Villa' },
      price: { value: 500_000 },
      address: {
        visible: true,
        street: { nl: 'Fonteinlaan' },
        number: '3',
        city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
      },
    },
  });
  await closeFiguresWeek(content, SITE, HOME);
  await signInAs(page.context(), split, { who: 'figures.an', name: 'Annelies Smet', rights: ['homes'] });
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await expect(page.locator(`[data-key="estate/${HOME}"]`)).toContainText('180 geopend');

  await page.getByRole('link', { name: f.tab, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('veel bekeken');
  const silent = page.locator('section').filter({ has: page.getByRole('heading', { name: f.silentTitle }) });
  await expect(silent).toContainText('Fonteinlaan 3');
  await expect(silent).toContainText('180 keer');
  await expect(silent).toContainText(f.storedTimes.replace('{{n}}', f.few));
  const sought = page.locator('section').filter({ has: page.getByRole('heading', { name: f.fewTitle }) });
  await expect(sought).toContainText('41 keer');
  await expect(sought).toContainText('Tuin');
  await expectPlainSound(page, 'figures');

  const link = sought.getByRole('link', { name: f.csv });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${SITE}-searches.csv`);
  await page.getByRole('link', { name: '13 weken' }).click();
  await expect(page).toHaveURL(/span=quarter/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('veel bekeken');
});
