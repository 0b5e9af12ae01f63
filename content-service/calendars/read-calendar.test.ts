import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReadCalendar } from '#wire/calendars.ts';
import { rentalUnitStatements } from '../intake/index.ts';
import { blockedStayStatements } from '../intake/rentals.ts';
import type { Mail } from '../mail/mail.ts';
import { callAt } from '../testing/agenda.ts';
import { mailsDue, rowsOf } from '../testing/messages.ts';
import { aRentalOffer, aRentalUnit, aStay, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { handOutCalendars } from './hand-out.ts';
import type { Fetch } from './read-address.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = '2026-11-23T10:00:00.000Z';
const hours = (count: number): string => new Date(Date.parse(NOW) + count * 3_600_000).toISOString();
const ADDRESS = 'https://portal.example/ical/flat.ics';

let made = 0;
let site = '';
beforeEach(async () => {
  site = `portal${++made}`;
  await env.DB.batch(['read_calendars', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await store(aRentalOffer(site, aRentalUnit('flat')));
});

const call = (id: string, params: object, body?: unknown, now = NOW) =>
  callAt(id, { now, params: { siteId: site, ...params }, body });
async function reads(address = ADDRESS): Promise<ReadCalendar> {
  const { answer, error } = await call('readCalendarOf', { id: 'flat' }, { address });
  expect(error).toBeNull();
  return answer as ReadCalendar;
}
const event = (from: string, to: string, more = ''): string =>
  `BEGIN:VEVENT\r\nUID:${from}@p\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\n${more}END:VEVENT\r\n`;
const file = (...events: readonly string[]): string =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
const says =
  (text: string): Fetch =>
  async () =>
    new Response(text);
const sendsTo =
  (address: string): Fetch =>
  async () =>
    new Response(null, { status: 302, headers: { Location: address } });
const JULY = file(event('20270703', '20270710'));

const stateOf = async (): Promise<ReadCalendar | undefined> => {
  const { answer } = await call('listCalendars', {});
  return (answer as { read: ReadCalendar[] }).read[0];
};
const nightsTaken = async (): Promise<string[]> =>
  (await rowsOf<{ night: string }>('stay_nights', site)).map(({ night }) => night).toSorted();
const ask = (from: string, to: string, email = 'an@example.be', now = NOW) =>
  call('reserveStay', {}, { ...aStay, email, rentalUnitId: 'flat', from, to }, now);
async function mailsAt(now: string): Promise<Mail[]> {
  const mails = await mailsDue(now);
  return mails;
}

describe('a calendar of another portal', () => {
  it('takes its nights in searches and in the booking rule', async () => {
    const { id } = await reads();
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), says(JULY));
    expect(await nightsTaken()).toHaveLength(7);
    expect((await ask('2027-07-03', '2027-07-10')).error?.code).toBe('dates_taken');
    expect((await ask('2027-07-10', '2027-07-17')).error).toBeNull();
    const { answer } = await call('getRentalPeriods', { id: 'flat' });
    expect((answer as { nights: { busy: unknown[] } }).nights.busy).toEqual([
      ['2027-07-03', '2027-07-10'],
      ['2027-07-10', '2027-07-17'],
    ]);
    // A night that it no longer contains becomes free at its next reading, not before.
    await readCalendar(env.DB, { siteId: site, id }, new Date(hours(0.4)), says(file()));
    expect(await nightsTaken()).toHaveLength(14);
    await readCalendar(env.DB, { siteId: site, id }, new Date(hours(1)), says(file()));
    expect(await nightsTaken()).toHaveLength(7);
  });

  it('conflicts with a stay: the agency gets one mail, the stay remains, and its nights go to the portal when it is cancelled', async () => {
    const { answer } = await ask('2027-07-03', '2027-07-10');
    await mailsAt(NOW);
    const { id } = await reads();
    for (const hour of [1, 2, 3]) {
      await readCalendar(
        env.DB,
        { siteId: site, id },
        new Date(hours(hour)),
        says(file(event('20270708', '20270712'))),
      );
    }
    const reported = await mailsAt(hours(4));
    expect(reported).toMatchObject([
      { to: `office@${site}.test`, subject: 'Dubbel bezet? Unit flat, 3–10 juli 2027' },
    ]);
    expect(reported[0]?.text).toContain('portal.example');
    expect(await rowsOf('calendar_conflicts', site)).toHaveLength(1);
    expect(await nightsTaken()).toHaveLength(9);
    await call('declineStay', { id: (answer as { id: string }).id }, {}, hours(5));
    expect(await nightsTaken()).toEqual(['2027-07-08', '2027-07-09', '2027-07-10', '2027-07-11']);
    expect((await ask('2027-07-03', '2027-07-10', 'bo@example.be', hours(5))).error?.code).toBe(
      'dates_taken',
    );
  });

  it('yields to nights of the agency’s own record, and takes the rest', async () => {
    const { id } = await reads();
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), says(JULY));
    await store(
      blockedStayStatements(site, {
        id: 'own',
        unitId: 'flat',
        from: '2027-07-05',
        to: '2027-07-07',
        at: NOW,
      }),
    );
    const rows = await rowsOf<{ id: string; elsewhere: number }>('stays', site);
    expect(rows.filter(({ elsewhere }) => elsewhere === 0).map((row) => row.id)).toEqual(['own']);
    expect(await nightsTaken()).toHaveLength(7);
    await env.DB.prepare("DELETE FROM stays WHERE site_id = ? AND id = 'own'").bind(site).run();
    expect(await nightsTaken()).toHaveLength(7);
    await call('endReadCalendar', { id });
    expect(await nightsTaken()).toEqual([]);
  });

  it('that fails keeps its last nights, causes one mail after a day, and recovers', async () => {
    const { id } = await reads();
    const at = (hour: number, answer: Fetch) =>
      readCalendar(env.DB, { siteId: site, id }, new Date(hours(hour)), answer);
    await at(0, says(JULY));
    const broken: Fetch = async () => new Response('no', { status: 500 });
    for (const hour of [1, 2, 24]) await at(hour, broken);
    expect(await mailsAt(hours(24))).toEqual([]);
    expect(await stateOf()).toMatchObject({
      state: 'failing',
      outcome: '500',
      failingSince: hours(1),
      nights: 7,
    });
    for (const hour of [25, 26, 60]) await at(hour, broken);
    const reported = await mailsAt(hours(60));
    expect(reported.map(({ subject }) => subject)).toEqual(['Kalender onbereikbaar: Unit flat']);
    expect(await nightsTaken()).toHaveLength(7);
    await at(61, says(JULY));
    expect(await stateOf()).toMatchObject({ state: 'read', outcome: 'read', failingSince: null });
  });

  it.each<[string, Fetch]>([
    ['redirected to an address that is not read: private', sendsTo('https://10.0.0.1/')],
    ['redirected to an address that is not read: scheme', sendsTo('http://portal.example/a.ics')],
    ['redirected twice', sendsTo('/b.ics')],
    ['DTEND not understood', says(file(event('20270703', 'soon')))],
    ['too large', async () => new Response('x'.repeat(10 * 1024 * 1024))],
    ['no calendar', says('<!doctype html><title>Sign in</title>')],
    ['no calendar', says(JULY.slice(0, -20))],
    ['unreachable', async () => Promise.reject(new TypeError('no'))],
    ['404', async () => new Response('', { status: 404 })],
  ])('is not believed: %s', async (outcome, answer) => {
    const { id } = await reads();
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), says(JULY));
    await readCalendar(env.DB, { siteId: site, id }, new Date(hours(1)), answer);
    expect(await stateOf()).toMatchObject({ state: 'failing', outcome });
    expect(await nightsTaken()).toHaveLength(7);
  });

  it('follows one redirect to an address that is read too', async () => {
    const { id } = await reads();
    const asked: string[] = [];
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), async (address) => {
      asked.push(address);
      return asked.length === 1
        ? new Response(null, { status: 301, headers: { Location: '//files.portal.example/b.ics' } })
        : new Response(JULY);
    });
    expect(asked).toEqual([ADDRESS, 'https://files.portal.example/b.ics']);
    expect(await nightsTaken()).toHaveLength(7);
  });

  it('shows how many of its events are marked as free', async () => {
    const { id } = await reads();
    const free = file(event('20270703', '20270710', 'TRANSP:TRANSPARENT\r\n'));
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), says(free));
    expect(await stateOf()).toMatchObject({ state: 'read', nights: 0, free: 1, notUnderstood: 0 });
  });

  it.each([
    [' https://portal.example/ical/flat.ics\n', ADDRESS],
    ['webcal://portal.example/ical/flat.ics', ADDRESS],
    [
      'https://outlook.office365.com/owa/calendar/6f@agency.be/9c/calendar.ics',
      'https://outlook.office365.com/owa/calendar/6f@agency.be/9c/calendar.ics',
    ],
    ['https://portal.example/my flat.ics', 'https://portal.example/my%20flat.ics'],
  ])('is read from an address as people paste it: %j', async (pasted, address) => {
    const { id } = await reads(pasted);
    const asked: string[] = [];
    await readCalendar(env.DB, { siteId: site, id }, new Date(NOW), async (at) => {
      asked.push(at);
      return new Response(JULY);
    });
    expect(asked).toEqual([address]);
  });

  it.each([
    ['http://portal.example/a.ics', 'https:// or webcal://'],
    ['https://127.0.0.1/a.ics', 'public name'],
    ['https://[::1]/a.ics', 'public name'],
    ['https://2130706433/a.ics', 'public name'],
    ['https://localhost/a.ics', 'public name'],
    ['https://printer.local/a.ics', 'public name'],
    ['https://metadata.internal/a.ics', 'public name'],
    ['https://portal.example:8443/a.ics', 'port'],
    ['https://user@portal.example/a.ics', 'user name'],
    ['https://portal.example/a.ics#today', '#'],
    ['https://portal.example\\@127.0.0.1/a.ics', 'not an address'],
    [`https://portal.example/${'a'.repeat(600)}`, '500 characters'],
  ])('is never asked for at %s, and the refusal says why', async (address, reason) => {
    const { error } = await call('readCalendarOf', { id: 'flat' }, { address });
    expect(error?.code).toBe('invalid_request');
    expect(error?.message).toContain(reason);
    expect(await rowsOf('read_calendars', site)).toEqual([]);
  });

  it('is enqueued every half hour and a little, whatever the cron does', async () => {
    await reads();
    const sent: unknown[] = [];
    const work = {
      sendBatch: async (messages: Iterable<{ readonly body: unknown }>) => {
        sent.push(...[...messages].map(({ body }) => body));
      },
    } as unknown as Pick<Queue<never>, 'sendBatch'>;
    for (const minute of [0, 1, 15, 30]) await handOutCalendars(env.DB, work, new Date(hours(minute / 60)));
    expect(sent).toHaveLength(1);
    await handOutCalendars(env.DB, work, new Date(hours(0.7)));
    expect(sent).toHaveLength(2);
    const plan = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT site_id, id FROM read_calendars WHERE next_at <= '2026' ORDER BY next_at LIMIT 5",
    ).all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain('read_calendars_due');
  });

  it('belongs to its agency, and is deleted with its unit', async () => {
    const { id } = await reads();
    const mine = site;
    site = `portal${++made}`;
    await store(
      aRentalOffer(site, aRentalUnit('flat', {}, {})),
      rentalUnitStatements(site, aRentalUnit('b'), { rates: RATES }),
    );
    expect((await call('endReadCalendar', { id })).error?.code).toBe('not_found');
    expect(await stateOf()).toBeUndefined();
    await env.DB.prepare('DELETE FROM rental_units WHERE site_id = ?').bind(mine).run();
    expect(await rowsOf('read_calendars', mine)).toEqual([]);
  });
});
