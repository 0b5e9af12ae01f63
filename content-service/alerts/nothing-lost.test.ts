/** What may keep a home from being told: none does, and it is told once. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { estateStatements, withdrawEstateStatements } from '../intake/index.ts';
import { findSite } from '../platform/sites.ts';
import { alertStatements } from '../testing/alerts.ts';
import { aCity, anEstate } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { aSiteOf, at, change, cron, minutes, publish, sent, subscribe, work } from '../testing/rhythms.ts';
import { store } from '../testing/store.ts';
import { pieceDoneStatements } from './at-once.ts';
import { atOnceRun, beginningOf } from './at-once-cap.ts';
import { matchedMails } from './matched-mails.ts';
import { storeMatched } from './store-matched.ts';
import { pauseStatement } from './subscriptions.ts';
import { findAtOnce } from './waiting.ts';

const home = (id: number, price = 300_000) =>
  anEstate(id, { price: { value: price }, address: aCity(1201, '8300', 'Knokke', 51.35, 3.28) });
const comesBack = (site: string) => store(estateStatements(site, home(1)));
const leaves = (site: string, time: string) =>
  store(withdrawEstateStatements(site, '1', at(24, time).toISOString()));

describe('a home that leaves the offer and comes back is told once to each alert', () => {
  it('when it was away while its news was matched', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    await leaves(site, '10:01:30');
    const announced = await minutes(site, at(24, '10:04'));
    await comesBack(site);
    announced.push(
      ...(await minutes(site, at(24, '10:14'), at(24, '10:24'), at(25, '06:00'), at(26, '06:00'))),
    );
    expect(announced.map((one) => one.split(' ')[1]).toSorted()).toEqual(['at_once', 'daily']);
  });

  it('when it was away while the mail waited', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(24, '10:04')), at(24, '10:04'));
    await leaves(site, '10:04:30');
    expect(await sent(site, at(24, '10:05'))).toEqual([]);
    await comesBack(site);
    const announced = await minutes(site, at(24, '10:14'), at(25, '06:00'), at(26, '06:00'));
    expect(announced.map((one) => one.split(' ')[1]).toSorted()).toEqual(['at_once', 'daily']);
  });

  it('when it was told before it left', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    const announced = await minutes(site, at(24, '10:04'), at(25, '06:00'));
    await leaves(site, '10:10');
    await comesBack(site);
    announced.push(...(await minutes(site, at(25, '10:14'), at(26, '06:00'))));
    expect(announced).toEqual(['24T10:04 at_once 1', '25T06:00 daily 1']);
  });
});

/** What decision 154 leaves out: the news of a home that is away when a run reaches it is told by no later run. */
describe('a home that is away when a run has begun', () => {
  it('is told by the run that saw it only, when it was away during another rhythm’s run', async () => {
    const site = await aSiteOf('at_once', 'daily', 'weekly');
    await publish(site, at(24, '10:00'), 1);
    const announced = await minutes(site, at(24, '10:04'));
    await leaves(site, '23:00');
    announced.push(...(await minutes(site, at(25, '06:00'))));
    await comesBack(site);
    announced.push(...(await minutes(site, at(25, '10:14'), at(26, '06:00'), at(27, '06:00'))));
    expect(announced).toEqual(['24T10:04 at_once 1', '26T06:00 weekly 1']);
  });

  it('is told by the other rhythms only, when it left between the beginning of a run and its matching', async () => {
    const site = await aSiteOf('at_once', 'daily');
    await publish(site, at(24, '10:00'), 1);
    const begun = await cron(site, at(24, '10:04'));
    await leaves(site, '10:04:10');
    await work(begun, at(24, '10:04'));
    expect(await sent(site, at(24, '10:04'))).toEqual([]);
    await comesBack(site);
    expect(await minutes(site, at(24, '10:14'), at(25, '06:00'), at(26, '06:00'))).toEqual([
      '25T06:00 daily 1',
    ]);
  });
});

/** Another alert of the same address and search is confirmed. */
const replaced = (site: string, id: string, rhythm: Rhythm, now: Date) =>
  store(alertStatements(site, 'again', now, { email: `${id}@${site}.be`, rhythm }));

describe('an alert that replaces another', () => {
  it('tells what waits in the other’s mails', async () => {
    const site = await aSiteOf('daily');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(25, '06:00')), at(25, '06:00'));
    await replaced(site, 'daily', 'at_once', at(25, '06:01'));
    const announced = await minutes(site, at(25, '06:02'), at(25, '06:30'), at(26, '06:00'), at(27, '06:00'));
    expect(announced.map((one) => one.split(' ').at(-1))).toEqual(['1']);
  });

  it('does not repeat what the other has sent, or is sending', async () => {
    const site = await aSiteOf('daily');
    await publish(site, at(24, '10:00'), 1);
    await work(await cron(site, at(25, '06:00')), at(25, '06:00'));
    await env.DB.prepare("UPDATE outbox SET state = 'sending', next_attempt_at = ? WHERE site_id = ?")
      .bind(at(25, '06:05').toISOString(), site)
      .run();
    await replaced(site, 'daily', 'at_once', at(25, '06:01'));
    await env.DB.prepare("UPDATE outbox SET state = 'sent', data = '{}' WHERE site_id = ?").bind(site).run();
    expect(await minutes(site, at(25, '06:02'), at(25, '06:30'), at(26, '06:00'))).toEqual([]);
  });
});

describe('while news is matched', () => {
  /** News at ten for an alert on homes above a million, of which none is told; something happens before it is stored. */
  async function matchedWhile(happens: (site: string) => Promise<void>): Promise<string> {
    const site = await aSiteOf();
    await subscribe(site, 'an', 'at_once', { priceMin: 1_000_000 });
    await publish(site, at(24, '10:00'), 1);
    const [message] = await cron(site, at(24, '10:04'));
    const stored = await findSite(env.DB, site);
    if (message?.kind !== 'match-at-once' || stored === null) throw new Error('nothing to match');
    const { upto, after, to } = message;
    const waiting = await findAtOnce(env.DB, { siteId: site, day: '2026-11-24', upto }, after, to);
    const mails = await matchedMails(env.DB, stored, waiting, upto);
    await happens(site);
    const matched = { siteId: site, upto, run: atOnceRun(upto), capSince: beginningOf('2026-11-24') };
    const done = pieceDoneStatements(site, upto, to);
    await storeMatched(env.DB, matched, waiting, mails, at(24, '10:04'), done);
    return site;
  }

  it('an alert that is paused keeps its position', async () => {
    const site = await matchedWhile((id) => store([pauseStatement(id, 'an', '2026-11-26')]));
    await store(estateStatements(site, home(7, 2_000_000)));
    await env.DB.prepare('UPDATE alerts_at_once SET first_at = ?, due_at = ? WHERE site_id = ?')
      .bind(at(24, '12:00').toISOString(), at(24, '12:03').toISOString(), site)
      .run();
    expect(await minutes(site, at(24, '12:04'), at(25, '06:00'))).toEqual([]);
    expect(await minutes(site, at(26, '06:00'), at(27, '06:00'))).toEqual(['26T06:00 an 7']);
  });

  it('an alert that is changed is matched with its new criteria', async () => {
    const site = await matchedWhile((id) => change(id, 'an', 'at_once'));
    expect(await minutes(site, at(25, '06:00'), at(26, '06:00'))).toEqual(['25T06:00 an 1']);
  });

  it('a piece that stays keeps news from no other alert after that day, and news is told at once again', async () => {
    const site = await aSiteOf();
    await subscribe(site, 'an', 'at_once');
    await publish(site, at(23, '10:00'), 1);
    expect(await minutes(site, at(23, '10:04'))).toEqual(['23T10:04 an 1']);
    await publish(site, at(24, '10:00'), 2);
    // Its message is never worked on.
    expect(await cron(site, at(24, '10:04'))).toHaveLength(1);
    await publish(site, at(24, '12:00'), 3);
    await cron(site, at(24, '12:04'));
    const morning = await cron(site, at(25, '06:00'));
    await work(
      morning.filter(({ kind }) => kind === 'match'),
      at(25, '06:00'),
    );
    expect((await sent(site, at(25, '06:00'))).map(({ homes }) => homes)).toEqual([[2, 3]]);
    await cron(site, at(25, '06:15'));
    expect(await rowsOf('alerts_at_once', site)).toMatchObject([{ upto: null, begun_at: null }]);
    await publish(site, at(25, '10:00'), 4);
    expect(await minutes(site, at(25, '10:04'), at(26, '06:00'))).toEqual(['25T10:04 an 4']);
  });
});

describe('a weekly alert', () => {
  it('is told on Friday when Thursday’s run did not begin', async () => {
    const site = await aSiteOf('weekly');
    await publish(site, at(24, '10:00'), 1);
    expect(await minutes(site, at(27, '06:00'), at(28, '06:00'))).toEqual(['27T06:00 weekly 1']);
  });

  it('is told on Friday when Thursday’s run was not worked on', async () => {
    const site = await aSiteOf('weekly');
    await publish(site, at(24, '10:00'), 1);
    expect(await cron(site, at(26, '06:00'))).toHaveLength(1);
    expect(await minutes(site, at(27, '06:00'), at(28, '06:00'))).toEqual(['27T06:00 weekly 1']);
  });

  it('is told on Friday what stood behind an event that was held on Thursday', async () => {
    const site = await aSiteOf('weekly');
    await publish(site, at(25, '22:55'), 1);
    await env.DB.prepare('UPDATE estate_events SET not_before = ? WHERE site_id = ?')
      .bind(at(26, '06:05').toISOString(), site)
      .run();
    await publish(site, at(25, '22:56'), 2);
    const mornings = [at(26, '06:00'), at(26, '06:30'), at(27, '06:00'), at(28, '06:00')];
    expect(await minutes(site, ...mornings)).toEqual(['27T06:00 weekly 1 2']);
  });

  it('is told nothing in between', async () => {
    const site = await aSiteOf('weekly');
    await publish(site, at(24, '10:00'), 1);
    expect(await minutes(site, at(26, '06:00'))).toEqual(['26T06:00 weekly 1']);
    await publish(site, at(26, '10:00'), 2);
    expect(await minutes(site, at(27, '06:00'), at(28, '06:00'))).toEqual([]);
  });
});
