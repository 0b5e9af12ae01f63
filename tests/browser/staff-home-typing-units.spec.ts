/** Units, lists and forms of one press on the page of a home, with its script (decisions 156, 158, 160). */
import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ viewport: { width: 390, height: 780 } });
test.describe.configure({ mode: 'default', timeout: 60_000 });

const SITE = 'duinzicht';
const { written: w } = words;
const SAVED = new RegExp(w.savedAt.replace('{{when}}.', String.raw`\d+`));
let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

const signIn = (context: BrowserContext, who: string) =>
  signInAs(context, split, { who: `unit.${who}`, name: who });

const unit = (id: number) => ({
  general: {
    id,
    entityNumber: `A${id}`,
    headType: { id: 1 },
    transaction: { id: 1 },
    price: { value: 200_000 },
  },
});
/** A project of one unit, with rooms and an open day, of this test alone. */
const aProject = (id: string, unitId: number) =>
  split.content.offer(SITE, {
    general: {
      id,
      headType: { id: 9 },
      transaction: { id: 1 },
      title: { nl: 'Project' },
      price: { value: 300_000 },
      address: {
        visible: true,
        street: { nl: 'Duinlaan' },
        number: id,
        city: { zip: '8300', name: { nl: 'Knokke' } },
      },
      publicationDate: '2026-11-01T10:00:00.000Z',
      children: [unit(unitId)],
    },
    layout: [
      { typeId: 1, surface: 12 },
      { typeId: 1, surface: 20 },
      { typeId: 1, surface: 30 },
    ],
    openHouses: [{ day: '2099-04-04', from: '10:00', to: '12:00' }],
  } as never);
const open = (page: Page, id: string, query: string) =>
  page.goto(`${at(SITE, pathTo('staff-home', 'nl', { kind: 'estate', id }), split.port)}?${query}`);
const draftOf = async (id: string): Promise<Record<string, unknown>> => {
  const rows = await split.content.rows<{ field: string; value: string }>(
    'SELECT field, value FROM home_drafts WHERE site_id = ? AND home = ?',
    SITE,
    id,
  );
  return Object.fromEntries(rows.map((row) => [row.field, JSON.parse(row.value)]));
};
const layersOf = (id: string) =>
  split.content.rows('SELECT field FROM home_layers WHERE site_id = ? AND home = ?', SITE, id);
const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));
const said = (page: Page) => page.locator('#home-said');

test('a unit stays its own page through looks and saves, and says when it is gone', async ({
  page,
  context,
}) => {
  await aProject('889601', 88_960_101);
  await signIn(context, 'own');
  const path = 'estate.general.children[88960101].general.price.value';
  await open(page, '889601', 'unit=88960101&part=price');
  const field = page.locator(`[name="${path}"]`);
  for (const [price, value] of [
    ['210.000', 210_000],
    ['215.000', 215_000],
  ] as const) {
    await field.fill(price);
    await field.press('Tab');
    await expect(said(page)).toHaveText(SAVED);
    await expect.poll(() => draftOf('889601')).toEqual({ [path]: value });
  }
  await expect(page.locator('.home-clash')).toHaveCount(0);
  const looked = page.waitForResponse((response) => response.request().method() === 'GET');
  await lookAgain(page);
  expect((await looked).url()).toContain('unit=88960101');
  await expect(page.locator('h1')).toHaveText('A88960101');
  await expect(field).toHaveValue('215.000');
});

test('a unit is added by its form, once, and its fields are empty again', async ({ page, context }) => {
  await aProject('889602', 88_960_201);
  await signIn(context, 'adds');
  await open(page, '889602', 'part=units');
  const part = page.locator('#units');
  await part.locator('[name="name"]').fill('B1');
  await part.getByRole('button', { name: w.units.addIt }).click();
  await expect(part.getByRole('link', { name: 'B1' })).toBeVisible();
  await expect(part.locator('[name="name"]')).toHaveValue('');
  await expect(part).toHaveAttribute('open', '');
  expect(Object.values(await draftOf('889602'))).toContain('B1');
});

test('rows that were taken out of a list that stays open mix no entries, and one more row opens the part again', async ({
  page,
  context,
}) => {
  await aProject('889603', 88_960_301);
  await signIn(context, 'rows');
  await open(page, '889603', 'part=layout');
  const list = page.locator('#layout');
  const cell = (at: number, name: string) => list.locator(`[name="estate.layout#${at}.${name}"]`);
  await cell(0, 'remove').check();
  await expect
    .poll(async () => (await draftOf('889603'))['estate.layout'])
    .toEqual([
      { typeId: 1, surface: 20 },
      { typeId: 1, surface: 30 },
    ]);
  await cell(1, 'surface').fill('21');
  await page.getByRole('button', { name: w.moreRows }).first().focus();
  await expect
    .poll(async () => (await draftOf('889603'))['estate.layout'])
    .toEqual([
      { typeId: 1, surface: 21 },
      { typeId: 1, surface: 30 },
    ]);
  await list.getByRole('button', { name: w.moreRows }).click();
  await expect(list).toHaveAttribute('open', '');
  await expect(cell(0, 'surface')).toHaveValue('21');
});

test('an open day of the draft is no choice over the home, and a choice waits for its press', async ({
  page,
  context,
}) => {
  await aProject('889604', 88_960_401);
  await signIn(context, 'days');
  await open(page, '889604', 'part=open');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const day = page.locator('#open');
  await day.locator('input[type="date"]').nth(1).fill('2099-05-02');
  await day.locator('input[type="time"]').nth(2).fill('14:00');
  await day.locator('input[type="time"]').nth(3).fill('16:00');
  await page.locator('#text-nl > summary').focus();
  await expect
    .poll(async () => (await draftOf('889604'))['estate.openHouses'])
    .toMatchObject([{}, { day: '2099-05-02', from: '14:00', to: '16:00' }]);
  await open(page, '889604', 'part=layer-openHouses');
  const layer = page.locator('#layer-openHouses');
  await layer.locator('input[type="time"]').nth(1).fill('13:00');
  await page.locator('#text-nl > summary').click();
  await page.locator('#text-nl [name="estate.general.title.nl"]').fill('Titel');
  await page.locator('#text-nl [name="estate.general.title.nl"]').press('Tab');
  await expect(said(page)).toHaveText(SAVED);
  expect(sent.filter((body) => body.includes('layer=openHouses'))).toEqual([]);
  expect(await layersOf('889604')).toEqual([]);
  await expect(layer.locator('input[type="time"]').nth(1)).toHaveValue('13:00');
  await layer.getByRole('button', { name: w.layer.save }).click();
  await expect.poll(() => layersOf('889604')).toEqual([{ field: 'openHouses' }]);
});
