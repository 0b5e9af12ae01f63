import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { newSubscriptionStatements } from '../../alerts/subscriptions.ts';
import { appointmentStatement } from '../../appointments/statements.ts';
import { doWork } from '../../do-work.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import type { Param, Statement } from '../../platform/db/statement.ts';
import { anAgenda } from '../../testing/agenda.ts';
import { assetStatements } from '../../testing/assets.ts';
import { answerOf, get, put, remove } from '../../testing/call.ts';
import { aGuid, aListing, anEstate, aPage, aSite } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import { aRentalUnit, RATES } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import {
  agendaStatements,
  agreementStatements,
  blockedStayStatements,
  cityStatements,
  collectionStatements,
  contactInfoStatements,
  entityStatements,
  estatePageStatements,
  estateStatements,
  groupStatements,
  navigationStatements,
  pageStatements,
  rentalUnitStatements,
  siteStatements,
  translationStatements,
} from '../index.ts';
import { listingStatements } from '../sources/second.ts';
import { beginRemoval, removeLeftOver, removePiece } from './remove-site.ts';
import { SITE_TABLE_NAMES } from './site-tables.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const AT = NOW.toISOString();
const NAME = { nl: 'Zeezicht' };

const row = (table: string, columns: Readonly<Record<string, Param>>): Statement => ({
  sql: `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) VALUES (${Object.keys(columns)
    .map(() => '?')
    .join(', ')})`,
  params: Object.values(columns),
});

const anAsset = (site: string, name: string, r2Key: string) =>
  assetStatements(site, {
    name,
    version: 'w400',
    r2Key,
    hash: 'abcdef12',
    contentType: 'image/webp',
    width: 400,
    height: 300,
    bytes: 8,
  });

/** A site with a row in every table. */
const aWholeSite = (site: string): Statement[] => {
  const city = { id: 1, zip: '8300', name: NAME };
  const general = {
    title: NAME,
    headType: { id: 1, name: NAME },
    subType: { id: 2, name: NAME },
    address: { visible: true, city, country: { id: 'BE' }, geoLocation: { lat: 51, lon: 3 } },
  };
  return [
    ...siteStatements(aSite(site, { hostnames: [`${site}.test`, `www.${site}.test`] })),
    row('alert_sites', { site_id: site, since: AT }),
    row('alert_runs', { site_id: site, day: '2026-11-22', upto: 1 }),
    ...navigationStatements(site, { name: 'main', items: [] }),
    ...pageStatements(site, aPage('about', { nl: 'about' })),
    ...entityStatements(site, { id: 'team', name: NAME }, [{ id: 'an', title: NAME }]),
    ...collectionStatements(site, { id: 'new', title: NAME }),
    ...translationStatements(site, 'nl', { 'home.title': 'Thuis' }),
    ...[10, 30, 40, 50, 60].flatMap((id) =>
      estateStatements(site, anEstate(id, general), { collections: ['new'] }),
    ),
    row('shown_prices', { site_id: site, estate_id: '10', since: AT, price: 1 }),
    row('price_cuts', { site_id: site, estate_id: '10', price_before: 2, cut_at: AT }),
    ...listingStatements(site, aListing(aGuid(1)), anEstate(20, general)),
    ...estatePageStatements(site, '10', 'area', aPage('area', {})),
    ...groupStatements(site, { id: 'quay', title: NAME }, ['10', '20']),
    ...contactInfoStatements(site, '10', { name: 'An' }),
    ...rentalUnitStatements(site, aRentalUnit('flat'), { rates: RATES }),
    ...blockedStayStatements(site, {
      id: 'blocked',
      unitId: 'flat',
      from: '2027-07-03',
      to: '2027-07-17',
      at: AT,
    }),
    ...agreementStatements(site, { id: 'terms', position: 1, required: true, title: NAME, body: NAME }),
    ...cityStatements(site, { ...city, lat: 51, lon: 3 }),
    ...agendaStatements(site, anAgenda()),
    appointmentStatement(
      {
        siteId: site,
        id: 'appointment',
        seed: 'seed',
        estateId: '10',
        agentId: 'an',
        slot: { start: 3_600_000, end: 7_200_000, occupiedUntil: 7_200_000 },
        origin: `https://${site}.test`,
        details: {
          firstname: 'An',
          lastname: 'Peeters',
          email: 'an@example.be',
          locale: 'nl',
          agent: { name: 'An', phone: null, email: 'an@agency.example' },
        },
      },
      new Date(0),
    ),
    row('calendars', { site_id: site, kind: 'unit', subject_id: 'flat', seed: '', hash: '', made_at: AT }),
    row('read_calendars', {
      site_id: site,
      id: 'portal',
      unit_id: 'flat',
      address: 'https://portal.example/a.ics',
      nights: '["2027-08-01"]',
      next_at: '9',
      given_at: AT,
    }),
    row('calendar_conflicts', { site_id: site, calendar_id: 'portal', stay_id: 'blocked', told_at: AT }),
    row('stay_links', { site_id: site, hash: 'stay', stay_id: 'blocked' }),
    row('agenda_closures', {
      site_id: site,
      id: 'closure',
      starts_at: '2026-12-24T00:00:00.000Z',
      ends_at: '2026-12-25T00:00:00.000Z',
      created_at: '1970-01-01T00:00:00.000Z',
    }),
    row('open_houses', {
      site_id: site,
      id: 'open-house',
      estate_id: '1',
      day: '2026-12-05',
      from_time: '10:00',
      to_time: '12:00',
      registration: 0,
      ends_at: '2026-12-05T11:00:00.000Z',
      created_at: '1970-01-01T00:00:00.000Z',
    }),
    row('appointment_moves', {
      site_id: site,
      appointment_id: 'appointment',
      sequence: 1,
      moved_by: 'visitor',
      moved_at: '1970-01-01T00:00:00.000Z',
      from_start: '1970-01-01T01:00:00.000Z',
      from_end: '1970-01-01T02:00:00.000Z',
      from_agent: '{}',
    }),
    row('appointment_links', { site_id: site, hash: 'other', appointment_id: 'appointment' }),
    ...newSubscriptionStatements(
      {
        siteId: site,
        id: 'subscription',
        request: { email: 'an@example.be', name: 'An', locale: 'nl', criteria: { everything: true } },
        origin: `https://${site}.test`,
        seed: 'seed',
        tokens: [{ hash: 'token', purpose: 'manage', expiresAt: null }],
      },
      NOW,
    ),
    row('rental_alerts', {
      site_id: site,
      subscription_id: 'subscription',
      known: '[]',
      seen_on: '2026-01-01',
    }),
    row('submissions', {
      site_id: site,
      id: 'one',
      kind: 'contact',
      sender_key: 'key',
      created_at: AT,
      doc: '{}',
    }),
    row('staff', {
      site_id: site,
      id: 'person',
      name: 'An',
      email: 'an@agency.test',
      email_key: 'key',
      sees: 'all',
      created_at: AT,
    }),
    row('staff_asks', { site_id: site, email_key: 'key', sender_key: '', created_at: AT }),
    row('staff_sign_ins', {
      site_id: site,
      id: 'link',
      hash: 'hash',
      staff_id: 'person',
      browser_hash: 'hash',
      sign: 'Alfa 12',
      locale: 'nl',
      origin: `https://${site}.test`,
      created_at: AT,
      expires_at: AT,
    }),
    row('staff_sessions', {
      site_id: site,
      hash: 'hash',
      id: 'device',
      staff_id: 'person',
      device: 'Firefox',
      created_at: AT,
      seen_at: AT,
      expires_at: AT,
    }),
    row('valuations', {
      site_id: site,
      id: 'valuation',
      seed: 'seed',
      reference: 'K7QX3M',
      locale: 'nl',
      origin: `https://${site}.test`,
      sender_key: 'key',
      created_at: AT,
      doc: '{}',
    }),
    row('valuation_links', { site_id: site, hash: 'own', valuation_id: 'valuation' }),
    row('outbox', {
      site_id: site,
      id: 'mail',
      kind: 'contact-notice',
      recipient: 'an@example.be',
      recipient_key: 'key',
      data: '{}',
      next_attempt_at: AT,
      created_at: AT,
    }),
    row('mail_days', { site_id: site, day: '2026-11-22', sent: 1 }),
    row('mail_quotas', { site_id: site, most: 5 }),
    row('dead_letters', { site_id: site, id: 'm', queue: 'work', kind: 'match', body: '{}', failed_at: AT }),
    row('lead_calls', {
      site_id: site,
      id: 'lead-contact-one',
      deed: 'contact',
      subject_id: 'one',
      origin: `https://${site}.test`,
      next_attempt_at: AT,
      created_at: AT,
    }),
    row('own_services', {
      site_id: site,
      address: 'https://a.be/',
      scope: 'core',
      picture_hosts: '[]',
      ask_at: 1,
    }),
    row('own_homes', { site_id: site, id: '10' }),
    row('asked_homes', { site_id: site, id: '11', asked_at: 1 }),
    row('picture_uses', { site_id: site, kind: 'estate', id: '1', name: 'villa' }),
    row('unnamed_pictures', { site_id: site, name: 'gone', since: '2026-01-01T00:00:00.000Z' }),
    row('addressed_pictures', {
      site_id: site,
      home_id: '10',
      name: 'at-1',
      address: 'https://a.be/1',
      check_at: 1,
    }),
    row('lead_keys', { site_id: site, id: 'key', seed: 'seed', created_at: AT }),
    row('idempotent_answers', {
      site_id: site,
      key: 'key',
      route: 'x',
      body_hash: 'x',
      status: 202,
      answer: '{}',
      created_at: AT,
    }),
    row('confirmed_addresses', { site_id: site, email_key: 'key', confirmed_at: AT }),
    row('mailed_tokens', {
      site_id: site,
      hash: 'hash',
      kind: 'stay',
      subject_id: 'blocked',
      email_key: 'key',
      created_at: AT,
    }),
    row('answer_links', {
      site_id: site,
      hash: 'hash',
      kind: 'stay',
      subject_id: 'blocked',
      deed: 'confirm',
      mail_id: 'm',
      mailed_to: 'office@a.test',
      created_at: AT,
      expires_at: AT,
    }),
    row('network_uses', { site_id: site, kind: 'stay', network_key: 'key', created_at: AT }),
    row('tokens', { site_id: site, id: site, role: 'read', name: 'n', hash: 'h', created_at: AT }),
    row('previews', { site_id: site, id: site, hash: 'h', created_at: AT, until: AT }),
    row('journal', { site_id: site, at: AT, who: 'operator', deed: 'd', what: 'w', count: 1 }),
    row('picture_files', {
      site_id: site,
      hash: 'f'.repeat(64),
      content_type: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
      unused_since: AT,
    }),
    row('records', { site_id: site, kind: 'page', id: 'a', hash: 'h', doc: '{}' }),
    row('imports', { site_id: site, id: 'i', created_at: AT }),
    row('staged_records', { site_id: site, import_id: 'i', kind: 'page', id: 'a', chunk: 0, outcome: 'new' }),
    row('staged_rows', { site_id: site, import_id: 'i', deed: 'd', chunk: 0, position: 0, row: '{}' }),
    row('changed_sites', { site_id: site, changed_at: 1 }),
    row('site_shards', { site_id: site, shard: 0 }),
    row('claimed_hostnames', {
      hostname: `claimed.${site}.test`,
      site_id: site,
      claim: '',
      claimed_at: '2026-11-21T11:00:00.000Z',
    }),
    row('traffic', {
      site_id: site,
      slot: 0,
      requests: 1,
      errors: 0,
      failed: 0,
      ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((step) => [`took_${step}`, 0])),
    }),
    row('limits', { site_id: site, name: 'friend_hour', most: 5 }),
    ...anAsset(site, 'own', `${site}/own`),
    ...anAsset(site, 'logo', `pictures/${site}-alone`),
    ...anAsset(site, 'shared', 'pictures/shared'),
  ];
};

/** Every table with a site column, read from the database itself. */
async function tablesOfSites(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL",
  ).all<{ name: string; sql: string }>();
  return results.filter(({ sql }) => /\bsite_id\b/.test(sql)).map(({ name }) => name);
}

/** A site's rows in each table, with its row of `sites` and its words in the index. */
async function rowsOf(site: string): Promise<Record<string, number>> {
  const columns = (await tablesOfSites()).map(
    (table) => `(SELECT count(*) FROM ${table} WHERE site_id = ?1) AS ${table}`,
  );
  const counts = await env.DB.prepare(`SELECT ${columns.join(', ')}`)
    .bind(site)
    .first<Record<string, number>>();
  const one = await env.DB.prepare('SELECT count(*) AS n FROM sites WHERE id = ?')
    .bind(site)
    .first<{ n: number }>();
  const hex = [...new TextEncoder().encode(site)].map((byte) => byte.toString(16).toUpperCase()).join('');
  const words = await env.DB.prepare('SELECT count(*) AS n FROM estate_words WHERE estate_words MATCH ?')
    .bind(`"${hex}:zeezicht"`)
    .first<{ n: number }>();
  return { ...counts, sites: one?.n ?? -1, estate_words: words?.n ?? -1 };
}

const keysOf = async (site: string): Promise<string[]> => {
  const pictures = await env.PICTURES.list();
  const cached = await env.CACHE.list();
  // The last version expires by itself, once every isolate has read it.
  const kept = cached.keys.filter(({ name, expiration }) => !name.startsWith('version:') || !expiration);
  return [...pictures.objects.map(({ key }) => key), ...kept.map(({ name }) => name)]
    .filter((key) => new RegExp(`\\b${site}\\b|shared`).test(key))
    .toSorted();
};

async function keepOf(site: string): Promise<void> {
  for (const key of [`${site}/own`, `${site}/unnamed`, `pictures/${site}-alone`, 'pictures/shared']) {
    await env.PICTURES.put(key, 'bytes');
  }
  const cached = [`${site}/navigation/nl/main`, `${site}/page/fr/about`, `@host/${site}.test`];
  for (const key of [...cached, `@host/www.${site}.test`, `version:${site}`]) await env.CACHE.put(key, '1');
}

let made = 0;
let going = '';
let staying = '';

beforeEach(async () => {
  made += 1;
  going = `going${made}`;
  staying = `staying${made}`;
  await store(aWholeSite(going), aWholeSite(staying));
  await keepOf(going);
  await keepOf(staying);
});

describe('the tables of a site', () => {
  it('are all tables with a site column', async () => {
    expect([...SITE_TABLE_NAMES].toSorted()).toEqual((await tablesOfSites()).toSorted());
  });

  it('come before the tables that their rows refer to', async () => {
    const { results } = await env.DB.prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%REFERENCES%'",
    ).all<{ name: string; sql: string }>();
    const at = (name: string) => (SITE_TABLE_NAMES as readonly string[]).indexOf(name);
    for (const { name, sql } of results) {
      const parents = [...sql.matchAll(/REFERENCES "?(\w+)"?/g)].map(([, parent = '']) => parent);
      for (const parent of parents.filter((other) => other !== 'sites'))
        expect(at(name), `${name} → ${parent}`).toBeLessThan(at(parent));
    }
  });

  it('each have a row of the sites below', async () => {
    const empty = Object.entries(await rowsOf(going)).filter(([, rows]) => rows < 1);
    expect(empty).toEqual([]);
  });
});

describe('DELETE /sites/{siteId}', () => {
  it('deletes everything of the site, and nothing of another', async () => {
    const before = await rowsOf(staying);
    expect((await remove(`/sites/${going}`)).status).toBe(204);
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
    expect(await rowsOf(staying)).toEqual(before);
    expect((await keysOf(going)).filter((key) => !key.includes('shared'))).toEqual([]);
    expect(await keysOf(staying)).toEqual(
      [
        `${staying}/own`,
        `${staying}/unnamed`,
        `pictures/${staying}-alone`,
        'pictures/shared',
        `${staying}/navigation/nl/main`,
        `${staying}/page/fr/about`,
        `@host/${staying}.test`,
        `@host/www.${staying}.test`,
        `version:${staying}`,
      ].toSorted(),
    );
  });

  it('leaves the version of a site that was opened again, at every moment', async () => {
    let gate = 0;
    for (let isReached = true; isReached; gate++) {
      const id = `${going}-${gate}`;
      await store(siteStatements(aSite(id)));
      isReached = false;
      let told = '';
      const gated = withGates(directoryOf(env), async (at) => {
        if (at !== gate) return;
        isReached = true;
        await beginRemoval(directoryOf(env), id, new Date());
        expect(await removePiece(directoryOf(env), id)).toBe(true);
        expect((await put(`/sites/${id}`, aSite(id, { name: 'Again' }))).status).toBe(200);
        told = (await env.CACHE.get(`version:${id}`)) ?? '';
      });
      // The first one's removal has begun.
      await beginRemoval(directoryOf(env), id, new Date());
      await removePiece(gated, id);
      const { keys } = await env.CACHE.list({ prefix: `version:${id}` });
      if (!isReached) break;
      expect(Number(told), `gate ${gate}`).toBeGreaterThan(0);
      expect(Number(await env.CACHE.get(`version:${id}`)), `gate ${gate}`).toBeGreaterThanOrEqual(
        Number(told),
      );
      expect(
        keys.map(({ name, expiration }) => [name, expiration]),
        `gate ${gate}`,
      ).toEqual([[`version:${id}`, undefined]]);
    }
    expect(gate).toBeGreaterThan(5);
  });

  it('is repeated while KV refuses the last version', async () => {
    const CACHE = new Proxy(env.CACHE, {
      get: (inner, name) =>
        name === 'put' ? () => Promise.reject(new Error('429')) : Reflect.get(inner, name).bind(inner),
    });
    await beginRemoval(directoryOf(env), going, new Date());
    await expect(removePiece({ ...directoryOf(env), CACHE }, going)).rejects.toThrow('was not written');
    expect(await removePiece(directoryOf(env), going)).toBe(true);
    expect(Number(await env.CACHE.get(`version:${going}`))).toBeGreaterThan(1);
  });

  it('deletes a picture that no site uses any more', async () => {
    await env.DB.prepare("DELETE FROM assets WHERE name = 'shared' AND site_id <> ?").bind(going).run();
    await remove(`/sites/${going}`);
    expect(await env.PICTURES.head('pictures/shared')).toBeNull();
  });

  it('answers 404 for an unknown site, and for a removed one', async () => {
    expect((await remove('/sites/nowhere')).status).toBe(404);
    await remove(`/sites/${going}`);
    expect(await answerOf(await remove(`/sites/${going}`))).toMatchObject({ status: 404 });
  });

  it('hides the site at once, and frees its hostnames', async () => {
    expect(await beginRemoval(env, going, NOW)).toBe('begun');
    expect(await beginRemoval(env, going, NOW)).toBe('under way');
    for (const path of [`/sites/${going}`, `/sites/by-hostname/${going}.test`, `/sites/${going}/document`])
      expect((await get(path)).status, path).toBe(404);
    await store(siteStatements(aSite(`new${made}`, { hostnames: [`${going}.test`] })));
    expect(await answerOf(await get(`/sites/by-hostname/${going}.test`))).toMatchObject({
      body: { id: `new${made}` },
    });
  });
});

describe('a removal in pieces', () => {
  const TINY = { rows: 3, rounds: 8 };

  it('stays within its limits, and completes', async () => {
    await beginRemoval(env, going, NOW);
    const counts = [Object.values(await rowsOf(going)).reduce((sum, rows) => sum + rows)];
    while (!(await removePiece(env, going, TINY))) {
      counts.push(Object.values(await rowsOf(going)).reduce((sum, rows) => sum + rows));
      expect(counts.length).toBeLessThan(60);
    }
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
  });

  it('can run twice at the same time', async () => {
    await beginRemoval(env, going, NOW);
    await Promise.all([removePiece(env, going), removePiece(env, going)]);
    expect(Object.values(await rowsOf(going)).filter((rows) => rows !== 0)).toEqual([]);
  });

  it('does nothing for a site whose removal has not begun', async () => {
    const before = await rowsOf(going);
    expect(await removePiece(env, going)).toBe(true);
    expect(await rowsOf(going)).toEqual(before);
  });

  it('continues as a queue message', async () => {
    await beginRemoval(env, going, NOW);
    await doWork({ kind: 'remove-site', siteId: going }, env, NOW);
    expect((await rowsOf(going)).sites).toBe(0);
  });

  it('is completed by the cron when its message was lost', async () => {
    await beginRemoval(env, going, NOW);
    await removeLeftOver(env, new Date(NOW.getTime() + 60_000));
    expect((await rowsOf(going)).sites).toBe(1);
    await removeLeftOver(env, new Date(NOW.getTime() + 11 * 60_000));
    expect((await rowsOf(going)).sites).toBe(0);
  });
});
