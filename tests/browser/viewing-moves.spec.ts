import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import {
  chooseTime,
  confirmAddresses,
  estatesToView,
  expectBooked,
  fillDetails,
  freeTimes,
  sendAppointment,
} from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { eventIn } from '../support/calendar-file.ts';
import type { SentMail } from '../support/content-service.ts';
import { expect, test } from '../support/fixtures.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.describe.configure({ mode: 'default' });

let split: SplitSite;
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  const names = ['moves.nl', 'moves.de', 'open', 'late'].map(
    (name) => `mia.${name}.${split.port}@example.com`,
  );
  await confirmAddresses(split.content, names);
});

const estates = estatesToView('ardenne');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Books the first free time of an estate; returns that time, and the mail. */
async function book(page: Page, id: string, locale: Locale, email: string) {
  const t = wordsOf(locale);
  await page.goto(at('ardenne', pathTo('book-appointment', locale, { id }), split.port));
  const [time] = await freeTimes(page);
  if (time === undefined) throw new Error('the agenda has no free time');
  await chooseTime(page, time.value);
  await fillDetails(page, t, email);
  await sendAppointment(page, t);
  await expectBooked(page, t);
  const [mail] = await split.content.mailsTo(email, 1);
  if (mail === undefined) throw new Error('no confirmation');
  return { time, mail };
}

const linkIn = (mail: SentMail, screen: string, locale: Locale): string =>
  mail.text
    .match(/https?:\/\/\S+/g)
    ?.find((url) => url.includes(pathTo(screen, locale, { id: 'x' }).slice(0, -1))) ?? '';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor moves a viewing by the mailed link: both get a mail, and the old time is free', async ({
    page,
  }) => {
    const t = wordsOf('nl');
    const email = `mia.moves.nl.${split.port}@example.com`;
    const id = estates[0] ?? '';
    const { time, mail } = await book(page, id, 'nl', email);
    const event = eventIn(mail);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(linkIn(mail, 'move-appointment', 'nl'));
    await expect(heading(page)).toHaveText(t('moving.heading'));
    // Opening the page changed nothing, and later days are a link on the page.
    await page.reload();
    await page.getByRole('link', { name: t('agenda.later') }).click();
    const next = (await freeTimes(page)).at(-1);
    if (next === undefined) throw new Error('no other time');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await chooseTime(page, next.value);
    await page.getByRole('button', { name: t('moving.send') }).click();
    await expect(heading(page)).toHaveText(t('moving.movedHeading'));
    await expect(page.getByText(next.words)).toBeVisible();

    const [, moved] = await split.content.mailsTo(email, 2);
    if (moved === undefined) throw new Error('no mail about the move');
    expect(moved.text).toContain(time.words);
    expect(moved.text).toContain(next.words);
    expect(eventIn(moved)).toMatchObject({
      method: 'REQUEST',
      uid: event.uid,
      sequence: 1,
      start: new Date(next.start).toISOString(),
    });
    await page.goto(at('ardenne', pathTo('book-appointment', 'nl', { id }), split.port));
    expect((await freeTimes(page)).map(({ value }) => value)).toContain(time.value);

    // The same page cancels.
    await page.goto(linkIn(moved, 'move-appointment', 'nl'));
    await page.getByRole('button', { name: t('agenda.cancel') }).click();
    await expect(heading(page)).toHaveText(t('agenda.cancelledHeading'));
    const [, , ended] = await split.content.mailsTo(email, 3);
    expect(ended && eventIn(ended)).toMatchObject({ method: 'CANCEL', uid: event.uid, sequence: 2 });
  });

  test('the last place of an open house is found by search, taken once, and gone for the second visitor', async ({
    page,
    context,
    watch,
  }) => {
    // The second visitor sees that the last place is taken.
    watch.expectError(/status of 409/);
    const [locale, id] = ['nl', 991_400] as const;
    const t = wordsOf(locale);
    const day = addDays(brusselsDay(new Date()), 12);
    const openHouses = [{ day, from: '10:00', to: '12:00', places: 1, registration: true }];
    await split.content.offer('ardenne', {
      openHouses,
      general: {
        id,
        headType: { id: 3, name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
        transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
        price: { value: 245_000 },
        address: { visible: true, city: { id: 990001, zip: '5000', name: { nl: 'Namen' } } },
      },
    });
    const second = await context.newPage();
    for (const visitor of [page, second]) {
      await visitor.goto(at('ardenne', `${pathTo('offer', locale)}?news=openHouse`, split.port));
      await expect(visitor.getByRole('link', { name: t('openHouse.title') }).first()).toBeVisible();
      await visitor.goto(at('ardenne', pathTo('estate', locale, { id: String(id) }), split.port));
      await visitor.getByRole('link', { name: t('openHouse.come') }).click();
    }
    const email = (name: string) => `mia.${name}.${split.port}@example.com`;
    await fillDetails(second, t, email('late'));
    await fillDetails(page, t, email('open'));
    await sendAppointment(page, t);
    await expectBooked(page, t);
    const [mail] = await split.content.mailsTo(email('open'), 1);
    expect(mail && eventIn(mail).start).toContain(day);

    await sendAppointment(second, t);
    await expect(second.getByText(t('forms.problems.taken.title'))).toBeVisible();
    await expect(second.getByLabel(t('forms.person.email'))).toHaveValue(email('late'));
    await second.goto(at('ardenne', pathTo('estate', locale, { id: String(id) }), split.port));
    await second.getByRole('link', { name: t('openHouse.come') }).click();
    expect((await freeTimes(second)).filter(({ value }) => value.includes('_open'))).toEqual([]);
  });
});

test('by keyboard, with the visitor’s own calendar, and without accessibility faults', async ({ page }) => {
  const t = wordsOf('de');
  const email = `mia.moves.de.${split.port}@example.com`;
  const { mail } = await book(page, estates[1] ?? '', 'de', email);
  expect(await faultsOn(page)).toEqual([]);
  const file = page.getByRole('link', { name: t('ownCalendar.file') });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('viewing.ics');

  await page.goto(linkIn(mail, 'move-appointment', 'de'));
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const words = (await freeTimes(page))[1]?.words ?? '';
  await page.getByRole('button', { name: t('moving.send') }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(t('moving.movedHeading'));
  await expect(page.getByText(words)).toBeVisible();
  const [, moved] = await split.content.mailsTo(email, 2);
  if (moved === undefined) throw new Error('no mail about the other time');
  await page.goto(linkIn(moved, 'cancel-appointment', 'de'));
  expect(await faultsOn(page)).toEqual([]);
});
