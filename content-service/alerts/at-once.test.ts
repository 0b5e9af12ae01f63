import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Criteria } from '#domain/forms/criteria.ts';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import type { Work } from '../kinds.ts';
import { newSeed } from '../platform/tokens.ts';
import { aCity, anEstate, aSite } from '../testing/fixtures.ts';
import { mailsDue, rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { advanceRuns } from './advance-runs.ts';
import { advanceAtOnce, MOST_NEWS } from './at-once.ts';
import { MOST_AT_ONCE } from './at-once-cap.ts';
import { matchAtOnce, matchPiece } from './match-piece.ts';
import {
  changeStatements,
  confirmStatements,
  endStatement,
  newSubscriptionStatements,
  pauseStatement,
} from './subscriptions.ts';

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const OCTOBER = new Date('2026-10-01T10:00:00Z');
/** An instant of November 2026, in winter time: Brussels is an hour ahead. The 24th is a Tuesday. */
const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time.padEnd(8, ':00')}Z`);

let sites = 0;

/** A site with a confirmed alert on everything for each rhythm, and others by their ids. */
async function aSiteOf(...rhythms: readonly Rhythm[]): Promise<string> {
  const site = `rhythm${++sites}`;
  await store(siteStatements(aSite(site)));
  for (const rhythm of rhythms) await subscribe(site, rhythm, rhythm);
  return site;
}

const subscribe = async (
  site: string,
  id: string,
  rhythm: Rhythm,
  criteria: Criteria = { everything: true },
): Promise<void> => {
  const request = { email: `${id}@${site}.be`, locale: 'nl', criteria, rhythm } as const;
  const subscription = { siteId: site, id, request, origin: 'https://a.test', seed: newSeed(), tokens: [] };
  await store(newSubscriptionStatements(subscription, OCTOBER), confirmStatements(site, id, OCTOBER));
};

const change = (site: string, id: string, rhythm: Rhythm) =>
  store(changeStatements(site, id, { locale: 'nl', criteria: { everything: true }, rhythm }));

/** Publishes homes at an instant of the tests' clock: the database writes its own. */
async function publish(site: string, when: Date, ...ids: readonly number[]): Promise<void> {
  // The day's run has begun.
  await cron(site, new Date(`${when.toISOString().slice(0, 10)}T06:00:00Z`));
  const [news] = await rowsOf<{ first_at: string | null; due_at: string | null }>('alerts_at_once', site);
  const last = await env.DB.prepare('SELECT max(seq) AS seq FROM estate_events').first<number | null>('seq');
  await store(
    ...ids.map((id) => estateStatements(site, anEstate(id, { price: { value: 300_000 }, address: KNOKKE }))),
  );
  await env.DB.batch([
    env.DB.prepare('UPDATE alerts_at_once SET first_at = ?, due_at = ? WHERE site_id = ?').bind(
      news?.first_at ?? null,
      news?.due_at ?? null,
      site,
    ),
    env.DB.prepare(
      "INSERT INTO estate_events (site_id, estate_id, kind, created_at) SELECT site_id, estate_id, kind, ? FROM estate_events WHERE site_id = ? AND seq > ? AND kind = 'new' ORDER BY seq",
    ).bind(when.toISOString(), site, last ?? 0),
    env.DB.prepare('DELETE FROM estate_events WHERE site_id = ? AND seq > ? AND created_at <> ?').bind(
      site,
      last ?? 0,
      when.toISOString(),
    ),
  ]);
}

/** A queue that keeps its messages. */
const aQueue = () => {
  const messages: Work[] = [];
  const sendBatch = async (batch: Iterable<MessageSendRequest<Work>>) => {
    for (const { body } of batch) messages.push(body);
    return { metadata: {} } as unknown as QueueSendBatchResponse;
  };
  return { messages, sendBatch };
};

/** The cron of a minute, and what it enqueued for the site. */
async function cron(site: string, now: Date): Promise<Work[]> {
  const queue = aQueue();
  // Tests share their days; each has its own site.
  await env.DB.prepare('DELETE FROM alert_days').run();
  await advanceRuns(env.DB, queue, now);
  await advanceAtOnce(env.DB, queue, now);
  return queue.messages.filter((work) => 'siteId' in work && work.siteId === site);
}

async function work(messages: readonly Work[], now: Date): Promise<void> {
  for (const message of messages) {
    if (message.kind === 'match') await matchPiece(env.DB, message, now);
    if (message.kind === 'match-at-once') await matchAtOnce(env.DB, message, now);
  }
}

/** The mails of a site that are sent at an instant: whose, and of which homes, by their numbers. */
const sent = async (site: string, now: Date) =>
  (await mailsDue(now))
    .filter(({ to }) => to.endsWith(`@${site}.be`))
    .map((mail) => ({
      mail,
      to: mail.to.split('@')[0] ?? '',
      homes: [...mail.text.matchAll(/\/(\d{1,3})(?=\s)/g)]
        .map(([, id]) => Number(id))
        .toSorted((a, b) => a - b),
    }));

/** Runs the cron, the queue and the mails of some minutes: "10:04 at_once 1 2". */
async function minutes(site: string, ...instants: readonly Date[]): Promise<string[]> {
  const announced: string[] = [];
  for (const now of instants) {
    await work(await cron(site, now), now);
    for (const { to, homes } of await sent(site, now)) {
      announced.push([now.toISOString().slice(8, 16), to, ...homes].join(' '));
    }
  }
  return announced.toSorted();
}

describe('three rhythms', () => {
  it.each([
    ['one home', [['10:00', 1]], ['24T10:04 at_once 1']],
    [
      'two homes within minutes are one mail',
      [
        ['10:00', 1],
        ['10:02', 2],
      ],
      ['24T10:06 at_once 1 2'],
    ],
    [
      'homes that go on coming are told before ten minutes have passed',
      [
        ['10:00', 1],
        ['10:02', 2],
        ['10:04', 3],
        ['10:05:30', 4],
      ],
      ['24T10:06 at_once 1 2 3 4'],
    ],
    [
      'homes an hour apart are two mails',
      [
        ['10:00', 1],
        ['11:01', 2],
      ],
      ['24T10:04 at_once 1', '24T11:04 at_once 2'],
    ],
  ] as const)('%s', async (_what, homes, atOnce) => {
    const site = await aSiteOf('at_once', 'daily', 'weekly');
    const announced: string[] = [];
    for (const [time, id] of homes) {
      if (time === '11:01')
        announced.push(...(await minutes(site, at(24, '10:02'), at(24, '10:04'), at(24, '10:06'))));
      await publish(site, at(24, time), id);
    }
    const [hour] = homes.at(-1)?.[0].split(':') ?? [];
    const clock = ['02', '04', '06', '07'].map((minute) => at(24, `${hour}:${minute}`));
    announced.push(...(await minutes(site, ...clock)));
    expect(announced).toEqual(atOnce);
    const all = homes.map(([, id]) => id).join(' ');
    // Seven in Brussels; the 26th is a Thursday.
    expect(await minutes(site, at(25, '05:59'), at(25, '06:00'), at(26, '06:00'), at(27, '06:00'))).toEqual([
      `25T06:00 daily ${all}`,
      `26T06:00 weekly ${all}`,
    ]);
  });

  it('what can still be taken back is told when that time is over, and what came before it at once', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    await publish(site, at(24, '10:01'), 2);
    await env.DB.prepare('UPDATE estate_events SET not_before = ? WHERE site_id = ? AND estate_id = ?')
      .bind(at(24, '10:11').toISOString(), site, '2')
      .run();
    expect(await minutes(site, at(24, '10:04'), at(24, '10:06'), at(24, '10:10'), at(24, '10:11'))).toEqual([
      '24T10:04 at_once 1',
      '24T10:11 at_once 2',
    ]);
  });

  it.each([
    ['after winter time began', '2026-10-23T12:00:00Z', '2026-10-29T05:30:00Z', '2026-10-29T06:00:00Z'],
    ['after summer time began', '2027-03-26T12:00:00Z', '2027-04-01T04:59:00Z', '2027-04-01T05:00:00Z'],
  ])('a week ends at seven in Brussels %s', async (_what, published, before, seven) => {
    const site = await aSiteOf('weekly');
    await publish(site, new Date(published), 1);
    expect(await minutes(site, new Date(before))).toEqual([]);
    expect(await minutes(site, new Date(seven))).toEqual([`${seven.slice(8, 16)} weekly 1`]);
  });

  it('say which they are, how to change them, and at once names the home', async () => {
    const site = await aSiteOf('at_once', 'daily', 'weekly');
    await publish(site, at(24, '10:00'), 1, 2);
    await work(await cron(site, at(24, '10:03')), at(24, '10:03'));
    const [atOnce] = await sent(site, at(24, '10:03'));
    expect(atOnce?.mail.subject).toMatch(/^Nieuw: .*8300 Knokke.*€ 300\.000, en nog 1 pand$/);
    expect(atOnce?.mail.text).toContain('binnen tien minuten');
    expect(atOnce?.mail.text).toContain('Wijzig, pauzeer of stop');
    await work(await cron(site, at(26, '06:00')), at(26, '06:00'));
    const others = await sent(site, at(26, '06:00'));
    expect(others.map(({ to }) => to).toSorted()).toEqual(['daily', 'weekly']);
    for (const { to, mail } of others) {
      expect(mail.subject).toMatch(/^2 nieuwe panden/);
      expect(mail.text).toContain(to === 'daily' ? 'één keer per dag' : 'op donderdagochtend');
    }
  });
});

describe('a home is told once per alert', () => {
  const home = (now: Date, id: number) => (site: string) => publish(site, now, id);
  const becomes = (rhythm: Rhythm) => (site: string) => change(site, 'an', rhythm);
  const clock = (...instants: readonly Date[]) => instants;
  it.each([
    ['at once, then daily', 'at_once', [home(at(24, '10:00'), 1), clock(at(24, '10:04')), becomes('daily')]],
    [
      'at once, then weekly',
      'at_once',
      [home(at(24, '10:00'), 1), clock(at(24, '10:04')), becomes('weekly')],
    ],
    ['at once, but weekly before it was told', 'at_once', [home(at(24, '10:00'), 1), becomes('weekly')]],
    ['daily, at once before it was told', 'daily', [home(at(24, '10:00'), 1), becomes('at_once')]],
    [
      'daily, then at once, then weekly',
      'daily',
      [
        home(at(23, '10:00'), 1),
        clock(at(24, '06:00')),
        becomes('at_once'),
        home(at(24, '10:00'), 2),
        clock(at(24, '10:04')),
        becomes('weekly'),
        home(at(24, '11:00'), 3),
        clock(at(24, '11:04')),
      ],
    ],
    [
      'weekly, then at once',
      'weekly',
      [home(at(23, '10:00'), 1), becomes('at_once'), home(at(24, '10:00'), 2), clock(at(24, '10:04'))],
    ],
    [
      'in step without news for it, then daily',
      'at_once',
      [
        home(at(23, '10:00'), 1),
        clock(at(23, '10:04')),
        home(at(23, '11:00'), 2),
        clock(at(23, '11:04')),
        becomes('daily'),
        becomes('at_once'),
        home(at(24, '10:00'), 3),
      ],
    ],
  ] as const)('%s', async (_what, rhythm, steps) => {
    const site = await aSiteOf();
    await subscribe(site, 'an', rhythm);
    const announced: string[] = [];
    for (const step of steps) {
      if (typeof step === 'function') await step(site);
      else announced.push(...(await minutes(site, ...step)));
    }
    const later = [at(24, '12:00'), at(25, '06:00'), at(26, '06:00'), at(27, '06:00')];
    announced.push(...(await minutes(site, ...later)));
    const homes = announced
      .flatMap((one) => one.split(' ').slice(2))
      .map(Number)
      .toSorted();
    expect(homes).toEqual((await rowsOf('estates', site)).map(({ id }) => Number(id)).toSorted());
  });

  it('whatever two crons and a queue that delivers twice do', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    const messages = await Promise.all([cron(site, at(24, '10:04')), cron(site, at(24, '10:04'))]);
    const all = messages.flat();
    await Promise.all([...all, ...all].map((message) => work([message], at(24, '10:05'))));
    expect((await sent(site, at(24, '10:05'))).map(({ to, homes }) => [to, ...homes])).toEqual([
      ['at_once', 1],
    ]);
    await work(all, at(24, '10:20'));
    expect(await minutes(site, at(24, '10:20'), at(25, '06:00'))).toEqual(['25T06:00 daily 1']);
  });

  it('when a message is lost', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    expect(await cron(site, at(24, '10:04'))).toHaveLength(1);
    expect(await cron(site, at(24, '10:05'))).toHaveLength(0);
    expect(await minutes(site, at(24, '10:08'))).toEqual(['24T10:08 at_once 1']);
  });

  it('after a pause, in one mail', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(23, '10:00'), 1);
    expect(await minutes(site, at(23, '10:04'))).toEqual(['23T10:04 at_once 1']);
    await store([pauseStatement(site, 'at_once', '2026-11-26')]);
    await publish(site, at(24, '10:00'), 2);
    await publish(site, at(24, '12:00'), 3);
    expect(await minutes(site, at(24, '10:04'), at(24, '12:04'), at(25, '06:00'))).toEqual([]);
    expect(await minutes(site, at(26, '06:00'), at(27, '06:00'))).toEqual(['26T06:00 at_once 2 3']);
  });

  it('by the alert that replaces another of the same search', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    expect(await minutes(site, at(24, '10:04'))).toEqual(['24T10:04 at_once 1']);
    const request = { email: `at_once@${site}.be`, locale: 'nl', criteria: { everything: true } } as const;
    const again = {
      siteId: site,
      id: 'again',
      request,
      origin: 'https://a.test',
      seed: newSeed(),
      tokens: [],
    };
    await store(
      newSubscriptionStatements(again, at(24, '11:00')),
      confirmStatements(site, 'again', at(24, '11:00')),
    );
    expect(await minutes(site, at(25, '06:00'))).toEqual([]);
  });
});

describe('before the mail leaves', () => {
  it.each([
    ['withdrawn', (site: string) => store(withdrawEstateStatements(site, '1', '2026-11-24T10:04:30Z'))],
    ['sold', (site: string) => store(estateStatements(site, anEstate(1, { transaction: { id: 5 } })))],
    [
      'hidden',
      (site: string) => {
        const open = aSite(site);
        return store(siteStatements({ ...open, settings: { ...open.settings, hiddenStatus: [1] } }));
      },
    ],
  ])('a home that is %s is not in it', async (_what, goes) => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    await goes(site);
    expect(await sent(site, at(24, '10:05'))).toEqual([]);
  });

  it('nobody is told who unsubscribed', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    await store([endStatement(site, 'at_once', at(24, '10:04'))]);
    expect(await sent(site, at(24, '10:05'))).toEqual([]);
  });

  it('a site that is suspended keeps its news until it opens again', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    await store(siteStatements(aSite(site, { state: 'suspended' })));
    expect(await sent(site, at(24, '10:05'))).toEqual([]);
    await publish(site, at(24, '10:10'), 2);
    expect(await minutes(site, at(24, '10:20'))).toEqual([]);
    await store(siteStatements(aSite(site)));
    expect(await minutes(site, at(24, '10:30'), at(25, '06:00'))).toEqual(['24T10:30 at_once 1 2']);
  });
});

describe('limits', () => {
  it(`${MOST_AT_ONCE} mails at once a day to an address, and the rest the next morning, as the last one says`, async () => {
    const site = await aSiteOf('at_once');
    const texts: string[] = [];
    for (let hour = 10; hour < 17; hour++) {
      await publish(site, at(24, `${hour}:00`), hour);
      await work(await cron(site, at(24, `${hour}:04`)), at(24, `${hour}:04`));
      texts.push(...(await sent(site, at(24, `${hour}:04`))).map(({ mail }) => mail.text));
    }
    expect(texts.map((text) => text.includes('vandaag uw vijfde mail'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    await work(await cron(site, at(25, '06:00')), at(25, '06:00'));
    const [morning] = await sent(site, at(25, '06:00'));
    expect(morning?.homes).toEqual([15, 16]);
    expect(morning?.mail.text).toContain('Dit mailden we u niet meteen');
    await publish(site, at(25, '10:00'), 20);
    expect(await minutes(site, at(25, '10:04'))).toEqual(['25T10:04 at_once 20']);
  });

  it('count the alerts of an address together', async () => {
    const site = await aSiteOf();
    for (let n = 0; n < MOST_AT_ONCE + 1; n++) {
      await subscribe(site, `a${n}`, 'at_once', n === 0 ? { everything: true } : { priceMax: 300_000 + n });
    }
    await env.DB.prepare(
      "UPDATE subscriptions SET email = 'an@' || site_id || '.be', email_key = 'an' WHERE site_id = ?",
    )
      .bind(site)
      .run();
    await publish(site, at(24, '10:00'), 1);
    expect(await minutes(site, at(24, '10:04'))).toHaveLength(MOST_AT_ONCE);
    expect(await minutes(site, at(25, '06:00'))).toEqual(['25T06:00 an 1']);
  });

  it('an import is told by the daily run, and later news at once again', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), ...Array.from({ length: 3 }, (_, id) => id + 1));
    await env.DB.prepare(
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) ' +
        "INSERT INTO estate_events (site_id, estate_id, kind, created_at) SELECT ?2, 'gone' || i, 'new', ?3 FROM n",
    )
      .bind(MOST_NEWS, site, at(24, '10:00:10').toISOString())
      .run();
    expect(await minutes(site, at(24, '10:04'), at(24, '10:08'))).toEqual([]);
    await publish(site, at(24, '12:00'), 4);
    expect(await minutes(site, at(24, '12:04'))).toEqual([]);
    expect(await minutes(site, at(25, '06:00'), at(25, '06:15'))).toEqual([
      '25T06:00 at_once 1 2 3 4',
      '25T06:00 daily 1 2 3 4',
    ]);
    await publish(site, at(25, '10:00'), 5);
    expect(await minutes(site, at(25, '10:04'))).toEqual(['25T10:04 at_once 5']);
  });

  it('while a mail waits for the site’s quota, later news waits with it for one mail', async () => {
    const site = await aSiteOf('at_once');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    await publish(site, at(24, '11:00'), 2);
    await work(await cron(site, at(24, '11:04')), at(24, '11:04'));
    await publish(site, at(24, '12:00'), 3);
    await work(await cron(site, at(24, '12:04')), at(24, '12:04'));
    expect((await sent(site, at(24, '12:10'))).map(({ homes }) => homes)).toEqual([[1]]);
    expect(await minutes(site, at(25, '06:00'))).toEqual(['25T06:00 at_once 2 3']);
  });

  it('a publication writes no alert that it is not told to', async () => {
    const site = await aSiteOf('at_once');
    await subscribe(site, 'rich', 'at_once', { priceMin: 1_000_000 });
    await publish(site, at(24, '10:00'), 1);
    await minutes(site, at(24, '10:04'));
    const rich = async () => (await rowsOf('subscriptions', site)).find(({ id }) => id === 'rich');
    const before = await rich();
    expect(before).toMatchObject({ in_step: 1 });
    await publish(site, at(24, '11:00'), 2);
    expect(await minutes(site, at(24, '11:04'))).toEqual(['24T11:04 at_once 2']);
    expect(await rich()).toEqual(before);
  });
});
