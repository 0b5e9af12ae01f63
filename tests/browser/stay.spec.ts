import type { Browser, Page } from '@playwright/test';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { freeWeeks, type Week } from '../support/free-weeks.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

// All tests share one pair of Workers: each test takes weeks of its own unit.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const PERSONS = 2;

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

const isHighSeason = ({ from }: Week): boolean => /^\d{4}-0[78]/.test(from);

/** A unit's free weeks of July and August; each unit is used by only one test. */
const summerWeeks = async (unit: string): Promise<readonly Week[]> =>
  (await freeWeeks(unit, split.port)).filter(isHighSeason);

/** The first unit from a number on with that many free weeks in summer. */
async function unitWithSummer(from: number, weeks = 1): Promise<{ id: string; weeks: readonly Week[] }> {
  for (let number = from; number < from + 6; number++) {
    const free = await summerWeeks(String(number));
    if (free.length >= weeks) return { id: String(number), weeks: free };
  }
  throw new Error(`no unit from ${from} on is free in summer`);
}

const rentalAt = (locale: Locale, id: string, query = ''): string =>
  at('duinzicht', pathTo('rental', locale, { id }) + query, split.port);
const reserveAt = (locale: Locale, id: string, { from, to }: Week): string =>
  at('duinzicht', pathTo('reserve', locale, { id }) + stayQuery({ from, to, persons: PERSONS }), split.port);

const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

async function fillIn(page: Page, email: string): Promise<void> {
  // Its last boxes too.
  await page.waitForLoadState();
  const form = page.locator('main form.form');
  await form.locator('[name="firstname"]').fill('Mia');
  await form.locator('[name="lastname"]').fill('Claes');
  await form.locator('[name="email"]').fill(email);
  for (const box of await form.locator('input[type="checkbox"]').all()) await box.check();
}
const sendForm = (page: Page): Promise<void> => page.locator('main .form__send button').click();

/** Number of taken nights of a unit in the database. */
const nightsOf = async (unit: string, { from, to }: Week): Promise<number> => {
  const [row] = await split.content.rows<{ n: number }>(
    "SELECT count(*) AS n FROM stay_nights AS night JOIN stays USING (site_id, unit_id) WHERE stays.id = night.stay_id AND night.site_id = 'duinzicht' AND night.unit_id = ? AND night.night >= ? AND night.night < ? AND stays.state = 'requested'",
    unit,
    from,
    to,
  );
  return row?.n ?? -1;
};

async function chooseWeek(page: Page, locale: Locale, id: string, { from, to }: Week): Promise<void> {
  await page.goto(rentalAt(locale, id, stayQuery({ month: from.slice(0, 7), persons: PERSONS })));
  await dayOf(page, from).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === from);
  await dayOf(page, to).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('to') === to);
}

for (const [index, locale] of looks(SPOKEN, 0)) {
  test.describe(`in ${locale}`, () => {
    // One language with script and one without: both use the same pages.
    test.use({ javaScriptEnabled: index % 2 === 1, timezoneId: 'America/Los_Angeles' });

    test(`a guest reserves a week in the high season, and gets a mail (contract, "Rentals")`, async ({
      page,
    }) => {
      const t = wordsOf(locale);
      const { id, weeks } = await unitWithSummer(7001 + 6 * index);
      const [week] = weeks as [Week];
      const email = `mia.stay.${locale}.${split.port}@example.com`;

      await page.goto(at('duinzicht', pathTo('rentals', locale), split.port));
      // The demo's 40, and those that other tests have put on offer meanwhile.
      const listed = await page.getByRole('heading', { level: 1 }).innerText();
      const offered = Number(/\d+/.exec(listed)?.[0]);
      expect([listed, offered >= 40]).toEqual([t.count('stays.counted', offered), true]);
      await chooseWeek(page, locale, id, week);
      // The days are those of the calendar, although this browser's time zone is still on the previous day.
      await expect(page.locator('.stay-status')).toContainText(dayInWords(week.to, locale, 'long'));
      const aside = page.getByRole('complementary', { name: t('stays.section.stay') });
      const total = await aside.locator('tfoot td').textContent();
      await aside.getByRole('button', { name: t('stays.reserve') }).click();

      await expect(page.locator('main tfoot td')).toHaveText(total ?? '');
      await fillIn(page, email);
      await sendForm(page);
      await expect(page).toHaveURL((url) => url.pathname === pathTo('reserve-thanks', locale, { id }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stays.thanks.heading'));

      expect(await nightsOf(id, week)).toBe(7);
      await expect(async () => {
        const [mail, ...others] = await split.content.mailsTo(email);
        expect(others).toEqual([]);
        expect(mail?.text).toContain(total?.replace('€ ', ''));
      }).toPass({ timeout: 15_000, intervals: [200] });
    });
  });
}

test('choosing days does not reload the page, and keeps the keyboard focus', async ({ page }) => {
  const { id, weeks } = await unitWithSummer(7025);
  const [{ from, to }] = weeks as [Week];
  await page.goto(rentalAt('nl', id, stayQuery({ month: from.slice(0, 7), persons: PERSONS })));
  // Until the script has loaded, a day is a plain link.
  await enhanced(page, 'live');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await dayOf(page, from).focus();
  await page.keyboard.press('Enter');
  await expect(dayOf(page, to)).toHaveClass(/day--leave/);
  await expect(dayOf(page, from)).toBeFocused();
  await dayOf(page, to).focus();
  await page.keyboard.press('Enter');
  const total = page.locator('.breakdown tfoot td');
  await expect(total).toBeVisible();
  await expect(page.locator('.summary .price')).toContainText(await total.innerText());
  await expect(page.locator('.action-bar .price')).toHaveText(await total.innerText());
  await page.getByLabel('Met hoeveel komt u?').selectOption('1');
  await expect(page.locator('.breakdown')).toContainText('1 persoon');
  await expect(page).toHaveURL((url) => url.searchParams.get('persons') === '1');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

async function second(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('when two guests want the same week, the second sees the periods that are still free, and loses no input', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const { id, weeks } = await unitWithSummer(7031, 2);
  const [week] = weeks as [Week];
  await page.goto(reserveAt('nl', id, week));
  const other = await second(browser, reserveAt('nl', id, week));
  await fillIn(page, `first.${split.port}@example.com`);
  await fillIn(other, `second.${split.port}@example.com`);
  await sendForm(page);
  await expect(page).toHaveURL(/\/bedankt/);
  await sendForm(other);
  await expect(other.getByRole('alert')).toContainText('Iemand was u net voor.');
  await other
    .getByRole('button', { name: /^Neem deze dagen/ })
    .first()
    .click();
  await expect(other.getByRole('alert')).toContainText('kijk de nieuwe prijs na');
  await expect(other.locator('[name="email"]')).toHaveValue(`second.${split.port}@example.com`);
  await sendForm(other);
  await expect(other).toHaveURL(/\/bedankt/);
  await other.context().close();
  expect(await nightsOf(id, week)).toBe(7);
});
