import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { addDays, nightsOf } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { createApp } from '../../app.ts';
import { SITE_DOOR } from '../../platform/access/doors.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { confirmAddresses } from '../../testing/addresses.ts';
import { postOnce, rowsOf } from '../../testing/messages.ts';
import { aRentalOffer, aRentalUnit, aStay, julySaturdays } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';

const SATURDAYS = julySaturdays(brusselsDay(new Date()));
const [first, second, third] = SATURDAYS;

/** Requests at the same time; all of them in `npm run test:proofs`. */
const CROWD = inject('whole') ? 200 : 40;

/** Three weeks of the high season and all overlapping stays within them. */
const STAYS = [
  [first, second],
  [second, third],
  [first, third],
  [third, addDays(third, 7)],
  [second, addDays(third, 7)],
] as const;

interface Stay {
  readonly id: string;
  readonly unit_id: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly state: string;
  readonly doc: string;
}

const reserve = async (
  site: string,
  key: string,
  unit: string,
  days: readonly [string, string],
  email: string,
) => {
  const [from, to] = days;
  const body = { ...aStay, rentalUnitId: unit, from, to, email };
  const response = await postOnce(`/sites/${site}/rental-units/reservation`, body, key);
  return { status: response.status, body: await response.json<{ id?: string; error?: { code: string } }>() };
};

/**
 * Invariants: each held night belongs to one stay, each stay holds its own nights, and each has its two
 * mails.
 */
async function expectSound(site: string): Promise<Stay[]> {
  const stays = await rowsOf<Stay>('stays', site);
  const nights = await rowsOf<{ unit_id: string; night: string; stay_id: string }>('stay_nights', site);
  const held = stays
    .filter(({ state }) => state !== 'released')
    .flatMap((stay) =>
      nightsOf(stay.from_day, stay.to_day).map((night) => `${stay.unit_id} ${night} ${stay.id}`),
    );
  expect(nights.map((row) => `${row.unit_id} ${row.night} ${row.stay_id}`).toSorted()).toEqual(
    held.toSorted(),
  );
  expect(new Set(held.map((row) => row.split(' ').slice(0, 2).join(' '))).size).toBe(held.length);
  expect(await rowsOf('outbox', site)).toHaveLength(2 * stays.length);
  expect(await rowsOf('idempotent_answers', site)).toHaveLength(stays.length);
  return stays;
}

describe('concurrent stay requests', () => {
  it('accepts exactly one of many overlapping requests, and refuses all others', async () => {
    await store(aRentalOffer('rush', aRentalUnit('flat')));
    const answers = await Promise.all(
      Array.from({ length: CROWD }, (_, guest) =>
        // All of them include the second week, so each overlaps with every other.
        reserve(
          'rush',
          `rush-key-${String(guest).padStart(8, '0')}`,
          'flat',
          [STAYS[1], STAYS[2], STAYS[4]][guest % 3] ?? STAYS[1],
          `guest${guest}@example.be`,
        ),
      ),
    );
    const counts = Map.groupBy(answers, ({ status, body }) => `${status} ${body.error?.code ?? ''}`);
    expect([...counts].map(([answer, list]) => [answer, list.length]).toSorted()).toEqual([
      ['201 ', 1],
      ['409 dates_taken', CROWD - 1],
    ]);
    const stays = await expectSound('rush');
    expect(stays.map(({ id }) => id)).toEqual(answers.flatMap(({ body }) => body.id ?? []));
    expect((await rowsOf('outbox', 'rush')).map(({ kind }) => kind).toSorted()).toEqual([
      'stay-notice',
      'stay-receipt',
    ]);
  }, 60_000);

  it('gives all retries of one request the same confirmation, never "taken"', async () => {
    await store(aRentalOffer('retry', aRentalUnit('flat')));
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () =>
        reserve('retry', 'retry-key-00000001', 'flat', STAYS[0], 'an@example.be'),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await expectSound('retry')).toHaveLength(1);
  }, 60_000);

  it('gives a retry its own stay when the first attempt succeeds meanwhile', async () => {
    await store(aRentalOffer('slow', aRentalUnit('flat')));
    const [from, to] = STAYS[0];
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'slow-key-000000001' };
    const body = JSON.stringify({ ...aStay, rentalUnitId: 'flat', from, to });
    const send = (bindings: WithDatabase) =>
      createApp(SITE_DOOR).request(
        '/sites/slow/rental-units/reservation',
        { method: 'POST', headers, body },
        bindings,
      );
    const first = reserve('slow', headers['Idempotency-Key'], 'flat', STAYS[0], aStay.email);
    // Reads the unit only after the first attempt has its nights.
    const ofUnit = new WeakSet<D1PreparedStatement>();
    const late = {
      prepare: (sql: string) => {
        const statement = env.DB.prepare(sql);
        if (!sql.includes('FROM rental_units')) return statement;
        const bind = (...params: unknown[]) => {
          const bound = statement.bind(...params);
          ofUnit.add(bound);
          return bound;
        };
        return { bind };
      },
      batch: async (statements: D1PreparedStatement[]) => {
        if (statements.some((statement) => ofUnit.has(statement))) await first;
        return env.DB.batch(statements);
      },
    } as unknown as D1Database;
    const retry = await send({ ...env, DB: late });
    expect({ status: retry.status, body: await retry.json() }).toEqual(await first);
    expect(await expectSound('slow')).toHaveLength(1);
  });

  it('keeps the invariants for any mix of requests, retries and releases', async () => {
    let run = 0;
    const wish = fc.record({
      kind: fc.constant('reserve' as const),
      guest: fc.nat(9),
      stay: fc.nat(4),
      unit: fc.nat(1),
    });
    const release = fc.record({ kind: fc.constant('release' as const), unit: fc.nat(1) });
    const sizes = { minLength: 5, maxLength: 40 };
    const acts = fc.oneof(
      fc.array(wish, sizes),
      fc.array(fc.oneof({ weight: 6, arbitrary: wish }, { weight: 1, arbitrary: release }), sizes),
    );
    await fc.assert(
      fc.asyncProperty(acts, async (done) => {
        const site = `mix${++run}`;
        await store(aRentalOffer(site, aRentalUnit('u0'), aRentalUnit('u1')));
        // Races of holds are in held.test.ts.
        const guests = Array.from({ length: 50 }, (_, n) => `g${Math.floor(n / 5)}-${n % 5}@example.be`);
        await confirmAddresses(site, guests);
        const answers = await Promise.all(
          done.map(async (one) => {
            if (one.kind === 'release') {
              await env.DB.prepare(
                "UPDATE stays SET state = 'released' WHERE rowid = (SELECT rowid FROM stays WHERE site_id = ? AND unit_id = ? AND state = 'requested' LIMIT 1)",
              )
                .bind(site, `u${one.unit}`)
                .run();
              return null;
            }
            // A guest has one key per request: a repetition is a retry.
            const key = `mix-key-${one.guest}-${one.stay}-${one.unit}-of-the-run`;
            const days = STAYS[one.stay] ?? STAYS[0];
            const answer = await reserve(
              site,
              key,
              `u${one.unit}`,
              days,
              `g${one.guest}-${one.stay}@example.be`,
            );
            return { key, ...answer };
          }),
        );
        const sent = answers.filter((answer) => answer !== null);
        for (const { status } of sent) expect([201, 409]).toContain(status);
        const stays = await expectSound(site);
        // No confirmation is lost or invented: a key with a confirmation has one stay, and always gets the
        // same answer.
        const announced = new Map(
          sent.flatMap(({ key, status, body }) => (status === 201 ? [[key, body.id] as const] : [])),
        );
        const confirmed = sent.filter(({ status }) => status === 201);
        expect(confirmed.map(({ body }) => body.id)).toEqual(confirmed.map(({ key }) => announced.get(key)));
        // Without releases, a retry gets the first attempt's answer.
        const answersOf = new Map(
          [...Map.groupBy(sent, ({ key }) => key)].map(([key, all]) => [
            key,
            all.map(({ status }) => status),
          ]),
        );
        const wavering = [...answersOf.values()].filter((statuses) => new Set(statuses).size > 1);
        expect(done.some(({ kind }) => kind === 'release') ? [] : wavering).toEqual([]);
        expect([...announced.values()].toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
      }),
      { numRuns: inject('whole') ? 200 : 5, seed: 20261121 },
    );
  }, 180_000);
});
