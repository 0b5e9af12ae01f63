/** While an agency moves, for seconds, a visitor and its staff are asked to send again what they typed (decision 130). */
import type { Page } from '@playwright/test';
import { formatDayName } from '#domain/format/moment.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import words from '#locales/nl/staff.ts';
import { RETRY_AFTER } from '#wire/error.ts';
import {
  chooseTime,
  confirmAddresses,
  estatesToView,
  expectBooked,
  fillDetails,
  freeTimeAt,
  sendAppointment,
} from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { whileHeld } from '../support/held-site.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';
import { signedIn } from '../support/staff-session.ts';

test.describe.configure({ mode: 'default' });

const SITE = 'duinzicht';
const t = wordsOf('nl');

/** Presses the button of a form; its answer is 503 and says when to come back. */
async function expectToWait(page: Page, scripted: boolean, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  const answer = await answered;
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe(String(RETRY_AFTER));
  await expect(page.getByText(t('forms.problems.unavailable.title'))).toBeInViewport();
  await expect(page.getByText(t('forms.problems.unavailable.text')).first()).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  if (scripted) expect(await faultsOn(page)).toEqual([]);
}

/** With and without script; every run has one of them for each form. */
const WAYS = [true, false] as const;
for (const scripted of WAYS)
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: scripted, viewport: { width: 390, height: 780 } });

    if (looks(WAYS).includes(scripted))
      test('a booking keeps what was typed, and is accepted afterwards', async ({ page, split, watch }) => {
        watch.expectError(/status of 503/);
        const id = estatesToView(SITE)[scripted ? 7 : 8] ?? '';
        const email = `mia.held.${scripted}.${split.port}@example.com`;
        await confirmAddresses(split.content, [email]);
        await page.goto(at(SITE, pathTo('book-appointment', 'nl', { id }), split.port));
        if (scripted) await enhanced(page, 'kept');
        const time = await freeTimeAt(page, 1);
        await chooseTime(page, time.value);
        await fillDetails(page, t, email);
        await whileHeld(split.content, SITE, async () => {
          await expectToWait(page, scripted, () => sendAppointment(page, t));
          await expect(page.locator('.agenda input[type="radio"]:checked')).toHaveValue(time.value);
          await expect(page.locator('[name="firstname"]')).toHaveValue('Mia');
          await expect(page.locator('[name="email"]')).toHaveValue(email);
          await expect(page.locator('[name="message"]')).toHaveValue('We komen met twee.');
          await expect(page.locator('[name="consent"]')).toBeChecked();
        });
        await sendAppointment(page, t);
        await expectBooked(page, t);
      });

    if (looks(WAYS, 1).includes(scripted))
      test('hours of the staff keep what was typed, and are closed afterwards', async ({
        context,
        page,
        split,
        watch,
      }) => {
        watch.expectError(/status of 503/);
        const email = `an.held.${scripted}.${split.port}@example.com`;
        await split.content.employ(SITE, { name: 'An Smet', email, sees: 'all' });
        const { secret } = await signedIn(
          (sql, ...params) => split.content.rows(sql, ...params),
          SITE,
          email,
        );
        const url = `https://${AGENCIES[SITE].hostname}`;
        await context.addCookies([
          { name: '__Host-gevel', value: secret, url, httpOnly: true, secure: true },
        ]);
        await page.goto(at(SITE, pathTo('staff-hours', 'nl'), split.port));
        const day = addDays(brusselsDay(new Date()), scripted ? 70 : 71);
        const form = page.locator('.hours-form').first();
        await form.locator('[name="day"]').fill(day);
        await form.locator('[name="from"]').fill('09:30');
        await form.locator('[name="until"]').fill('11:00');
        const close = () => form.getByRole('button').click();
        await whileHeld(split.content, SITE, async () => {
          await expectToWait(page, scripted, close);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hours);
          await expect(form.locator('[name="day"]')).toHaveValue(day);
          await expect(form.locator('[name="from"]')).toHaveValue('09:30');
          await expect(form.locator('[name="until"]')).toHaveValue('11:00');
        });
        await close();
        const closed = page
          .locator('.wait > li')
          .filter({ hasText: formatDayName(`${day}T12:00:00Z`, 'nl') });
        await expect(closed).toHaveText(/9\.30\su/);
      });
  });
