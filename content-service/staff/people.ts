import type * as z from 'zod';
import { STAFF_RIGHTS, type StaffListSchema, type StaffPersonRequestSchema } from '#wire/staff.ts';
import type { ChangePeople, StaffPeople } from '#wire/staff-people.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../platform/db/refuse-where.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { addressKey, newId } from '../platform/hash.ts';
import { journalOfChange } from '../platform/journal.ts';
import { siteStaysStatement } from '../platform/on-site.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { deliverLater, invitationStatement } from './invitation.ts';
import { journalOfPerson } from './people-journal.ts';
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

/** Adds a person with this id, or changes the person with this address; without `rights` those of a known person stay. */
const putStatement = (
  siteId: string,
  id: string,
  { name, email, sees, rights }: PersonRequest,
  now: Date,
): Statement => {
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
      id,
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

/** Adds a person, or changes name and rights of the person with this address. Throws not_found for the site. */
export async function putPerson(
  siteId: string,
  person: PersonRequest,
  { env: { DB }, now, caller }: CallContext,
): Promise<StaffList> {
  const id = newPerson();
  const statements = [
    siteStaysStatement(siteId),
    journalOfPerson(siteId, caller.who, { ...person, id }, now),
    putStatement(siteId, id, person, now),
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

/** Why a batch was refused that says whether the address is known. */
const REFUSALS: Readonly<Record<string, () => ContentError>> = {
  person_missing: () => notFound('person'),
  person_known: () => new ContentError('refused', 'Somebody has this address.', { email: 'known' }),
};

/** Refuses the batch unless somebody has the address, or nobody, as was asked. */
const onlyStatements = (siteId: string, key: string, only: 'new' | 'known' | undefined): Statement[] => {
  const known = 'EXISTS (SELECT 1 FROM staff WHERE site_id = ? AND email_key = ? AND removed_at IS NULL)';
  if (only === undefined) return [];
  return only === 'new'
    ? [refuseWhere('person_known', known, [siteId, key])]
    : [refuseWhere('person_missing', `NOT ${known}`, [siteId, key])];
};

/**
 * The people of an agency, by one of them who may add people; puts or removes one before. Nobody grants what they lack,
 * and somebody is left who may: both are conditions of the batch. Who is added is mailed the address of the page.
 * Throws role_missing, refused, not_found.
 */
export async function changePeople(
  siteId: string,
  { session, put, remove }: ChangePeople,
  context: CallContext,
): Promise<StaffPeople> {
  const { env, now } = context;
  const me = await whoseSession(siteId, session, context);
  requireRight(me, 'people');
  const who = staffCaller(me);
  const id = newPerson();
  const key = addressKey(put?.email ?? '');
  const statements = [
    holdsStatement(siteId, session, 'people', now),
    ...(put === undefined
      ? []
      : [
          ...onlyStatements(siteId, key, put.only),
          grantsStatement(siteId, session, { ...put, key }, now),
          journalOfPerson(siteId, who, { ...put, id }, now),
          putStatement(siteId, id, put, now),
          await invitationStatement(siteId, { id, email: put.email }, context),
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
    if (put !== undefined) deliverLater(siteId, context);
    return { me, staff: (results.at(-1)?.results ?? []).map(withRights) };
  } catch (error) {
    throw REFUSALS[refusalOf(error) ?? '']?.() ?? rightsRefusal(error);
  }
}

/** An id of a person. */
const newPerson = (): string => newId().slice(0, 12);

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
