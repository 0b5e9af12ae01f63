import type * as z from 'zod';
import type { StaffListSchema, StaffPersonRequestSchema } from '#wire/staff.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { addressKey, newId } from '../platform/hash.ts';
import { journalOfChange, journalStatement } from '../platform/journal.ts';
import { siteStaysStatement } from '../platform/on-site.ts';
import type { CallContext } from '../platform/operation/operation.ts';

type StaffList = z.output<typeof StaffListSchema>;
type Person = StaffList['staff'][number];

/** Adds a person, or changes name and rights of the person with this address. Throws not_found for the site. */
export async function putPerson(
  siteId: string,
  { name, email, sees }: z.output<typeof StaffPersonRequestSchema>,
  { env: { DB }, now, caller }: CallContext,
): Promise<StaffList> {
  const id = newId().slice(0, 12);
  const statements = [
    siteStaysStatement(siteId),
    {
      sql:
        'INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) VALUES (?, ?, ?, ?, ?, ?, ?) ' +
        'ON CONFLICT (site_id, email_key) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name, sees = excluded.sees',
      params: [siteId, id, name, email, addressKey(email), sees, now.toISOString()],
    },
    journalStatement({ siteId, who: caller.who, deed: 'staff.added', what: name, count: 1 }, now),
    peopleStatement(siteId, now),
  ];
  const results = await DB.batch<Person>(statements.map((one) => prepare(DB, one)));
  return { staff: results.at(-1)?.results ?? [] };
}

/**
 * Removes a person's access at once, on all devices; their name stays with their actions. Throws not_found.
 */
export async function removePerson(
  siteId: string,
  id: string,
  { env: { DB }, now, caller }: CallContext,
): Promise<null> {
  const key = [siteId, id];
  const [removed] = await DB.batch(
    [
      {
        sql:
          "UPDATE staff SET removed_at = ?3, email = '', email_key = '' " +
          'WHERE site_id = ?1 AND id = ?2 AND removed_at IS NULL',
        params: [...key, now.toISOString()],
      },
      journalOfChange({ siteId, who: caller.who, deed: 'staff.removed', what: id, count: 1 }, now),
      { sql: 'DELETE FROM staff_sessions WHERE site_id = ? AND staff_id = ?', params: key },
      { sql: 'DELETE FROM staff_sign_ins WHERE site_id = ? AND staff_id = ?', params: key },
    ].map((one) => prepare(DB, one)),
  );
  if (removed?.meta.changes === 0) throw notFound('person');
  return null;
}

/** The people of an agency, with their numbers of signed-in devices. */
const peopleStatement = (siteId: string, now: Date): Statement => ({
  sql:
    'SELECT p.id, p.name, p.email, p.sees, count(s.hash) AS devices, max(s.seen_at) AS seenAt FROM staff AS p ' +
    'LEFT JOIN staff_sessions AS s ON s.site_id = p.site_id AND s.staff_id = p.id AND s.expires_at > ?2 ' +
    'WHERE p.site_id = ?1 AND p.removed_at IS NULL GROUP BY p.id ORDER BY p.name',
  params: [siteId, now.toISOString()],
});

/** Lists the people of an agency. */
export async function listPeople(siteId: string, db: D1Database, now: Date): Promise<StaffList> {
  const { results } = await prepare(db, peopleStatement(siteId, now)).all<Person>();
  return { staff: results };
}
