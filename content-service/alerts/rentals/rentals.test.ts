import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RentalCriteria } from '#domain/forms/criteria.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { rentalUnitStatements, siteStatements } from '../../intake/index.ts';
import { doWork } from '../../queues.ts';
import { aQueue, confirmedAlert } from '../../testing/alerts.ts';
import { answerOf } from '../../testing/call.ts';
import { mailsDue, postOnce, rowsOf } from '../../testing/messages.ts';
import { aRentalSite, aRentalUnit, julySaturdays, RATES } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { advanceRuns } from '../advance-runs.ts';

/** Noon in Brussels, this many days from now. */
const noonIn = (days: number): Date => new Date(`${addDays(brusselsDay(new Date()), days)}T12:00:00Z`);
const [from, to] = julySaturdays(brusselsDay(new Date()));
const JULY: RentalCriteria = { persons: 4, from, to };

let sites = 0;
let site = '';
const aSiteWith = async (features: readonly ('alerts' | 'rentals')[]): Promise<string> => {
  const id = `lets${++sites}`;
  const made = aRentalSite(id);
  await store(siteStatements({ ...made, settings: { ...made.settings, features: [...features] } }));
  return id;
};
beforeEach(async () => {
  // Each test runs its own mornings.
  await env.DB.prepare('DELETE FROM alert_days').run();
  site = await aSiteWith(['alerts', 'rentals']);
});

const lets = (id: string, general: Partial<RentalUnit['general']> = {}): Promise<void> =>
  store(rentalUnitStatements(site, aRentalUnit(id, general), { rates: RATES }));
const takes = (id: string, unit: string): Promise<void> =>
  store([
    {
      sql:
        'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, doc, created_at) ' +
        "VALUES (?, ?, ?, ?, ?, 'requested', '', 2, '{}', '2026-01-01')",
      params: [site, id, unit, from, to],
    },
  ]);
const frees = async (id: string): Promise<void> => {
  await env.DB.prepare("UPDATE stays SET state = 'released' WHERE site_id = ? AND id = ?")
    .bind(site, id)
    .run();
};

const request = (rental: RentalCriteria) =>
  ({ email: 'an@example.be', locale: 'nl', criteria: { rental } }) as const;

/** A confirmed alert, with its tokens. */
async function waits(rental: RentalCriteria, email = 'an@example.be') {
  const { id, token } = await confirmedAlert(site, { ...request(rental), email });
  return { id, manage: token('manage') };
}

const put = (path: string, body: unknown): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test/sites/${site}/subscriptions/${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

/** Runs a day, as many times as given. */
async function run(days: number, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    const queue = aQueue();
    await advanceRuns(env.DB, queue, noonIn(days));
    const own = queue.messages.filter((work) => 'siteId' in work && work.siteId === site);
    for (const work of [...own, ...own]) await doWork(work, env, noonIn(days));
  }
}

/** Ids of the units in each queued mail. */
const announced = async (): Promise<string[][]> =>
  (await rowsOf<{ kind: string; data: string; created_at: string }>('outbox', site))
    .filter(({ kind }) => kind === 'rental-digest')
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map(({ data }) => JSON.parse(data).units);

/** The digests that are sent on a day. */
async function sentOn(days: number) {
  await env.DB.prepare("UPDATE outbox SET state = 'sent' WHERE site_id <> ? OR kind <> 'rental-digest'")
    .bind(site)
    .run();
  return mailsDue(noonIn(days));
}

describe('an alert on holiday rentals', () => {
  it('reports units that are new or become free in its nights, once each', async () => {
    await lets('free');
    await lets('taken');
    await takes('stay', 'taken');
    await waits(JULY);
    await run(1);
    expect(await announced()).toEqual([]);
    await lets('small', { maxOccupation: 3 });
    await lets('new');
    await run(2, 2);
    await frees('stay');
    await run(3);
    await run(4);
    expect(await announced()).toEqual([['new'], ['taken']]);
    const counted = await rowsOf<Record<string, unknown>>('home_days', site);
    expect(counted.map(({ kind, home_id, matched, sent }) => [kind, home_id, matched, sent])).toEqual([
      ['rental', 'new', 1, 1],
      ['rental', 'taken', 1, 1],
    ]);
  });

  it('mails units that still match, with days, persons and total of the stay', async () => {
    await waits(JULY);
    await lets('a');
    await lets('b');
    await run(1);
    await takes('gone meanwhile', 'b');
    const [mail, ...others] = await sentOn(1);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('1 vakantieverblijf voor u');
    expect(mail?.text).toContain(`/nl/vakantie/a?from=${from}&to=${to}&persons=4`);
    expect(mail?.text).toContain('€ 1.365');
    expect(mail?.text).not.toContain('/vakantie/b');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/uitschrijven/);
  });

  it('accepts a stay of the same length a few days earlier or later if flexible', async () => {
    const sunday = { from: addDays(from, 1), to: addDays(to, 1) };
    await waits({ ...sunday, flexible: true });
    await lets('a');
    await run(1);
    const [mail] = await sentOn(1);
    expect(mail?.text).toContain(`/nl/vakantie/a?from=${from}&to=${to}`);
  });

  it('sums up in one mail the matches during its pause that are still true', async () => {
    const { manage } = await waits(JULY);
    await put(`${manage}/pause`, { until: addDays(brusselsDay(new Date()), 4) });
    await lets('a');
    await lets('b');
    await run(1);
    await takes('stay', 'b');
    await run(2);
    expect(await announced()).toEqual([]);
    await run(4);
    expect(await announced()).toEqual([['a']]);
  });

  it('reports later what was waiting to be sent at the time of the pause', async () => {
    const { manage } = await waits(JULY);
    await lets('a');
    await run(1);
    await put(`${manage}/pause`, { until: addDays(brusselsDay(new Date()), 3) });
    expect(await sentOn(1)).toEqual([]);
    await run(3);
    // A mail that was not sent is void, and its units are forgotten.
    expect((await announced()).at(-1)).toEqual(['a']);
    expect(await sentOn(3)).toHaveLength(1);
  });

  it('ends when its days are over, and its links say so', async () => {
    const { manage, id } = await waits(JULY);
    await env.DB.prepare(
      "UPDATE subscriptions SET criteria = json_set(criteria, '$.rental.from', ?, '$.rental.to', ?) WHERE id = ?",
    )
      .bind(addDays(brusselsDay(new Date()), 1), addDays(brusselsDay(new Date()), 8), id)
      .run();
    await run(1);
    expect(await rowsOf('rental_alerts', site)).toHaveLength(1);
    await run(2);
    expect(await rowsOf('rental_alerts', site)).toEqual([]);
    const { status } = await exports.SiteDoor.fetch(
      `http://content.test/sites/${site}/subscriptions/${manage}`,
    );
    expect(status).toBe(410);
  });

  it('takes over the state of an identical alert of the same address', async () => {
    await waits(JULY);
    await lets('a');
    await waits(JULY);
    expect(await rowsOf('rental_alerts', site)).toHaveLength(1);
    await run(1);
    expect(await announced()).toEqual([['a']]);
  });

  it('reports what waits in a mail of an identical alert that it replaces', async () => {
    await waits(JULY);
    await lets('a');
    await run(1);
    await waits(JULY);
    expect(await sentOn(1)).toEqual([]);
    await run(2);
    expect(await sentOn(2)).toHaveLength(1);
  });

  it('reports a unit that was taken only while the mail was written', async () => {
    await waits(JULY);
    await lets('a');
    await run(1);
    await takes('stay', 'a');
    expect(await sentOn(1)).toEqual([]);
    await frees('stay');
    await run(2);
    expect(await sentOn(2)).toHaveLength(1);
  });

  it('can change to other days, and then reports new matches for them', async () => {
    const { manage } = await waits(JULY);
    await lets('a');
    const other = { ...JULY, from: to, to: addDays(to, 7) };
    const change = { locale: 'nl', criteria: { rental: other } };
    expect((await put(manage, change)).status).toBe(200);
    await lets('b');
    await run(1);
    expect(await announced()).toEqual([['b']]);
    expect((await put(manage, { ...change, criteria: { everything: true } })).status).toBe(400);
  });

  it.each([
    ['five nights', { from, to: addDays(from, 5) }],
    ['a Sunday', { from: addDays(from, 1) }],
    ['five nights, and others near them', { from, to: addDays(from, 5), flexible: true as const }],
  ])('is refused for days that no stay can have: %s', async (_what, rental) => {
    const answer = await answerOf(await postOnce(`/sites/${site}/subscriptions`, request(rental)));
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { from: 'arrival' } } } });
  });

  it('waits for days further ahead than any current offer', async () => {
    const far = { from: addDays(from, 5 * 364), to: addDays(from, 5 * 364 + 7) };
    expect((await postOnce(`/sites/${site}/subscriptions`, request(far))).status).toBe(202);
  });

  it.each([
    ['departure before arrival', { from: to, to: from }],
    ['departure alone', { to }],
    ['a day that there is not', { from: '2027-02-30' }],
    ['something else', { colour: 'red' } as RentalCriteria],
  ])('is refused for %s', async (_what, rental) => {
    expect((await postOnce(`/sites/${site}/subscriptions`, request(rental))).status).toBe(400);
  });

  it('cannot be combined with criteria for homes', async () => {
    const both = { ...request(JULY), criteria: { rental: JULY, city: ['1201'] } };
    expect((await postOnce(`/sites/${site}/subscriptions`, both)).status).toBe(400);
  });

  it('answers 404 when an agency lets no holiday rentals', async () => {
    site = await aSiteWith(['alerts']);
    expect((await postOnce(`/sites/${site}/subscriptions`, request(JULY))).status).toBe(404);
  });
});
