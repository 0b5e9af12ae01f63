import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { RentalPeriods } from '#wire/rental-unit.ts';
import { createApp } from '../../app.ts';
import { agreementStatements, rentalUnitStatements, siteStatements } from '../../intake/index.ts';
import { SITE_DOOR } from '../../platform/access/doors.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { addressKey } from '../../platform/hash.ts';
import { answerOf, get } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { aKey, postOnce, rowsOf } from '../../testing/messages.ts';
import { aRentalOffer, aRentalSite, aRentalUnit, aStay, julySaturdays } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';

const TODAY = brusselsDay(new Date());
const [first, second, third, fourth] = julySaturdays(TODAY);

beforeAll(() =>
  store(
    aRentalOffer(
      'coast',
      aRentalUnit('flat'),
      aRentalUnit('studio', { maxOccupation: 2 }),
      aRentalUnit('turn'),
      aRentalUnit('winter'),
      aRentalUnit('busy'),
    ),
    rentalUnitStatements('coast', aRentalUnit('gone'), { withdrawnAt: '2026-01-01T00:00:00Z' }),
    aRentalOffer('strict', aRentalUnit('flat')),
    agreementStatements('strict', {
      id: 'conditions',
      position: 1,
      required: true,
      title: { nl: 'Huurvoorwaarden' },
      body: { nl: 'Niet roken.' },
    }),
    aRentalOffer('other', aRentalUnit('foreign')),
    siteStatements(aRentalSite('mute', { settings: { contact: {} } })),
    rentalUnitStatements('mute', aRentalUnit('flat'), {
      rates: [{ season: 'HIGH', type: 'WEEK', price: 1 }],
    }),
    siteStatements(aSite('inland')),
    rentalUnitStatements('inland', aRentalUnit('flat')),
  ),
);

const path = (site: string) => `/sites/${site}/rental-units/reservation`;
const week = (from: string) => ({ from, to: addDays(from, 7) });
let guests = 0;
/** Requests a week, each time from another address. */
const reserve = async (changes: object, site = 'coast') => {
  const email = `guest${++guests}@example.be`;
  return answerOf(await postOnce(path(site), { ...aStay, email, ...week(first), ...changes }));
};
/** A database that runs `deed` once, right before the batch that stores a stay: reads are batches too. */
function beforeTheWrite(action: () => Promise<unknown>): { readonly DB: D1Database } {
  const stays = new WeakSet<D1PreparedStatement>();
  const prepare: D1Database['prepare'] = (sql) => {
    const statement = env.DB.prepare(sql);
    if (!sql.startsWith('INSERT INTO stays ')) return statement;
    const bind: D1PreparedStatement['bind'] = (...params) => {
      const bound = statement.bind(...params);
      stays.add(bound);
      return bound;
    };
    return { bind } as D1PreparedStatement;
  };
  let waits = true;
  const batch: D1Database['batch'] = async (statements) => {
    if (waits && statements.some((statement) => stays.has(statement))) {
      waits = false;
      await action();
    }
    return env.DB.batch(statements);
  };
  const own: Partial<D1Database> = { prepare, batch };
  const DB = new Proxy(env.DB, {
    get: (real, name) => Reflect.get(own, name) ?? Reflect.get(real, name).bind(real),
  });
  return { DB };
}
/** Ids of all rows that a reservation writes. */
const stored = async (site: string) => {
  const rows = await Promise.all(['stays', 'outbox'].map((table) => rowsOf<{ id: string }>(table, site)));
  return rows.map((table) => table.map(({ id }) => id).toSorted());
};
const staysOf = (site: string) => rowsOf<{ id: string; unit_id: string; state: string }>('stays', site);

describe('POST …/rental-units/reservation (contract, "Rentals")', () => {
  it('reserves the nights, states their price, and queues mails to visitor and agency', async () => {
    const { status, body } = await reserve({ rentalUnitId: 'flat', persons: 3, email: aStay.email });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      state: 'requested',
      total: 1_347.5,
      breakdown: {
        nights: 7,
        stay: 1_200,
        cleaning: 95,
        touristTax: 52.5,
        extras: [],
        total: 1_347.5,
        deposit: 300,
      },
    });
    const [stay] = await staysOf('coast');
    expect(stay).toMatchObject({ id: (body as { id: string }).id, unit_id: 'flat', state: 'requested' });
    const nights = await rowsOf<{ night: string; unit_id: string }>('stay_nights', 'coast');
    expect(nights.map(({ night }) => night)).toEqual(
      Array.from({ length: 7 }, (_, night) => addDays(first, night)),
    );
    const mails = await rowsOf('outbox', 'coast');
    expect(mails.map(({ kind, recipient_key }) => [kind, recipient_key]).toSorted()).toEqual([
      ['stay-notice', addressKey('office@coast.test')],
      ['stay-receipt', addressKey(aStay.email)],
    ]);
  });

  it('refuses a later request for the same nights, and stores nothing', async () => {
    await reserve({ rentalUnitId: 'busy' });
    const before = await staysOf('coast');
    for (const days of [week(first), { from: first, to: addDays(first, 14) }]) {
      expect(await reserve({ rentalUnitId: 'busy', ...days })).toMatchObject({
        status: 409,
        body: { error: { code: 'dates_taken', fields: { from: 'taken' } } },
      });
    }
    expect(await staysOf('coast')).toEqual(before);
  });

  it('allows arrival on a day of departure, and departure on a day of arrival', async () => {
    const stays = [week(second), week(third), week(first)];
    for (const days of stays) expect((await reserve({ rentalUnitId: 'turn', ...days })).status).toBe(201);
    const { nights } = await (await get('/sites/coast/rental-units/turn/periods')).json<RentalPeriods>();
    expect(nights.busy).toEqual([week(first), week(second), week(third)].map(({ from, to }) => [from, to]));
  });

  it('accepts a stay over New Year', async () => {
    const { periods } = await (await get('/sites/coast/rental-units/winter/periods')).json<RentalPeriods>();
    const [from, to] = periods
      .filter((period) => period.type === 'WEEK' && period.from.slice(0, 4) < period.to.slice(0, 4))
      .map((period) => [period.from, period.to])[0] ?? ['', ''];
    const answer = await reserve({ rentalUnitId: 'winter', from, to });
    expect(answer).toMatchObject({ status: 201, body: { breakdown: { nights: 7, stay: 900 } } });
  });

  it.each([
    ['departure before arrival', { from: second, to: first }, 400, { to: 'order' }],
    ['no night', { from: first, to: first }, 400, { to: 'order' }],
    ['days in the past', week('2020-07-04'), 400, { from: 'past' }],
    ['forty persons in a studio', { persons: 40 }, 400, { persons: 'persons' }],
    ['a made-up period', { from: third, to: addDays(third, 5) }, 400, { to: 'invalid' }],
    [
      'an arrival on a Tuesday',
      { from: addDays(third, 3), to: addDays(third, 10) },
      400,
      { from: 'arrival' },
    ],
    [
      'a short stay where whole weeks are let',
      { from: addDays(third, 2), to: addDays(third, 6) },
      400,
      { from: 'invalid' },
    ],
    ['two nights', { from: third, to: addDays(third, 2) }, 400, { to: 'too_short' }],
    ['a day years away', week('2099-07-04'), 400, { from: 'invalid' }],
    ['a day that is none', { from: '2027-02-29' }, 400, { from: 'invalid' }],
    ['a unit of another agency', { rentalUnitId: 'foreign' }, 404, { rentalUnitId: 'invalid' }],
    ['a unit that was withdrawn', { rentalUnitId: 'gone' }, 410, { rentalUnitId: 'invalid' }],
    ['a made-up agreement', { agreementIds: ['soul'] }, 400, { agreementIds: 'invalid' }],
    ['a language that the site does not speak', { locale: 'de' }, 400, { locale: 'invalid' }],
    ['no consent', { consent: false }, 400, { consent: 'consent' }],
  ])('refuses %s and stores nothing', async (_what, changes, status, fields) => {
    const before = await stored('coast');
    const answer = await reserve({ rentalUnitId: 'studio', persons: 2, ...week(third), ...changes });
    expect(answer).toMatchObject({ status, body: { error: { fields } } });
    expect(await stored('coast')).toEqual(before);
  });

  it('requires the mandatory agreements, and stores the accepted ones', async () => {
    expect(await reserve({ rentalUnitId: 'flat' }, 'strict')).toMatchObject({
      status: 400,
      body: { error: { fields: { agreementIds: 'agreement' } } },
    });
    expect(await staysOf('strict')).toEqual([]);
    const agreementIds = ['conditions'];
    expect((await reserve({ rentalUnitId: 'flat', agreementIds }, 'strict')).status).toBe(201);
    const [{ doc } = { doc: '' }] = await rowsOf<{ doc: string }>('stays', 'strict');
    expect(JSON.parse(doc).agreements).toEqual([{ id: 'conditions', title: 'Huurvoorwaarden' }]);
  });

  it('repeats the stored answer, and answers 422 for another body', async () => {
    const key = aKey();
    const body = { ...aStay, email: 'again@example.be', rentalUnitId: 'flat', ...week(fourth) };
    const once = await answerOf(await postOnce(path('coast'), body, key));
    expect(once.status).toBe(201);
    expect(await answerOf(await postOnce(path('coast'), body, key))).toEqual(once);
    expect((await postOnce(path('coast'), { ...body, persons: 1 }, key)).status).toBe(422);
  });

  it('stores a stay of an agency without an address', async () => {
    expect((await reserve({ rentalUnitId: 'flat' }, 'mute')).status).toBe(201);
    expect((await rowsOf('outbox', 'mute')).map(({ kind }) => kind)).toEqual(['stay-receipt']);
  });

  it('answers 404 when the agency lets no holiday rentals, or is unknown', async () => {
    expect((await reserve({ rentalUnitId: 'flat' }, 'inland')).status).toBe(404);
    expect((await reserve({ rentalUnitId: 'flat' }, 'nowhere')).status).toBe(404);
  });

  it('adds chosen and obligatory extras to the stored price, and refuses others by their name', async () => {
    const rentalOptions = [
      { id: 'dog', name: { nl: 'Hond' }, price: 40, per: 'STAY' },
      { id: 'wood', name: { nl: 'Hout' }, price: 7.5, per: 'PIECE', most: 2 },
      { id: 'energy', name: { nl: 'Energie' }, price: 12, per: 'NIGHT', obligatory: true },
    ] as const;
    await store(aRentalOffer('extras', aRentalUnit('flat', { rentalOptions: [...rentalOptions] })));
    const asked = { rentalUnitId: 'flat', persons: 2 };
    for (const extras of [
      [{ id: 'cat', count: 1 }],
      [{ id: 'wood', count: 3 }],
      [{ id: 'energy', count: 1 }],
      [{ id: 'dog', count: 0 }],
      [
        { id: 'dog', count: 1 },
        { id: 'dog', count: 1 },
      ],
    ]) {
      expect(await reserve({ ...asked, extras }, 'extras')).toMatchObject({
        status: 400,
        body: { error: { fields: { extras: 'invalid' } } },
      });
    }
    const extras = [
      { id: 'dog', count: 1 },
      { id: 'wood', count: 2 },
    ];
    const total = 1_200 + 95 + 35 + 40 + 15 + 84;
    // Shown before the dog was added.
    expect(await reserve({ ...asked, extras, total: total - 40 }, 'extras')).toMatchObject({
      status: 409,
      body: { error: { code: 'price_changed' } },
    });
    expect(await staysOf('extras')).toEqual([]);
    expect(await reserve({ ...asked, extras, total }, 'extras')).toMatchObject({
      status: 201,
      body: { total },
    });
    const [{ doc } = { doc: '' }] = await rowsOf<{ doc: string }>('stays', 'extras');
    expect(JSON.parse(doc).breakdown.extras).toMatchObject([
      { id: 'dog', amount: 40 },
      { id: 'wood', count: 2, amount: 15 },
      { id: 'energy', amount: 84 },
    ]);
  });

  it('refuses a price that an import changes between its reading and its writing', async () => {
    const dogsAt = (price: number) =>
      store(
        aRentalOffer(
          'rising',
          aRentalUnit('flat', { rentalOptions: [{ id: 'dog', name: { nl: 'Hond' }, price, per: 'STAY' }] }),
        ),
      );
    await dogsAt(40);
    const body = {
      ...aStay,
      ...week(first),
      rentalUnitId: 'flat',
      extras: [{ id: 'dog', count: 1 }],
      total: 1_200 + 95 + 35 + 40,
    };
    const call = (database: WithDatabase) =>
      createApp(SITE_DOOR).request(
        path('rising'),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': aKey() },
          body: JSON.stringify(body),
        },
        database,
      );
    expect((await call({ ...env, ...beforeTheWrite(() => dogsAt(60)) })).status).toBe(409);
    expect(await staysOf('rising')).toEqual([]);
    await dogsAt(40);
    expect((await call(env)).status).toBe(201);
  });

  it('accepts five requests a day from one address', async () => {
    const units = Array.from({ length: 6 }, (_, n) => aRentalUnit(`u${n}`));
    await store(aRentalOffer('eager', ...units));
    const answers = [];
    for (const { id } of units)
      answers.push(await reserve({ rentalUnitId: String(id), email: 'eager@example.be' }, 'eager'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(answers[5]?.body).toMatchObject({ error: { code: 'too_many', fields: { email: 'too_many' } } });
  });
});

describe('the database', () => {
  const insert = (unit: string, from: string, to: string, state = 'blocked') =>
    env.DB.prepare(
      'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at) ' +
        "VALUES ('other', ?, ?, ?, ?, ?, '2026-01-01T00:00:00.000Z')",
    )
      .bind(crypto.randomUUID(), unit, from, to, state)
      .run();

  it('refuses any overlapping stay', async () => {
    await insert('foreign', '2027-01-04', '2027-01-08');
    await expect(insert('foreign', '2027-01-07', '2027-01-11')).rejects.toThrow('stay_nights');
    await insert('foreign', '2027-01-08', '2027-01-11');
    expect(await rowsOf('stay_nights', 'other')).toHaveLength(7);
  });

  it('keeps a stay’s days, and frees and takes its nights again', async () => {
    await insert('foreign', '2027-02-01', '2027-02-05');
    const set = (change: string) =>
      env.DB.prepare(`UPDATE stays SET ${change} WHERE site_id = 'other' AND from_day = '2027-02-01'`).run();
    await expect(set("to_day = '2027-02-08'")).rejects.toThrow('stay_is_fixed');
    await set("state = 'released'");
    await insert('foreign', '2027-02-03', '2027-02-04');
    await expect(set("state = 'blocked'")).rejects.toThrow('stay_nights');
  });

  it.each([
    ['no night', '2027-03-05', '2027-03-05', 'blocked'],
    ['a day that does not exist', '2027-02-29', '2027-03-05', 'blocked'],
    ['a request of nobody', '2027-03-05', '2027-03-08', 'requested'],
  ])('takes no stay of %s', async (_what, from, to, state) => {
    await expect(insert('foreign', from, to, state)).rejects.toThrow(/CHECK|constraint/);
  });
});
