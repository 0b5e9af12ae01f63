/**
 * States of the staff's screens to which no other test comes with all its checks: lists without homes, what stops a home,
 * two people, the parts of the site, every kind of block, refusals, the first day of an agency and of a seller's page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { pathTo, type RouteParams } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import words from '#locales/nl/staff.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { STAFF_RIGHTS } from '#wire/staff.ts';
import type { PageDraft } from '#wire/written-pages.ts';
import { BLOCK_KINDS, newBlock } from '#worker/screens/staff/pages/block-table.ts';
import type { StaffScreen } from '#worker/screens/staff/testing/staff-screens.ts';
import { expect, test } from '../support/fixtures.ts';
import { gevelAt } from '../support/gevel-process.ts';
import { type AgencyId, at } from '../support/sites.ts';
import { expectSound as expectSoundAt } from '../support/six-sizes.ts';
import type { SplitSite } from '../support/split-site.ts';
import { type Session, signedIn, signInAs, staffEmail } from '../support/staff-session.ts';

test.describe.configure({ timeout: 180_000 });

const SITE = 'duinzicht';
/** Homes of this file alone. */
const HOMES = { seen: '8811', clash: '8812', seller: '8813' } as const;
const PRICE = 'estate.general.price.value';

const aHome = (id: string, price: number) => ({
  general: {
    id,
    headType: { id: 3 },
    transaction: { id: 1 },
    title: { nl: 'Villa' },
    price: { value: price },
    address: {
      visible: true,
      street: { nl: 'Residentie De Zeven Torens aan de Koninklijke Baan' },
      number: '120',
      city: { zip: '8300', name: { nl: 'Knokke-Heist' } },
    },
  },
});

const expectSound = (page: Page, name: string) => expectSoundAt(page, name, { words: true });

const sign = (context: BrowserContext, split: SplitSite, who: string): Promise<Session> =>
  signInAs(context, split, { who: `states.${who}`, name: 'Annelies Smet', rights: STAFF_RIGHTS });

const open = (page: Page, { port }: SplitSite, screen: StaffScreen, params: RouteParams = {}, query = '') =>
  page.goto(at(SITE, pathTo(screen, 'de', params) + query, port));

/** Opens what is folded. */
const unfold = (page: Page, within = 'main details') =>
  page.evaluate((folded) => {
    for (const one of document.querySelectorAll(folded)) one.setAttribute('open', '');
  }, within);

const saveDraft = (split: SplitSite, { secret }: Session, body: object): Promise<{ home: string }> =>
  split.content.ask(`/sites/${SITE}/staff/home/draft`, { session: secret, kind: 'estate', ...body });

test('a list in which nothing is found, with what can be begun, and with what can be done', async ({
  page,
  split,
}) => {
  await split.content.offer(SITE, aHome(HOMES.seen, 689_000));
  await sign(page.context(), split, 'list');
  await open(page, split, 'staff-homes', {}, '?find=zzzz');
  await expectSound(page, 'list-none');
  await open(page, split, 'staff-homes', {}, '?find=zeven+torens');
  await unfold(page, '.hm-new');
  await expectSound(page, 'list-new');
  await open(page, split, 'staff-homes', {}, '?find=zeven+torens');
  await unfold(page, '.hm-do details');
  await expectSound(page, 'list-deeds');
});

test('a new home that cannot go out, and one at which two people have typed', async ({ page, split }) => {
  const session = await sign(page.context(), split, 'homes');
  const { home } = await saveDraft(split, session, {
    makes: `states-new-home-${split.port}`,
    fields: [{ field: 'estate.general.title.nl', value: 'Zee voor de ramen', seen: null }],
  });
  await open(page, split, 'staff-home', { kind: 'estate', id: home });
  await unfold(page);
  await expectSound(page, 'home-new');
  await open(page, split, 'staff-home-publish', { kind: 'estate', id: home });
  await expectSound(page, 'publish-blocked');
  // The record has changed beneath what was typed.
  await split.content.offer(SITE, aHome(HOMES.clash, 500_000));
  await saveDraft(split, session, {
    home: HOMES.clash,
    fields: [{ field: PRICE, value: 490_000, seen: 500_000 }],
  });
  await split.content.offer(SITE, aHome(HOMES.clash, 480_000));
  await open(page, split, 'staff-home', { kind: 'estate', id: HOMES.clash });
  await expect(page.locator('.home-clash')).toBeVisible();
  await expectSound(page, 'home-two');
});

test('the parts of a site, and what they refuse', async ({ page, split, watch }) => {
  watch.expectError(/status of 422/);
  await sign(page.context(), split, 'site');
  for (const part of ['agency', 'legal', 'look', 'rules'] as const) {
    await open(page, split, 'staff-site-part', { part });
    await expectSound(page, `site-${part}`);
  }
  for (const part of ['office', 'person'] as const) {
    await open(page, split, 'staff-site-part', { part, id: 'new' });
    await expectSound(page, `site-${part}-new`);
  }
  await open(page, split, 'staff-hours');
  await page.locator('input[name="day"]').fill('0026-12-01');
  await page.locator('form:has(input[name="day"]) button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page, 'hours-refused');
});

test('every kind of block of a page, and what keeps it from going out', async ({ page, split, watch }) => {
  watch.expectError(/status of (?:401|422)/);
  const session = await sign(page.context(), split, 'pages');
  const id = `page-states-${split.port}`;
  const sections: PageDraft['sections'] = BLOCK_KINDS.map(newBlock);
  await split.content.ask(`/sites/${SITE}/staff/pages/changes`, {
    session: session.secret,
    id,
    seen: null,
    to: { save: { page: { title: { nl: 'Onze buurt' }, sections }, mark: null } },
  });
  await open(page, split, 'staff-page', { id });
  await unfold(page);
  await expectSound(page, 'page-blocks');
  await page.locator('button[name="do"][value="publish"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await unfold(page);
  await expectSound(page, 'page-refused');
  // The session ends while somebody types.
  await open(page, split, 'staff-news-item', { id: `news-states-${split.port}` });
  await page.locator('textarea[name="title.nl"]').fill('Open in de winter');
  await page.context().clearCookies();
  await page.locator('button[name="do"][value="publish"]').click();
  await expect(page.locator('form[data-retained]')).toBeVisible();
  await expectSound(page, 'news-retained');
});

test('the first day of an agency: nothing is there yet, and each page says how to begin', async ({
  page,
  context,
  split,
}) => {
  const first = `first-${split.port}`;
  const host = `${first}.localhost`;
  for (const command of [
    ['site', 'add', first, '--name', 'Nieuw Kantoor', '--host', host, '--lang', 'nl,de'],
    ['site', 'set', first, 'settings.features=staff,rentals,agenda,alerts'],
    ['site', 'publish', first, '--force'],
  ]) {
    const { code, stderr } = await gevelAt(split.gate.port, localOperatorToken(), ...command);
    expect(code, stderr).toBe(0);
  }
  const email = staffEmail('states.first', split);
  await split.content.employ(first as AgencyId, {
    name: 'Annelies Smet',
    email,
    sees: 'all',
    rights: STAFF_RIGHTS,
  });
  const { secret } = await signedIn((sql, ...params) => split.content.rows(sql, ...params), first, email);
  await context.addCookies([
    { name: '__Host-gevel', value: secret, url: `https://${host}`, httpOnly: true, secure: true },
  ]);
  for (const screen of [
    'staff',
    'staff-homes',
    'staff-news',
    'staff-pages',
    'staff-figures',
    'staff-hours',
    'staff-site',
    'staff-window',
    'staff-journal',
  ] as const) {
    await page.goto(`http://${host}:${split.port}${pathTo(screen, 'de')}`);
    await expectSound(page, `first-${screen}`);
  }
});

test('a seller’s page in its first week', async ({ page, split }) => {
  await split.content.offer(SITE, aHome(HOMES.seller, 525_000));
  await split.content.rows(
    'UPDATE home_histories SET since = ? WHERE site_id = ? AND estate_id = ?',
    `${brusselsDay(new Date())}T08:00:00.000Z`,
    SITE,
    HOMES.seller,
  );
  await sign(page.context(), split, 'seller');
  const made = { kind: 'estate', id: HOMES.seller };
  await page.goto(at(SITE, pathTo('staff-home-seller', 'nl', made), split.port));
  await page.getByRole('button', { name: words.seller.make }).click();
  const { pathname } = new URL(await page.getByLabel(words.seller.address).inputValue());
  await page.goto(at(SITE, pathname, split.port));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'seller-first-week');
});
