/** A search without results: the alert's own field stands where the list would be (decision 161). */
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, screenAt, wordsOf } from '../support/sites.ts';
import { expectToFit } from '../support/six-sizes.ts';

const t = wordsOf('nl');
const NONE = `${screenAt('huis-haard', 'offer', 'nl')}?status=FOR_SALE&type=3&bed-min=9&with=lift`;

test('is sent from the list that has nothing, which stays', async ({ page }) => {
  await page.goto(NONE);
  const alert = page.locator('[data-form-place]');
  // Its script loads once it is touched.
  await settled(page);
  await alert.getByLabel(t('forms.person.email')).focus();
  await enhanced(page, 'form');
  await alert.getByRole('button').click();
  await expect(alert.locator('.field__error')).toBeVisible();
  await expect(alert.getByLabel(t('forms.person.email'))).toHaveAttribute('aria-invalid', 'true');
  await alert.getByLabel(t('forms.person.email')).fill('mia.here@example.com');
  await alert.getByRole('radio', { name: t('alerts.rhythm.at_once') }).check({ force: true });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await alert.getByRole('button').click();
  const body = new URLSearchParams((await sent).postData() ?? '');
  expect(Object.fromEntries(body)).toMatchObject({
    email: 'mia.here@example.com',
    rhythm: 'at_once',
    status: 'FOR_SALE',
    type: '3',
    'bed-min': '9',
    with: 'lift',
  });
  await expect(alert.getByRole('heading')).toHaveText(t('forms.subscribe.successHeading'));
  await expect(alert.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL((url) => url.searchParams.get('bed-min') === '9');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its own page comes next, filled in', async ({ page }) => {
    await page.goto(NONE);
    const alert = page.locator('[data-form-place]');
    await alert.getByLabel(t('forms.person.email')).fill('mia.there@example.com');
    await alert.getByRole('radio', { name: t('alerts.rhythm.weekly') }).check({ force: true });
    await alert.getByRole('button').click();
    await expect(page.locator('.form-summary')).toHaveCount(0);
    await expect(page.getByLabel(t('forms.person.email'))).toHaveValue('mia.there@example.com');
    await expect(page.locator('[name="rhythm"]:checked')).toHaveValue('weekly');
    await page.getByRole('button', { name: t('forms.subscribe.send') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.subscribe.successHeading'));
  });
});

for (const [row, agency] of looks([...AGENCY_IDS.entries()], 1)) {
  test(`${agency}: nothing overflows, axe finds nothing`, async ({ page }) => {
    const widths = looks([320, 390, 768, 1024, 1366, 1440], row);
    await page.setViewportSize({ width: widths[0] ?? 0, height: 760 });
    await page.goto(
      `${screenAt(agency, 'offer', AGENCIES[agency].locales[0])}?status=FOR_SALE&type=3&bed-min=9`,
    );
    await settled(page);
    await expect(page.locator('[data-form-place]')).toBeVisible();
    await expectToFit(page, widths);
  });
}
