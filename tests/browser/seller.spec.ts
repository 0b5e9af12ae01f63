/**
 * The seller's page (decision 176): an agent makes its address on the page of a home, writes a sentence, and ends it; the
 * seller reads it on a phone, without script, and on paper.
 */
import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import seller from '#locales/nl/seller.ts';
import words from '#locales/nl/staff.ts';
import type { Estate } from '#wire/estate.ts';
import { expect, test } from '../support/fixtures.ts';
import { send } from '../support/http.ts';
import { AGENCIES, at } from '../support/sites.ts';
import { expectSound, offGutterOn } from '../support/six-sizes.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';
import { textFaultsOn } from '../support/text-faults.ts';

const SITE = 'huis-haard';
/** Homes of this file alone: those of three sellers, and six that are usual here. */
const STORIES = {
  /** Opened and kept as usual, and nobody comes. */
  dear: { id: '889301', price: 549_000, pictures: 6, opened: 100, visits: [0, 0, 1, 0, 1] },
  /** Hardly opened; whoever opens it comes. */
  pictures: { id: '889308', price: 515_000, pictures: 1, opened: 30, visits: [1, 1, 0, 1] },
  right: { id: '889309', price: 505_000, pictures: 6, opened: 110, visits: [3, 2, 2, 1, 1, 2, 1] },
} as const;
const USUAL = ['889302', '889303', '889304', '889305', '889306', '889307'] as const;
const s = words.seller;

/** A copy of a demo home for sale, in a street, at a price and with pictures of its own. */
function aHome(id: string, street: string, price: number, most: number): Estate {
  const found = demoData().estates.find(
    ({ siteId, estate, withdrawnAt }) =>
      siteId === SITE &&
      !withdrawnAt &&
      Number(estate.general.transaction?.id) === 1 &&
      estate.general.archived !== true &&
      (estate.pictures?.length ?? 0) > 5 &&
      estate.general.address?.visible === true,
  );
  if (found === undefined) throw new Error('no home for sale');
  const { general, pictures = [] } = found.estate;
  return {
    pictures: (pictures ?? []).slice(0, most),
    general: {
      id,
      title: { nl: 'Herenhuis' },
      headType: general.headType,
      transaction: general.transaction,
      price: { value: price },
      bedroomCount: 4,
      address: {
        ...general.address,
        street: { nl: street, fr: street, en: street, de: street },
        number: '41',
      },
      publicationDate: '2026-09-21T10:00:00.000Z',
    },
  };
}

const MONDAY = weekOf(brusselsDay(new Date()));
/** How interest falls in nine weeks, and how many then come to see a usual home. */
const FALL = [214, 131, 96, 88, 121, 74, 70, 61, 58];
const COME = [2, 2, 1, 1, 1, 1, 0, 1, 0];
/** Highest budgets of alerts for a home in this price range, and how many have them. */
const BUDGETS = [
  [430_000, 12],
  [455_000, 11],
  [480_000, 21],
  [510_000, 26],
  [535_000, 17],
  [560_000, 6],
] as const;

/** The homes with what was counted of them in nine closed weeks, and the alerts that they match. */
async function arrange({ content }: SplitSite): Promise<void> {
  const own = Object.values(STORIES);
  for (const { id, price, pictures } of own)
    await content.offer(SITE, aHome(id, 'Tiensevest', price, pictures));
  for (const [index, id] of USUAL.entries())
    await content.offer(
      SITE,
      aHome(id, `Buurstraat ${index + 1}`, 480_000 + index * 16_000, 5 + (index % 2)),
    );
  const counted = [
    ...own.map(({ id, opened, visits }) => ({ id, share: opened / 100, visits })),
    ...USUAL.map((id, index) => ({ id, share: 0.85 + index * 0.06, visits: COME })),
  ];
  for (const { id, share, visits } of counted)
    for (const [at, times] of FALL.entries()) {
      const opened = Math.round(times * share);
      await content.rows(
        'INSERT OR REPLACE INTO home_days (site_id, kind, home_id, day, opened, kept, visits, sent) ' +
          "VALUES (?, 'estate', ?, ?, ?, ?, ?, ?)",
        SITE,
        id,
        addDays(MONDAY, -7 * (FALL.length - at) + 1),
        opened,
        Math.round(opened * 0.07),
        visits[at] ?? 0,
        at === 0 ? 52 : 0,
      );
    }
  // Other tests let the cron run on a later day, which closes today: on a Sunday that is the end of another week.
  await content.rows('DELETE FROM interest_days WHERE day >= ?', MONDAY);
  await content.rows(
    'INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES (?, ?)',
    addDays(MONDAY, -1),
    `${MONDAY}T03:00:00.000Z`,
  );
  for (const { id } of counted)
    await content.rows(
      'UPDATE home_histories SET since = ? WHERE site_id = ? AND estate_id = ?',
      `${addDays(MONDAY, -7 * FALL.length)}T08:00:00.000Z`,
      SITE,
      id,
    );
  for (const [priceMax, alerts] of BUDGETS)
    await content.rows(
      'INSERT OR REPLACE INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "SELECT ?1, 'seller-' || ?2 || '-' || value, 'active', ?2 || value || '@example.be', ?2 || '-' || value, 'nl', " +
        "json_object('priceMax', ?2 + 0, 'priceMin', 400000), 'https://x.test', 's', '2026-11-01T10:00:00.000Z' " +
        'FROM json_each(?3)',
      SITE,
      priceMax,
      JSON.stringify([...Array(alerts).keys()]),
    );
}

const open = (page: Page, split: SplitSite, path: string) => page.goto(at(SITE, path, split.port));

const pageOf = (id: string): string => pathTo('staff-home-seller', 'nl', { kind: 'estate', id });

/** Presses on the button that makes an address, and returns its path. */
async function make(page: Page, split: SplitSite, id: string): Promise<string> {
  await open(page, split, pageOf(id));
  await page.getByRole('button', { name: s.make }).click();
  const href = await page.getByLabel(s.address).inputValue();
  expect(href).toMatch(/\/nl\/verkoper\/[\w-]{43}$/);
  return new URL(href).pathname;
}

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(({ split }) => arrange(split));

test('an address is made, read on a phone without script and on paper, and ended', async ({
  page,
  browser,
  split,
  watch,
}) => {
  watch.expectError(/status of 404/);
  const { id } = STORIES.dear;
  await signInAs(page.context(), split, { who: 'seller', name: 'Elke Wouters', agency: SITE });
  await open(page, split, pathTo('staff-home', 'nl', { kind: 'estate', id }));
  await page.getByRole('link', { name: s.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
  await expectSound(page, 'seller-make');
  const path = await make(page, split, id);
  await page.getByLabel(s.sentence).fill('Kan ik donderdag om 17 uur langskomen?');
  await page.getByRole('button', { name: s.save }).first().click();
  await expect(page.getByRole('status')).toContainText(s.saved);
  await expect(page.getByLabel(s.address)).toHaveCount(0);
  await expectSound(page, 'seller-written');

  const phone = await browser.newContext({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false });
  const reader = await phone.newPage();
  await reader.goto(at(SITE, path, split.port));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('58 keer geopend, geen nieuw bezoek');
  await expect(reader.locator('.seller__word')).toContainText('Kan ik donderdag');
  await reader.locator('.seller__table summary').first().click();
  await expect(reader.locator('.seller__table table').first()).toContainText('214');
  await phone.close();

  await open(page, split, path);
  for (const width of [320, 390, 768, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await textFaultsOn(page, { sums: true }), `${width} px`).toEqual([]);
    expect(await offGutterOn(page), `${width} px`).toEqual([]);
  }
  await expectSound(page, 'seller-dear');
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  // A page of a PDF is an object of this type.
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, split, pageOf(id));
  await page.getByRole('button', { name: s.end }).click();
  await expect(page.getByRole('status')).toContainText(s.ended);
  await open(page, split, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.closed.title);
  await expectSound(page, 'seller-closed');
});

test('two other homes tell their stories by where their dots stand', async ({ page, split }) => {
  await signInAs(page.context(), split, { who: 'sellers', name: 'Elke Wouters', agency: SITE });
  for (const [story, below] of [
    ['pictures', [true, false]],
    ['right', [false, false]],
  ] as const) {
    const path = await make(page, split, STORIES[story].id);
    await open(page, split, path);
    const steps = page.locator('.seller__steps > li');
    await expect(steps).toHaveCount(4);
    // Opened, and seen: the two that can be said of every home.
    for (const [at, isBelow] of [
      [0, below[0]],
      [3, below[1]],
    ] as const)
      await expect(steps.nth(at).locator('.seller-plot__dot--below')).toHaveCount(isBelow ? 1 : 0);
    await expectSound(page, `seller-${story}`);
  }
});

test('an address that has ended, has expired, is another agency’s or was guessed opens one page, with and without script', async ({
  page,
  browser,
  split,
  watch,
}) => {
  watch.expectError(/status of 404/);
  await signInAs(page.context(), split, { who: 'closed', name: 'Elke Wouters', agency: SITE });
  const [ended, expired, own] = [
    await make(page, split, USUAL[0]),
    await make(page, split, USUAL[1]),
    await make(page, split, USUAL[2]),
  ];
  await open(page, split, pageOf(USUAL[0]));
  await page.getByRole('button', { name: s.end }).click();
  await expect(page.getByRole('status')).toContainText(s.ended);
  await split.content.rows(
    'UPDATE seller_windows SET made_at = ? WHERE site_id = ? AND home = ? AND ended_at IS NULL',
    '2020-01-01T00:00:00.000Z',
    SITE,
    USUAL[1],
  );
  // What opens here opens nothing at another agency.
  expect((await send(AGENCIES[SITE].hostname, own, { port: split.port })).status).toBe(200);
  const guessed = pathTo('seller', 'nl', { token: 'x'.repeat(43) });
  const closed = [
    ['ended', SITE, ended],
    ['expired', SITE, expired],
    ['guessed', SITE, guessed],
    ['another agency’s', 'duinzicht', own],
    ['guessed at the other agency', 'duinzicht', guessed],
  ] as const;
  const mains = new Map<string, Set<string>>();
  for (const [why, agency, path] of closed) {
    const { status, headers, text } = await send(AGENCIES[agency].hostname, path, { port: split.port });
    expect([why, status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      why,
      404,
      'no-store',
      'no-referrer',
    ]);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
    mains.set(agency, (mains.get(agency) ?? new Set()).add(main));
  }
  expect([...mains.values()].map(({ size }) => size)).toEqual([1, 1]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  for (const [why, agency, path] of closed)
    for (const reader of [page, without]) {
      await reader.goto(at(agency, path, split.port));
      await expect(reader.getByRole('heading', { level: 1 }), why).toHaveText(seller.closed.title);
    }
  await plain.close();
});
