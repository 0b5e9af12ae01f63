import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import { alertStatements } from '../testing/alerts.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { aSiteOf, at, change, cron, minutes, publish, sent, subscribe, work } from '../testing/rhythms.ts';
import { store } from '../testing/store.ts';
import { MOST_NEWS } from './at-once.ts';
import { MOST_AT_ONCE } from './at-once-cap.ts';
import { endStatement, pauseStatement } from './subscriptions.ts';

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
    expect(atOnce?.mail.text).toContain('binnen een kwartier');
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
    await store(alertStatements(site, 'again', at(24, '11:00'), { email: `at_once@${site}.be` }));
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
    expect(morning?.mail.text).toContain('niet meteen: u had die dag al vijf mails.');
    await publish(site, at(25, '10:00'), 20);
    expect(await minutes(site, at(25, '10:04'))).toEqual(['25T10:04 at_once 20']);
  });

  it('do not count mails that became void: the mail that says it is the fifth is the fifth', async () => {
    const site = await aSiteOf('at_once');
    const isLast: boolean[] = [];
    for (let hour = 10; hour < 19; hour++) {
      await publish(site, at(24, `${hour}:00`), hour);
      await work(await cron(site, at(24, `${hour}:04`)), at(24, `${hour}:04`));
      if (hour < 13) await store(withdrawEstateStatements(site, String(hour), '2026-11-24T10:04:30Z'));
      const mails = await sent(site, at(24, `${hour}:04`));
      isLast.push(...mails.map(({ mail }) => mail.text.includes('vandaag uw vijfde mail')));
    }
    expect(isLast).toEqual([false, false, false, false, true]);
  });

  it.each([
    ['after a pause', 'at_once', (site: string) => store([pauseStatement(site, 'an', '2026-11-26')])],
    ['when it was daily before', 'daily', (site: string) => change(site, 'an', 'at_once')],
  ] as const)('are not the reason of a morning’s mail %s', async (_what, rhythm, happens) => {
    const site = await aSiteOf();
    await subscribe(site, 'an', rhythm);
    if (rhythm === 'at_once') await happens(site);
    await publish(site, at(25, '10:00'), 2);
    if (rhythm === 'daily') await happens(site);
    await work(await cron(site, at(26, '06:00')), at(26, '06:00'));
    const [morning] = await sent(site, at(26, '06:00'));
    expect(morning?.homes).toEqual([2]);
    expect(morning?.mail.text).not.toContain('niet meteen');
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
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    const mails = await sent(site, at(24, '10:04'));
    expect(mails).toHaveLength(MOST_AT_ONCE);
    expect(mails.filter(({ mail }) => mail.text.includes('vandaag uw vijfde mail'))).toHaveLength(1);
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
    await work(await cron(site, at(25, '06:00')), at(25, '06:00'));
    const mornings = await sent(site, at(25, '06:00'));
    expect(
      mornings
        .map(({ to, homes, mail }) => [to, homes, mail.text.includes('niet meteen: er kwam te veel')])
        .toSorted(),
    ).toEqual([
      ['at_once', [1, 2, 3, 4], true],
      ['daily', [1, 2, 3, 4], false],
    ]);
    expect(await minutes(site, at(25, '06:15'))).toEqual([]);
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
