import { inject } from 'vitest';
import { SITE_TABLE_NAMES } from '../across/tables.ts';
import { newSubscriptionStatements } from '../alerts/subscriptions.ts';
import { appointmentStatement } from '../appointments/statements.ts';
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
} from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import type { Param, Statement } from '../platform/db/statement.ts';
import { anAgenda } from './agenda.ts';
import { assetStatements } from './assets.ts';
import { aGuid, aListing, anEstate, aPage, aSite } from './fixtures.ts';
import { aRentalUnit, RATES } from './rentals.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const AT = NOW.toISOString();
const NAME = { nl: 'Zeezicht' };

/** Columns of every table as the schema has them, with what a row needs: no default, and not generated. */
const COLUMNS = new Map(
  [...inject('schema').matchAll(/^CREATE TABLE (\w+) \(\n([\s\S]*?)\n\)/gm)].map(
    ([, table = '', body = '']) => [
      table,
      [...body.matchAll(/^ {2}([a-z]\w*) (TEXT|INTEGER|REAL)\b(.*)$/gm)].map(
        ([, name = '', type = '', rest = '']) => ({
          name,
          type,
          isNeeded: rest.includes('NOT NULL') && !/DEFAULT|GENERATED/.test(rest),
          first: / IN \('(\w+)'/.exec(rest)?.[1],
          isJson: rest.includes('json_'),
          parent: new RegExp(`FOREIGN KEY \\(site_id, ${name}\\) REFERENCES (\\w+)`).exec(body)?.[1],
        }),
      ),
    ],
  ),
);

/** Ids of the rows below that others refer to; `one` for the rest. */
const IDS: Readonly<Record<string, string>> = {
  estates: '10',
  rental_units: 'flat',
  stays: 'blocked',
  appointments: 'appointment',
  subscriptions: 'subscription',
};

/** A row with values for these columns, and plain ones for others that it needs. */
function columnsOf(table: string, site: string, given: Readonly<Record<string, Param>>) {
  const plain = (COLUMNS.get(table) ?? [])
    .filter(({ name, isNeeded }) => isNeeded && !(name in given))
    .map(({ name, type, first, isJson, parent }): [string, Param] => {
      if (name === 'site_id') return [name, site];
      if (parent !== undefined) return [name, IDS[parent] ?? 'one'];
      if (first !== undefined) return [name, first];
      if (isJson) return [name, '{}'];
      if (type !== 'TEXT') return [name, 1];
      if (name === 'id') return [name, 'one'];
      return [name, /_at$|^(?:at|day|since|until)$/.test(name) ? AT : `${site}-${name}`];
    });
  return [...Object.entries(given), ...plain];
}

/** A row of a table with these values, and plain ones for the other columns that it needs. */
export const row = (table: string, site: string, given: Readonly<Record<string, Param>> = {}): Statement => {
  const columns = columnsOf(table, site, given);
  return {
    sql: `INSERT INTO ${table} (${columns.map(([name]) => name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    params: columns.map(([, value]) => value),
  };
};

/** A plain row of a table that has none of the site yet. */
const plainRow = (table: string, site: string): Statement => {
  const columns = columnsOf(table, site, {});
  return {
    sql:
      `INSERT INTO ${table} (${columns.map(([name]) => name).join(', ')}) SELECT ${columns.map(() => '?').join(', ')} ` +
      `WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE site_id = ?)`,
    params: [...columns.map(([, value]) => value), site],
  };
};

/** A stored size of a picture. */
export const anAsset = (site: string, name: string, r2Key: string) =>
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
export const aWholeSite = (site: string): Statement[] => {
  const city = { id: 1, zip: '8300', name: NAME };
  const general = {
    title: NAME,
    headType: { id: 1, name: NAME },
    subType: { id: 2, name: NAME },
    address: { visible: true, city, country: { id: 'BE' }, geoLocation: { lat: 51, lon: 3 } },
  };
  return [
    ...siteStatements(aSite(site, { hostnames: [`${site}.test`, `www.${site}.test`] })),
    ...navigationStatements(site, { name: 'main', items: [] }),
    ...pageStatements(site, aPage('about', { nl: 'about' })),
    ...entityStatements(site, { id: 'team', name: NAME }, [{ id: 'an', title: NAME }]),
    ...collectionStatements(site, { id: 'new', title: NAME }),
    ...translationStatements(site, 'nl', { 'home.title': 'Thuis' }),
    ...[10, 30, 40, 50, 60].flatMap((id) =>
      estateStatements(site, anEstate(id, general), { collections: ['new'] }),
    ),
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
    ...anAsset(site, 'own', `${site}/own`),
    ...anAsset(site, 'logo', `pictures/${site}-alone`),
    ...anAsset(site, 'shared', 'pictures/shared'),
    row('alert_runs', site, { day: '2026-11-22' }),
    row('alerts_at_once', site, {}),
    row('agenda_closures', site, {
      starts_at: '2026-12-24T00:00:00.000Z',
      ends_at: '2026-12-25T00:00:00.000Z',
    }),
    row('open_houses', site, {
      estate_id: '1',
      day: '2026-12-05',
      from_time: '10:00',
      to_time: '12:00',
      registration: 0,
      ends_at: '2026-12-05T11:00:00.000Z',
    }),
    row('home_days', site, { kind: 'estate', home_id: '10', day: '2026-11-22', opened: 7 }),
    row('duo_lists', site, { id: 'one', used_on: '2026-11-22' }),
    row('duo_people', site, { list_id: 'one', person: 2 }),
    row('duo_homes', site, { list_id: 'one', home: '10' }),
    row('duo_marks', site, { list_id: 'one', home: '10', person: 1 }),
    row('outbox', site, { kind: 'contact-notice', recipient: 'an@example.be' }),
    row('mail_days', site, { day: '2026-11-22' }),
    row('lead_calls', site, { id: 'lead-contact-one' }),
    row('own_services', site, { address: 'https://a.be/', picture_hosts: '[]' }),
    row('own_homes', site, { id: '10' }),
    row('asked_homes', site, { id: '11' }),
    row('picture_chains', site, { until: 0 }),
    row('feeds', site, { name: 'file', kind: 'file', settings: '{}', every: 900_000 }),
    row('made_homes', site, { home: '800000000001' }),
    row('home_layers', site, { kind: 'estate', home: '1', field: 'hidden', value: 'true' }),
    row('feed_homes', site, { feed: 'file', number: 900_000_000_001, estate_id: '900000000001' }),
    row('feed_pages', site, { feed: 'file', ids: '[]' }),
    row('picture_uses', site, { kind: 'estate', id: '1', name: 'villa' }),
    row('unnamed_pictures', site, { name: 'gone', since: '2026-01-01T00:00:00.000Z' }),
    row('picture_files', site, { hash: 'f'.repeat(64), content_type: 'image/webp', unused_since: AT }),
    row('records', site, { kind: 'page', id: 'a' }),
    row('site_shards', site, { shard: 0 }),
    row('claimed_hostnames', site, {
      hostname: `claimed.${site}.test`,
      claim: '',
      claimed_at: '2026-11-21T11:00:00.000Z',
    }),
    row('restores', site, { events_from: 0, journal_from: 0 }),
    row('holds', site, { until: 0 }),
    row('traffic', site, { slot: 0, errors: 0, failed: 0 }),
    row('calendars', site, { kind: 'unit', subject_id: 'flat', seed: '', hash: '' }),
    row('read_calendars', site, {
      address: 'https://portal.example/a.ics',
      nights: '["2027-08-01"]',
      next_at: '9',
    }),
    row('appointment_moves', site, {
      moved_at: '1970-01-01T00:00:00.000Z',
      from_start: '1970-01-01T01:00:00.000Z',
      from_end: '1970-01-01T02:00:00.000Z',
      from_agent: '{}',
    }),
    row('rental_alerts', site, { known: '[]', seen_on: '2026-01-01' }),
    row('addressed_pictures', site, { home_id: '10', name: 'at-1', address: 'https://a.be/1' }),
    row('mailed_tokens', site, { kind: 'stay', subject_id: 'blocked' }),
    row('answer_links', site, { subject_id: 'blocked', deed: 'confirm', mailed_to: 'office@a.test' }),
    row('imports', site),
    row('staged_records', site, { kind: 'page', id: 'a' }),
    row('staged_rows', site, { row: '{}' }),
    row('tokens', site, { id: site }),
    row('previews', site, { id: site }),
    ...SITE_TABLE_NAMES.toReversed().map((table) => plainRow(table, site)),
  ];
};

/** A row as JSON, without numbers that count over a whole database. */
export const comparableRow = ({
  num: _num,
  seq: _seq,
  upto: _upto,
  weekly_upto: _weekly,
  seen_event: _seen,
  events_after: _after,
  ...row
}: Readonly<Record<string, unknown>>): string => JSON.stringify(row);
