/** A project with two units, and a holiday home with two seasons, from drafts to their public pages, on a phone without JavaScript (decision 158). */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });
test.describe.configure({ mode: 'default' });

const { written: home, homes } = words;
let split: SplitSite;
let email: string;

test.beforeAll(async ({ split: shared }) => {
  split = shared;
  email = `kaat.${split.port}@example.com`;
  await split.content.employ('duinzicht', { name: 'Kaat Maes', email, sees: 'all', rights: ['homes'] });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page, id: string) => page.locator(`#${id}`);
const save = (page: Page, id: string) => part(page, id).getByRole('button', { name: home.saveNext }).click();

/** Opens the list of homes, signed in by the link of the mail. */
async function openHomes(page: Page): Promise<void> {
  const path = at('duinzicht', pathTo('staff', 'nl'), split.port);
  const known = (await split.content.mailsTo(email)).length;
  await page.goto(path);
  await page.locator('input[name="email"]').fill(email);
  await press(page, words.send);
  let link = '';
  await expect(async () => {
    const mails = await split.content.mailsTo(email);
    link =
      mails
        .map((mail) => mail.text.match(/https?:\/\/\S+\/kantoor\/\S+/)?.[0] ?? '')
        .filter((one) => one !== '')
        .at(-1) ?? '';
    expect(mails.length).toBeGreaterThan(known);
  }).toPass({ timeout: 15_000, intervals: [200] });
  await page.goto(link);
  await press(page, words.enter);
  await page.goto(at('duinzicht', pathTo('staff-homes', 'nl'), split.port));
  await page.getByText(homes.new, { exact: true }).first().click();
}

test('a project with two units', async ({ page }) => {
  test.setTimeout(120_000);
  await openHomes(page);
  await press(page, home.newProject);
  await page.getByLabel(home.labels.city).fill('8300 Knokke-Heist');
  await page.getByLabel(home.labels.street, { exact: true }).fill('Zeedijk');
  await page.getByLabel(home.labels.number, { exact: true }).fill('318');
  await page.getByLabel(home.labels.shown).check();
  await save(page, 'place');
  await page.getByLabel(`${home.labels.price} (€)`).first().fill('245.000');
  await save(page, 'price');

  // Two units, the second like the first one.
  const units = part(page, 'units');
  await units.locator('summary').click();
  await units.getByLabel(home.labels.unit).fill('0.1');
  await units.getByLabel(`${home.labels.price} (€)`).fill('245.000');
  await units.locator('[name="kind"]').selectOption({ label: 'Appartement' });
  await units.getByRole('button', { name: home.units.addIt }).click();
  await expect(page.getByText(home.done.added)).toBeVisible();
  await page.getByRole('link', { name: '0.1', exact: true }).click();
  await expect(heading(page)).toHaveText('0.1');
  await part(page, 'rooms').locator('summary').first().click();
  await part(page, 'rooms').locator('[name$=".general.bedroomCount"]:not([type="hidden"])').fill('2');
  await save(page, 'rooms');
  const layout = part(page, 'layout');
  await layout.locator('summary').first().click();
  await layout
    .locator('[name$=".layout#0.typeId"]:not([type="hidden"])')
    .selectOption({ label: 'Woonkamer' });
  await layout.locator('[name$=".layout#0.surface"]:not([type="hidden"])').fill('32,5');
  await layout.getByRole('button', { name: home.moreRows }).click();
  await layout
    .locator('[name$=".layout#1.typeId"]:not([type="hidden"])')
    .selectOption({ label: 'Slaapkamer' });
  await layout.locator('[name$=".layout#1.surface"]:not([type="hidden"])').fill('12');
  await expectPlainSound(page, 'unit');
  await save(page, 'layout');
  await page.getByRole('link', { name: 'Terug naar Zeedijk 318' }).click();
  await units.getByLabel(home.labels.unit).fill('0.2');
  await units.getByLabel(`${home.labels.price} (€)`).fill('265.000');
  await units.locator('[name="like"]').selectOption({ label: '0.1' });
  await units.getByRole('button', { name: home.units.addIt }).click();
  await press(page, `${home.units.sold}: 0.2`);
  await expect(units.locator('.home-unit')).toHaveCount(2);
  await expectPlainSound(page, 'units');

  await page.getByRole('link', { name: home.review }).click();
  await expect(page.locator('.home-goes')).toContainText('0.2: Vraagprijs');
  await expectPlainSound(page, 'project-publish');
  await press(page, home.putOnline);
  await page.getByRole('link', { name: home.toSite }).click();
  const main = page.locator('main');
  await expect(main).toContainText('0.1');
  await expect(main).toContainText('245.000');
  await expect(main).toContainText('Verkocht');
  await main.getByRole('link', { name: /0\.1/ }).first().click();
  await expect(main).toContainText('32,5');
});

test('a holiday home with two seasons', async ({ page }) => {
  test.setTimeout(120_000);
  await openHomes(page);
  await page.getByLabel(homes.stayName).fill('Zeebries, voor zes gasten.');
  await press(page, homes.newStay);
  await page.getByLabel(home.labels.city).fill('8420 De Haan');
  await page.getByLabel(home.labels.stayKind).fill('Villa');
  await page.getByLabel(home.labels.building).fill('Zeebries');
  await page.getByLabel(home.labels.persons).fill('6');
  await save(page, 'place');
  const rates = part(page, 'price');
  const rate = async (at: number, season: string, price: string): Promise<void> => {
    await rates.locator(`[name="rates#${at}.season"]`).selectOption({ label: season });
    await rates.locator(`[name="rates#${at}.type"]`).selectOption({ label: home.choices.stay.WEEK });
    await rates.locator(`[name="rates#${at}.price"]`).fill(price);
  };
  await rate(0, home.choices.season.LOW, '700');
  await rates.getByRole('button', { name: home.moreRows }).click();
  await rate(1, home.choices.season.HIGH, 'veel');
  await save(page, 'price');
  await expect(rates).toContainText('Rij 2, Prijs (€): Typ een getal');
  await expect(rates.locator('[name="rates#1.price"]')).toHaveValue('veel');
  await rate(1, home.choices.season.HIGH, '1.200');
  await expectPlainSound(page, 'rates');
  await save(page, 'price');
  const nights = part(page, 'nights');
  await nights.locator('[name="taken#0.0"]').fill('2099-07-04');
  await nights.locator('[name="taken#0.1"]').fill('2099-07-11');
  await nights.getByLabel(home.labels.nights).fill('7');
  await nights.getByLabel('zaterdag').check();
  await expectPlainSound(page, 'nights');
  await save(page, 'nights');
  await page.getByRole('link', { name: home.review }).click();
  await expectPlainSound(page, 'stay-publish');
  await press(page, home.putOnline);
  await page.getByRole('link', { name: home.toSite }).click();
  await expect(heading(page)).toContainText('Zeebries');
  const main = page.locator('main');
  await expect(main).toContainText('€ 700');
  await expect(main).toContainText('1.200');
});
