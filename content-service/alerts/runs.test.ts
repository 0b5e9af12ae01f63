import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '#domain/forms/criteria.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { putSite } from '../intake/sites/put-site.ts';
import type { Work } from '../kinds.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { alertStatements, aQueue, runOf } from '../testing/alerts.ts';
import { aCity, anEstate, aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { daysPass } from '../testing/shown.ts';
import { store } from '../testing/store.ts';
import { advanceRuns, alertDay } from './advance-runs.ts';
import type { AlertEstate } from './digest-mail.ts';
import { matchPiece } from './match-piece.ts';
import { endStatement, pauseStatement } from './subscriptions.ts';

type Match = Extract<Work, { kind: 'match' }>;
const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const BRUGGE = aCity(1202, '8000', 'Brugge', 51.21, 3.22);
const at = (day: number, time = '08:00') => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00Z`);

let sites = 0;
const aSiteWithAlerts = async (): Promise<string> => {
  const id = `alerts${++sites}`;
  await store(siteStatements(aSite(id)));
  return id;
};

/** A confirmed subscription. */
const subscribe = (site: string, id: string, criteria?: Criteria): Promise<void> =>
  store(alertStatements(site, id, at(1), { email: `${id}@example.be`, criteria }));

const offer = (site: string, id: number, price = 300_000, address = KNOKKE): Promise<void> =>
  store(estateStatements(site, anEstate(id, { price: { value: price }, address })));

/** One cron run: the messages that it enqueued for the site. */
const look = async (site: string, now: Date): Promise<Match[]> =>
  (await runOf(site, now)).filter((work) => work.kind === 'match');

/** A database that runs `work` just before its n-th batch (from 1). */
function beforeBatch(number: number, work: () => Promise<void>): D1Database {
  let batches = 0;
  return {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      batches += 1;
      if (batches === number) await work();
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

/** A complete run of a day. */
const run = async (site: string, now: Date): Promise<void> => {
  for (const work of await look(site, now)) await matchPiece(env.DB, work, now);
};

interface Announcement {
  readonly to: string;
  readonly estates: readonly string[];
}

const digests = async (site: string): Promise<Announcement[]> => {
  const { results } = await env.DB.prepare(
    'SELECT recipient, data FROM outbox WHERE site_id = ? ORDER BY created_at, recipient',
  )
    .bind(site)
    .all<{ recipient: string; data: string }>();
  return results.map(({ recipient, data }) => ({
    to: recipient,
    estates: (JSON.parse(data).estates as AlertEstate[]).map(({ estateId, kind, before }) =>
      [kind, estateId, before].filter((part) => part !== null).join(' '),
    ),
  }));
};

describe('the day of alerts', () => {
  it.each([
    ['2026-11-21T05:59:00Z', null],
    ['2026-11-21T06:00:00Z', '2026-11-21'],
    ['2026-07-01T04:59:00Z', null],
    ['2026-07-01T05:00:00Z', '2026-07-01'],
    ['2026-11-21T22:59:00Z', '2026-11-21'],
    ['2026-11-21T23:30:00Z', null],
    // The nights of the clock changes.
    ['2026-10-25T05:59:00Z', null],
    ['2026-10-25T06:00:00Z', '2026-10-25'],
    ['2027-03-28T04:59:00Z', null],
    ['2027-03-28T05:00:00Z', '2027-03-28'],
  ])('begins at seven in Brussels: %s', (instant, day) => {
    expect(alertDay(new Date(instant))).toBe(day);
  });
});

describe('a run', () => {
  it('reports matches to each subscriber once', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await subscribe(site, 'brugge', { city: ['1202'] });
    await subscribe(site, 'rich', { priceMin: 1_000_000 });
    await offer(site, 1);
    await offer(site, 2, 300_000, BRUGGE);
    await run(site, at(21));
    expect(await digests(site)).toEqual([
      { to: 'all@example.be', estates: ['new 2', 'new 1'] },
      { to: 'brugge@example.be', estates: ['new 2'] },
    ]);
    await run(site, at(22));
    expect(await digests(site)).toHaveLength(2);
  });

  it('counts the homes that fit alerts and those that mails name, once', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await subscribe(site, 'brugge', { city: ['1202'] });
    for (let id = 1; id <= 61; id++) await offer(site, id);
    await offer(site, 62, 300_000, BRUGGE);
    for (const work of await look(site, at(21)))
      await Promise.all([1, 2, 3].map(() => matchPiece(env.DB, work, at(21))));
    await run(site, at(22));
    const days = await rowsOf<{ home_id: string; day: string; matched: number; sent: number }>(
      'home_days',
      site,
    );
    expect(days.map(({ day }) => day)).toEqual(Array(62).fill('2026-11-21'));
    const of = (id: string) => days.find(({ home_id }) => home_id === id);
    expect(of('62')).toMatchObject({ matched: 2, sent: 2 });
    // A digest names sixty homes, the newest.
    expect([of('1'), of('3')]).toMatchObject([
      { matched: 1, sent: 0 },
      { matched: 1, sent: 1 },
    ]);
  });

  it('counts nothing for an agency that does not want it', async () => {
    const site = `${await aSiteWithAlerts()}-off`;
    await store(siteStatements(aSite(site, { settings: { interest: 'off' } })));
    await subscribe(site, 'all');
    await offer(site, 1);
    await run(site, at(21));
    expect([await digests(site), await rowsOf('home_days', site)]).toMatchObject([
      [{ estates: ['new 1'] }],
      [],
    ]);
  });

  it('reports a lowered price, with the price before all reductions', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1, 300_000);
    await run(site, at(20));
    await daysPass(site, 2);
    for (const price of [290_000, 280_000]) await offer(site, 1, price);
    await run(site, at(21));
    expect((await digests(site)).map(({ estates }) => estates)).toEqual([
      ['new 1'],
      ['price_lowered 1 300000'],
    ]);
  });

  it('reports an estate that is new and cheaper once, as new, and one back at its old price not at all', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1, 300_000);
    await daysPass(site, 2);
    await offer(site, 1, 280_000);
    await run(site, at(20));
    await daysPass(site, 2);
    await offer(site, 1, 250_000);
    await offer(site, 1, 280_000);
    await run(site, at(21));
    expect((await digests(site)).map(({ estates }) => estates)).toEqual([['new 1']]);
  });

  it('sends at most one digest a day', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    await run(site, at(21));
    await offer(site, 2);
    await run(site, at(21, '12:00'));
    await run(site, at(21, '20:00'));
    expect((await digests(site)).map(({ estates }) => estates)).toEqual([['new 1']]);
    await run(site, at(22));
    expect((await digests(site)).map(({ estates }) => estates)).toEqual([['new 1'], ['new 2']]);
  });

  it('misses nothing after days without a run', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    await run(site, at(10));
    await offer(site, 2);
    await offer(site, 3);
    await run(site, at(21));
    expect((await digests(site)).map(({ estates }) => estates)).toEqual([['new 1'], ['new 3', 'new 2']]);
  });

  it('does nothing for a duplicate message', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    const [work] = await look(site, at(21));
    if (work === undefined) throw new Error('nothing was enqueued');
    await Promise.all([1, 2, 3].map(() => matchPiece(env.DB, work, at(21))));
    expect(await digests(site)).toHaveLength(1);
  });

  it('enqueues lost messages again, the same day and the next', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    expect(await look(site, at(21, '08:00'))).toHaveLength(1);
    expect(await look(site, at(21, '08:10'))).toHaveLength(0);
    expect(await look(site, at(21, '08:15'))).toHaveLength(1);
    await run(site, at(22));
    expect(await digests(site)).toEqual([{ to: 'all@example.be', estates: ['new 1'] }]);
    await look(site, at(22, '08:15'));
    const runs = await rowsOf('alert_runs', site);
    expect(runs.map(({ finished_at }) => finished_at === null)).toEqual([false, false]);
  });

  it('a delayed message of yesterday causes no duplicate today', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    const [late] = await look(site, at(21));
    await run(site, at(22));
    if (late === undefined) throw new Error('nothing was enqueued');
    await matchPiece(env.DB, late, at(22, '09:00'));
    expect(await digests(site)).toHaveLength(1);
  });

  it('a slow piece of yesterday skips what today’s run has reported', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    const [piece] = await look(site, at(21));
    if (piece === undefined) throw new Error('nothing was enqueued');
    const today = async () => {
      await offer(site, 2);
      await run(site, at(22));
    };
    await matchPiece(beforeBatch(2, today), piece, at(22, '08:01'));
    expect(await digests(site)).toEqual([{ to: 'all@example.be', estates: ['new 2', 'new 1'] }]);
  });

  it('sends nothing to a subscriber who leaves during matching', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    const [piece] = await look(site, at(21));
    if (piece === undefined) throw new Error('nothing was enqueued');
    await matchPiece(
      beforeBatch(2, () => store([endStatement(site, 'all', at(21))])),
      piece,
      at(21),
    );
    expect(await digests(site)).toEqual([]);
  });

  it('passes unreported events to the subscription that replaces another', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await run(site, at(20));
    await offer(site, 1);
    await store(alertStatements(site, 'again', at(20, '09:00'), { email: 'all@example.be' }));
    await run(site, at(21));
    expect(await digests(site)).toEqual([{ to: 'all@example.be', estates: ['new 1'] }]);
  });

  it.each([
    ['a day', '2026-11-23'],
    ['its reader says so', '9999-12-31'],
  ])(
    'skips a subscription paused until %s, and summarises the remaining news when it resumes',
    async (_until, until) => {
      const site = await aSiteWithAlerts();
      await subscribe(site, 'all');
      await subscribe(site, 'other');
      await store([pauseStatement(site, 'all', until)]);
      await offer(site, 1);
      await offer(site, 2);
      await offer(site, 3, 300_000);
      await run(site, at(21));
      await store(estateStatements(site, anEstate(2, { transaction: { id: 5 } })));
      await offer(site, 3, 280_000);
      await run(site, at(22));
      expect((await digests(site)).map(({ to }) => to)).not.toContain('all@example.be');
      if (until === '9999-12-31') await store([pauseStatement(site, 'all', null)]);
      await run(site, at(23));
      const announced = (await digests(site)).filter(({ to }) => to === 'all@example.be');
      expect(announced).toEqual([{ to: 'all@example.be', estates: ['new 3', 'new 1'] }]);
      // Nothing is reported twice.
      await run(site, at(24));
      expect((await digests(site)).filter(({ to }) => to === 'all@example.be')).toEqual(announced);
    },
  );

  it('goes through many subscriptions in pieces', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'a');
    await env.DB.prepare(
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) ' +
        'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "SELECT ?, 'b' || i, 'active', 'b' || i || '@x.test', 'key' || i, 'nl', '{\"everything\":true}', '', '', '2026' FROM n",
    )
      .bind(site)
      .run();
    await offer(site, 1);
    const work = await look(site, at(21));
    expect(work).toHaveLength(3);
    for (const piece of work) await matchPiece(env.DB, piece, at(21));
    expect(await digests(site)).toHaveLength(1201);
  });

  it('reports only events after the subscription', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'early');
    await offer(site, 1);
    await subscribe(site, 'late');
    await run(site, at(21));
    expect((await digests(site)).map(({ to }) => to)).toEqual(['early@example.be']);
  });

  it('sends nothing to unconfirmed or ended subscriptions, nor for a site that is not live or sends no alerts', async () => {
    const site = await aSiteWithAlerts();
    for (const id of ['pending', 'ended']) {
      await subscribe(site, id);
      await env.DB.prepare('UPDATE subscriptions SET state = ?1 WHERE site_id = ?2 AND id = ?1')
        .bind(id, site)
        .run();
    }
    await offer(site, 1);
    await run(site, at(21));
    const closed = await aSiteWithAlerts();
    await subscribe(closed, 'all');
    await offer(closed, 1);
    await store(siteStatements(aSite(closed, { state: 'suspended' })));
    await run(closed, at(21));
    const silent = await aSiteWithAlerts();
    await subscribe(silent, 'all');
    await offer(silent, 1);
    const { settings } = aSite(silent);
    await store(siteStatements(aSite(silent, { settings: { ...settings, features: [] } })));
    await run(silent, at(21));
    expect(await digests(silent)).toEqual([]);
    expect(await digests(site)).toEqual([]);
    expect(await digests(closed)).toEqual([]);
  });

  it('of a site that opens later in the day begins within a minute, and only once', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'early');
    await offer(site, 1);
    const open = aSite(site);
    await store(siteStatements({ ...open, state: 'suspended' }));
    expect(await look(site, at(21))).toEqual([]);
    const operator = { who: 'operator', role: 'operate', siteId: EVERY_SITE } as const;
    await putSite(open, { env, now: at(21, '09:30'), caller: operator });
    const queue = aQueue();
    await advanceRuns(env.DB, queue, at(21, '09:31'));
    const pieces = queue.messages.filter(
      (work): work is Match => work.kind === 'match' && work.siteId === site,
    );
    for (const piece of pieces) await matchPiece(env.DB, piece, at(21, '09:31'));
    await putSite({ ...open, name: 'Another' }, { env, now: at(21, '10:00'), caller: operator });
    expect(await look(site, at(21, '10:01'))).toEqual([]);
    expect((await digests(site)).map(({ to }) => to)).toEqual(['early@example.be']);
  });

  it('does not report estates that are sold or withdrawn by then', async () => {
    const site = await aSiteWithAlerts();
    await subscribe(site, 'all');
    await offer(site, 1);
    await store(estateStatements(site, anEstate(1, { transaction: { id: 5 } })));
    await run(site, at(21));
    expect(await digests(site)).toEqual([]);
  });
});
