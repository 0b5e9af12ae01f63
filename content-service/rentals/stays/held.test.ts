import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { RentalPeriods } from '#wire/rental-unit.ts';
import type { StayReservation } from '#wire/stay-reservation.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { seasonOfYear } from '../../rental-units/season.ts';
import { everyMinute } from '../../scheduled.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { callAt } from '../../testing/agenda.ts';
import { answerOf, get } from '../../testing/call.ts';
import { justBefore } from '../../testing/just-before.ts';
import { mailsDue, rowsOf } from '../../testing/messages.ts';
import { aRentalOffer, aRentalUnit, aStay, julySaturdays } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';

const TODAY = brusselsDay(new Date());
/** One week is at least a tenth of a high season, which has at most ten. */
const WEEKS = julySaturdays(TODAY);
const MINUTE = 60_000;

let made = 0;
/** A site for one test, with two units. */
async function aCoast(): Promise<string> {
  const site = `held-stays-${++made}`;
  await store(aRentalOffer(site, aRentalUnit('flat'), aRentalUnit('villa')));
  return site;
}

const call = (id: string, site: string, body: object, headers = {}) =>
  callAt(id, { now: new Date().toISOString(), params: { siteId: site }, body, headers });
const reserve = async (site: string, from: string, email: string, unit = 'flat', headers = {}) => {
  const body = { ...aStay, rentalUnitId: unit, from, to: addDays(from, 7), email };
  const { answer, error } = await call('reserveStay', site, body, headers);
  return { code: error?.code ?? 'done', answer: answer as StayReservation };
};
const confirm = (site: string, token: string, bindings: Partial<WithDatabase> = {}) =>
  callAt('confirmStay', {
    now: new Date().toISOString(),
    params: { siteId: site },
    body: { token },
    bindings,
  });
const busyIn = async (site: string): Promise<string[]> => {
  const { body } = await answerOf(await get(`/sites/${site}/rental-units/flat/periods`));
  return (body as RentalPeriods).nights.busy.map(([from]) => from);
};
/** Moves the end of all holds into the past: a little, so that no sweep of that minute deletes what has expired. */
const expire = (site: string) =>
  env.DB.prepare("UPDATE stays SET held_until = ? WHERE site_id = ? AND held_until > ''")
    .bind(new Date(Date.now() - MINUTE).toISOString(), site)
    .run();

/** Sends due mails, and returns the token of a site's link. */
async function tokenOf(site: string): Promise<string> {
  return (await linkTo('bo@x.be', site)).token;
}

/** Sends due mails, and returns the confirmation link in the one to an address: its token and its purpose. */
async function linkTo(email: string, site: string): Promise<{ token: string; query: string }> {
  const mails = await mailsDue(Date.now() + MINUTE);
  const link = new RegExp(`${site}\\.test/nl/vakantie/bevestigen/([\\w-]{43})(\\S*)`);
  const [, token, query = ''] =
    mails
      .filter(({ to }) => to === email)
      .map(({ text }) => link.exec(text))
      .find((found) => found !== null) ?? [];
  if (token === undefined) throw new Error('no link');
  return { token, query };
}

describe('a season of a unit', () => {
  it.each([
    ['2027-07-03', 'HIGH-2027', 70],
    ['2027-07-09', 'HIGH-2027', 70],
    ['2027-02-08', 'SCHOOL_HOLIDAY-2027', 42],
  ])('of %s is %s', (day, name, nights) => {
    const season = seasonOfYear(day);
    expect(season.name).toBe(name);
    expect(Math.abs(season.nights - nights)).toBeLessThanOrEqual(14);
  });

  it('of every day has nights', () => {
    for (let day = '2026-11-21'; day < '2028-06-01'; day = addDays(day, 1)) {
      expect(seasonOfYear(day).nights).toBeGreaterThan(0);
    }
  });
});

describe('stays of unconfirmed addresses', () => {
  it('are valid at once until they hold a tenth of the unit’s season; a further one is held, with a mail only to the visitor', async () => {
    const site = await aCoast();
    expect((await reserve(site, WEEKS[0], 'an@x.be')).answer).toMatchObject({ state: 'requested' });
    const { code, answer } = await reserve(site, WEEKS[1], 'bo@x.be');
    expect([code, answer.state]).toEqual(['done', 'pending']);
    const minutes = (Date.parse(answer.heldUntil ?? '') - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(await busyIn(site)).toEqual([WEEKS[0], WEEKS[1]]);
    const kinds = (await rowsOf('outbox', site)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['stay-held', 'stay-notice', 'stay-receipt']);
  });

  it('the mail about a stored one asks for the address alone, and the mail about a held one for the stay', async () => {
    const site = await aCoast();
    await reserve(site, WEEKS[0], 'an@x.be');
    expect((await linkTo('an@x.be', site)).query).toBe('?address=1');
    await reserve(site, WEEKS[1], 'bo@x.be');
    expect((await linkTo('bo@x.be', site)).query).toBe('');
  });

  it('other units and seasons do not count, nor stays that the agency has confirmed', async () => {
    const site = await aCoast();
    await reserve(site, WEEKS[0], 'an@x.be');
    expect((await reserve(site, WEEKS[1], 'bo@x.be', 'villa')).answer.state).toBe('requested');
    await env.DB.prepare("UPDATE stays SET state = 'confirmed' WHERE site_id = ?").bind(site).run();
    expect((await reserve(site, WEEKS[2], 'cas@x.be')).answer.state).toBe('requested');
  });

  it('a confirmed address needs no confirmation', async () => {
    const site = await aCoast();
    await confirmAddresses(site, ['bo@x.be']);
    await reserve(site, WEEKS[0], 'an@x.be');
    expect((await reserve(site, WEEKS[1], 'bo@x.be')).answer.state).toBe('requested');
  });

  it('the link in the mail makes it a request, mails both once, and confirms the address', async () => {
    const site = await aCoast();
    await reserve(site, WEEKS[0], 'an@x.be');
    await reserve(site, WEEKS[1], 'bo@x.be');
    const token = await tokenOf(site);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => confirm(site, token)));
    for (const { answer } of outcomes) {
      expect(answer).toMatchObject({ rentalUnitId: 'flat', from: WEEKS[1], state: 'requested' });
    }
    expect(await rowsOf('outbox', site)).toHaveLength(5);
    expect((await reserve(site, WEEKS[2], 'bo@x.be')).answer.state).toBe('requested');
  });

  it.each(['the cron', 'the next request'] as const)(
    'an expired hold takes no night, before and after %s releases it',
    async (by) => {
      const site = await aCoast();
      await reserve(site, WEEKS[0], 'an@x.be');
      await reserve(site, WEEKS[1], 'bo@x.be');
      const token = await tokenOf(site);
      await expire(site);
      expect(await busyIn(site)).toEqual([WEEKS[0]]);
      if (by === 'the cron') await everyMinute(env, new Date());
      expect((await reserve(site, WEEKS[1], 'cas@x.be')).answer.state).toBe('pending');
      expect((await confirm(site, token)).error).toMatchObject({ code: 'expired' });
      // No mail is sent, since the address is not confirmed.
      expect((await rowsOf('outbox', site)).map(({ kind }) => kind)).not.toContain('stay-lapsed');
    },
  );

  it('a link pressed in the last second answers that it is too late when the nights are released first', async () => {
    const site = await aCoast();
    await reserve(site, WEEKS[0], 'an@x.be');
    await reserve(site, WEEKS[1], 'bo@x.be');
    const token = await tokenOf(site);
    const runsOut = justBefore(() => everyMinute(env, new Date(Date.now() + 31 * MINUTE)));
    expect((await confirm(site, token, runsOut)).error).toMatchObject({ code: 'expired' });
    expect(await busyIn(site)).toEqual([WEEKS[0]]);
    expect((await rowsOf('outbox', site)).map(({ kind }) => kind).toSorted()).toEqual([
      'stay-held',
      'stay-notice',
      'stay-receipt',
    ]);
    // Asking again gives the same answer.
    expect((await confirm(site, token)).error).toMatchObject({ code: 'expired' });
  });

  it('concurrent requests do not exceed the limit (races)', async () => {
    const site = await aCoast();
    const answers = await Promise.all(
      WEEKS.flatMap((week, n) => [0, 1, 2].map((m) => reserve(site, week, `r${n}-${m}@x.be`))),
    );
    expect(answers.filter(({ code }) => code === 'done')).toHaveLength(WEEKS.length);
    expect(answers.filter(({ code }) => code === 'dates_taken')).toHaveLength(2 * WEEKS.length);
    const rows = await rowsOf<{ held_until: string | null }>('stays', site);
    expect(rows.filter(({ held_until }) => held_until === null)).toHaveLength(1);
  });

  it('a network has a daily limit', async () => {
    const site = await aCoast();
    await env.DB.prepare("INSERT INTO limits VALUES (?, 'network_day', 1)").bind(site).run();
    const from = { 'X-CLIENT-NETWORK': 'c'.repeat(64) };
    expect((await reserve(site, WEEKS[0], 'an@x.be', 'flat', from)).code).toBe('done');
    expect((await reserve(site, WEEKS[0], 'bo@x.be', 'villa', from)).code).toBe('too_many');
  });
});
