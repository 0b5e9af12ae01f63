/** What three journeys cost a visitor on a phone, in taps and typed fields, with an upper limit for each. */
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../../domain/routes.ts';
import { confirmAddresses, expectBooked, freeTimeAt } from '../support/appointments.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { at, screenAt, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const t = wordsOf('nl');
const costs: string[] = [];
let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});
test.afterAll(() => {
  console.log(['', 'journey | taps | fields', ...costs].join('\n'));
});

/** A hand that counts what it does. */
function handOn(page: Page) {
  let [taps, fields] = [0, 0];
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.first().click();
    },
    type: async (target: Locator, text: string): Promise<void> => {
      fields += 1;
      await target.first().fill(text);
    },
    back: async (): Promise<void> => {
      taps += 1;
      await page.goBack();
    },
    cost: (journey: string): { readonly taps: number; readonly fields: number } => {
      costs.push(`${journey} | ${taps} | ${fields}`);
      return { taps, fields };
    },
  };
}

const within = (
  { taps, fields }: { readonly taps: number; readonly fields: number },
  most: { readonly taps: number; readonly fields: number },
): void => {
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(fields).toBeLessThanOrEqual(most.fields);
};

const labelOf = (page: Page, name: string, value: string): Locator =>
  page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) });

test('a house with a garden, to a booked viewing', async ({ page }) => {
  const email = `taps.${split.port}@example.com`;
  await confirmAddresses(split.content, [email]);
  const hand = handOn(page);
  const search = `${pathTo('offer', 'nl')}?status=FOR_SALE&type=3`;
  await page.goto(at('duinzicht', search, split.port));
  await enhanced(page, 'offer');
  await hand.tap(page.locator('.action-bar [popovertarget]'));
  await hand.type(page.locator('input[name="words"]'), 'tuin');
  await hand.tap(page.locator('.filter-sheet__foot [type="submit"]'));
  await expect(page).toHaveURL(/words=tuin/);
  await settled(page);
  await hand.tap(page.locator('.estate-card a[href]'));
  await expect(page).toHaveURL(/\/aanbod\/[^/]+\/[^/]+$/);
  await hand.tap(
    page.locator(`a[href*="${pathTo('book-appointment', 'nl', { id: 'ID' }).split('ID')[0]}"]:visible`),
  );
  const { value } = await freeTimeAt(page, 0);
  await hand.tap(page.locator('.agenda label', { has: page.locator(`input[value="${value}"]`) }));
  const form = page.locator('.agenda form');
  await hand.type(form.getByLabel(t('forms.person.firstname')), 'Mia');
  await hand.type(form.getByLabel(t('forms.person.lastname'), { exact: true }), 'Claes');
  await hand.type(form.getByLabel(t('forms.person.email')), email);
  await hand.tap(form.getByRole('checkbox'));
  await hand.tap(page.getByRole('button', { name: t('agenda.send') }));
  await expectBooked(page, t);
  within(hand.cost('house with garden, viewing booked'), { taps: 7, fields: 4 });
});

test('four homes compared', async ({ page }) => {
  const hand = handOn(page);
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await settled(page);
  const hearts = page.locator('.estate-card button.heart, .estate-card .heart button');
  for (const index of [0, 1, 2, 3]) await hand.tap(hearts.nth(index));
  await hand.tap(page.locator(`a[href="${pathTo('favorites', 'nl')}"]:visible`));
  await hand.tap(page.getByRole('button', { name: t('shared.compare') }));
  await expect(page).toHaveURL((url) => url.pathname === pathTo('compare', 'nl'));
  await expect(page.locator('thead th[scope="col"]')).toHaveCount(4);
  within(hand.cost('four homes compared'), { taps: 6, fields: 0 });
});

test('a home valued, with two steps back', async ({ page }) => {
  const hand = handOn(page);
  const next = page.locator('.step__next a:visible');
  await page.goto(at('duinzicht', `${pathTo('valuation', 'nl')}?kind=house`, split.port));
  await settled(page);
  await hand.type(page.locator('[name="address"]'), 'Nergensstraat 9, 9999 Elders');
  await hand.tap(next);
  await expect(page.getByRole('heading', { name: t('valuation.home.heading') })).toBeVisible();
  await hand.type(page.locator('[name="area"]'), '185');
  await hand.tap(labelOf(page, 'bedrooms', '4'));
  await hand.tap(next);
  await expect(page.getByRole('heading', { name: t('valuation.contact.heading') })).toBeVisible();
  await hand.back();
  await hand.back();
  await expect(page.locator('[name="address"]')).toHaveValue('Nergensstraat 9, 9999 Elders');
  await hand.tap(next);
  await hand.tap(next);
  await hand.type(page.locator('[name="phone"]'), '0478 22 12 34');
  await hand.tap(page.locator('main .form__send button[type="submit"]:visible'));
  await expect(page.locator('h1')).toHaveText(t('valuation.sent.heading'));
  within(hand.cost('home valued, two steps back'), { taps: 8, fields: 3 });
});
