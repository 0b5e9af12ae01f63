/** What homes' interest is counted as: reports of isolates, the closing of days, and weeks. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { brusselsDay } from '#domain/stays/today.ts';
import type { CountedHome, Interest } from '#wire/interest.ts';
import { estateStatements, siteStatements } from '../../intake/index.ts';
import { answerOf, post, publicGet } from '../../testing/call.ts';
import { aGuid, anEstate, aSite } from '../../testing/fixtures.ts';
import { aContactRequest, aRecommendation, rowsOf } from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { closeDay } from './close.ts';
import { foldOldDays } from './old.ts';
import { weeksOfHome, weeksOfSite } from './weeks.ts';

const ISOLATE = '00000000-0000-4000-8000-000000000000';
const home = (id: string, opened: number, more: Partial<CountedHome> = {}): CountedHome => ({
  kind: 'estate',
  id,
  opened,
  kept: 0,
  compared: 0,
  ...more,
});
const TODAY = brusselsDay(new Date());

let made = 0;
let site = '';
/** Each test has a site of its own, and all days open. */
beforeEach(async () => {
  site = `interest${++made}`;
  await env.DB.exec('DELETE FROM interest_days; DELETE FROM interest_reports');
  await store(
    siteStatements(aSite(site)),
    estateStatements(site, anEstate(1, {})),
    estateStatements(site, anEstate(2, {})),
  );
});

const report = (homes: readonly CountedHome[], changes: Partial<Interest> = {}): Interest => ({
  isolate: ISOLATE,
  seq: 0,
  days: [{ day: TODAY, sites: [{ site, homes: [...homes] }] }],
  ...changes,
});
const tell = async (of: Interest): Promise<unknown> => (await answerOf(await post('/interest', of))).body;

interface Row {
  readonly kind: string;
  readonly home_id: string;
  readonly day: string;
  readonly [measure: string]: unknown;
}
const days = async (): Promise<Row[]> => rowsOf<Row>('home_days', site);
/** Rows without what is zero. */
const counted = async (): Promise<object[]> =>
  (await days()).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== 0 && name !== 'site_id')),
  );
const reports = () => env.DB.prepare('SELECT count(*) AS n FROM interest_reports').first<number>('n');
/** Five in the morning after a day. */
const after = (day: string): Date => new Date(Date.parse(`${day}T05:00:00Z`) + 86_400_000);

it('stores a report as one row, once, however often it is sent, and adds it up when its day closes', async () => {
  const first = report([home('1', 3, { kept: 2 }), home('2', 1)]);
  expect(await tell(first)).toEqual({ rows: 1 });
  expect(await tell(first)).toEqual({ rows: 0 });
  const twice = await Promise.all([tell({ ...first, seq: 1 }), tell({ ...first, seq: 1 })]);
  expect(twice).toEqual(expect.arrayContaining([{ rows: 1 }, { rows: 0 }]));
  expect([await reports(), await days()]).toEqual([1, []]);
  await Promise.all([closeDay(env.DB, after(TODAY)), closeDay(env.DB, after(TODAY))]);
  expect(await counted()).toEqual([
    { kind: 'estate', home_id: '1', day: TODAY, opened: 6, kept: 4 },
    { kind: 'estate', home_id: '2', day: TODAY, opened: 2 },
  ]);
  expect(await reports()).toBe(0);
});

it('begins another row before one is larger than the database takes, and counts every report once', async () => {
  const long = `${site}-${'x'.repeat(64)}`.slice(0, 64);
  await store(siteStatements(aSite(long)));
  // The largest report: each home and each search in an entry of its own.
  const largest = (seq: number) =>
    report([], {
      seq,
      days: [
        {
          day: TODAY,
          sites: [
            ...Array.from({ length: 400 }, (_, at) => ({
              site: long,
              homes: [home(`${1000 + at}${'h'.repeat(60)}`, 60, { kept: 60, compared: 60 })],
            })),
            ...Array.from({ length: 200 }, (_, at) => ({
              site: long,
              homes: [],
              searches: [{ list: 'few' as const, what: `${1000 + at}${'w'.repeat(196)}`, times: 60 }],
            })),
          ],
        },
      ],
    });
  for (let seq = 0; seq < 24; seq++) {
    expect([seq, await tell(largest(seq))]).toEqual([seq, { rows: 1 }]);
    expect(await tell(largest(seq))).toEqual({ rows: 0 });
  }
  expect(await tell(largest(3))).toEqual({ rows: 0 });
  const { results } = await env.DB.prepare(
    'SELECT part, length(counts) AS size, homes FROM interest_reports ORDER BY part',
  ).all<{ part: number; size: number; homes: number }>();
  expect(results.length).toBeGreaterThan(1);
  expect(Math.max(...results.map(({ size }) => size))).toBeLessThan(1_500_000);
  expect(results.reduce((sum, { homes }) => sum + homes, 0)).toBe(24 * 600);
  await closeDay(env.DB, after(TODAY));
  const rows = await rowsOf<{ opened: number }>('home_days', long);
  expect([rows.length, new Set(rows.map(({ opened }) => opened))]).toEqual([400, new Set([24 * 60])]);
});

it('takes nothing about a day that is closed: what was shown never changes', async () => {
  await tell(report([home('1', 3)]));
  await closeDay(env.DB, after(TODAY));
  const before = await counted();
  expect(await tell(report([home('1', 9)], { seq: 1 }))).toEqual({ rows: 0 });
  expect(await tell(report([home('1', 9)]))).toEqual({ rows: 0 });
  await closeDay(env.DB, after(TODAY));
  expect(await counted()).toEqual(before);
});

it('closes no day before the isolates had time to report', async () => {
  await tell(report([home('1', 3)]));
  await closeDay(env.DB, new Date(`${TODAY}T23:59:00Z`));
  expect([await days(), await reports()]).toEqual([[], 1]);
});

it('ignores reports about other days, unknown sites and sites that do not count', async () => {
  await store(siteStatements(aSite(`${site}-off`, { settings: { interest: 'off' } })));
  expect(
    await tell(
      report([home('1', 3)], { days: [{ day: '2026-01-01', sites: [{ site, homes: [home('1', 3)] }] }] }),
    ),
  ).toEqual({ rows: 0 });
  for (const other of ['nobody', `${site}-off`])
    expect(
      await tell(report([], { days: [{ day: TODAY, sites: [{ site: other, homes: [home('1', 3)] }] }] })),
    ).toEqual({ rows: 0 });
});

it('forgets what was reported when the agency switches it off before the day closes', async () => {
  await tell(report([home('1', 3)]));
  await store(siteStatements(aSite(site, { settings: { interest: 'off' } })));
  await closeDay(env.DB, after(TODAY));
  expect(await days()).toEqual([]);
});

it('refuses what no isolate of ours sends', async () => {
  for (const wrong of [
    report([home('1', 61)]),
    report([home('1', -1)]),
    report([home('../x', 1)]),
    report(Array.from({ length: 401 }, (_, at) => home(`${at}`, 1))),
    { ...report([]), isolate: 'x' },
  ])
    expect((await post('/interest', wrong)).status).toBe(400);
});

it('counts a home of the second source once, by guid and by id', async () => {
  const guid = aGuid(made);
  await store(estateStatements(site, { ...anEstate(3, {}), guid }));
  await tell(report([home(guid, 2), home('3', 1)]));
  await closeDay(env.DB, after(TODAY));
  expect(await counted()).toEqual([{ kind: 'estate', home_id: '3', day: TODAY, opened: 3 }]);
});

it('adds questions, recommendations, viewings and stays of the day from their rows, once', async () => {
  const noon = '2026-11-20T12:00:00.000Z';
  const submission = (id: string, kind: string, doc: object, at = noon) => ({
    sql: 'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc, turn_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    params: [site, id, kind, '', at, JSON.stringify(doc), kind === 'friend' ? at : null],
  });
  const viewing = (id: string, ends: string, changes = '') => ({
    sql:
      'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, occupied_until, origin, email_key, created_at, doc, state, cancelled_at, held_until) ' +
      `SELECT ?1, ?2, '', '1', ?2, strftime('%Y-%m-%dT%H:%M:%fZ', ?3, '-30 minutes'), ?3, ?3, '', '', ?4, '{}', ${changes || "'booked', NULL, NULL"}`,
    params: [site, id, ends, noon],
  });
  await store([
    submission('s1', 'contact', { ...aContactRequest, kind: 'estate', estateId: '1' }),
    // Half past midnight in Brussels, of the same day there; and of the next one.
    submission('s2', 'contact', { kind: 'estate', estateId: '1' }, '2026-11-19T23:30:00.000Z'),
    submission('s3', 'contact', { kind: 'estate', estateId: '1' }, '2026-11-20T23:30:00.000Z'),
    submission('s4', 'contact', { kind: 'general' }),
    submission('s5', 'friend', { ...aRecommendation, estateId: '1' }),
    viewing('v1-of-a-visitor-1', '2026-11-27T10:00:00.000Z'),
    viewing('v2-of-a-visitor-2', '2026-11-27T12:00:00.000Z', `'cancelled', '${noon}', NULL`),
    viewing('v3-of-a-visitor-3', '2026-11-27T14:00:00.000Z'),
    viewing('v4-of-a-visitor-4', '2026-11-20T16:00:00.000Z'),
    {
      sql: "UPDATE appointments SET held_until = ? WHERE site_id = ? AND id = 'v3-of-a-visitor-3'",
      params: [noon, site],
    },
  ]);
  for (const _ of [1, 2]) await closeDay(env.DB, after('2026-11-20'));
  expect(await counted()).toEqual([
    { kind: 'estate', home_id: '1', day: '2026-11-20', questions: 2, shared: 1, viewings: 2, visits: 1 },
  ]);
  await closeDay(env.DB, after('2026-11-21'));
  expect(await counted()).toContainEqual({ kind: 'estate', home_id: '1', day: '2026-11-21', questions: 1 });
});

const write = (rows: readonly (readonly [day: string, opened: number, id?: string])[]) =>
  store(
    rows.map(([day, opened, id = '1']) => ({
      sql: "INSERT INTO home_days (site_id, kind, home_id, day, opened) VALUES (?, 'estate', ?, ?, ?)",
      params: [site, id, day, opened],
    })),
  );
const closeUntil = (day: string) =>
  store([{ sql: "INSERT INTO interest_days VALUES (?, '2026-11-30T04:00:00Z')", params: [day] }]);

it('answers weeks when their Sunday is closed, with zeros for none', async () => {
  await write([
    ['2026-11-09', 2],
    ['2026-11-15', 5],
    ['2026-11-23', 4],
    ['2026-11-29', 1],
    ['2026-11-30', 9],
  ]);
  const span = { kind: 'estate', id: '1', from: '2026-11-11', to: '2026-12-31' } as const;
  expect(await weeksOfHome(env.DB, site, span)).toEqual([]);
  await closeUntil('2026-11-28');
  const seen = async () => (await weeksOfHome(env.DB, site, span)).map(({ week, opened }) => [week, opened]);
  expect(await seen()).toEqual([
    ['2026-11-09', 7],
    ['2026-11-16', 0],
  ]);
  await closeUntil('2026-11-29');
  expect(await seen()).toEqual([
    ['2026-11-09', 7],
    ['2026-11-16', 0],
    ['2026-11-23', 5],
  ]);
});

it('says nothing of weeks before the first event of a site', async () => {
  await write([['2026-11-17', 3]]);
  await closeUntil('2026-11-29');
  const path = `/sites/${site}/interest/weeks?from=2026-10-05&to=2026-11-29`;
  for (const of of ['', '&home=1', '&home=2']) {
    const { body } = await answerOf(await publicGet(path + of));
    expect((body as { weeks: { week: string }[] }).weeks.map(({ week }) => week)).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
  }
  await write([['2024-02', 9]]);
  const { body } = await answerOf(await publicGet(path));
  expect((body as { weeks: unknown[] }).weeks).toHaveLength(8);
});

it('answers all homes of a site in one statement, and of no other', async () => {
  await store(siteStatements(aSite(`${site}-b`)), [
    {
      sql: "INSERT INTO home_days (site_id, kind, home_id, day, opened) VALUES (?, 'estate', '1', '2026-11-24', 50)",
      params: [`${site}-b`],
    },
  ]);
  await write([
    ['2026-11-17', 6],
    ['2026-11-24', 7],
    ['2026-11-24', 8, '2'],
  ]);
  await closeUntil('2026-11-29');
  const found = await weeksOfSite(env.DB, site, { from: '2026-11-16', to: '2026-11-29' });
  expect(found.map(({ id, weeks }) => [id, weeks.map(({ week, opened }) => [week, opened])])).toEqual([
    [
      '1',
      [
        ['2026-11-16', 6],
        ['2026-11-23', 7],
      ],
    ],
    ['2', [['2026-11-23', 8]]],
  ]);
  await expect(weeksOfSite(env.DB, site, { from: '2026-01-01', to: '2026-11-29' })).rejects.toThrow(
    RangeError,
  );
});

it('shows an agency cells, and totals of what the cells show', async () => {
  await write([
    ['2026-11-10', 12],
    ['2026-11-17', 4],
    ['2026-11-24', 7],
  ]);
  await closeUntil('2026-11-29');
  const path = `/sites/${site}/interest/weeks?from=2026-11-09&to=2026-11-29`;
  const { body } = await answerOf(await publicGet(`${path}&home=1`));
  const { homes, weeks } = body as { homes: { total: object }[]; weeks: { cells: { opened: object } }[] };
  expect(weeks.map(({ cells }) => cells.opened)).toEqual([{ shown: 12 }, { few: true }, { shown: 7 }]);
  expect(homes[0]?.total).toMatchObject({ opened: { shown: 19 }, kept: { few: true } });
  const all = await answerOf(await publicGet(path));
  expect(all.body).toMatchObject({ counts: 'on', homes: [{ id: '1', total: { opened: { shown: 19 } } }] });
  expect((await publicGet('/sites/nobody/interest/weeks')).status).toBe(404);
});

it('turns whole weeks of two years ago into months of what could be shown, and forgets homes that are gone', async () => {
  await write([
    // The weeks of a month of four whole weeks: 6, 3, 10 and 2.
    ['2021-02-01', 6],
    ['2021-02-10', 3],
    ['2021-02-15', 4],
    ['2021-02-21', 6],
    ['2021-02-28', 2],
    ['2026-11-24', 4],
    ['2026-11-24', 9, 'gone'],
  ]);
  // Every site has its turn within four weeks.
  for (let day = 1; day <= 28; day++) await foldOldDays(env.DB, `2026-12-${String(day).padStart(2, '0')}`);
  const expected = [
    { kind: 'estate', home_id: '1', day: '2021-02', opened: 16 },
    { kind: 'estate', home_id: '1', day: '2026-11-24', opened: 4 },
  ];
  expect(await counted()).toEqual(expected);
  await write([['2021-02-22', 5]]);
  for (let day = 1; day <= 28; day++) await foldOldDays(env.DB, `2026-12-${String(day).padStart(2, '0')}`);
  expect(await counted()).toContainEqual({ kind: 'estate', home_id: '1', day: '2021-02', opened: 21 });
});
