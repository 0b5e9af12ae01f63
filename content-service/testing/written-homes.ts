/** An agency whose people write its homes, for tests. */
import type { StaffRight } from '#wire/staff.ts';
import { siteStatements } from '../intake/index.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';
import { tokenHash } from '../platform/tokens.ts';
import { aCity, anEstate, aSite } from './fixtures.ts';
import { store } from './store.ts';

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);

/** A whole record of an estate for sale. */
export const aHomeRecord = (id: number | string, price = 395_000, changes: object = {}) => ({
  estate: {
    ...anEstate(id, {
      headType: { id: 1 },
      price: { value: price },
      address: KNOKKE,
      publicationDate: '2026-11-01T10:00:00.000Z',
      ...changes,
    }),
  },
});

/** Secret of a person's session. */
export const sessionOf = (person: string): string => person.padEnd(43, 's');

/** A person with a session that lasts, and these rights. */
export const personStatements = (
  siteId: string,
  person: string,
  rights: readonly StaffRight[],
  sees: 'all' | 'own' = 'all',
): Statement[] => [
  {
    sql:
      'INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at, edits_homes, edits_site, keeps_people) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    params: [
      siteId,
      person,
      person,
      `${person}@agency.test`,
      addressKey(`${person}@agency.test`),
      sees,
      '2026-11-01T10:00:00.000Z',
      ...(['homes', 'site', 'people'] as const).map((right) => Number(rights.includes(right))),
    ],
  },
  {
    sql:
      'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
      "VALUES (?, ?, ?, ?, 'Firefox', ?, ?, ?)",
    params: [
      siteId,
      tokenHash(sessionOf(person)),
      `device-${person}`,
      person,
      '2026-11-01T10:00:00.000Z',
      '2099-01-01T00:00:00.000Z',
      '2099-12-31T00:00:00.000Z',
    ],
  },
];

/** The seller's page of a home whose address was ended a moment ago. */
export const endedSellerPage = (siteId: string, home: string, now = new Date()): Statement => ({
  sql:
    'INSERT INTO seller_windows (site_id, id, kind, home, seed, locale, origin, made_by, made_at, ended_at, mailed_on) ' +
    "VALUES (?1, ?2, 'estate', ?2, 'seed', 'nl', 'https://agency.test', 'staff:an', ?3, ?3, '2026-11-16')",
  params: [siteId, home, now.toISOString()],
});

/** A site with An and Bo, who both write homes. */
export async function aWritingAgency(siteId: string): Promise<void> {
  await store(
    siteStatements(
      aSite(siteId, {
        settings: { features: ['staff', 'alerts'], contact: { email: 'office@agency.test' } },
      }),
    ),
    personStatements(siteId, 'an', ['homes', 'people']),
    personStatements(siteId, 'bo', ['homes']),
  );
}
