/** What is typed on a home's page is saved by itself, whatever happens to the line, the session or the home (decision 160). */
import type { BrowserContext, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { faultsOn } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { at } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signedIn, signInAs, staffEmail } from '../support/staff-session.ts';

test.use({ viewport: { width: 390, height: 780 } });
test.describe.configure({ mode: 'default', timeout: 60_000 });

const SITE = 'duinzicht';
const { written: w } = words;
const PRICE = 'estate.general.price.value';
const TITLE = 'estate.general.title.nl';
const BEDROOMS = 'estate.general.bedroomCount';

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

const nameOf = (who: string): string => `typing.${who}`;
const emailOf = (who: string): string => staffEmail(nameOf(who), split);

/** Signs a person in, in a context of theirs; returns their session. */
const signIn = (context: BrowserContext, who: string) =>
  signInAs(context, split, { who: nameOf(who), name: who });

/** A home that goes out, of this test alone. */
async function aHome(id: string, price = 395_000): Promise<void> {
  await split.content.offer(SITE, {
    general: {
      id,
      headType: { id: 3 },
      transaction: { id: 1 },
      title: { nl: 'Villa' },
      price: { value: price },
      bedroomCount: 2,
      address: {
        visible: true,
        street: { nl: 'Duinlaan' },
        number: id,
        city: { zip: '8300', name: { nl: 'Knokke' } },
      },
      publicationDate: '2026-11-01T10:00:00.000Z',
    },
  });
}

const pathOf = (id: string, screen: 'staff-home' | 'staff-home-publish' = 'staff-home') =>
  pathTo(screen, 'nl', { kind: 'estate', id });
const open = (page: Page, id: string, part: string) =>
  page.goto(`${at(SITE, pathOf(id), split.port)}?part=${part}`);
const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const said = (page: Page) => page.locator('#home-said');
const SAVED = new RegExp(w.savedAt.replace('{{when}}.', String.raw`\d+`));
const AWAY = new RegExp(w.away.slice(0, 20));
/** Another window comes to the front again. */
const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

const draftOf = async (id: string): Promise<Record<string, unknown>> => {
  const rows = await split.content.rows<{ field: string; value: string }>(
    'SELECT field, value FROM home_drafts WHERE site_id = ? AND home = ?',
    SITE,
    id,
  );
  return Object.fromEntries(rows.map((row) => [row.field, JSON.parse(row.value)]));
};

test('a field that is left is saved, and nothing is online; the page stays as it is beneath the hand', async ({
  page,
  context,
}) => {
  const id = '889201';
  await aHome(id);
  await signIn(context, 'saved');
  await open(page, id, 'price');
  await field(page, PRICE).fill('385.000');
  await field(page, PRICE).press('Tab');
  await expect(said(page)).toHaveText(SAVED);
  expect(await draftOf(id)).toEqual({ [PRICE]: 385_000 });
  await expect(page.locator(`[data-field="${PRICE}"]`)).toContainText('395.000');
  // Letters are saved in a pause, and the field keeps them and the cursor.
  await page.locator('#text-nl > summary').click();
  await field(page, TITLE).fill('Villa met tuin');
  await expect.poll(() => draftOf(id)).toEqual({ [PRICE]: 385_000, [TITLE]: 'Villa met tuin' });
  await expect(field(page, TITLE)).toBeFocused();
  // The price, where nobody types now, is shown as it is read.
  await expect(field(page, PRICE)).toHaveValue('385000');
  await field(page, TITLE).press('End');
  await field(page, TITLE).pressSequentially(' en zee');
  await expect(field(page, TITLE)).toHaveValue('Villa met tuin en zee');
  // Reviewing waits for the last letters.
  await page.getByRole('link', { name: w.review }).click();
  await expect(page.locator('.home-goes')).toContainText('Villa met tuin en zee');
  const [home] = await split.content.rows<{ price: number }>(
    "SELECT doc ->> '$.estate.general.price.value' AS price FROM records WHERE site_id = ? AND id = ?",
    SITE,
    id,
  );
  expect(Number(home?.price)).toBe(395_000);
});

test('without a line it waits on the device, is told, and is saved when the line is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  const id = '889202';
  await aHome(id);
  await signIn(context, 'away');
  await open(page, id, 'price');
  await context.setOffline(true);
  await field(page, PRICE).fill('380000');
  await field(page, PRICE).press('Tab');
  await expect(said(page)).toHaveText(AWAY);
  expect(await faultsOn(page)).toEqual([]);
  await context.setOffline(false);
  await expect(said(page)).toHaveText(SAVED);
  expect(await draftOf(id)).toEqual({ [PRICE]: 380_000 });
});

test('a page that closes without a line has what was typed when it opens again, and sends it', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_/);
  const id = '889203';
  await aHome(id);
  await signIn(context, 'closed');
  await open(page, id, 'price');
  const lost = (url: URL) => url.pathname === pathOf(id);
  await page.route(lost, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await field(page, PRICE).fill('370000');
  await field(page, PRICE).press('Tab');
  await expect(said(page)).toHaveText(AWAY);
  await page.goto('about:blank');
  await page.unroute(lost);
  await open(page, id, 'rooms');
  await expect(field(page, PRICE)).toHaveValue('370000');
  await expect.poll(() => draftOf(id)).toEqual({ [PRICE]: 370_000 });
});

test('a session that ends in the middle: signing in leads back to the field, with what was typed', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/status of 401/);
  const id = '889204';
  await aHome(id);
  await signIn(context, 'ended');
  await open(page, id, 'text-nl');
  await split.content.rows(
    'DELETE FROM staff_sessions WHERE site_id = ? AND staff_id IN (SELECT id FROM staff WHERE email = ?)',
    SITE,
    emailOf('ended'),
  );
  await field(page, TITLE).fill('Villa aan zee');
  await expect(said(page)).toContainText(w.endedHere);
  expect(await faultsOn(page)).toEqual([]);
  await said(page).getByRole('link', { name: words.signIn }).click();
  await page.locator('input[name="email"]').fill(emailOf('ended'));
  await page.getByRole('button', { name: words.send }).click();
  let code = '';
  await expect(async () => {
    const [mail] = (await split.content.mailsTo(emailOf('ended'))).toReversed();
    code = /\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [200] });
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.codeSend }).click();
  await expect(field(page, TITLE)).toHaveValue('Villa aan zee');
  await expect(field(page, TITLE)).toBeFocused();
  await expect.poll(() => draftOf(id)).toEqual({ [TITLE]: 'Villa aan zee' });
});

test('a colleague’s fields appear in place, beside what one types and never beneath it; both are chosen between', async ({
  page,
  context,
  browser,
  watch,
}) => {
  watch.expectError(/status of 409/);
  const id = '889205';
  await aHome(id);
  await signIn(context, 'An');
  await open(page, id, 'text-nl');
  await page.locator('#rooms > summary').click();
  const other = await browser.newContext();
  await signIn(other, 'Tom');
  const theirs = await other.newPage();
  await open(theirs, id, 'text-nl');

  await field(page, TITLE).press('End');
  await field(page, TITLE).pressSequentially(' van An');
  await field(theirs, TITLE).fill('Landhuis');
  await field(theirs, TITLE).press('Tab');
  await expect(said(theirs)).toHaveText(SAVED);
  await theirs.locator('#rooms > summary').click();
  await field(theirs, BEDROOMS).fill('4');
  await field(theirs, BEDROOMS).press('Tab');
  await expect.poll(async () => (await draftOf(id))[BEDROOMS]).toBe(4);

  // Each has what the other typed, except where they type.
  await expect(field(page, TITLE)).toHaveValue('Villa van An');
  await expect(page.locator('.home-clash')).toContainText('Landhuis');
  await expect(said(page)).toHaveText(w.clashHere);
  await expect(field(page, TITLE)).toBeFocused();
  await lookAgain(page);
  await expect(field(page, BEDROOMS)).toHaveValue('4');
  await expect(page.locator(`[data-field="${TITLE}"]`)).toContainText(`${w.meanwhile} Landhuis`);
  expect(await faultsOn(page)).toEqual([]);
  expect(await draftOf(id)).toEqual({ [TITLE]: 'Landhuis', [BEDROOMS]: 4 });
  await page.locator('.home-side').first().getByRole('button', { name: w.take }).click();
  await expect(page.locator('.home-clash')).toHaveCount(0);
  await expect(field(page, TITLE)).toHaveValue('Villa van An');
  expect(await draftOf(id)).toEqual({ [TITLE]: 'Villa van An', [BEDROOMS]: 4 });
  await lookAgain(theirs);
  await expect(field(theirs, TITLE)).toHaveValue('Villa van An');
  await other.close();
});

test('two tabs of one person are two people', async ({ page, context, watch }) => {
  watch.expectError(/status of 409/);
  const id = '889206';
  await aHome(id);
  await signIn(context, 'tabs');
  await open(page, id, 'price');
  const second = await context.newPage();
  await open(second, id, 'price');
  await field(second, PRICE).fill('391000');
  await field(second, PRICE).press('Tab');
  await expect(said(second)).toHaveText(SAVED);
  await field(page, PRICE).fill('392000');
  await field(page, PRICE).press('Tab');
  await expect(page.locator('.home-clash')).toContainText('391.000');
  expect(await draftOf(id)).toEqual({ [PRICE]: 391_000 });
});

test('the back button shows what is saved, and states nothing older as seen', async ({ page, context }) => {
  const id = '889207';
  await aHome(id);
  const session = await signIn(context, 'back');
  await open(page, id, 'price');
  await field(page, PRICE).fill('393000');
  await field(page, PRICE).press('Tab');
  await expect(said(page)).toHaveText(SAVED);
  await page.goto(at(SITE, pathOf(id, 'staff-home-publish'), split.port));
  // Typed meanwhile, on another device.
  await split.content.ask(`/sites/${SITE}/staff/home/draft`, {
    session: session.secret,
    kind: 'estate',
    home: id,
    fields: [{ field: PRICE, value: 394_000, seen: 393_000 }],
  });
  await page.goBack();
  await expect(field(page, PRICE)).toHaveValue('394000');
  await expect(page.locator(`[name="seen:${PRICE}"]`)).toHaveValue('394000');
});

test('a draft is dropped field by field and whole, after saying what comes back', async ({
  page,
  context,
}) => {
  const id = '889208';
  await aHome(id);
  await signIn(context, 'drop');
  await open(page, id, 'rooms');
  await field(page, BEDROOMS).fill('5');
  await field(page, BEDROOMS).press('Tab');
  await page.locator('#price > summary').click();
  await field(page, PRICE).fill('390000');
  await field(page, PRICE).press('Tab');
  await expect.poll(() => draftOf(id)).toEqual({ [BEDROOMS]: 5, [PRICE]: 390_000 });
  await page.locator('#draft > summary').click();
  const row = page.locator(`#draft [data-key="${PRICE}"]`);
  await expect(row.locator('ins')).toContainText('395.000');
  expect(await faultsOn(page)).toEqual([]);
  await row.getByRole('button').click();
  await expect(field(page, PRICE)).toHaveValue('395000');
  await expect.poll(() => draftOf(id)).toEqual({ [BEDROOMS]: 5 });
  await page.locator('#draft > form').getByRole('button').click();
  await expect(page.locator('#draft')).toHaveCount(0);
  expect(await draftOf(id)).toEqual({});
});

test('over HTTP: another agency’s home is not there, a form of 512 KB loses nothing, a double press publishes once', async ({
  page,
  context,
}) => {
  const id = '889209';
  await aHome(id);
  const session = await signIn(context, 'http');
  await open(page, id, 'price');
  const post = async (path: string, form: Record<string, string>) => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: session.cookie,
    };
    const body = String(new URLSearchParams({ guard: session.guard, ...form }));
    const answer = await ask(SITE, path, { method: 'POST', headers, body, port: split.port });
    return { status: answer.status, text: answer.text, to: answer.headers.location };
  };
  const long = 'Ruim. '.repeat(90_000);
  const text = 'estate.general.description.nl';
  const refused = await post(pathOf(id), { section: 'text-nl', [text]: long, [`seen:${text}`]: 'null' });
  expect([refused.status, refused.text.includes(long.trim())]).toEqual([422, true]);
  expect(await draftOf(id)).toEqual({});

  await field(page, PRICE).fill('390000');
  await field(page, PRICE).press('Tab');
  await expect(said(page)).toHaveText(SAVED);
  await page.goto(at(SITE, pathOf(id, 'staff-home-publish'), split.port));
  const mark = await page.locator('[name="mark"]').inputValue();
  const pressed = await Promise.all([1, 2].map(() => post(pathOf(id, 'staff-home-publish'), { mark })));
  expect(pressed.map(({ status, to }) => [status, to])).toEqual(
    [1, 2].map(() => [303, `${pathOf(id)}?done=published`]),
  );
  const versions = await split.content.rows(
    "SELECT number FROM home_versions WHERE site_id = ? AND home = ? AND action = 'home.published'",
    SITE,
    id,
  );
  expect(versions).toHaveLength(1);

  await split.content.employ('huis-haard', {
    name: 'Els',
    email: emailOf('els'),
    sees: 'all',
    rights: ['homes'],
  });
  const els = await signedIn(
    (sql, ...params) => split.content.rows(sql, ...params),
    'huis-haard',
    emailOf('els'),
  );
  for (const screen of ['staff-home', 'staff-home-publish', 'staff-home-versions'] as const) {
    const path = pathTo(screen, 'nl', { kind: 'estate', id });
    const { status, text: shown } = await ask('huis-haard', path, {
      headers: { Cookie: els.cookie },
      port: split.port,
    });
    expect([screen, status, /Duinlaan|390/.test(shown)]).toEqual([screen, 404, false]);
  }
});
