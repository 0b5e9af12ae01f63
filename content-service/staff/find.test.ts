import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { Desk, OpenedCase, StaffCase, StaffCases } from '#wire/staff.ts';
import { rentalUnitStatements, siteStatements } from '../intake/index.ts';
import { confirmAddresses } from '../testing/addresses.ts';
import { anAgency, anAppointment, callAt, type Outcome } from '../testing/agenda.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { aRentalUnit, aStay, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { signInToken } from './sign-in.ts';

const NOW = '2026-11-24T10:20:00.000Z';
const SITE = 'find';
const AN = 'an@agency.test';
const BROWSER = 'h'.repeat(43);
let session = '';

const ask = (id: string, body?: unknown, params: object = {}): Promise<Outcome> =>
  callAt(id, { now: NOW, params: { siteId: SITE, ...params }, body });
const desk = async (more: object): Promise<readonly StaffCase[]> => {
  const { answer, error } = await ask('showStaffDesk', { session, ...more });
  expect(error).toBeNull();
  return (answer as Desk).cases;
};
const found = async (find: string): Promise<readonly string[]> =>
  (await desk({ find })).map(({ kind, name }) => `${kind} ${name}`).toSorted();

/** A message about the home whose address has a text per language, one about the flat, a viewing and a stay. */
beforeAll(async () => {
  await store(anAgency(SITE));
  const { settings, ...site } = aSite(SITE);
  const features = ['agenda', 'rentals', 'staff'] as const;
  await store(
    siteStatements({ ...site, settings: { ...settings, features: [...features], contact: { email: AN } } }),
    rentalUnitStatements(SITE, aRentalUnit('flat', { building: { rentalName: 'De Kustwacht' } }), {
      rates: RATES,
    }),
  );
  await confirmAddresses(SITE, ['eva@example.be', aStay.email]);
  await ask('putStaff', { name: 'An Smet', email: AN, sees: 'all' });
  await ask('askStaffSignIn', { email: AN, browser: BROWSER, sender: null, locale: 'nl' });
  const [link] = await rowsOf<{ id: string }>('staff_sign_ins', SITE);
  const token = signInToken(SITE, link?.id ?? '', env.TOKEN_SECRET);
  const opened = await ask('openStaffSession', { token, browser: BROWSER, device: 'Firefox' });
  session = (opened.answer as { session: string }).session;
  await env.DB.prepare(
    `UPDATE estate_documents SET doc = json_set(doc, '$.general.address.street', json(?), '$.general.address.number', '712')
     WHERE site_id = ? AND id = '1'`,
  )
    .bind(JSON.stringify({ nl: 'Zeedijk-Het Zoute', fr: 'Digue de mer' }), SITE)
    .run();
  const message = (id: string, about: object, firstname: string, lastname = 'De Wit') =>
    env.DB.prepare(
      "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) VALUES (?, ?, 'contact', 'k', ?, ?)",
    )
      .bind(
        SITE,
        id,
        NOW,
        JSON.stringify({
          ...about,
          firstname,
          lastname,
          email: `${firstname}.of.a.long.address@a-very-long-hostname.example.be`.toLowerCase(),
          message: 'Mag de hond mee?',
          locale: 'de',
        }),
      )
      .run();
  await message('m1', { kind: 'estate', estateId: '1' }, 'Élodie');
  await message('m2', { kind: 'rental', rentalUnitId: 'flat' }, 'Karl');
  await message('m3', { kind: 'general' }, 'Nora');
  await message('m4', { kind: 'general' }, 'Chloé', 'Lefèvre');
  await message('m5', { kind: 'general' }, 'Jorg', 'Mussig');
  expect((await ask('bookAppointment', anAppointment('20261126T0800Z-an'))).error).toBeNull();
  const days = { from: '2027-07-03', to: '2027-07-10' };
  expect((await ask('reserveStay', { ...aStay, rentalUnitId: 'flat', ...days })).error).toBeNull();
});

it('gives the home of every case as people read it, never as JSON (spec 1 §5)', async () => {
  const all = [...(await desk({})), ...(await desk({ ahead: true }))];
  const placeOf = (name: string) => all.find((one) => one.name.startsWith(name))?.place;
  expect(placeOf('Élodie')).toContain('Zeedijk-Het Zoute 712');
  expect([placeOf('Karl'), placeOf('Nora'), placeOf('An')]).toEqual(['De Kustwacht', '', 'De Kustwacht']);
  for (const { place } of all) expect(place).not.toMatch(/[{}"]/);
});

it('finds a case by name, e-mail, home, reference and day, in any order and spelling', async () => {
  const [elodie, karl, stay] = ['contact Élodie De Wit', 'contact Karl De Wit', 'stay An Peeters'];
  expect(await found('élodie')).toEqual([elodie]);
  expect(await found('wit ÉLODIE')).toEqual([elodie]);
  expect(await found('zeedijk-het zoute 712')).toContain(elodie);
  expect(await found('digue')).toContain(elodie);
  expect(await found('kustwacht')).toEqual([karl, stay]);
  expect(await found('an@example.be')).toEqual([stay]);
  // Longer than the patterns that D1 compares with LIKE.
  expect(await found('karl.of.a.long.address@a-very-long-hostname.example.be')).toEqual([karl]);
  for (const day of ['2027-07-03', '3/7', '03.07.2027', '3 juli', '3 juillet 2027', '3. Juli', '10 july'])
    expect([day, await found(day)]).toEqual([day, [stay]]);
  expect(await found('@example.be')).toContain(stay);
  expect(await found('26/11')).toEqual([expect.stringMatching(/^appointment /)]);
  // Typed with the accents of the name or without, in a text that has them or not.
  const [lefevre, muessig] = ['contact Chloé Lefèvre', 'contact Jorg Mussig'];
  for (const typed of ['lefevre', 'Lefèvre', 'LEFÈVRE', 'Lefe\u0300vre', 'chloe lefevre', '@ lefevre']) {
    expect([typed, await found(typed)]).toEqual([typed, [lefevre]]);
  }
  for (const typed of ['Müßig', 'mussig', 'Jörg Müßig']) {
    expect([typed, await found(typed)]).toEqual([typed, [muessig]]);
  }
  // Keys of a stored address are no texts of it.
  for (const nothing of ['street', 'number', '%', '& %', '31/7', 'kustwacht nora']) {
    expect([nothing, await found(nothing)]).toEqual([nothing, []]);
  }
});

it('names every case by a short number, which finds it in any case of letters (decision 112)', async () => {
  const all = [...(await desk({})), ...(await desk({ ahead: true }))].filter(
    ({ kind }) => kind !== 'valuation',
  );
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stay', 'contact', 'appointment']));
  for (const { kind, name, reference } of all) {
    expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    expect(await found(reference.toLowerCase())).toEqual([`${kind} ${name}`]);
  }
});

it('lists a confirmed stay among upcoming cases, finds it, and opens it with its actions', async () => {
  const [asked] = await desk({ kind: 'stay' });
  const press = { session, kind: 'stay', id: asked?.id ?? '', deed: 'confirm' };
  expect((await ask('pressStaffCase', press)).error).toBeNull();
  expect(await desk({ kind: 'stay' })).toEqual([]);
  expect(await found('an peeters kustwacht')).toEqual(['stay An Peeters']);
  expect((await desk({ ahead: true })).map(({ kind, state, locale }) => [kind, state, locale])).toEqual([
    ['appointment', 'booked', expect.any(String)],
    ['stay', 'confirmed', 'nl'],
  ]);
  const { answer } = await ask('showStaffCase', { session, kind: 'stay', id: asked?.id ?? '' });
  expect((answer as OpenedCase).possible).toContain('cancel');
  expect((answer as OpenedCase).subject).toMatchObject({ state: 'confirmed', firstname: 'An' });
});

const page = async (more: object = {}): Promise<StaffCases> => {
  const { answer, error } = await ask('listStaffCases', { session, ...more });
  expect(error).toBeNull();
  return answer as StaffCases;
};

it('lists all stored cases for the file, also closed ones, with their messages', async () => {
  const { cases, next } = await page();
  expect(next).toBeNull();
  const names = cases.map(({ kind, name }) => `${kind} ${name}`);
  expect(names.toSorted()).toEqual([
    expect.stringMatching(/^appointment /),
    'contact Chloé Lefèvre',
    'contact Jorg Mussig',
    'contact Karl De Wit',
    'contact Nora De Wit',
    'contact Élodie De Wit',
    'stay An Peeters',
  ]);
  expect(cases.find(({ id }) => id === 'm1')?.message).toBe('Mag de hond mee?');
  await env.DB.prepare("UPDATE submissions SET answered_at = ? WHERE site_id = ? AND id = 'm1'")
    .bind(NOW, SITE)
    .run();
  expect((await page({ kind: 'contact', find: 'élodie' })).cases.map(({ id, state }) => [id, state])).toEqual(
    [['m1', 'answered']],
  );
  expect((await page({ owners: ['nobody@agency.test'] })).cases).toEqual([]);
  expect((await page({ kind: 'valuation' })).cases).toEqual([]);
});

it('gives the file in pages: each case once, also where many came at one moment', async () => {
  const before = (await page()).cases.length;
  // Under several addresses and moments, as the limits of a sender require.
  await env.DB.batch(
    Array.from({ length: 11 }, (_, hundred) =>
      env.DB.prepare(
        'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) ' +
          "SELECT ?1, 'many' || value, 'contact', 'k' || value, ?2, json_object('firstname', 'A', 'lastname', 'B', " +
          "'email', 'a' || value || '@b.be', 'message', '', 'locale', 'nl') FROM json_each(?3)",
      ).bind(
        SITE,
        `2026-11-${String(10 + hundred).padStart(2, '0')}T08:00:00.000Z`,
        JSON.stringify(Array.from({ length: 100 }, (_, n) => hundred * 100 + n)),
      ),
    ),
  );
  const read = async (narrowed: object) => {
    const ids = new Set<string>();
    const sizes: number[] = [];
    let after: string | null | undefined;
    do {
      const { cases, next } = await page(after === undefined ? narrowed : { ...narrowed, after });
      sizes.push(cases.length);
      for (const { kind, id } of cases) ids.add(`${kind}/${id}`);
      after = next;
    } while (after !== null);
    return { sizes, different: ids.size };
  };
  expect(await read({})).toEqual({ sizes: [500, 500, 100 + before], different: 1100 + before });
  expect(await read({ find: '@B.be' })).toEqual({ sizes: [500, 500, 100], different: 1100 });
});

it('says of a viewing that its visitor waits for the street of a hidden home, until it is confirmed (decision 128)', async () => {
  const hidden = { estateId: '6', email: 'street@example.be' };
  expect((await ask('bookAppointment', anAppointment('20261127T0900Z-an', hidden))).error).toBeNull();
  const viewings = async () =>
    (await desk({ ahead: true, most: 500 }))
      .filter(({ kind }) => kind === 'appointment')
      .map(({ id, email, waits }) => ({ id, email, waits }));
  const [other, booked] = await viewings();
  expect([other?.waits, booked]).toEqual([
    false,
    { id: expect.any(String), email: hidden.email, waits: true },
  ]);
  const press = { session, kind: 'appointment', id: booked?.id ?? '', deed: 'confirm' };
  expect((await ask('pressStaffCase', press)).error).toBeNull();
  expect((await viewings()).map(({ waits }) => waits)).toEqual([false, false]);
});
