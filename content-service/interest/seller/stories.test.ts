/**
 * Three homes in nine weeks, from counted days to the page: too dear, bad pictures, just right. What the pages say of them
 * without a word of explanation is tested where they are drawn, from these very answers.
 */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { SellerPage } from '#wire/seller.ts';
import { SELLER_STORIES, type Story } from '#wire/testing/seller-stories.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { callAt } from '../../testing/agenda.ts';
import { pictureStatements } from '../../testing/assets.ts';
import {
  type CountedWeek,
  closedStatement,
  countedStatements,
  historyStatement,
} from '../../testing/counted.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';

/** Monday of week 48; the homes are on line since the Monday of week 39. */
const NOW = '2026-11-23T09:00:00.000Z';
const BEGAN = '2026-09-21';
const HOME = { kind: 'estate', home: '501' };

/** How interest falls in nine weeks, whatever the home: shares of its first week, in hundredths. */
const FALL = [100, 61, 45, 41, 57, 35, 33, 29, 27];
const weeks = (
  first: number,
  rates: { readonly kept: number; readonly asked?: number; readonly visits: readonly number[] },
): CountedWeek[] =>
  FALL.map((share, at) => {
    const opened = Math.round((first * share) / 100);
    return {
      opened,
      kept: Math.round((opened * rates.kept) / 100),
      questions: Math.round((opened * (rates.asked ?? 0)) / 100),
      visits: rates.visits[at] ?? 0,
      sent: at === 0 ? 52 : 0,
    };
  });

/** Six homes like them, of the same agency: what is usual here. */
const USUAL = [
  {
    id: '601',
    price: 525_000,
    pictures: 14,
    counted: weeks(170, { kept: 6, asked: 4, visits: [2, 1, 1, 1, 1, 0, 1] }),
  },
  {
    id: '602',
    price: 540_000,
    pictures: 16,
    counted: weeks(190, { kept: 7, asked: 5, visits: [2, 2, 1, 1, 0, 1] }),
  },
  {
    id: '603',
    price: 510_000,
    pictures: 18,
    counted: weeks(210, { kept: 6, asked: 5, visits: [3, 2, 1, 1, 1, 1] }),
  },
  {
    id: '604',
    price: 495_000,
    pictures: 20,
    counted: weeks(230, { kept: 8, asked: 6, visits: [3, 2, 2, 1, 1, 1, 1] }),
  },
  {
    id: '605',
    price: 479_000,
    pictures: 22,
    counted: weeks(250, { kept: 7, asked: 5, visits: [4, 2, 2, 2, 1, 1] }),
  },
  {
    id: '606',
    price: 560_000,
    pictures: 15,
    counted: weeks(180, { kept: 6, asked: 4, visits: [2, 1, 1, 1, 1, 1] }),
  },
];

interface AHome {
  readonly price: number;
  readonly pictures: number;
  readonly counted: readonly CountedWeek[];
}
const HOMES: Readonly<Record<Story, AHome>> = {
  // Opened and kept like the others; nobody comes, and most searches end just below its price.
  dear: { price: 549_000, pictures: 21, counted: weeks(214, { kept: 7, visits: [0, 0, 1, 0, 1] }) },
  // Hardly opened; of those who open it, as many come as elsewhere.
  pictures: { price: 515_000, pictures: 5, counted: weeks(64, { kept: 6, visits: [1, 1, 0, 1] }) },
  right: {
    price: 505_000,
    pictures: 19,
    counted: weeks(236, { kept: 8, asked: 6, visits: [3, 2, 2, 1, 1, 2, 1] }),
  },
};

/** Highest budgets of the agency's alerts, and how many have them. */
const BUDGETS: readonly (readonly [euros: number, alerts: number])[] = [
  [430_000, 12],
  [455_000, 11],
  [480_000, 21],
  [510_000, 26],
  [535_000, 17],
  [560_000, 6],
  [590_000, 3],
];

const alerts = (siteId: string): Statement[] =>
  BUDGETS.flatMap(([priceMax, count]) =>
    Array.from({ length: count }, (_, at) => ({
      sql:
        'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "VALUES (?, ?, 'active', ?, ?, 'nl', ?, 'https://x.test', 's', ?)",
      params: [
        siteId,
        `alert-${priceMax}-${at}`,
        `a${priceMax}-${at}@example.be`,
        `key-${priceMax}-${at}`,
        JSON.stringify({ priceMax }),
        NOW,
      ],
    })),
  );

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `photo-${at}`);
const record = (id: string, price: number, pictures: number) => {
  const { estate } = aHomeRecord(id, price);
  return { estate: { ...estate, pictures: names(pictures).map((file) => ({ file })) } };
};

it.each(Object.keys(HOMES) as Story[])('%s', async (story) => {
  const site = `story-${story}`;
  await env.DB.exec('DELETE FROM interest_days');
  await aWritingAgency(site);
  const { price, pictures, counted } = HOMES[story];
  await store(pictureStatements(site, ...names(22)));
  await importAll(site, [
    record('501', price, pictures),
    ...USUAL.map((one) => record(one.id, one.price, one.pictures)),
  ]);
  await store(
    ...[{ id: '501', price, counted }, ...USUAL].flatMap((one) => [
      [historyStatement(site, one.id, [[`${BEGAN}T08:00:00.000Z`, one.price]])],
      countedStatements(site, one.id, BEGAN, one.counted),
    ]),
    [closedStatement('2026-11-22')],
    alerts(site),
  );
  const asked = async (id: string, body: object) => {
    const { answer, error } = await callAt(id, { now: NOW, params: { siteId: site }, body });
    if (error !== null) throw error;
    return answer;
  };
  const made = await asked('makeSellerPage', {
    session: sessionOf('an'),
    ...HOME,
    locale: 'nl',
    email: null,
    rhythm: 'none',
  });
  const page = (await asked('openSellerPage', made as object)) as SellerPage;
  expect(page).toEqual(SELLER_STORIES[story]);
});
