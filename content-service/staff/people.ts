import type * as z from 'zod';
import { STAFF_RIGHTS, type StaffListSchema, type StaffPersonRequestSchema } from '#wire/staff.ts';
import type { ChangePeople } from '#wire/written-homes.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { addressKey, newId } from '../platform/hash.ts';
import { journalOfChange } from '../platform/journal.ts';
import { siteStaysStatement } from '../platform/on-site.ts';
import type { CallContext } from '../platform/operation/operation.ts';

import {
  grantsStatement,
  holdsStatement,
  RIGHT_COLUMNS,
  RIGHTS_OF,
  requireRight,
  rightsRefusal,
  someoneStatement,
  withRights,
} from './rights.ts';
import { staffCaller, whoseSession } from './sessions.ts';

type StaffList = z.output<typeof StaffListSchema>;
type Person = StaffList['staff'][number];

type PersonRequest = z.output<typeof StaffPersonRequestSchema>;

/** Adds a person, or changes the person with this address; without `rights` those of a known person stay. */
const putStatement = (siteId: string, { name, email, sees, rights }: PersonRequest, now: Date): Statement => {
  const columns = STAFF_RIGHTS.map((right) => RIGHT_COLUMNS[right]);
  const changed = rights === undefined ? [] : columns.map((column) => `, ${column} = excluded.${column}`);
  return {
    sql:
      `INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at, ${columns.join(', ')}) ` +
      `VALUES (?, ?, ?, ?, ?, ?, ?${', ?'.repeat(columns.length)}) ` +
      'ON CONFLICT (site_id, email_key) WHERE removed_at IS NULL DO UPDATE SET name = excluded.name, ' +
      `sees = excluded.sees${changed.join('')}`,
    params: [
      siteId,
      newId().slice(0, 12),
      name,
      email,
      addressKey(email),
      sees,
      now.toISOString(),
      ...STAFF_RIGHTS.map((right) => Number(rights?.includes(right) ?? false)),
    ],
  };
};

/** Ends a person's access at once, on all devices; their name stays with their actions. */
const removeStatements = (siteId: string, id: string, who: string, now: Date): Statement[] => {
  const key = [siteId, id];
  return [
    {
      sql:
        "UPDATE staff SET removed_at = ?3, email = '', email_key = '' " +
        'WHERE site_id = ?1 AND id = ?2 AND removed_at IS NULL',
      params: [...key, now.toISOString()],
    },
    journalOfChange({ siteId, who, deed: 'staff.removed', what: id, count: 1 }, now),
    { sql: 'DELETE FROM staff_sessions WHERE site_id = ? AND staff_id = ?', params: key },
    { sql: 'DELETE FROM staff_sign_ins WHERE site_id = ? AND staff_id = ?', params: key },
  ];
};

/** Logs that a person is put, with what this gives and takes; before it is done. */
const putEvent = (
  siteId: string,
  who: string,
  { name, email, sees, rights }: PersonRequest,
  now: Date,
): Statement => {
  const changes = STAFF_RIGHTS.map((right) => {
    const had = `ifnull(o.${RIGHT_COLUMNS[right]}, 0)`;
    const has = rights === undefined ? had : String(Number(rights.includes(right)));
    return `CASE ${has} - ${had} WHEN 1 THEN ' +${right}' WHEN -1 THEN ' -${right}' ELSE '' END`;
  });
  return {
    sql:
      'INSERT INTO journal (site_id, at, who, deed, what, count) ' +
      "SELECT ?1, ?3, ?4, iif(o.id IS NULL, 'staff.added', 'staff.changed'), " +
      `?5 || iif(o.sees IS ?6, '', ' sees ' || ?6) || ${changes.join(' || ')}, 1 FROM (SELECT 1) ` +
      'LEFT JOIN staff AS o ON o.site_id = ?1 AND o.email_key = ?2 AND o.removed_at IS NULL',
    params: [siteId, addressKey(email), now.toISOString(), who, name, sees],
  };
};

/** Adds a person, or changes name and rights of the person with this address. Throws not_found for the site. */
export async function putPerson(
  siteId: string,
  person: PersonRequest,
  { env: { DB }, now, caller }: CallContext,
): Promise<StaffList> {
  const statements = [
    siteStaysStatement(siteId),
    putEvent(siteId, caller.who, person, now),
    putStatement(siteId, person, now),
    peopleStatement(siteId, now),
  ];
  const results = await DB.batch<PersonRow>(statements.map((one) => prepare(DB, one)));
  return { staff: (results.at(-1)?.results ?? []).map(withRights) };
}

/** Removes a person's access. Throws not_found. */
export async function removePerson(
  siteId: string,
  id: string,
  { env: { DB }, now, caller }: CallContext,
): Promise<null> {
  const [removed] = await DB.batch(
    removeStatements(siteId, id, caller.who, now).map((one) => prepare(DB, one)),
  );
  if (removed?.meta.changes === 0) throw notFound('person');
  return null;
}

/**
 * The people of an agency, by one of them who may add people; puts or removes one before. Nobody grants what they lack,
 * and somebody is left who may: both are conditions of the batch. Throws role_missing, refused, not_found.
 */
export async function changePeople(
  siteId: string,
  { session, put, remove }: ChangePeople,
  context: CallContext,
): Promise<StaffList> {
  const { env, now } = context;
  const me = await whoseSession(siteId, session, context);
  requireRight(me, 'people');
  const who = staffCaller(me);
  const statements = [
    holdsStatement(siteId, session, 'people', now),
    ...(put === undefined
      ? []
      : [
          grantsStatement(siteId, session, { ...put, key: addressKey(put.email) }, now),
          putEvent(siteId, who, put, now),
          putStatement(siteId, put, now),
          someoneStatement(siteId),
        ]),
    ...(remove === undefined
      ? []
      : [
          refuseWhere(
            'person_missing',
            'NOT EXISTS (SELECT 1 FROM staff WHERE site_id = ? AND id = ? AND removed_at IS NULL)',
            [siteId, remove],
          ),
          ...removeStatements(siteId, remove, who, now),
          someoneStatement(siteId),
        ]),
    peopleStatement(siteId, now),
  ];
  try {
    const results = await env.DB.batch<PersonRow>(statements.map((one) => prepare(env.DB, one)));
    return { staff: (results.at(-1)?.results ?? []).map(withRights) };
  } catch (error) {
    throw refusalOf(error) === 'person_missing' ? notFound('person') : rightsRefusal(error);
  }
}

type PersonRow = Omit<Person, 'rights'> & { readonly rights: string };

/** The people of an agency, with their numbers of signed-in devices. */
const peopleStatement = (siteId: string, now: Date): Statement => ({
  sql:
    `SELECT p.id, p.name, p.email, p.sees, ${RIGHTS_OF} AS rights, ` +
    'count(s.hash) AS devices, max(s.seen_at) AS seenAt FROM staff AS p ' +
    'LEFT JOIN staff_sessions AS s ON s.site_id = p.site_id AND s.staff_id = p.id AND s.expires_at > ?2 ' +
    'WHERE p.site_id = ?1 AND p.removed_at IS NULL GROUP BY p.id ORDER BY p.name',
  params: [siteId, now.toISOString()],
});

/** Lists the people of an agency. */
export async function listPeople(siteId: string, db: D1Database, now: Date): Promise<StaffList> {
  const { results } = await prepare(db, peopleStatement(siteId, now)).all<PersonRow>();
  return { staff: results.map(withRights) };
}
