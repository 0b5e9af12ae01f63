import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteStatements } from '../../intake/index.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { addressKey } from '../../platform/hash.ts';
import { answerOf, post, publicGet, publicPost, remove } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import {
  aContactRequest,
  aRecommendation,
  aSubscription,
  aValuationRequest,
  postOnce,
} from '../../testing/messages.ts';
import { store } from '../../testing/store.ts';
import { row } from '../../testing/whole-site.ts';
import { TABLES } from '../tables.ts';
import { erasedSince } from './erasures.ts';
import { forgetAgain } from './forget-again.ts';
import { addressIn } from './person-rows.ts';

const ELS = 'els.wouters@example.be';
const KEY = addressKey(ELS);
const AT = '2026-11-22T08:00:00.000Z';
const PAST = '2026-01-02T08:00:00.000Z';

/** All texts of all tables, so that the search misses nothing. */
async function everything(): Promise<string> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'estate_words%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  const cached = await env.CACHE.list();
  const values = await Promise.all(cached.keys.map(({ name }) => env.CACHE.get(name)));
  const objects = [...(await env.PICTURES.list()).objects, ...(await env.MAPS.list()).objects];
  return JSON.stringify([
    tables.map((one) => one.results),
    cached.keys,
    values,
    objects.map(({ key, customMetadata }) => [key, customMetadata]),
  ]);
}

const insert = (table: string, row: Readonly<Record<string, unknown>>) => ({
  sql: `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
    .map(() => '?')
    .join(', ')})`,
  params: Object.values(row) as string[],
});

/** A viewing and a stay of Els. */
const bookings = (at: string, day: string, until: string) => [
  insert('appointments', {
    site_id: 'coast',
    id: `viewing-${at}`,
    seed: 's',
    estate_id: '1',
    agent_id: 'lies',
    starts_at: at,
    ends_at: at.replace('08:00', '09:00'),
    occupied_until: at.replace('08:00', '09:00'),
    origin: 'https://coast.test',
    email_key: KEY,
    created_at: AT,
    doc: JSON.stringify({ email: ELS }),
  }),
  insert('stays', {
    site_id: 'coast',
    id: `stay-${day}`,
    unit_id: 'flat',
    from_day: day,
    to_day: until,
    state: 'confirmed',
    email_key: KEY,
    persons: 2,
    created_at: AT,
    doc: JSON.stringify({ request: { email: ELS } }),
  }),
];

/** Tables that can contain a visitor's address, with the columns. */
const PLACES_OF_VISITORS = new Map(
  Object.entries(TABLES).flatMap(([table, { persons: place }]) =>
    place === null || place.named === 'content' ? [] : [[table, place] as const],
  ),
);

/** A plain row of Els in each place that has none: a new table of visitors is covered by itself. */
async function elsewhere(): Promise<void> {
  const rows = [...PLACES_OF_VISITORS].map(([table, { keys = [], texts = [] }]) => ({
    table,
    given: Object.fromEntries([
      ...keys.map((name) => [name, KEY]),
      ...texts.map((name) => [name, JSON.stringify({ email: ELS })]),
      ...(texts.includes('sentence') ? [['sentence_until', AT]] : []),
    ]),
  }));
  // What the rows of lists for two belong to.
  await store([
    row('duo_lists', 'woods', { id: 'one', used_on: AT.slice(0, 10) }),
    row('duo_lists', 'woods', { id: 'woods-list_id', used_on: AT.slice(0, 10) }),
    row('duo_homes', 'woods', { list_id: 'woods-list_id', home: 'woods-home' }),
  ]);
  const counted = await env.DB.batch<{ n: number }>(
    rows.map(({ table }) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  );
  const isEmpty = (at: number): boolean => counted[at]?.results[0]?.n === 0;
  await store(rows.flatMap(({ table, given }, at) => (isEmpty(at) ? [row(table, 'woods', given)] : [])));
}

/** Stores Els in every possible place; also Bo, whose message names her. */
async function traces(): Promise<void> {
  const emptied = [...PLACES_OF_VISITORS.keys(), 'duo_lists', 'rental_units', 'erasures', 'journal'];
  await store(emptied.map((table) => ({ sql: `DELETE FROM ${table}`, params: [] })));
  const features = ['alerts', 'valuation'] as const;
  const { settings } = aSite('coast');
  const site = aSite('coast', {
    settings: { ...settings, features: [...features], contact: { email: 'info@coast.test' } },
  });
  await store(siteStatements(site), siteStatements(aSite('woods')));
  const email = 'Els.Wouters@example.be';
  const call = async (path: string, body: unknown) => {
    const { status } = await postOnce(`/sites/coast/${path}`, body, undefined, {
      'X-SITE-ORIGIN': 'https://coast.test',
    });
    expect([path, status < 300]).toEqual([path, true]);
  };
  await call('contact-requests', { ...aContactRequest, email });
  await call('contact-requests', {
    ...aContactRequest,
    email: 'bo@example.be',
    message: `Mail ook naar els.wouters@example.be, niet naar vels.wouters@example.be.`,
  });
  await call('subscriptions', { ...aSubscription, email });
  await call('valuation-requests', { ...aValuationRequest, email });
  // Mails leave beside the answers: until they have, rows change by themselves.
  await vi.waitFor(async () =>
    expect(
      await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE state IN ('due', 'sending')").first('n'),
    ).toBe(0),
  );
  await store([
    insert('rental_units', { site_id: 'coast', id: 'flat', doc: '{}' }),
    ...bookings(PAST, '2026-01-02', '2026-01-09'),
    insert('confirmed_addresses', { site_id: 'coast', email_key: KEY, confirmed_at: AT }),
    insert('mailed_tokens', {
      site_id: 'woods',
      hash: 'h',
      kind: 'stay',
      subject_id: 'x',
      email_key: KEY,
      created_at: AT,
    }),
    insert('outbox', {
      site_id: 'woods',
      id: 'm',
      kind: 'address-ended',
      recipient: 'info@woods.test',
      recipient_key: 'k',
      data: JSON.stringify({ address: ELS, why: 'bounced' }),
      next_attempt_at: AT,
      created_at: AT,
    }),
    insert('submissions', {
      site_id: 'woods',
      id: 'f',
      kind: 'friend',
      sender_key: 'k',
      recipient_key: KEY,
      created_at: AT,
      turn_at: AT,
      doc: JSON.stringify({ ...aRecommendation, recipient: { email: ELS } }),
    }),
    insert('dead_letters', {
      site_id: 'woods',
      id: 'd',
      queue: 'forms',
      kind: 'contact-requests',
      body: JSON.stringify({ body: { email: ELS } }),
      failed_at: AT,
    }),
    // A viewing of Bo's; the agency's message mentions Els.
    insert('appointments', {
      site_id: 'woods',
      id: 'of-bo',
      seed: 's',
      estate_id: '1',
      agent_id: 'lies',
      starts_at: PAST,
      ends_at: PAST.replace('08:00', '09:00'),
      occupied_until: PAST.replace('08:00', '09:00'),
      origin: 'https://woods.test',
      email_key: 'bo',
      created_at: AT,
      doc: JSON.stringify({ email: 'bo@example.be' }),
    }),
    insert('appointment_moves', {
      site_id: 'woods',
      appointment_id: 'of-bo',
      sequence: 1,
      moved_by: 'agency',
      moved_at: '2026-01-01T08:00:00.000Z',
      from_start: PAST,
      from_end: AT,
      from_agent: '{}',
      word: `Met ${ELS} samen.`,
    }),
    {
      sql:
        'INSERT INTO search_cards (site_id, subscription_id, email_key, feed, system, words, locale, agreed_at) ' +
        "SELECT site_id, id, email_key, 'crm', 'Zabun', 'In Zabun.', 'nl', ? FROM subscriptions WHERE email_key = ? LIMIT 1",
      params: [AT, KEY],
    },
    insert('staff_asks', { site_id: 'woods', email_key: KEY, sender_key: '', created_at: AT }),
    insert('lead_calls', {
      site_id: 'woods',
      id: 'l',
      deed: 'contact',
      subject_id: 'x',
      recipient: 'info@woods.test',
      mail: JSON.stringify({ to: ELS }),
      next_attempt_at: AT,
      created_at: AT,
    }),
    insert('idempotent_answers', {
      site_id: 'woods',
      key: 'k',
      route: 'r',
      body_hash: 'h',
      status: 200,
      answer: JSON.stringify({ email: ELS }),
      created_at: AT,
    }),
    insert('answer_links', {
      site_id: 'woods',
      hash: 'h',
      kind: 'contact',
      subject_id: 'x',
      deed: 'answered',
      mail_id: 'm',
      mailed_to: ELS,
      created_at: AT,
      expires_at: '2999-01-01',
    }),
  ]);
  // What went to the system of a feed: taken, perhaps taken, refused, and to the agency's own address.
  await store(
    (
      [
        ['taken', { state: 'sent', outcome: 'taken', feed: 'crm', visitor_key: KEY }],
        ['perhaps', { state: 'failed', outcome: 'unknown: unreachable', feed: 'crm', visitor_key: KEY }],
        ['refused', { state: 'failed', outcome: 'refused: broken', feed: 'crm', visitor_key: KEY }],
        ['own', { state: 'sent', outcome: '204', feed: null, visitor_key: null }],
      ] as const
    ).map(([name, given]) =>
      insert('lead_calls', {
        site_id: 'coast',
        id: `lead-contact-${name}`,
        deed: 'contact',
        subject_id: name,
        next_attempt_at: AT,
        created_at: AT,
        ...given,
      }),
    ),
  );
  await elsewhere();
}

const PASSED_ON = ['perhaps', 'taken'].map((name) => ({
  siteId: 'coast',
  feed: 'crm',
  reference: `lead-contact-${name}`,
  at: AT,
}));

const ask = async (what: string, body: object) =>
  (await answerOf(await publicPost(`/persons/${what}`, body))).body as never;

it('every table with rows of a site declares where it may contain a person’s address', async () => {
  for (const [table, { persons: place }] of Object.entries(TABLES)) {
    const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{
      name: string;
    }>();
    const columns = results.map(({ name }) => name);
    expect(columns).toEqual(expect.arrayContaining([...(place?.keys ?? []), ...(place?.texts ?? [])]));
    // Every column named like an address is declared.
    const personal = columns.filter((name) =>
      /e?mail(?!_id|ed_at|ed_on)|(?:sender|recipient)(?:_key)?$/.test(name),
    );
    const answered = [...(place?.keys ?? []), ...(place?.texts ?? [])];
    expect([table, personal.filter((name) => !answered.includes(name))]).toEqual([table, []]);
  }
});

it.each(['find', 'export', 'erase'])('%s is only for operators of the deployment', async (what) => {
  expect((await post(`/persons/${what}`, { email: ELS })).status).toBe(404);
  expect([400, 422]).toContain((await publicPost(`/persons/${what}`, { email: 'nobody' })).status);
});

it.each(['x', '["sites",1]', '["stays"]', '["submissions",1,2]'])(
  'rows restored from a backup go on nowhere from %s',
  async (after) => {
    await store([
      { sql: 'DELETE FROM erasures', params: [] },
      insert('erasures', { person: 'p', erased_at: AT, who: 'operator', rows: 1, scope: 'coast' }),
    ]);
    const { status } = await publicPost('/persons/forget-again', { since: PAST, after });
    expect(status).toBe(400);
  },
);

describe('a person’s rights', () => {
  beforeEach(traces);

  it('find lists every place, at every site, in any case', async () => {
    const found = await ask('find', { email: 'ELS.wouters@Example.be' });
    const { places, passedOn } = found as {
      places: { siteId: string; table: string; how: string }[];
      passedOn: { reference: string }[];
    };
    expect(passedOn.toSorted((one, other) => one.reference.localeCompare(other.reference))).toEqual(
      PASSED_ON,
    );
    const own = places.filter(({ how }) => how === 'own').map(({ siteId, table }) => `${siteId}/${table}`);
    expect(own).toEqual(
      expect.arrayContaining([
        'coast/submissions',
        'coast/subscriptions',
        'coast/valuations',
        'coast/appointments',
        'coast/stays',
        'coast/outbox',
        'coast/confirmed_addresses',
        'coast/lead_calls',
        'woods/mailed_tokens',
        'woods/submissions',
      ]),
    );
    const named = places
      .filter(({ how }) => how === 'named')
      .map(({ siteId, table }) => `${siteId}/${table}`);
    expect(named.toSorted()).toEqual([
      'coast/submissions',
      'woods/answer_links',
      'woods/appointment_moves',
      'woods/dead_letters',
      'woods/duo_marks',
      'woods/duo_people',
      'woods/home_versions',
      'woods/idempotent_answers',
      'woods/journal',
      'woods/lead_calls',
      'woods/outbox',
      'woods/page_versions',
      'woods/site_changes',
    ]);
    // Every such table contains traces, so that the tests below cover all of them.
    expect([...new Set(places.map(({ table }) => table))].toSorted()).toEqual(
      [...PLACES_OF_VISITORS.keys()].toSorted(),
    );
  });

  it('export contains the person’s rows, and no secrets', async () => {
    const { rows } = (await ask('export', { email: ELS })) as {
      rows: { table: string; row: Record<string, unknown> }[];
    };
    const text = JSON.stringify(rows);
    expect(text).toContain('Is de tuin op het zuiden?');
    expect(text).toContain('Elizabetlaan 41');
    expect(text).not.toContain('bo@example.be');
    expect(
      rows.flatMap(({ row }) => Object.keys(row)).filter((name) => /seed|hash|_key$/.test(name)),
    ).toEqual([]);
  });

  it('erase removes the address and its hash everywhere, and nothing of anybody else', async () => {
    expect((await everything()).toLowerCase()).toContain(ELS);
    const done = await ask('erase', { email: ELS });
    expect(done).toMatchObject({ erased: true, standing: [], left: [] });
    const { passedOn } = done as { passedOn: { reference: string }[] };
    expect(passedOn.toSorted((one, other) => one.reference.localeCompare(other.reference))).toEqual(
      PASSED_ON,
    );
    const left = await everything();
    expect(addressIn(ELS).test(left)).toBe(false);
    expect(left).not.toContain(KEY);
    expect(left).toContain('bo@example.be');
    expect(left).toContain('Mail ook naar …, niet naar vels.wouters@example.be.');
    expect(await ask('find', { email: ELS })).toMatchObject({
      places: [],
      standing: [],
      passedOn: [],
      erasures: [expect.any(String)],
    });
    expect(await (await publicGet('/journal')).text()).toContain('person.erased');
  });

  it('erase on one site leaves the rows of another', async () => {
    await ask('erase', { email: ELS, site: 'woods' });
    const { places } = (await ask('find', { email: ELS })) as { places: { siteId: string }[] };
    expect([...new Set(places.map(({ siteId }) => siteId))]).toEqual(['coast']);
  });

  it('erase changes nothing while a booking is active, and lists it', async () => {
    await store(bookings('2999-01-02T08:00:00.000Z', '2999-01-02', '2999-01-09'));
    const before = await ask('find', { email: ELS });
    const { erased, standing } = (await ask('erase', { email: ELS })) as {
      erased: boolean;
      standing: { table: string; id: string }[];
    };
    expect([erased, standing.map(({ table }) => table).toSorted()]).toEqual([
      false,
      ['appointments', 'stays'],
    ]);
    expect(await ask('find', { email: ELS })).toEqual(before);
  });

  it('the agency’s own content is listed and kept', async () => {
    await store([
      insert('contact_infos', { site_id: 'woods', estate_id: '1', doc: JSON.stringify({ email: ELS }) }),
    ]);
    expect(await ask('erase', { email: ELS })).toMatchObject({
      erased: true,
      left: [{ siteId: 'woods', table: 'contact_infos', rows: 1, how: 'content' }],
    });
    await env.DB.prepare('DELETE FROM contact_infos').run();
  });

  it('the removal of a site deletes all of it', async () => {
    for (const site of ['coast', 'woods']) expect((await remove(`/sites/${site}`)).status).toBe(204);
    expect(addressIn(ELS).test(await everything())).toBe(false);
  });
});

describe('rows restored from a backup', () => {
  const PLACES = 'SELECT count(*) AS rows FROM submissions WHERE site_id = ?';
  beforeEach(traces);

  /** Erasures that were recorded, by the site of the erasure. */
  const recorded = new Map<string | undefined, Record<string, unknown>[]>();
  async function erasuresOf(site: string | undefined): Promise<Record<string, unknown>[]> {
    await ask('erase', { email: ELS, ...(site === undefined ? {} : { site }) });
    const { results } = await env.DB.prepare('SELECT * FROM erasures').all();
    recorded.set(site, results);
    await traces();
    return results;
  }
  /** Els was erased, and all rows are restored, as if they were written before her erasure. */
  async function restored(site?: string): Promise<void> {
    const erasures = recorded.get(site) ?? (await erasuresOf(site));
    const erased_at = new Date().toISOString();
    await store(erasures.map((row) => insert('erasures', { ...row, erased_at })));
    // Cancelled before her erasure, and active at the time of the backup.
    await store(bookings('2099-01-02T08:00:00.000Z', '2099-01-02', '2099-01-09'));
  }
  async function again(since: string) {
    const persons = new Set<string>();
    let [rows, after]: [number, string | null] = [0, null];
    do {
      const reported: { persons: string[]; rows: number; after: string | null } = await ask('forget-again', {
        since,
        after,
      });
      for (const person of reported.persons) persons.add(person);
      rows += reported.rows;
      after = reported.after;
    } while (after !== null);
    return { persons: persons.size, rows };
  }

  it('lose persons erased after the backup, and nobody else', async () => {
    await restored();
    const { persons, rows } = await again('2026-01-01T00:00:00.000Z');
    expect(persons).toBe(1);
    expect(rows).toBeGreaterThan(10);
    const left = await everything();
    expect(addressIn(ELS).test(left)).toBe(false);
    expect(left).not.toContain(KEY);
    // Bo's message stays, without her address.
    expect(await env.DB.prepare(PLACES).bind('coast').first('rows')).toBe(1);
    expect(left).toContain('vels.wouters@example.be');
    expect(await again('2026-01-01T00:00:00.000Z')).toEqual({ persons: 0, rows: 0 });
  });

  it('lose nothing that they, or others about them, wrote after the erasure', async () => {
    await restored();
    const later = new Date(Date.now() + 60_000).toISOString();
    const text = (email: string) => JSON.stringify({ message: `Bel ${ELS} even.`, email });
    const written = (table: string, row: object) =>
      insert(table, { site_id: 'coast', created_at: later, ...row });
    const message = { kind: 'contact', recipient_key: null };
    await store([
      written('submissions', { ...message, id: 'new', sender_key: KEY, doc: text(ELS) }),
      written('submissions', { ...message, id: 'of-bo', sender_key: 'bo', doc: text('bo@example.be') }),
      insert('confirmed_addresses', { site_id: 'woods', email_key: KEY, confirmed_at: later }),
    ]);
    expect((await again('2026-01-01T00:00:00.000Z')).persons).toBe(1);
    const { places } = (await ask('find', { email: ELS })) as { places: { table: string; how: string }[] };
    expect(places.map(({ table, how }) => [table, how]).toSorted()).toEqual([
      ['confirmed_addresses', 'own'],
      ['submissions', 'named'],
      ['submissions', 'own'],
    ]);
    const { results } = await env.DB.prepare(
      "SELECT doc FROM submissions WHERE id IN ('new', 'of-bo')",
    ).all();
    expect(results.map(({ doc }) => doc)).toEqual([text(ELS), text('bo@example.be')]);
  });

  it('lose nothing that was written between the reading and the deletion', async () => {
    await restored();
    const later = new Date(Date.now() + 60_000).toISOString();
    const erased = await erasedSince(env.DB, '2026-01-01T00:00:00.000Z');
    let after: string | null = null;
    do {
      let isFirst = true;
      const gated = withGates(directoryOf(env), async (_gate, trip) => {
        if (!trip.startsWith('DB.batch') || !isFirst) return;
        isFirst = false;
        await env.DB.prepare('UPDATE confirmed_addresses SET confirmed_at = ?').bind(later).run();
        // Bo's message, whose text is read again.
        await env.DB.prepare("UPDATE submissions SET doc = doc || ' '").run();
      });
      ({ after } = await forgetAgain(gated, erased, { site: null, after }));
    } while (after !== null);
    const { results: confirmed } = await env.DB.prepare('SELECT * FROM confirmed_addresses').all();
    expect(confirmed.filter(({ email_key }) => email_key === KEY)).toMatchObject([{ confirmed_at: later }]);
    const { results: docs } = await env.DB.prepare('SELECT doc FROM submissions').all<{ doc: string }>();
    expect(docs.filter(({ doc }) => addressIn(ELS).test(doc))).toEqual([]);
  });

  it('keep persons erased before the backup', async () => {
    await restored();
    const before = await everything();
    expect(await again('2098-01-01T00:00:00.000Z')).toEqual({ persons: 0, rows: 0 });
    expect(await everything()).toBe(before);
  });

  it('lose them only at the site of the erasure', async () => {
    await restored('woods');
    expect((await again('2026-01-01T00:00:00.000Z')).persons).toBe(1);
    const { places } = (await ask('find', { email: ELS })) as { places: { siteId: string }[] };
    expect(new Set(places.map(({ siteId }) => siteId))).toEqual(new Set(['coast']));
  });
});

it('erase finds an address whose domain has an umlaut in its other spelling too, as browsers send it', async () => {
  await traces();
  const sent = 'li@xn--bcher-kva.example';
  const post = (body: object) =>
    postOnce('/sites/coast/contact-requests', body, undefined, { 'X-SITE-ORIGIN': 'https://coast.test' });
  await post({ ...aContactRequest, email: sent });
  await post({ ...aContactRequest, email: 'bo@example.be', message: `Mail ook naar ${sent}.` });
  const done = await answerOf(await publicPost('/persons/erase', { email: 'Li@bücher.example' }));
  expect(done.body).toMatchObject({ erased: true, left: [] });
  expect(await everything()).not.toContain(sent);
});

it('distinguishes an address from a longer one', () => {
  const is = (text: string) => addressIn('an@x.be').test(text);
  expect(['an@x.be', '"AN@X.BE"', '<an@x.be>.', 'mailto:an@x.be, ', '"Zo:\\nan@x.be"'].map(is)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['joan@x.be', 'an@x.bel', 'an@x.be.com', 'j.an@x.be', 'anx@x.be'].map(is)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
