import type { Page } from '@playwright/test';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
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
import { eventIn } from '../support/calendar-file.ts';
import type { SentMail } from '../support/content-service.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeWeeks } from '../support/free-weeks.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

// All tests share one pair of Workers: each journey has its own unit or estate.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let split: SplitSite;
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  const names = SPOKEN.flatMap(([, locale]) => [`lea.stay.${locale}`, `lea.viewing.${locale}`]);
  const others = ['lea.stay.no', 'lea.stay.down'];
  await confirmAddresses(
    split.content,
    [...names, ...others].map((name) => `${name}.${split.port}@example.com`),
  );
});

const emailOf = (name: string): string => `lea.${name}.${split.port}@example.com`;
const t = wordsOf('nl');

/** The mail to the agency about a visitor, and the addresses of its links in order. */
async function noticeOf(
  email: string,
  kind: 'stay' | 'appointment' | 'contact',
): Promise<{ mail: SentMail; links: string[] }> {
  let found: SentMail | undefined;
  await expect(async () => {
    const [row] = await split.content.rows<{ mailed_to: string }>(
      "SELECT mailed_to FROM answer_links WHERE site_id = 'duinzicht' AND kind = ? ORDER BY created_at DESC LIMIT 1",
      kind,
    );
    found = (await split.content.mailsTo(row?.mailed_to ?? '')).findLast(({ text }) => text.includes(email));
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [200] });
  if (found === undefined) throw new Error('no mail to the agency');
  const links = [...found.text.matchAll(/^https?:\/\/\S+\/beantwoorden\/\S+$/gm)].map(([href]) => href);
  return { mail: found, links };
}

/** Requests a week in summer in a separate unit. */
async function askForStay(page: Page, locale: Locale, unit: string, email: string): Promise<void> {
  const week = (await freeWeeks(unit, split.port)).find(({ from }) => /^\d{4}-0[5-9]/.test(from));
  if (week === undefined) throw new Error(`${unit} has no free week`);
  const query = stayQuery({ from: week.from, to: week.to, persons: 2 });
  await page.goto(at('duinzicht', pathTo('reserve', locale, { id: unit }) + query, split.port));
  const form = page.locator('main form.form');
  await form.locator('[name="firstname"]').fill('Lea');
  await form.locator('[name="lastname"]').fill('Claes');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="message"]').fill('Is er een kinderbed?');
  for (const box of await form.locator('input[type="checkbox"]').all()) await box.check();
  await page.locator('main .form__send button').click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('reserve-thanks', locale, { id: unit }));
}

/** Address of an appointment's page up to its id; and its time as formatted on the page. */
const seenBy = (locale: Locale): string => pathTo('appointment', locale, { id: 'x' }).slice(0, -1);
const wordsAt = (start: string, locale: Locale): string =>
  `${formatDayName(start, locale)}, ${formatClock(start, locale)}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const word = (page: Page) => page.locator('textarea[name="word"]');

/** Nothing is wider than the screen, and axe finds no fault when scripts are enabled. */
async function expectSound(page: Page, index: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (index % 2 === 1) expect(await faultsOn(page)).toEqual([]);
}

for (const [index, locale] of looks(SPOKEN, 1)) {
  test.describe(`for a visitor in ${locale}`, () => {
    // One language with script and one without: the pages work both ways.
    test.use({
      javaScriptEnabled: index % 2 === 1,
      viewport: index % 2 === 0 ? { width: 390, height: 760 } : { width: 1440, height: 900 },
      colorScheme: index < 2 ? 'light' : 'dark',
    });

    test('a stay is requested, confirmed by a mailed link, and mailed to the guest with a calendar file', async ({
      page,
    }) => {
      const email = emailOf(`stay.${locale}`);
      await askForStay(page, locale, String(7030 + index), email);
      const { mail, links } = await noticeOf(email, 'stay');
      expect(mail.subject).toContain('Te beantwoorden: ');
      expect(mail.replyTo).toContain(email);
      expect(links).toHaveLength(2);
      await page.goto(links[0] ?? '');
      await expect(heading(page)).toContainText('Lea Claes');
      await expect(page.getByText('Is er een kinderbed?')).toBeVisible();
      await expectSound(page, index);
      await page.reload();
      await word(page).fill('Het bedje staat klaar.');
      await page.getByRole('button', { name: t('answers.stay.confirm') }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));
      await expect(page.getByText(email).first()).toBeVisible();
      await expectSound(page, index);
      const confirmed = (await split.content.mailsTo(email, 2))[1];
      if (confirmed === undefined) throw new Error('no confirmation');
      expect(confirmed.text).toContain('> Het bedje staat klaar.');
      expect(eventIn(confirmed)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', sequence: 0 });
      // The mail's other link shows what was done, and does nothing.
      await page.goto(links[1] ?? '');
      await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));
      await expect(word(page)).toHaveCount(0);
    });

    test('a viewing is booked, moved and cancelled by mailed links, and updated in the calendar', async ({
      page,
    }) => {
      const email = emailOf(`viewing.${locale}`);
      const ids = estatesToView('duinzicht');
      const id = ids[ids.length - 1 - index] ?? '';
      const w = wordsOf(locale);
      await page.goto(at('duinzicht', pathTo('book-appointment', locale, { id }), split.port));
      const time = await freeTimeAt(page, index + 3);
      await chooseTime(page, time.value);
      await fillDetails(page, w, email);
      await sendAppointment(page, w);
      await expectBooked(page, w);
      await split.content.mailsTo(email, 1);
      const { links } = await noticeOf(email, 'appointment');
      expect(links).toHaveLength(2);
      await page.goto(links[0] ?? '');
      await expect(heading(page)).toContainText('Mia Claes');
      await expectSound(page, index);
      const radio = page.getByRole('radio').last();
      const start = (await radio.getAttribute('value'))?.split('.')[1] ?? '';
      const words = (await radio.getAttribute('data-words')) ?? '';
      await radio.focus();
      await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
      await word(page).focus();
      await page.keyboard.type('Dan ben ik er zelf.');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t('moving.send') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(t('answers.viewing.moved'));
      await expectSound(page, index);
      await expect(page.getByText(words)).toBeVisible();
      const moved = (await split.content.mailsTo(email, 2))[1];
      if (moved === undefined) throw new Error('no mail about the move');
      expect(moved.text).toContain('> Dan ben ik er zelf.');
      expect(eventIn(moved)).toMatchObject({
        method: 'REQUEST',
        sequence: 1,
        start: new Date(start).toISOString(),
      });
      // The visitor's page shows the same.
      await page.goto(moved.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(seenBy(locale))) ?? '');
      await expect(page.getByText(new RegExp(`^${wordsAt(start, locale)}`))).toBeVisible();
      await page.goto(links[1] ?? '');
      await expect(heading(page)).toHaveText(t('agenda.cancelHeading'));
      await expectSound(page, index);
      await word(page).fill('De sleutel is weg.');
      await page.getByRole('button', { name: t('agenda.cancel') }).click();
      await expect(heading(page)).toHaveText(t('agenda.cancelledHeading'));
      const [booked, , off] = await split.content.mailsTo(email, 3);
      if (booked === undefined || off === undefined) throw new Error('no mails');
      expect(off.text).toContain('> De sleutel is weg.');
      expect(eventIn(off)).toMatchObject({ method: 'CANCEL', uid: eventIn(booked).uid, sequence: 2 });
    });

    test('a message arrives as its visitor wrote it, and is marked as answered by keyboard without a reply', async ({
      page,
    }) => {
      const email = emailOf(`message.${locale}`);
      const w = wordsOf(locale);
      await page.goto(at('duinzicht', pathTo('contact', locale), split.port));
      const form = page.locator('main form.form');
      await form.locator('[name="firstname"]').fill('Lea');
      await form.locator('[name="lastname"]').fill('Claes');
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="message"]').fill('Is de tuin op het zuiden?');
      await form.getByRole('checkbox').check();
      await page.locator('main .form__send button').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(w('forms.contact.successHeading'))).toBeVisible();
      const [receipt] = await split.content.mailsTo(email, 1);
      expect(receipt?.html).toContain(`<html lang="${locale}">`);
      expect(receipt?.text).not.toContain('Is de tuin op het zuiden?');
      const { links } = await noticeOf(email, 'contact');
      expect(links).toHaveLength(1);
      await page.goto(links[0] ?? '');
      await expect(page.getByText('Is de tuin op het zuiden?')).toBeVisible();
      await expectSound(page, index);
      await page.getByRole('button', { name: t('answers.message.button') }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(t('answers.message.answered'));
      await expectSound(page, index);
      expect(await split.content.mailsTo(email)).toHaveLength(1);
    });
  });
}

test('a stay is declined by keyboard only, with other days that link to the unit', async ({ page }) => {
  const email = emailOf('stay.no');
  await askForStay(page, 'nl', '7036', email);
  const { links } = await noticeOf(email, 'stay');
  await page.goto(links[0] ?? '');
  await page.getByRole('link', { name: t('answers.stay.no') }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Lea Claes');
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await word(page).focus();
  await page.keyboard.type('Spijtig!');
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('answers.stay.declineButton') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(t('answers.stay.state.declined'));
  const declined = (await split.content.mailsTo(email, 2))[1];
  const href = declined?.text.match(/https?:\/\/\S+\?from=\S+/)?.[0] ?? '';
  await page.goto(href);
  await expect(page.getByRole('complementary', { name: t('stays.section.stay') })).toBeVisible();
});

test('while the content service is down the reply is kept, and no action is done twice', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 503/);
  const email = emailOf('stay.down');
  await askForStay(page, 'nl', '7038', email);
  const { links } = await noticeOf(email, 'stay');
  await page.goto(links[0] ?? '');
  await word(page).fill('Tot in de zomer.');
  const press = page.getByRole('button', { name: t('answers.stay.confirm') });
  split.gate.set('closed');
  await press.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(word(page)).toHaveValue('Tot in de zomer.');
  // The request arrives, but its answer is lost: the page checks the case and shows what was done.
  split.gate.set('answers-lost');
  await page.locator('.case-press button').click();
  await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));
  split.gate.set('open');
  expect((await split.content.mailsTo(email, 2))[1]?.text).toContain('> Tot in de zomer.');
});
