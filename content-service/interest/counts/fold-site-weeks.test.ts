/** How searches and forms of a day come into the weeks of a site (decision 177). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Interest } from '#wire/interest.ts';
import { siteStatements } from '../../intake/index.ts';
import { sweep } from '../../sweep.ts';
import { answerOf, post } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { aContactRequest, postOnce, rowsOf } from '../../testing/messages.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';
import { closeDay } from './close.ts';

const TODAY = brusselsDay(new Date());
const GARDEN = 'city=1201&type=1&price-max=400000&with=garden';
type Searches = NonNullable<Interest['days'][number]['sites'][number]['searches']>;

let made = 0;
let site = '';
beforeEach(async () => {
  site = `asked${++made}`;
  await env.DB.exec('DELETE FROM interest_days; DELETE FROM interest_reports');
  await store(siteStatements(aSite(site)));
  await importAll(site, [aHomeRecord(501)]);
});

const tell = async (searches: Searches, seq = 0, of = site) =>
  answerOf(
    await post('/interest', {
      isolate: '00000000-0000-4000-8000-000000000000',
      seq,
      days: [{ day: TODAY, sites: [{ site: of, homes: [], searches }] }],
    }),
  );
/** Five in the morning after today. */
const close = () => closeDay(env.DB, new Date(Date.parse(`${TODAY}T05:00:00Z`) + 86_400_000));
interface Row {
  readonly kind: string;
  readonly what: string;
  readonly week: string;
  readonly count: number;
}
const rows = async () =>
  (await rowsOf<Row>('site_weeks', site))
    .map(({ kind, what, count }) => `${kind} ${what} ${count}`)
    .toSorted();

describe('searches', () => {
  it('are added up once, when their day closes, by list', async () => {
    await tell([
      { list: 'few', what: GARDEN, times: 3 },
      { list: 'place', what: '1201', times: 2 },
    ]);
    await tell([{ list: 'few', what: GARDEN, times: 4 }], 1);
    await tell([{ list: 'few', what: GARDEN, times: 4 }], 1);
    expect(await rows()).toEqual([]);
    await Promise.all([close(), close()]);
    expect(await rows()).toEqual([`few ${GARDEN} 7`, 'place 1201 2']);
    const [{ week }] = (await rowsOf<Row>('site_weeks', site)) as [Row];
    expect([new Date(`${week}T00:00:00Z`).getUTCDay(), week <= TODAY]).toEqual([1, true]);
  });

  it('are bounded: of a thousand invented ones a hundred are kept, those that were asked most among them', async () => {
    for (let report = 0; report < 5; report++)
      await tell(
        [
          ...Array.from({ length: 199 }, (_, at) => ({
            list: 'few' as const,
            what: `type=1&price-max=${report * 199 + at}`,
            times: 1,
          })),
          { list: 'few', what: GARDEN, times: 5 },
        ],
        report,
      );
    await close();
    const stored = await rows();
    expect(stored).toHaveLength(100);
    expect(stored).toContain(`few ${GARDEN} 25`);
  });

  it('in places that no home has take no entry from real ones, however often they are told', async () => {
    for (let report = 0; report < 2; report++)
      await tell(
        [
          ...Array.from({ length: 98 }, (_, at) => ({
            list: 'few' as const,
            what: `city=${9_000_000 + report * 98 + at}&type=1`,
            times: 60,
          })),
          ...Array.from({ length: 98 }, (_, at) => ({
            list: 'place' as const,
            what: String(9_000_000 + report * 98 + at),
            times: 60,
          })),
          { list: 'few', what: GARDEN, times: 1 },
          { list: 'place', what: '1201', times: 2 },
        ],
        report,
      );
    await close();
    expect(await rows()).toEqual([`few ${GARDEN} 2`, 'place 1201 4']);
  });

  it('of a site that does not count, or is unknown, are dropped', async () => {
    await store(siteStatements(aSite(site, { settings: { features: [], interest: 'off' } })));
    await tell([{ list: 'few', what: GARDEN, times: 9 }]);
    await tell([{ list: 'few', what: GARDEN, times: 9 }], 1, 'nobody');
    await close();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['an unknown list', { list: 'words', what: 'Jan', times: 1 }],
    ['a long text', { list: 'few', what: 'x'.repeat(201), times: 1 }],
    ['more than an isolate may count', { list: 'few', what: GARDEN, times: 61 }],
  ])('are refused with %s', async (_what, search) => {
    expect((await tell([search] as unknown as Searches)).status).toBe(400);
  });

  it('go after 90 days', async () => {
    await tell([{ list: 'few', what: GARDEN, times: 9 }]);
    await close();
    const later = (days: number) =>
      sweep(env.DB, new Date(Date.parse(`${TODAY}T05:00:00Z`) + days * 86_400_000));
    await later(80);
    expect(await rows()).toHaveLength(1);
    await later(98);
    expect(await rows()).toEqual([]);
  });
});

describe('forms that are about no home', () => {
  it('are counted when the day closes, and stay when the request is deleted', async () => {
    for (let sent = 0; sent < 2; sent++)
      expect((await postOnce(`/sites/${site}/contact-requests`, aContactRequest)).status).toBe(202);
    await close();
    expect(await rows()).toEqual(['form general 2']);
    await env.DB.prepare('DELETE FROM submissions WHERE site_id = ?').bind(site).run();
    await close();
    expect(await rows()).toEqual(['form general 2']);
  });
});
