/** A week in July searched on days on which none begins, booked, changed and cancelled; with and without script. */
import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '#domain/format/money.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays, weekdayOf } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import words from '#locales/nl/staff.ts';
import { confirmAddresses } from '../support/appointments.ts';
import { faultsOn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { at, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const t = wordsOf('nl');
let split: SplitSite;
const guest = (name: string) => `${name}.${split.port}@example.com`;
const AN = 'an.own-stay@example.com';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path: string) => page.goto(at('duinzicht', path, split.port));

/** The second Monday of next July: in summer weeks begin on Saturdays alone. */
function mondayInJuly(): string {
  const today = brusselsDay(new Date());
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '06-01' ? 0 : 1);
  const first = `${year}-07-08`;
  return addDays(first, (1 - weekdayOf(first) + 7) % 7);
}

test.beforeAll(async ({ split: shared }) => {
  split = shared;
  await confirmAddresses(split.content, ['lotte', 'mia', 'jan'].map(guest));
  await split.content.employ('duinzicht', { name: 'An Smet', email: AN, sees: 'all' });
});

/** The newest mail to an address whose text matches. */
async function mailTo(email: string, pattern: RegExp) {
  let text = '';
  await expect(async () => {
    text =
      (await split.content.mailsTo(email)).map((mail) => mail.text).findLast((one) => pattern.test(one)) ??
      '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 20_000, intervals: [300] });
  return text;
}
const pathIn = (text: string, pattern: RegExp): string => new URL(pattern.exec(text)?.[0] ?? '').pathname;

/** Nothing of the loaded page is wider than the screen; axe needs script. */
async function expectSound(page: Page, script: boolean): Promise<void> {
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (script) expect(await faultsOn(page, {})).toEqual([]);
}

async function signIn(page: Page): Promise<void> {
  await open(page, pathTo('staff', 'nl'));
  await page.getByLabel(words.address.split('{{')[0] ?? '').fill(AN);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(heading(page)).toHaveText(words.mailed);
  const sign = await page.locator('.case-facts dd').innerText();
  let link = '';
  await expect(async () => {
    const mail = (await split.content.mailsTo(AN)).find(({ subject }) => subject.includes(sign));
    link = mail?.text.match(/https?:\/\/\S+\/kantoor\/\S+/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000, intervals: [300] });
  await page.goto(link);
  await page.getByRole('button', { name: words.enter, exact: true }).click();
}

/** Without script, what is sent and read is the same in each window. */
const WINDOWS = [
  { width: 390, height: 760, javaScriptEnabled: false, name: 'lotte' },
  { width: 1366, height: 657, javaScriptEnabled: true, name: 'jan' },
  { width: 390, height: 760, javaScriptEnabled: true, name: 'mia' },
];

for (const { width, height, javaScriptEnabled, name } of looks(WINDOWS, 1)) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled });

    test('a week in July is searched, booked, changed and cancelled; and found by the agency', async ({
      page,
      watch,
    }) => {
      // What the guest does: presses, and fields that are filled in.
      const done = { taps: 0, fields: 0 };
      const tap = (target: Locator): Promise<void> => {
        done.taps += 1;
        return target.click();
      };
      const fill = (target: Locator, text: string): Promise<void> => {
        done.fields += 1;
        return target.fill(text);
      };

      // The search says on which days weeks begin, and offers the nearest ones.
      const from = mondayInJuly();
      const search = `?persons=2&from=${from}&to=${addDays(from, 7)}`;
      await open(page, pathTo('rentals', 'nl') + search);
      const near = page.getByRole('region', { name: t('nearWeeks.list') });
      await expect(near.getByRole('heading', { level: 2 }).first()).toContainText('maandag');
      await expect(near).toContainText('zaterdag');
      const ways = near.locator('.ways a');
      await expect(ways.first()).toContainText(/\d vrij, vanaf €/);
      await expectSound(page, javaScriptEnabled);
      const shown = /vanaf (€ [\d.,]+)/.exec(await ways.first().innerText())?.[1] ?? '';
      await tap(ways.first());

      // One total: on the card, the page, the form and in the mail.
      const card = page.locator('.results .card').first();
      await expect(card.locator('.price')).toContainText(shown);
      await expect(card.locator('.card__included')).toContainText('schoonmaak');
      await tap(card.getByRole('link').first());
      await expect(page.locator('.breakdown tfoot td').first()).toHaveText(shown);
      // Bed linen is added: with script the bill follows at once, without it the next page has it.
      await tap(page.locator('#extra-linen'));
      if (javaScriptEnabled) {
        await expect(page.locator('.breakdown').first()).toContainText('Bedlinnen');
        await expect(page.locator('.breakdown tfoot td').first()).not.toHaveText(shown);
      }
      await expectSound(page, javaScriptEnabled);
      await tap(page.locator('.stay-aside__reserve button'));
      await expect(page.locator('main .terms').first()).toContainText('kosteloos');
      await expect(page.locator('main form.form')).toContainText('als voorschot');
      await expect(page.locator('main .breakdown')).toContainText('Bedlinnen');
      const total = await page.locator('main tfoot td').innerText();
      expect(total).not.toBe(shown);
      await expectSound(page, javaScriptEnabled);
      const form = page.locator('main form.form');
      await fill(form.locator('[name="firstname"]'), name);
      await fill(form.locator('[name="lastname"]'), 'Vanbiervliet');
      await fill(form.locator('[name="email"]'), guest(name));
      const ticks = await form.locator('input[type="checkbox"]').all();
      const boxes = ticks.length;
      for (const box of ticks) await tap(box);
      await tap(page.locator('main .form__send button'));
      await expect(heading(page)).toHaveText(t('stays.thanks.heading'));
      const receipt = await mailTo(guest(name), /vakantie\/verblijf\//);
      for (const said of [total, 'Bedlinnen', 'als voorschot']) expect(receipt).toContain(said);
      const booked = { ...done };
      const own = pathIn(receipt, /https?:\/\/\S+\/vakantie\/verblijf\/[\w-]{43}/);

      // An agent finds the guest, confirms, and can go back and open the stay again.
      await signIn(page);
      await page.getByRole('searchbox').fill(`vanbiervliet ${name}`);
      await page.getByRole('button', { name: words.search, exact: true }).click();
      await page.locator('.wait > li').first().getByRole('link', { name: words.open }).click();
      await expect(page.locator('#word-language')).toContainText('Nederlands');
      await expect(page.locator('main')).toContainText('Bedlinnen');
      await page.getByRole('button', { name: t('answers.stay.confirm') }).click();
      await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));
      await expectSound(page, javaScriptEnabled);
      await page.getByRole('link', { name: t('answers.desk') }).click();
      await page.getByRole('link', { name: words.ahead, exact: true }).click();
      await page
        .locator('.wait')
        .getByRole('link', { name: new RegExp(`${name} Vanbiervliet`) })
        .click();
      await expect(page.locator('.case-acts a')).toHaveText([
        t('answers.stay.moveButton'),
        t('answers.stay.cancelButton'),
      ]);
      await expect(page.locator('main')).not.toContainText(t('moving.send'));
      await expectSound(page, javaScriptEnabled);

      // The guest asks for other dates: the stay holds until the agency answers.
      await open(page, own);
      await expect(heading(page)).toHaveText(t('ownStay.state.confirmed'));
      await expect(page.locator('main .breakdown')).toContainText('Bedlinnen');
      await expect(page.locator('main')).toContainText('als voorschot');
      await expectSound(page, javaScriptEnabled);
      await tap(page.getByRole('link', { name: t('ownStay.change.link') }));
      const choice = page.locator('.choose-days label').first();
      const days = await choice.locator('span').first().innerText();
      await tap(choice);
      await expectSound(page, javaScriptEnabled);
      await tap(page.getByRole('button', { name: t('ownStay.change.button') }));
      await expect(page.getByText(t('ownStay.change.sent'))).toBeVisible();
      await expect(page.locator('.own-stay__wish')).toContainText(days);
      await expect(heading(page)).toHaveText(t('ownStay.state.confirmed'));

      await open(page, pathTo('staff', 'nl'));
      const waiting = page.locator('.wait > li').filter({ hasText: `${name} Vanbiervliet` });
      await expect(waiting).toContainText(words.asksDays);
      await waiting.getByRole('link', { name: words.open }).click();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await expectSound(page, javaScriptEnabled);
      await page.getByRole('button', { name: t('answers.stay.moveButton') }).click();
      await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));

      // The guest cancels: what it costs stands before the press.
      await open(page, own);
      await expect(page.locator('.own-stay__wish')).toHaveCount(0);
      await tap(page.getByRole('link', { name: t('ownStay.cancel.link'), exact: true }));
      await expect(page.locator('.own-stay__owed b')).toHaveText(formatPrice(0, SAME_EVERYWHERE));
      await expect(page.locator('.terms .is-current')).toContainText('vandaag');
      await expectSound(page, javaScriptEnabled);
      // A page that shows another sum than it costs cancels nothing, and asks again with the right one.
      watch.expectError(/status of 409/);
      const owed = page.locator('input[name="owed"]');
      await owed.evaluate((field: HTMLInputElement) => {
        field.value = '12.5';
      });
      await page.getByRole('button', { name: t('ownStay.cancel.button') }).click();
      await expect(page.getByText(t('ownStay.cancel.changed'))).toBeVisible();
      await expect(owed).toHaveValue('0');
      await expectSound(page, javaScriptEnabled);
      await tap(page.getByRole('button', { name: t('ownStay.cancel.button') }));
      await expect(heading(page)).toHaveText(t('ownStay.state.cancelledByVisitor'));
      await expect(page.locator('.own-stay form')).toHaveCount(0);
      await mailTo(guest(name), /U hebt uw verblijf/);
      // Way, home, linen, reserve, agreements with consent, send; then three presses to change and two to cancel.
      expect([booked, done]).toEqual([
        { taps: 5 + boxes, fields: 3 },
        { taps: 5 + boxes + 3 + 2, fields: 3 },
      ]);

      // The agency sees who cancelled.
      await open(page, `${pathTo('staff', 'nl')}?find=${name}`);
      await page
        .locator('.wait')
        .getByRole('link', { name: new RegExp(`${name} Vanbiervliet`) })
        .click();
      await expect(heading(page)).toHaveText(t('answers.stay.state.cancelledByVisitor'));
    });
  });
}
