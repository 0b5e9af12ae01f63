/** What it costs to find a home on a phone, in taps and in fields to type in: these numbers may only fall. */
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { confirmAddresses, expectBooked, freeTimes } from '../support/appointments.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { at, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

/** Makes a visitor's taps and counts them; a choice in a select box is one, and so is a line drawn by a finger. */
const visitor = (page: Page) => {
  const cost = { taps: 0, fields: 0 };
  return {
    cost,
    tap: async (target: Locator): Promise<void> => {
      cost.taps += 1;
      await target.tap();
    },
    choose: async (select: Locator, value: string): Promise<void> => {
      cost.taps += 1;
      await select.selectOption(value);
    },
    type: async (field: Locator, text: string): Promise<void> => {
      cost.fields += 1;
      await field.fill(text);
    },
    draw: async (points: readonly { readonly x: number; readonly y: number }[]): Promise<void> => {
      cost.taps += 1;
      const cdp = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: touchPoints.map(({ x, y }) => ({ x, y })),
        });
      for (const [index, point] of points.entries())
        await touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
      await touch('touchEnd', []);
    },
  };
};

const line = (page: Page, name: string, value: string): Locator =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);
const show = (page: Page): Locator => page.locator('.all-filters__foot [type="submit"]');
const allFilters = (page: Page): Locator => page.locator('[data-part="all-filters"] a');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The list has come, and has homes. */
const expectHomes = async (page: Page, asked: Readonly<Record<string, string>>): Promise<void> => {
  await expect(page).toHaveURL((url) =>
    Object.entries(asked).every(([name, value]) => url.searchParams.getAll(name).join() === value),
  );
  await expect(heading(page)).toHaveText(/^[1-9]/);
};

test('a house with a garden and three bedrooms near Leuven, to a booked viewing', async ({ page, split }) => {
  const email = `taps.${split.port}@example.com`;
  await confirmAddresses(split.content, [email]);
  const { tap, choose, type, cost } = visitor(page);
  await page.goto(at('huis-haard', `${pathTo('offer', 'nl')}?status=FOR_SALE`, split.port));
  await tap(allFilters(page));
  await enhanced(page, 'all-filters');
  await tap(line(page, 'type', '3'));
  await tap(line(page, 'bed-min', '3'));
  await tap(line(page, 'with', 'garden'));
  await type(page.locator('input[name="place"]'), 'Leuven');
  await choose(page.locator('select[name="radius"]'), '10');
  await tap(show(page));
  await expect(page).toHaveURL((url) => url.searchParams.has('geo_range'));
  await expectHomes(page, { type: '3', 'bed-min': '3', with: 'garden', status: 'FOR_SALE' });
  await tap(page.locator('#offer-list .card a').first());
  await expect(page.locator('.action-bar')).toBeInViewport();
  await tap(page.locator('.action-bar a[href="#viewing"]'));
  await enhanced(page, 'agenda');
  await expect(page.locator('.agenda input[type="radio"]').first()).toBeAttached();
  const [time] = await freeTimes(page);
  if (time === undefined) throw new Error('the agenda has no free time');
  await tap(page.locator('.agenda label', { has: page.locator(`[value="${time.value}"]`) }));
  const form = page.locator('.agenda form');
  await type(form.getByLabel(t('forms.person.firstname')), 'Mia');
  await type(form.getByLabel(t('forms.person.lastname'), { exact: true }), 'Claes');
  await type(form.getByLabel(t('forms.person.email')), email);
  await tap(form.getByRole('checkbox'));
  await tap(page.getByRole('button', { name: t('agenda.send') }));
  await expectBooked(page, t);
  expect(cost).toEqual({ taps: 11, fields: 4 });
});

test('a flat to let with a lift that takes a dog', async ({ page }) => {
  const { tap, cost } = visitor(page);
  await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?status=TO_RENT`);
  await tap(allFilters(page));
  await enhanced(page, 'all-filters');
  await tap(line(page, 'type', '1'));
  await tap(line(page, 'with', 'lift'));
  await tap(line(page, 'with', 'pets'));
  await tap(show(page));
  await expectHomes(page, { type: '1', with: 'lift,pets', status: 'TO_RENT' });
  expect(cost).toEqual({ taps: 5, fields: 0 });
});

test('an area drawn by a finger', async ({ page }) => {
  const { tap, draw, cost } = visitor(page);
  await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?status=FOR_SALE`);
  await enhanced(page, 'offer');
  await tap(page.locator('.action-bar__view a'));
  await expect(page).toHaveURL(/view=map/);
  await settled(page);
  const map = page.locator('.result-map');
  // The map wakes when it is touched, as by the finger on its way to the button.
  await map.dispatchEvent('pointerover');
  await tap(page.getByRole('button', { name: t('resultMap.draw.start') }));
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('There is no map to draw on.');
  const reach = Math.min(box.width, box.height) * 0.4;
  await draw(
    Array.from({ length: 25 }, (_, index) => ({
      x: box.x + box.width / 2 + reach * Math.cos((index / 25) * 2 * Math.PI),
      y: box.y + box.height / 2 + reach * Math.sin((index / 25) * 2 * Math.PI),
    })),
  );
  await tap(page.getByRole('link', { name: t('resultMap.draw.search') }));
  await expect(page).toHaveURL(/area=/);
  expect(cost).toEqual({ taps: 4, fields: 0 });
});

test('a circle about work', async ({ page }) => {
  const { tap, choose, type, cost } = visitor(page);
  await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?status=FOR_SALE`);
  await tap(allFilters(page));
  await enhanced(page, 'all-filters');
  await type(page.locator('input[name="place"]'), 'Brugge');
  await choose(page.locator('select[name="radius"]'), '20');
  await tap(show(page));
  await expect(page).toHaveURL((url) => url.searchParams.get('geo_range')?.startsWith('20km;') ?? false);
  await expectHomes(page, { status: 'FOR_SALE' });
  expect(cost).toEqual({ taps: 3, fields: 1 });
});

test('a week with a dog', async ({ page }) => {
  const { tap, type, cost } = visitor(page);
  await page.goto(screenAt('duinzicht', 'rentals', 'nl'));
  await tap(allFilters(page));
  await enhanced(page, 'all-filters');
  await tap(line(page, 'with', 'pets'));
  await type(page.locator('input[name="from"]'), '2027-07-03');
  await type(page.locator('input[name="to"]'), '2027-07-10');
  await tap(show(page));
  await expectHomes(page, { with: 'pets', from: '2027-07-03', to: '2027-07-10' });
  expect(cost).toEqual({ taps: 3, fields: 2 });
});
