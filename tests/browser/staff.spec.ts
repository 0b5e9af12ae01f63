/** The staff page (decision 82): a morning of a staff member who answers cases, with and without script. */
import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import words from '#locales/nl/staff.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import { confirmAddresses, estatesToView } from '../support/appointments.ts';
import { expect, test } from '../support/fixtures.ts';
import { freeWeeks } from '../support/free-weeks.ts';
import { at, wordsOf } from '../support/sites.ts';
import { faultsInModes, modesAt } from '../support/six-sizes.ts';
import type { SplitSite } from '../support/split-site.ts';

test.describe.configure({ mode: 'default' });

let split: SplitSite;
const t = wordsOf('nl');
const visitor = (name: string) => `${name}.${split.port}@example.com`;
const person = (firstname: string) => ({
  firstname,
  lastname: 'Claes',
  email: visitor(firstname.toLowerCase()),
  locale: 'nl' as const,
  consent: true as const,
});
const NAMES = { 390: ['Ada', 'Bea', 'Cis'], 1280: ['Dora', 'Elza', 'Fien'] } as const;

/** Two stays and a viewing that wait for an answer, in separate units and at a separate home. */
async function fillMorning(
  [one, two, three]: readonly [string, string, string],
  index: number,
): Promise<void> {
  const { content, port } = split;
  const agreements = await content.ask<{ id: string }[]>('/sites/duinzicht/agreements?locale=nl');
  for (const [place, name] of [one, two].entries()) {
    const unit = String(7010 + 2 * index + place);
    const week = (await freeWeeks(unit, port)).find(({ from }) => /^\d{4}-0[5-9]/.test(from));
    if (week === undefined) throw new Error(`${unit} has no free week`);
    await content.ask('/sites/duinzicht/rental-units/reservation', {
      ...person(name),
      rentalUnitId: unit,
      from: week.from,
      to: week.to,
      persons: 2,
      agreementIds: agreements.map(({ id }) => id),
    });
  }
  const estateId = estatesToView('duinzicht')[index] ?? '';
  const { slots } = await content.ask<LiveAgenda>(`/sites/duinzicht/live-agenda/${estateId}`);
  const slot = slots.filter(({ free }) => free)[index];
  await content.book('duinzicht', { ...person(three), estateId, slotId: slot?.id ?? '' });
}

test.beforeAll(async ({ split: shared }) => {
  split = shared;
  const all = Object.values(NAMES).flat();
  await confirmAddresses(
    split.content,
    all.map((name) => visitor(name.toLowerCase())),
  );
  await split.content.employ('duinzicht', { name: 'An Smet', email: visitor('an'), sees: 'all' });
  for (const [index, names] of Object.values(NAMES).entries()) await fillMorning(names, index);
});

type Press = (control: Locator) => Promise<void>;
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.page().keyboard.press('Enter');
};
const byPointer: Press = (control) => control.click();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page, path = pathTo('staff', 'nl')) => page.goto(at('duinzicht', path, split.port));
const row = (page: Page, name: string) => page.locator('.wait > li').filter({ hasText: `${name} Claes` });

/** Passes axe in light and dark, and nothing is wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  expect(await faultsInModes(page, modesAt(page.viewportSize()?.width ?? 0))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectSoundAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expectSound(page);
  }
}

/** Signs in by the link in the newest mail, whose sign equals the one on the screen. */
async function signIn(page: Page, press: Press, sound: (page: Page) => Promise<void>): Promise<void> {
  const known = (await split.content.mailsTo(visitor('an'))).length;
  await open(page);
  await expect(heading(page)).toHaveText(words.signIn);
  await sound(page);
  await page.getByLabel(words.address.split('{{')[0] ?? '').fill(visitor('an'));
  await press(button(page, words.send));
  await expect(heading(page)).toHaveText(words.mailed);
  await sound(page);
  const sign = await page.locator('.case-facts dd').innerText();
  let link = '';
  await expect(async () => {
    const mail = (await split.content.mailsTo(visitor('an')))[known];
    expect(mail?.subject).toContain(sign);
    link = mail?.text.match(/https?:\/\/\S+\/kantoor\/\S+/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [200] });
  await page.goto(link);
  await sound(page);
  await press(button(page, words.enter));
  await expect(page).toHaveURL((url) => url.pathname === pathTo('staff', 'nl'));
}

/** Confirms one stay, declines another and moves a viewing found by name. */
async function answerThree(
  page: Page,
  press: Press,
  [yes, no, viewing]: readonly [string, string, string],
  sound: (page: Page) => Promise<void>,
): Promise<void> {
  await press(row(page, yes).getByRole('link', { name: words.open }));
  await expect(heading(page)).toContainText(`${yes} Claes`);
  await sound(page);
  await page.locator('textarea[name="word"]').fill('De sleutel ligt klaar.');
  await press(button(page, t('answers.stay.confirm')));
  await expect(heading(page)).toHaveText(t('answers.stay.state.confirmed'));
  await sound(page);
  await open(page);
  await expect(row(page, yes)).toHaveCount(0);
  await press(row(page, no).getByRole('link', { name: words.open }));
  await press(page.getByRole('link', { name: t('answers.stay.no') }));
  await expect(button(page, t('answers.stay.declineButton'))).toBeVisible();
  await sound(page);
  await press(button(page, t('answers.stay.declineButton')));
  await expect(heading(page)).toHaveText(t('answers.stay.state.declined'));
  await open(page);
  await page.getByRole('searchbox').fill(`${viewing.toLowerCase()} cl`);
  await press(button(page, words.search));
  await expect(row(page, viewing)).toBeVisible();
  await sound(page);
  await press(row(page, viewing).getByRole('link', { name: words.move }));
  const radio = page.getByRole('radio').last();
  const time = (await radio.getAttribute('data-words')) ?? '';
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
  await sound(page);
  await press(button(page, t('moving.send')));
  await expect(heading(page)).toHaveText(t('answers.viewing.moved'));
  await expect(page.getByText(time)).toBeVisible();
}

/** Closes an afternoon and opens it again. */
async function closeAfternoon(page: Page, press: Press, sound: (page: Page) => Promise<void>): Promise<void> {
  await open(page, pathTo('staff-hours', 'nl'));
  await page
    .getByLabel(words.day, { exact: true })
    .first()
    .fill(addDays(brusselsDay(new Date()), 9));
  await page.getByLabel(words.from, { exact: true }).first().fill('13:00');
  await page.getByLabel(words.until, { exact: true }).first().fill('17:00');
  await press(button(page, words.close));
  const closed = page.locator('.wait > li').filter({ hasText: '13.00' });
  await expect(closed).toBeVisible();
  await sound(page);
  await press(closed.getByRole('button', { name: words.reopen }));
  await expect(closed).toHaveCount(0);
}

async function takeCsv(page: Page, press: Press): Promise<void> {
  await open(page);
  const download = page.waitForEvent('download');
  await press(page.getByRole('link', { name: words.csv }));
  expect((await download).suggestedFilename()).toBe('duinzicht.csv');
}

async function signOutEverywhere(
  page: Page,
  press: Press,
  sound: (page: Page) => Promise<void>,
): Promise<void> {
  for (const screen of ['staff-journal', 'staff-devices'] as const) {
    await open(page, pathTo(screen, 'nl'));
    await sound(page);
  }
  await press(button(page, words.signOutAll));
  await expect(heading(page)).toHaveText(words.signIn);
  await open(page);
  await expect(heading(page)).toHaveText(words.signIn);
}

test.describe('with script, on a telephone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('a morning: sign in, a list, three answers, an afternoon off, sign out everywhere', async ({
    page,
  }) => {
    await signIn(page, byKeyboard, expectSound);
    // The layouts of the day, and later of the hours, differ most on a wide screen.
    await expectSoundAt(page, [1280, 390]);
    await takeCsv(page, byKeyboard);
    await answerThree(page, byKeyboard, NAMES[390], expectSound);
    await closeAfternoon(page, byKeyboard, (screen) => expectSoundAt(screen, [1280, 390]));
    await signOutEverywhere(page, byKeyboard, expectSound);
  });

  test('refreshes when viewed again, keeping typed text, focus and scroll position; actions work in place', async ({
    page,
    watch,
  }) => {
    watch.expectError(/status of 503/);
    await signIn(page, byPointer, async () => undefined);
    const field = page.getByRole('searchbox');
    await field.fill('van de');
    await field.focus();
    await split.content.ask('/sites/duinzicht/contact-requests', {
      ...person('Gust'),
      kind: 'general',
      message: 'Hoe laat bent u open?',
    });
    // The tab becomes visible again: the only trigger of a refresh here.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(row(page, 'Gust')).toBeVisible();
    await expect(field).toHaveValue('van de');
    await expect(field).toBeFocused();
    await row(page, 'Gust').getByRole('link', { name: words.answered }).click();
    const press = button(page, t('answers.message.button'));
    await expect(press).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    split.gate.set('closed');
    await press.click();
    // A failed action shows an error, and can be repeated.
    await expect(page.getByRole('alert')).toBeFocused();
    split.gate.set('open');
    await button(page, t('agenda.retry')).click();
    await expect(heading(page)).toHaveText(t('answers.message.answered'));
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test('the same morning', async ({ page }) => {
    // axe needs a script.
    const sound = async () => undefined;
    await signIn(page, byPointer, sound);
    await takeCsv(page, byPointer);
    await answerThree(page, byPointer, NAMES[1280], sound);
    await closeAfternoon(page, byPointer, sound);
    await signOutEverywhere(page, byPointer, sound);
  });
});

test('signs in a home-screen app by the code, when the mail’s link opens in another browser', async ({
  browser,
}) => {
  const [app, mailApp] = [await browser.newContext(), await browser.newContext()];
  const [asking, elsewhere] = [await app.newPage(), await mailApp.newPage()];
  const known = (await split.content.mailsTo(visitor('an'))).length;
  await open(asking, pathTo('staff-sign-in', 'nl'));
  await asking.getByRole('textbox').fill(visitor('an'));
  await button(asking, words.send).click();
  await expect(heading(asking)).toHaveText(words.mailed);
  let text = '';
  await expect(async () => {
    text = (await split.content.mailsTo(visitor('an')))[known]?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  await elsewhere.goto(text.match(/https?:\/\/\S+\/kantoor\/\S+/)?.[0] ?? '');
  await expect(heading(elsewhere)).toHaveText(words.elsewhere);
  await expect(elsewhere.locator('main button')).toHaveCount(0);
  await asking.getByLabel(words.code).fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await button(asking, words.codeSend).click();
  await expect(asking).toHaveURL(new RegExp(`${pathTo('staff', 'nl')}$`));
  await app.close();
  await mailApp.close();
});
