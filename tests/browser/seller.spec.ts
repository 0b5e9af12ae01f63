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
import { at } from '../support/sites.ts';
import { expectSound } from '../support/six-sizes.ts';
import type { SplitSite } from '../support/split-site.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE = 'huis-haard';
/** Homes of this file alone: the seller's own, and six like it. */
const OWN = '889301';
const LIKE = ['889302', '889303', '889304', '889305', '889306', '889307'];
const s = words.seller;

/** A copy of a demo home for sale, in a street and at a price of its own. */
function aHome(id: string, street: string, price: number): Estate {
  const found = demoData().estates.find(
    ({ siteId, estate, withdrawnAt }) =>
      siteId === SITE &&
      !withdrawnAt &&
      Number(estate.general.transaction?.id) === 1 &&
      estate.general.archived !== true &&
      (estate.pictures?.length ?? 0) > 3 &&
      estate.general.address?.visible === true,
  );
  if (found === undefined) throw new Error('no home for sale');
  const { general, pictures } = found.estate;
  return {
    ...(pictures ? { pictures } : {}),
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

/** The Monday of this week, and nine closed weeks before it in which like homes fared as usual. */
const MONDAY = weekOf(brusselsDay(new Date()));
const FALL = [214, 131, 96, 88, 121, 74, 70, 61, 58];

async function count(split: SplitSite): Promise<void> {
  const rows = [OWN, ...LIKE].flatMap((home, index) =>
    FALL.map((opened, at) => {
      const day = addDays(MONDAY, -7 * (FALL.length - at) + 1);
      const visits = home === OWN ? 0 : at % 2;
      return `('${SITE}', 'estate', '${home}', '${day}', ${opened + index * 4}, ${Math.round(opened * 0.07)}, 0, ${visits})`;
    }),
  );
  await split.content.rows(
    `INSERT OR REPLACE INTO home_days (site_id, kind, home_id, day, opened, kept, questions, visits) VALUES ${rows.join(', ')}`,
  );
  await split.content.rows(
    `INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES ('${addDays(MONDAY, -1)}', '${MONDAY}T03:00:00.000Z')`,
  );
  const since = addDays(MONDAY, -7 * FALL.length);
  await split.content.rows(
    `UPDATE home_histories SET since = '${since}T08:00:00.000Z' WHERE site_id = '${SITE}' AND estate_id IN ('${[OWN, ...LIKE].join("', '")}')`,
  );
}

const open = (page: Page, split: SplitSite, path: string) => page.goto(at(SITE, path, split.port));

test('an address is made, read on a phone, and ended', async ({ page, browser, split, watch }) => {
  test.setTimeout(150_000);
  watch.expectError(/status of 404/);
  await split.content.offer(SITE, aHome(OWN, 'Tiensevest', 549_000));
  for (const [index, id] of LIKE.entries())
    await split.content.offer(SITE, aHome(id, `Buurstraat ${index}`, 480_000 + index * 16_000));
  await count(split);
  await signInAs(page.context(), split, { who: 'seller', name: 'Elke Wouters', agency: SITE });
  await open(page, split, pathTo('staff-home', 'nl', { kind: 'estate', id: OWN }));
  await page.getByRole('link', { name: s.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.title);
  await expectSound(page, 'seller-make');
  await page.getByRole('button', { name: s.make }).click();
  const href = await page.getByLabel(s.address).inputValue();
  expect(href).toMatch(/\/nl\/verkoper\/[\w-]{43}$/);
  const path = new URL(href).pathname;
  await page.getByLabel(s.sentence).fill('Kan ik donderdag om 17 uur langskomen?');
  await page.getByRole('button', { name: s.save }).first().click();
  await expect(page.getByRole('status')).toContainText(s.saved);
  await expect(page.getByLabel(s.address)).toHaveCount(0);
  await expectSound(page, 'seller-written');

  const phone = await browser.newContext({ viewport: { width: 390, height: 780 }, javaScriptEnabled: false });
  const reader = await phone.newPage();
  await reader.goto(at(SITE, path, split.port));
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('58 keer geopend, geen bezoek');
  await expect(reader.locator('.seller__word')).toContainText('Kan ik donderdag');
  await reader.locator('.seller__table summary').first().click();
  await expect(reader.locator('.seller__table table').first()).toContainText('214');
  await phone.close();

  await open(page, split, path);
  await expectSound(page, 'seller');
  await page.emulateMedia({ media: 'print' });
  // One sheet: 297 mm less its margins.
  await page.setViewportSize({ width: 688, height: 1040 });
  const height = await page.locator('.seller').evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1000);
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, split, pathTo('staff-home-seller', 'nl', { kind: 'estate', id: OWN }));
  await page.getByRole('button', { name: s.end }).click();
  await expect(page.getByRole('status')).toContainText(s.ended);
  await open(page, split, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seller.closed.title);
  await expectSound(page, 'seller-closed');
});
