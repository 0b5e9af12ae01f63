/** A home from a draft to its public page, by its agency's people on a phone without JavaScript (decision 155). */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });
test.describe.configure({ mode: 'default' });

const { written: home, homes } = words;
let split: SplitSite;

test.beforeAll(({ split: shared }) => {
  split = shared;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page, id: string) => page.locator(`#${id}`);

test('a draft becomes a public page, and is taken back', async ({ page, watch }) => {
  // A value that is refused, and a price that is asked back.
  watch.expectError(/status of 422/);
  test.setTimeout(90_000);
  await signInAs(page.context(), split, { who: 'sofie', name: 'Sofie Claeys' });
  await page.goto(at('duinzicht', pathTo('staff-homes', 'nl'), split.port));
  await page.getByText(homes.new, { exact: true }).first().click();
  await press(page, homes.newSale);

  await expect(heading(page)).toHaveText(home.unnamed);
  await part(page, 'place')
    .locator('[name="estate.general.headType"]')
    .selectOption({ label: 'Appartement' });
  await page.getByLabel(home.labels.city).fill('8300 Knokke-Heist');
  await page.getByLabel(home.labels.street, { exact: true }).fill('Zeedijk');
  await page.getByLabel(home.labels.number, { exact: true }).fill('214');
  await page.getByLabel(home.labels.shown).check();
  await expectPlainSound(page, 'place');
  await part(page, 'place').getByRole('button', { name: home.saveNext }).click();

  // A value that is no price stays as it was typed, with the reason beside it.
  await expect(heading(page)).toHaveText('Zeedijk 214');
  const price = page.getByLabel(`${home.labels.price} (€)`);
  await price.fill('rond de 4 ton');
  await part(page, 'price').getByRole('button', { name: home.saveNext }).click();
  await expect(price).toHaveValue('rond de 4 ton');
  await expect(page.getByText(home.wrong.price)).toBeVisible();
  await expectPlainSound(page, 'wrong');
  await price.fill('425.000');
  await part(page, 'price').getByRole('button', { name: home.saveNext }).click();
  await part(page, 'status').getByRole('button', { name: home.saveNext }).click();

  await part(page, 'rooms').locator('[name="estate.general.bedroomCount"]').fill('2');
  await part(page, 'rooms').getByRole('button', { name: home.saveNext }).click();
  await part(page, 'energy').locator('[name="estate.energy.epcValue"]').fill('231');
  await part(page, 'energy').getByRole('button', { name: home.saveNext }).click();

  const permit = part(page, 'law').getByRole('group', { name: home.questions.buildingLicense });
  await permit.getByRole('radio', { name: home.yes, exact: true }).check();
  await expectPlainSound(page, 'law');
  await part(page, 'law').getByRole('button', { name: home.saveNext }).click();

  await part(page, 'text-nl').getByLabel(`${home.labels.title} (Nederlands)`).fill('Zee voor de ramen');
  await part(page, 'text-nl').getByLabel(`${home.labels.text} (Nederlands)`).fill('Ruim.\n\nEn licht.');
  await part(page, 'text-nl').getByRole('button', { name: home.saveNext }).click();

  await page.getByRole('link', { name: home.review }).click();
  await expect(heading(page)).toHaveText(home.publishTitle);
  await expect(page.locator('.home-goes')).toContainText('425.000');
  await expect(page.locator('.home-missing').first()).toContainText('Voorkooprecht');
  await expectPlainSound(page, 'publish');
  await press(page, home.putOnline);

  await expect(page.getByText(home.done.published)).toBeVisible();
  await expectPlainSound(page, 'online');
  const here = page.url();
  await page.getByRole('link', { name: home.toSite }).click();
  await expect(heading(page)).toContainText('Zee voor de ramen');
  await expect(page.locator('main')).toContainText('425.000');
  await expect(page.locator('main')).toContainText('Zeedijk');

  // A new price goes out, and is the second version.
  await page.goto(here);
  await part(page, 'price').locator('summary').first().click();
  await page.getByLabel(`${home.labels.price} (€)`).fill('42.500');
  await part(page, 'price').getByRole('button', { name: home.saveNext }).click();
  await page.getByRole('link', { name: home.review }).click();
  await press(page, home.publish);
  await expect(page.getByRole('alert')).toContainText('425.000');
  await expectPlainSound(page, 'asked');
  await page.getByRole('button', { name: home.askSure.replace('{{value}}', '€ 42.500') }).click();
  await expect(page.getByText(home.done.published)).toBeVisible();
  await page.getByRole('link', { name: home.versions }).click();
  await expect(page.locator('.desk-versions li')).toHaveCount(2);
  await expectPlainSound(page, 'versions');
  await press(page, home.restore);
  await expect(page.getByText(home.done.restored)).toBeVisible();
  await expect(part(page, 'price')).toContainText('425.000');
  await press(page, home.undo);
  await expect(part(page, 'price')).toContainText('42.500');
});
