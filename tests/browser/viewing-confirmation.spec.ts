/** The agency confirms a viewing of a hidden home, which tells its street (decision 128). */
import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import { confirmAddresses } from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { eventIn } from '../support/calendar-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.describe.configure({ mode: 'default' });

const FOR_SALE = 1;
/** Hidden homes for sale, and the names of their streets in all languages. */
const HIDDEN = demoData().estates.flatMap(({ siteId, estate, withdrawnAt }) => {
  const { id, parentId, project, transaction, archived, address } = estate.general;
  const fits = siteId === 'duinzicht' && !withdrawnAt && !parentId && project !== true && !estate.guid;
  return fits && Number(transaction?.id) === FOR_SALE && archived !== true && address?.visible === false
    ? [{ id: String(id), streets: Object.values(address.street ?? {}).flatMap((name) => name || []) }]
    : [];
});

let split: SplitSite;
const t = wordsOf('nl');
const emailOf = (name: string): string => `noor.${name}.${split.port}@example.com`;
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  await confirmAddresses(split.content, [...SPOKEN.map(([, locale]) => locale), 'desk'].map(emailOf));
  await split.content.employ('duinzicht', { name: 'Els Baas', email: emailOf('baas'), sees: 'all' });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Books a hidden home for a visitor, days ahead; its streets, and the address of the viewing's page. */
async function book(index: number, locale: Locale, email: string) {
  const home = HIDDEN[index];
  if (home === undefined) throw new Error('the demo has too few hidden homes');
  const { slots } = await split.content.ask<LiveAgenda>(`/sites/duinzicht/live-agenda/${home.id}`);
  const slot = slots.filter(({ free }) => free).at(-1 - index);
  const { id } = await split.content.book('duinzicht', {
    firstname: 'Noor',
    lastname: 'Claes',
    email,
    locale,
    consent: true,
    estateId: home.id,
    slotId: slot?.id ?? '',
  });
  return { ...home, page: at('duinzicht', pathTo('appointment', locale, { id }), split.port) };
}

/** The link of the button in the agency's mail about a visitor. */
async function linkAbout(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [row] = await split.content.rows<{ mailed_to: string }>(
      "SELECT mailed_to FROM answer_links WHERE site_id = 'duinzicht' AND kind = 'appointment' " +
        'ORDER BY created_at DESC LIMIT 1',
    );
    const mails = await split.content.mailsTo(row?.mailed_to ?? '');
    const mail = mails.findLast(({ text }) => text.includes(email));
    link = mail?.text.match(/^https?:\/\/\S+(\/nl\/beantwoorden\/\S+)$/m)?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [200] });
  // Booked by a call: the mail has the site's own origin instead of the test's.
  return at('duinzicht', link, split.port);
}

const tells = (text: string, { streets }: { readonly streets: readonly string[] }): boolean =>
  streets.some((street) => text.includes(street));

/** What a visitor sees of a viewing tells the street in the mail after the confirmation, and nowhere else. */
async function expectAnnouncedOnce(
  page: Page,
  viewing: Awaited<ReturnType<typeof book>>,
  email: string,
  word: string,
) {
  const [booked, confirmed] = await split.content.mailsTo(email, 2);
  if (booked === undefined || confirmed === undefined) throw new Error('no mail');
  expect(tells(booked.text + booked.html, viewing)).toBe(false);
  expect(tells(confirmed.text, viewing)).toBe(true);
  expect(confirmed.text).toContain(`> ${word}`);
  // The visitor's calendar takes the file as a revision of the first one.
  expect(eventIn(confirmed).uid).toBe(eventIn(booked).uid);
  await page.goto(viewing.page);
  expect(tells(await page.content(), viewing)).toBe(false);
}

for (const [index, locale] of looks(SPOKEN, 1)) {
  test.describe(`for a visitor in ${locale}`, () => {
    // One language with script and one without: the page works both ways.
    test.use({
      javaScriptEnabled: index % 2 === 1,
      viewport: index < 2 ? { width: 390, height: 780 } : { width: 1366, height: 800 },
    });

    test('a mailed link confirms a viewing of a hidden home, and reveals its street', async ({ page }) => {
      const email = emailOf(locale);
      const viewing = await book(index, locale, email);
      await split.content.mailsTo(email, 1);
      await page.goto(viewing.page);
      await expect(page.getByText(wordsOf(locale)('agenda.placeFromAgency'))).toBeVisible();
      expect(tells(await page.content(), viewing)).toBe(false);

      await page.goto(await linkAbout(email));
      await expect(heading(page)).toHaveText(t('answers.viewing.confirm', { name: 'Noor Claes' }));
      await expect(page.getByText(t('answers.viewing.confirmNote', { name: 'Noor' }))).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      if (index % 2 === 1) expect(await faultsOn(page)).toEqual([]);
      await page.locator('textarea[name="word"]').fill('De bel hangt links.');
      await page.getByRole('button', { name: t('answers.viewing.confirmButton') }).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(t('answers.viewing.confirmed'));
      await expectAnnouncedOnce(page, viewing, email, 'De bel hangt links.');
    });
  });
}

test('the agency’s page confirms it, once', async ({ page }) => {
  const email = emailOf('desk');
  const viewing = await book(4, 'nl', email);
  await split.content.mailsTo(email, 1);
  await page.goto(at('duinzicht', pathTo('staff-sign-in', 'nl'), split.port));
  await page.getByRole('textbox').fill(emailOf('baas'));
  await page.getByRole('button', { name: words.send, exact: true }).click();
  const [mail] = await split.content.mailsTo(emailOf('baas'), 1);
  await page.getByLabel(words.code).fill(mail?.text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: words.codeSend }).click();
  await page.getByRole('searchbox').fill('noor');
  await page.getByRole('button', { name: words.search, exact: true }).click();
  // The newest comes first.
  await page.locator('.wait > li').first().getByRole('link').first().click();
  const confirm = page.getByRole('link', { name: t('answers.viewing.confirmButton') });
  await confirm.click();
  await expect(page.getByText(t('answers.viewing.confirmNote', { name: 'Noor' }))).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await page.locator('textarea[name="word"]').fill('Tot dan.');
  await page.getByRole('button', { name: t('answers.viewing.confirmButton') }).click();
  await expect(heading(page)).toHaveText(t('answers.viewing.confirmed'));
  await expectAnnouncedOnce(page, viewing, email, 'Tot dan.');
});
