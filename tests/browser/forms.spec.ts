import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

/** Maximum price of the search, euros. */
const PRICE_MAX = '450000';
/** Head type of houses. */
const TYPE = '1';

const formIn = (page: Page): Locator => page.locator('main form.form');
const summaryIn = (page: Page): Locator => formIn(page).getByRole('alert');

/** Every line of the summary links to an existing field that is marked as invalid. */
async function expectFaults(page: Page, names: readonly string[]): Promise<void> {
  await expect(summaryIn(page)).toBeVisible();
  const links = summaryIn(page).getByRole('link');
  await expect(links).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `#f-${name}`);
    await expect(page.locator(`#f-${name}`)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(`#f-${name}-error`)).toBeVisible();
  }
}

for (const locale of looks<Locale>(['nl', 'fr'])) {
  const t = wordsOf(locale);

  test.describe(`without JavaScript, in ${locale}`, () => {
    test('a search becomes an alert (spec 1 §2, "Subscribe")', async ({ page, watch }) => {
      watch.expectError(/status of 422/);
      await page.goto(`${screenAt('duinzicht', 'offer', locale)}?type=${TYPE}&price-max=${PRICE_MAX}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('offer.alert') })
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('subscribe', locale));

      const form = formIn(page);
      const expectSearch = async (): Promise<void> => {
        await expect(form.locator(`input[name="type"][value="${TYPE}"]`)).toBeChecked();
        await expect(form.locator('[name="price-max"]')).toHaveValue(PRICE_MAX);
        await expect(form.locator('[name="locale"]')).toHaveValue(locale);
      };
      const send = form.getByRole('button', { name: t('forms.subscribe.send') });
      await expectSearch();

      await form.getByText(t('forms.subscribe.adjust')).click();
      await form.getByLabel(t('forms.person.name')).fill('Mia Claes');
      await send.click();
      await expectFaults(page, ['email']);
      await expectSearch();
      await expect(form.getByLabel(t('forms.person.name'))).toHaveValue('Mia Claes');

      // After correcting a field, the visitor need not wait again.
      await form.getByLabel(t('forms.person.email')).fill(`mia.alert.${locale}@example.com`);
      await send.click();
      await expect(page).toHaveURL((url) => url.pathname === pathTo('subscribe-success', locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.subscribe.successHeading'));
    });

    test('a question about an estate reaches the agency (spec 1 §2, "Contact")', async ({ page, watch }) => {
      watch.expectError(/status of 422/);
      const { id } = estateForSale('duinzicht');
      await page.goto(screenAt('duinzicht', 'estate', locale, { id }));
      await page
        .getByRole('main')
        .getByRole('link', { name: t('forms.contact.ask') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(
        (url) => url.pathname === pathTo('contact', locale) && url.searchParams.get('estate') === id,
      );
      const about = page.getByRole('region', { name: t('forms.contact.about') });
      await expect(about.getByRole('article')).toHaveCount(1);

      const form = formIn(page);
      const field = (name: 'firstname' | 'lastname' | 'email' | 'message'): Locator =>
        form.locator(`[name="${name}"]`);
      const send = form.getByRole('button', { name: t('forms.contact.send') });

      await field('message').fill('Is de tuin op het zuiden?\nEn is er een kelder?');
      await send.click();
      await expectFaults(page, ['firstname', 'lastname', 'email', 'consent']);
      await expect(field('message')).toHaveValue('Is de tuin op het zuiden?\nEn is er een kelder?');
      await expect(about.getByRole('article')).toHaveCount(1);

      await field('firstname').fill('Mia');
      await field('lastname').fill('Claes');
      await field('email').fill(`mia.contact.${locale}@example.com`);
      await form.getByRole('checkbox').check();
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('forms.contact.successHeading'));
      await expect(
        page.getByRole('main').getByRole('link', { name: t('forms.contact.backToEstate') }),
      ).toBeVisible();
    });
  });
}
