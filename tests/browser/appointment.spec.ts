import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import {
  chooseTime,
  confirmAddresses,
  estatesToView,
  expectBooked,
  fillDetails,
  freeTimeAt,
  freeTimes,
  sendAppointment,
} from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { eventIn } from '../support/calendar-file.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { send } from '../support/http.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { shiftOn } from '../support/shifts.ts';
import { AGENCIES, type AgencyId, at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

// All tests share one pair of Workers: each test has its own estate and takes its own time.
test.describe.configure({ mode: 'default' });

let split: SplitSite;
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  const names = SPOKEN.map(([, locale]) => `mia.viewing.${locale}`);
  const others = ['mia.place', 'faster', 'slower', 'patient', 'odd', 'foreign'];
  await confirmAddresses(
    split.content,
    [...names, ...others].map((name) => `${name}.${split.port}@example.com`),
  );
});

const estates = estatesToView('duinzicht');
const estateAt = (index: number): string => estates[index] ?? estates[0] ?? '';
const bookAt = (id: string, locale: Locale, agency: AgencyId = 'duinzicht'): string =>
  at(agency, pathTo('book-appointment', locale, { id }), split.port);

const valuesOn = async (page: Page): Promise<string[]> => (await freeTimes(page)).map(({ value }) => value);

for (const [index, locale] of looks(SPOKEN, 1)) {
  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    const t = wordsOf(locale);

    test('an appointment is booked, mailed with a calendar file, cancelled by link, and its time is free again', async ({
      page,
    }) => {
      const email = `mia.viewing.${locale}.${split.port}@example.com`;
      await page.goto(bookAt(estateAt(index), locale));
      await expect(page.getByText(t('agenda.zone'))).toBeVisible();
      const time = await freeTimeAt(page, index);
      await chooseTime(page, time.value);
      await fillDetails(page, t, email);
      await sendAppointment(page, t);
      await expectBooked(page, t);
      await expect(page.getByText(time.words)).toBeVisible();

      const [booked] = await split.content.mailsTo(email, 1);
      if (booked === undefined) throw new Error('no confirmation');
      const event = eventIn(booked);
      const start = new Date(time.start).toISOString();
      expect(event).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', sequence: 0, start });
      expect(Date.parse(event.end)).toBeGreaterThan(Date.parse(event.start));
      expect(event.location).not.toBe('');

      await page.goto(bookAt(estateAt(index), locale));
      expect(await valuesOn(page)).not.toContain(time.value);

      const link = booked.text
        .match(/https?:\/\/\S+/g)
        ?.find((url) => url.includes(pathTo('cancel-appointment', locale, { id: 'x' }).slice(0, -1)));
      await page.goto(link ?? '');
      await expect(page.getByText(time.words)).toBeVisible();
      // Opening the page changed nothing: the button is still there.
      await page.reload();
      await page.getByRole('button', { name: t('agenda.cancel') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('agenda.cancelledHeading'));
      await expect(page.getByRole('button', { name: t('agenda.cancel') })).toHaveCount(0);

      const [, ended] = await split.content.mailsTo(email, 2);
      if (ended === undefined) throw new Error('no mail about the cancellation');
      expect(eventIn(ended)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: event.uid });
      expect(eventIn(ended).sequence).toBeGreaterThan(event.sequence);

      await page.goto(bookAt(estateAt(index), locale));
      expect(await valuesOn(page)).toContain(time.value);
    });
  });
}

test.describe('on the page of an estate', () => {
  for (const [part, size] of [
    ['contact', { width: 390, height: 760 }],
    ['viewing', { width: 390, height: 760 }],
    ['viewing', { width: 1366, height: 657 }],
  ] as const)
    test(`times that come late move nothing when somebody jumps to the ${part} in a window of ${size.width} px`, async ({
      page,
    }) => {
      const id = estateAt(4);
      await page.setViewportSize(size);
      await page.route(bookAt(id, 'nl'), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), split.port));
      await settled(page);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, part);
      await expect(page.locator('#viewing .slots')).toBeAttached();
      await settled(page);
      expect(await shiftOn(page)).toBeLessThan(0.01);
    });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 660 }, hasTouch: true });

    test('a chosen time opens the details, and brings them into sight', async ({ page }) => {
      await page.goto(at('duinzicht', pathTo('estate', 'nl', { id: estateAt(4) }), split.port));
      const section = page.locator('#viewing');
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('radio').first()).toBeAttached();
      await settled(page);
      const time = section.locator('.slots label').first();
      // As low in the window as a finger reaches.
      await time.evaluate((label) => label.scrollIntoView({ block: 'end' }));
      await page.evaluate(() => scrollBy(0, 90));
      await time.tap();
      const first = section.getByLabel(wordsOf('nl')('forms.person.firstname'));
      await expect(first).toBeInViewport({ ratio: 1 });
      // Not under the bar at the foot either.
      await first.tap();
      await expect(first).toBeFocused();
    });
  });

  const t = wordsOf('nl');

  test('times load when near the viewport, are paged, and are booked by keyboard only', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 422/);
    const id = estateAt(4);
    await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), split.port));
    const section = page.locator('#viewing');
    await expect(section.getByRole('radio')).toHaveCount(0);
    // The times replace the link in hand, and the focus goes on in them.
    await section.getByRole('link', { name: t('agenda.see') }).focus();
    await expect(section.getByRole('radiogroup')).toBeFocused();
    await expect(section.getByText(t('agenda.zone'))).toBeVisible();
    await expect(section.getByLabel(t('forms.person.firstname'))).toBeHidden();

    const first = await valuesOn(page);
    await section.getByRole('link', { name: t('agenda.later') }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('link', { name: t('agenda.earlier') })).toBeVisible();
    await expect(section.getByRole('link', { name: t('agenda.later') })).toBeFocused();
    const later = await freeTimes(page);
    expect(later.filter(({ value }) => first.includes(value))).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('radio').nth(1)).toBeChecked();
    await expect(section.getByText(later[1]?.words ?? '')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(section.getByRole('button', { name: t('agenda.continue') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByLabel(t('forms.person.firstname'))).toBeFocused();

    // Errors appear in place, with the time still chosen.
    const address = page.url();
    await page.keyboard.type('Mia');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('alert').first()).toBeFocused();
    expect(page.url()).toBe(address);
    await expect(section.getByLabel(t('forms.person.firstname'))).toHaveValue('Mia');
    await expect(section.getByRole('radio').nth(1)).toBeChecked();
    expect(await faultsOn(page, { within: '#viewing' })).toEqual([]);

    await fillDetails(page, t, `mia.place.${split.port}@example.com`);
    await section.getByRole('button', { name: t('agenda.send') }).click();
    await expectBooked(page, t);
    await expect(page.getByText(later[1]?.words ?? '')).toBeVisible();
  });

  test('when a time was taken meanwhile, the next free ones are offered in place', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/status of 409/);
    const id = estateAt(5);
    await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), split.port));
    await page.locator('#viewing').scrollIntoViewIfNeeded();
    await expect(page.locator('#viewing').getByRole('radio').first()).toBeAttached();
    const time = await freeTimeAt(page, 6);

    const other = await context.newPage();
    await other.goto(bookAt(id, 'nl'));
    await chooseTime(other, time.value);
    await fillDetails(other, t, `faster.${split.port}@example.com`);
    await sendAppointment(other, t);
    await expectBooked(other, t);
    await other.close();

    await chooseTime(page, time.value);
    await page.getByRole('button', { name: t('agenda.continue') }).click();
    await fillDetails(page, t, `slower.${split.port}@example.com`);
    await sendAppointment(page, t);
    const section = page.locator('#viewing');
    await expect(section.getByRole('alert').first()).toContainText(t('forms.problems.taken.title'));
    await expect(section.getByLabel(t('agenda.message'))).toHaveValue('We komen met twee.');
    const next = await freeTimes(page);
    expect(next.length).toBeGreaterThan(0);
    expect(next.map(({ value }) => value)).not.toContain(time.value);
    await chooseTime(page, next[0]?.value ?? '');
    await page.getByRole('button', { name: t('agenda.send') }).click();
    await expectBooked(page, t);
    await expect(page.getByText(next[0]?.words ?? '')).toBeVisible();
  });

  test('while the content service is down nothing is promised, and no input is lost', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 503/);
    const id = estateAt(6);
    await page.goto(bookAt(id, 'nl'));
    const time = await freeTimeAt(page, 9);
    await chooseTime(page, time.value);
    await fillDetails(page, t, `patient.${split.port}@example.com`);
    const key = await page.locator('[name="form-key"]').inputValue();
    split.gate.set('closed');
    await sendAppointment(page, t);
    await expect(page.locator('.form-summary')).toContainText(t('forms.problems.unavailable.title'));
    await expect(page.locator('[name="form-key"]')).toHaveValue(key);
    await expect(page.getByRole('radio', { name: time.words })).toBeChecked();
    await expect(page.getByLabel(t('agenda.message'))).toHaveValue('We komen met twee.');
    split.gate.set('open');
    await page.getByRole('button', { name: t('agenda.send') }).click();
    await expectBooked(page, t);
    expect(
      await split.content.rows('SELECT count(*) AS n FROM appointments WHERE doc LIKE ?', '%patient.%'),
    ).toEqual([{ n: 1 }]);
  });
});

test.describe('a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('sees times in the Brussels time zone, with a note (design, "Time")', async ({ page }) => {
    const t = wordsOf('en');
    await page.goto(bookAt(estateAt(7), 'en'));
    await expect(page.getByText(t('agenda.zone'))).toBeVisible();
    const time = await freeTimeAt(page, 0);
    const inBrussels = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', timeStyle: 'short' });
    const clock = inBrussels.format(new Date(time.start ?? '')).replace(/^0/, '');
    expect(time.words).toMatch(new RegExp(`, ${clock}$`));
  });
});

test.describe('invalid bookings', () => {
  const form = (slotId: string): string =>
    new URLSearchParams({
      'form-key': crypto.randomUUID(),
      'form-shown': String(Date.now() - 60_000),
      homepage: '',
      slotId,
      firstname: 'Mia',
      lastname: 'Claes',
      email: `odd.${split.port}@example.com`,
      consent: '1',
    }).toString();
  const post = (agency: AgencyId, path: string, body: string) =>
    send(AGENCIES[agency].hostname, path, {
      method: 'POST',
      port: split.port,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      body,
    });

  test('a time of another agency, a past one and an invented one are refused with the field, and not stored', async ({
    page,
  }) => {
    const [foreignEstate = ''] = estatesToView('huis-haard');
    await page.goto(bookAt(foreignEstate, 'nl', 'huis-haard'));
    const foreign = (await valuesOn(page))[0] ?? '';
    await page.goto(bookAt(estateAt(8), 'nl'));
    const own = (await valuesOn(page))[0] ?? '';
    const past = own.split('.')[0]?.replace(/^\d{4}/, '2025') ?? '';
    const path = pathTo('book-appointment', 'nl', { id: estateAt(8) });
    for (const slotId of [foreign, past, 'invented', '']) {
      const { status, text } = await post('duinzicht', path, form(slotId));
      expect([slotId, status]).toEqual([slotId, 422]);
      expect(text).toContain('href="#f-slotId"');
    }
    expect(
      await split.content.rows('SELECT count(*) AS n FROM appointments WHERE doc LIKE ?', '%odd.%'),
    ).toEqual([{ n: 0 }]);
  });

  test('an appointment of another agency is unknown, and stays', async ({ page, watch }) => {
    watch.expectError(/status of 404/);
    const t = wordsOf('nl');
    await page.goto(bookAt(estateAt(9), 'nl'));
    const time = await freeTimeAt(page, 12);
    await chooseTime(page, time.value);
    await fillDetails(page, t, `foreign.${split.port}@example.com`);
    await sendAppointment(page, t);
    await expectBooked(page, t);
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    const path = pathTo('cancel-appointment', 'nl', { id });
    for (const method of ['GET', 'POST'] as const) {
      const answer =
        method === 'GET'
          ? await send(AGENCIES['huis-haard'].hostname, path, { port: split.port })
          : await post('huis-haard', path, '');
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
    await page.reload();
    await expectBooked(page, t);
  });
});

test.describe('when a day is full of bookings from unconfirmed addresses', () => {
  test.use({ javaScriptEnabled: false });

  test('a booking is held, as its page states, and is booked once the mailed link is pressed (decision 35)', async ({
    page,
  }) => {
    const t = wordsOf('nl');
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(bookAt(estateAt(0), 'nl'));
    // Unknown visitors take times of the first day until the next visitor must confirm by a link.
    for (const [person, { value }] of (await freeTimes(page)).entries()) {
      const { state } = await split.content.book('duinzicht', {
        estateId: estateAt(0),
        slotId: value.slice(0, value.indexOf('.')),
        firstname: 'Mia',
        lastname: 'Claes',
        email: `unknown${person}.${split.port}@example.com`,
        locale: 'nl',
        consent: true,
      });
      if (state === 'pending') break;
    }
    const email = `unknown.late.${split.port}@example.com`;
    await page.goto(bookAt(estateAt(0), 'nl'));
    await chooseTime(page, (await freeTimeAt(page, 0)).value);
    await fillDetails(page, t, email);
    await sendAppointment(page, t);
    await expect(heading).toHaveText(t('agenda.pendingHeading'));

    const [mail] = await split.content.mailsTo(email, 1);
    const confirm = pathTo('confirm-appointment', 'nl', { token: 'x' }).slice(0, -1);
    const link = mail?.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(confirm));
    await page.goto(link ?? '');
    await page.getByRole('button', { name: t('agenda.confirm') }).click();
    await expectBooked(page, t);
    await split.content.mailsTo(email, 2);
    // Pressed again, it shows the same page and sends no other mail.
    await page.goto(link ?? '');
    await page.getByRole('button', { name: t('agenda.confirm') }).click();
    await expectBooked(page, t);
    await split.content.mailsTo(email, 2);
  });
});
